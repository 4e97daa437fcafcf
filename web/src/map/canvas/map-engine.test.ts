import { afterEach, expect, test, vi } from 'vitest';
import { engine } from './map-engine.ts';

const UNSIGNALED = 1;
const SIGNALED = 2;

const state = vi.hoisted(() => ({ graphics: 0, calls: [] as string[] }));

vi.mock('maplibre-gl/dist/maplibre-gl-worker.mjs?url', () => ({ default: '/worker.mjs' }));
vi.mock('maplibre-gl', () => {
  const graphics = {
    UNSIGNALED: 1,
    fenceSync: () => ({}),
    flush: () => undefined,
    getSyncParameter: () => state.graphics,
  };
  return {
    setWorkerUrl: () => undefined,
    Map: class {
      getCanvas = () => ({ getContext: () => graphics });
      fire = () => state.calls.push('fire');
      triggerRepaint = () => state.calls.push('triggerRepaint');
      setMissingStyleImageResolver = () => state.calls.push('setMissingStyleImageResolver');
      remove() {
        state.calls.push('remove');
      }
    },
  };
});

afterEach(() => {
  vi.useRealTimers();
});

test('a map that is left is silent, keeps the painter of its pictures, and is freed once the graphics are through', async () => {
  vi.useFakeTimers();
  state.graphics = UNSIGNALED;
  const map = new engine.Map({ container: 'map' });
  map.remove();
  map.fire('move');
  map.triggerRepaint();
  // Layers are removed after their map.
  map.setMissingStyleImageResolver(null);
  await vi.advanceTimersByTimeAsync(1000);
  expect(state.calls).toEqual([]);
  state.graphics = SIGNALED;
  await vi.advanceTimersByTimeAsync(1000);
  expect(state.calls).toEqual(['remove']);
});
