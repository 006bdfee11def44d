import { defineBehaviour } from "../../island/define-island.ts";

/**
 * Plays the film while it is in view, and shows its pause button. If the visitor prefers reduced motion or data,
 * the film plays only after a click on the button. The browser fetches the film when it first plays.
 */
export const film = defineBehaviour({
  name: "film",
  start(element) {
    const video = element.querySelector("video");
    const toggle = element.querySelector<HTMLButtonElement>("[data-film-toggle]");
    if (!video || !toggle) throw new Error("The film has no video or no button");
    const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
    let isWanted = !reducedMotion.matches && !savesData();
    let isInView = false;

    const update = () => {
      toggle.textContent = isWanted ? "Pause the film" : "Play the film";
      toggle.dataset.filmToggle = isWanted ? "pause" : "play";
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
        // Paused before the first frame, because the film left the view. It plays when it comes back.
        if (error instanceof DOMException && error.name === "AbortError") return;
        want(false);
      }
    };

    // Browsers allow automatic playback only if this property is set.
    video.muted = true;
    toggle.hidden = false;
    toggle.addEventListener("click", () => want(!isWanted));
    reducedMotion.addEventListener("change", () => want(!reducedMotion.matches && !savesData()));
    const observer = new IntersectionObserver((entries) => {
      isInView = entries.at(-1)?.isIntersecting ?? false;
      update();
    });
    observer.observe(video);
    update();
  },
});

/** Only some browsers provide this setting. */
function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}
