import { failureTexts } from '@gektar/contract/failure-texts.ts';
import { fileReasons } from '@gektar/contract/files/file-reasons.ts';
import { getPolygonByImage } from '@gektar/contract/land/cadastre/cadastre-calls.ts';
import type { Polygon } from '@gektar/contract/measure/polygon.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '#api/call.ts';
import { failureText, fieldFailures } from '#api/failure-text.ts';
import { checkFile } from '#files/check-file.ts';
import { decodePicture } from '#map/picture/picture-canvas.ts';
import type { MapBounds } from '#map/view/map-view.ts';

/** Literal text of the specification (1§8); the reason is appended. */
const NOT_LOADED = failureTexts['file.refused'];

/** Text not in the specification: a plan is not a photo. */
const NO_PICTURE = 'Это не картинка: нужен JPEG, PNG или WebP';

interface Chosen {
  readonly key: number;
  readonly file: File;
  readonly picture: HTMLCanvasElement;
}

/** A picture, its position on the map, and the outline traced on it. */
export function usePictureTrace() {
  const [chosen, setChosen] = useState<Chosen>();
  const [bounds, setBounds] = useState<MapBounds>();
  const [traced, setTraced] = useState<Polygon>();
  const [problem, setProblem] = useState<string>();
  const [isTracing, setTracing] = useState(false);
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);

  const choose = async (file: File) => {
    const reason = checkFile(file, 'image');
    const picture = reason === undefined ? await decodePicture(file).catch(() => undefined) : undefined;
    if (!picture)
      return setProblem(
        `${NOT_LOADED}. ${reason === undefined || reason === fileReasons.notImage ? NO_PICTURE : reason}`,
      );
    // Cancels a trace in progress, which belongs to the previous picture.
    leaving.current?.abort();
    setChosen((before) => ({ key: (before?.key ?? 0) + 1, file, picture }));
    setBounds(undefined);
    setTraced(undefined);
    setProblem(undefined);
  };

  const trace = async () => {
    if (!chosen || !bounds || isTracing) return;
    const [west, south, east, north] = bounds;
    leaving.current = new AbortController();
    const { signal } = leaving.current;
    setTracing(true);
    setProblem(undefined);
    try {
      const form = { files: [chosen.file], fields: { north, south, west, east } };
      setTraced(await call(getPolygonByImage, { form }, { signal }));
    } catch (error) {
      if (!signal.aborted) setProblem(`${NOT_LOADED}. ${reasonOf(error)}`);
    } finally {
      setTracing(false);
    }
  };

  // Called once by the map to place a new picture in its middle.
  const place = useCallback((next: MapBounds) => {
    setBounds(next);
    setProblem(undefined);
  }, []);

  return {
    key: chosen?.key,
    picture: chosen?.picture,
    bounds,
    traced,
    problem,
    isTracing,
    canTrace: chosen !== undefined && bounds !== undefined,
    choose,
    place,
    trace,
    /** Discards the traced outline, so that the picture can be moved again. */
    refuse: () => setTraced(undefined),
  };
}

export type PictureTrace = ReturnType<typeof usePictureTrace>;

/**
 * Why the server refused a file: the text of the first field error, whose key is the path of the file in the request.
 */
function reasonOf(error: unknown): string {
  const [reason] = Object.values(fieldFailures(error));
  const text = reason ?? failureText(error);
  return text === NOT_LOADED ? fileReasons.broken : text;
}
