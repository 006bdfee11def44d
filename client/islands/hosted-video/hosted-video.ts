import { defineBehaviour } from "../../island/define-island.ts";

/**
 * Replaces the button with the provider's player after a click. Before that the browser does not contact
 * the provider.
 */
export const hostedVideo = defineBehaviour({
  name: "hosted-video",
  start(element) {
    const button = element.querySelector("button");
    if (!button) throw new Error("The video has no button");
    button.addEventListener("click", () => {
      const player = document.createElement("iframe");
      player.src = button.dataset.player ?? "";
      player.title = "Product video";
      player.allow = "autoplay; fullscreen; picture-in-picture";
      button.replaceWith(player);
      player.focus();
    });
  },
});
