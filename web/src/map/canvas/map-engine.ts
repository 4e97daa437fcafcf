import * as maplibre from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';

// The worker is a file of our own origin, as the page's policy requires; without this line the map stays empty.
maplibre.setWorkerUrl(workerUrl);

/** Interval of checking whether the graphics have finished (ms). */
const LOOK_MS = 100;

/**
 * A map that is freed only once the graphics card has finished drawing: freeing it earlier would block the next page
 * until then. Meanwhile it neither draws nor reports.
 */
class MapFreedLater extends maplibre.Map {
  override remove(): void {
    this.fire = () => this;
    this.triggerRepaint = () => undefined;
    // Layers are removed after their map; missing pictures must not be reported then.
    this.setMissingStyleImageResolver = () => this;
    void graphicsDone(this.getCanvas()).then(() => super.remove());
  }
}

async function graphicsDone(canvas: HTMLCanvasElement): Promise<void> {
  const gl = canvas.getContext('webgl2');
  const fence = gl?.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
  if (!gl || !fence) return;
  gl.flush();
  do await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  while (gl.getSyncParameter(fence, gl.SYNC_STATUS) === gl.UNSIGNALED);
}

/** MapLibre with its worker set. Heavy: only files of a map's own chunk import it. */
export const engine = { ...maplibre, Map: MapFreedLater };
