import { afterEach, expect, test, vi } from "vitest";
import { film } from "./film.ts";

afterEach(() => vi.unstubAllGlobals());

test("plays the film while it is in view", () => {
  const { video, look } = startFilm();

  look(true);
  expect(video.play).toHaveBeenCalledOnce();

  look(false);
  expect(video.pause).toHaveBeenCalled();
  expect(video.muted).toBe(true);
});

test("stays paused after the visitor has paused it, also when it comes into view again", () => {
  const { video, toggle, look } = startFilm();
  look(true);

  toggle.click();
  look(false);
  look(true);

  expect(video.play).toHaveBeenCalledOnce();
  expect(toggle.textContent).toBe("Play the film");
  expect(toggle.dataset.filmToggle).toBe("play");
});

test.each([
  ["reduced motion", { reducedMotion: true }],
  ["reduced data", { saveData: true }],
])("with %s preferred, the film plays only after a click on its button", (_wish, settings) => {
  const { video, toggle, look } = startFilm(settings);

  look(true);
  expect(video.play).not.toHaveBeenCalled();
  expect(toggle.hidden).toBe(false);

  toggle.click();
  expect(video.play).toHaveBeenCalledOnce();
  expect(toggle.textContent).toBe("Pause the film");
});

test("offers the button if the browser refuses to play", async () => {
  const { video, toggle, look } = startFilm();
  video.play.mockRejectedValue(new DOMException("Not now", "NotAllowedError"));

  look(true);

  await vi.waitFor(() => expect(toggle.textContent).toBe("Play the film"));
});

test("plays again in view after a play request that scrolling aborted", async () => {
  const { video, toggle, look } = startFilm();
  video.play.mockRejectedValueOnce(new DOMException("Paused", "AbortError"));

  look(true);
  look(false);
  await Promise.resolve();
  look(true);

  expect(video.play).toHaveBeenCalledTimes(2);
  expect(toggle.textContent).toBe("Pause the film");
});

function startFilm({ reducedMotion = false, saveData = false } = {}) {
  const video = { muted: false, play: vi.fn(async () => undefined), pause: vi.fn() };
  const toggle = Object.assign(new EventTarget(), {
    hidden: true,
    textContent: "",
    dataset: { filmToggle: "" },
    click: () => toggle.dispatchEvent(new Event("click")),
  });
  const preference = Object.assign(new EventTarget(), { matches: reducedMotion });
  let look: (isIntersecting: boolean) => void = () => undefined;
  vi.stubGlobal("matchMedia", () => preference);
  vi.stubGlobal("navigator", { connection: { saveData } });
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        look = (isIntersecting) => report([{ isIntersecting }]);
      }
      observe() {}
    },
  );
  const querySelector = (selector: string) => (selector === "video" ? video : toggle);

  film.start({ querySelector } as unknown as HTMLElement);
  return { video, toggle, look: (isIntersecting: boolean) => look(isIntersecting) };
}
