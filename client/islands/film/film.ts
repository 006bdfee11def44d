import { defineBehaviour } from "../../island/define-island.ts";

/**
 * Plays the film while it is in view, and shows the button that stops it. Where motion or data is
 * to be spared it waits for that button. Nothing of the film is fetched before it first plays.
 */
export const film = defineBehaviour({
  name: "film",
  start(element) {
    const video = element.querySelector("video");
    const toggle = element.querySelector<HTMLButtonElement>("[data-film-toggle]");
    if (!video || !toggle) throw new Error("The film has no video or no button");
    const still = matchMedia("(prefers-reduced-motion: reduce)");
    let isWanted = !still.matches && !savesData();
    let isInView = false;

    const update = () => {
      toggle.textContent = isWanted ? "Pause the film" : "Play the film";
      if (isWanted && isInView) void play();
      else video.pause();
    };
    const want = (wanted: boolean) => {
      isWanted = wanted;
      update();
    };
    const play = async () => {
      try {
        await video.play();
      } catch (error) {
        // Out of view again before the first frame: the next look tries once more.
        if (error instanceof DOMException && error.name === "AbortError") return;
        want(false);
      }
    };

    // Browsers let a film begin by itself only if it is silent, whatever the markup says.
    video.muted = true;
    toggle.hidden = false;
    toggle.addEventListener("click", () => want(!isWanted));
    still.addEventListener("change", () => want(!still.matches && !savesData()));
    const observer = new IntersectionObserver((entries) => {
      isInView = entries.at(-1)?.isIntersecting ?? false;
      update();
    });
    observer.observe(video);
    update();
  },
});

/** Only some browsers tell; the others have no such setting. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}
