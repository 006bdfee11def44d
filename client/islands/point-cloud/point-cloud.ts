import type { SceneName } from "../../../shared/content/point-clouds.ts";
import { defineBehaviour } from "../../island/define-island.ts";
import type { createViewer } from "./viewer.ts";
import { partsOf } from "./viewer-parts.ts";

const failures = {
  unsupported: "This browser cannot draw the point cloud. The picture and the findings stay.",
  load: "The point cloud has not loaded. Check the connection and try again.",
  lost: "The browser has taken the graphics memory back. The point cloud returns once it is free.",
};

/**
 * Replaces the picture with the point cloud that it shows, after its form is submitted. The code of the viewer and the scan
 * are fetched then. Without WebGL 2, and while its context is lost, the picture stays.
 */
export const pointCloud = defineBehaviour({
  name: "point-cloud",
  start(element) {
    const form = element.querySelector("form");
    const button = form?.querySelector("button");
    if (!form || !button) throw new Error("The point cloud has no button");
    const parts = partsOf(element);
    const name = element.dataset.scene as SceneName;
    let viewer: ReturnType<typeof createViewer> | undefined;
    const show = (isOpen: boolean, text = "") => {
      element.toggleAttribute("data-open", isOpen);
      parts.status.textContent = text;
    };

    async function open(gl: WebGL2RenderingContext): Promise<void> {
      const { createViewer } = await import("./viewer.ts");
      viewer ??= createViewer(parts, name, gl);
      await viewer.load(() => {
        show(true);
        parts.canvas.focus({ preventScroll: true });
      });
    }

    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      if (button.ariaBusy) return;
      const gl = contextOf(parts.canvas);
      form.hidden = !gl;
      if (!gl) return show(false, failures.unsupported);
      button.ariaBusy = "true";
      show(false);
      try {
        await open(gl);
        form.hidden = true;
      } catch (error) {
        reportError(error);
        show(false, failures.load);
      }
      button.ariaBusy = null;
    });
    parts.canvas.addEventListener("webglcontextlost", (event) => {
      event.preventDefault();
      show(false, failures.lost);
    });
    parts.canvas.addEventListener("webglcontextrestored", () => {
      viewer?.restore();
      // The form is hidden once the cloud has loaded.
      show(form.hidden === true);
    });
    if (!("WebGL2RenderingContext" in window)) {
      form.hidden = true;
      show(false, failures.unsupported);
    }
  },
});

function contextOf(canvas: HTMLCanvasElement): WebGL2RenderingContext | null {
  return canvas.getContext("webgl2", { antialias: false, alpha: false, depth: false });
}
