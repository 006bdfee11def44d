import { defineBehaviour } from "../../island/define-island.ts";
import { onPlainClick } from "../../island/plain-click.ts";

/**
 * Replaces the link to the provider's player with the player after a click. Before that the browser does not
 * contact the provider.
 */
export const hostedVideo = defineBehaviour({
  name: "hosted-video",
  start(element) {
    const link = element.querySelector("a");
    if (!link) throw new Error("The video has no link");
    const play = () => {
      const player = document.createElement("iframe");
      player.src = link.href;
      player.title = "Product video";
      player.allow = "autoplay; fullscreen; picture-in-picture";
      link.replaceWith(player);
      player.focus();
    };
    link.addEventListener("click", onPlainClick(play));
  },
});
