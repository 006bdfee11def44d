import { afterEach, expect, test, vi } from "vitest";
import { film } from "./film.ts";

afterEach(() => vi.unstubAllGlobals());

test("the film plays while it is in view", () => {
  const { video, look } = startFilm();

  look(true);
  expect(video.play).toHaveBeenCalledOnce();

  look(false);
  expect(video.pause).toHaveBeenCalled();
  expect(video.muted).toBe(true);
});

test("a film that was paused by the visitor stays paused when seen again", () => {
  const { video, toggle, look } = startFilm();
  look(true);

  toggle.click();
  look(false);
  look(true);

  expect(video.play).toHaveBeenCalledOnce();
  expect(toggle.textContent).toBe("Play the film");
});

test.each([
  ["less motion", { reducedMotion: true }],
  ["less data", { saveData: true }],
])("where %s is asked for, the film waits for its button", (_wish, settings) => {
  const { video, toggle, look } = startFilm(settings);

  look(true);
  expect(video.play).not.toHaveBeenCalled();
  expect(toggle.hidden).toBe(false);

  toggle.click();
  expect(video.play).toHaveBeenCalledOnce();
  expect(toggle.textContent).toBe("Pause the film");
});

test("a browser that refuses to play by itself leaves the choice to the visitor", async () => {
  const { video, toggle, look } = startFilm();
  video.play.mockRejectedValue(new DOMException("Not now", "NotAllowedError"));

  look(true);

  await vi.waitFor(() => expect(toggle.textContent).toBe("Play the film"));
});

test("a look that was too short does not stop the film for good", async () => {
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
