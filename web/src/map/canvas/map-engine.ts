import * as engine from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';

// The worker is a file of our own origin, as the page's policy wants it; without this line the map stays empty.
engine.setWorkerUrl(workerUrl);

/** MapLibre with its worker set. Heavy: only files of a map's own chunk import it. */
export { engine };
