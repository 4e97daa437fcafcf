import { Box } from '#ui/layout/box.ts';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import 'maplibre-gl/dist/maplibre-gl.css';
import type { Map as MapLibreMap } from 'maplibre-gl';
import { type ReactNode, use, useMemo, useState } from 'react';
import {
  AttributionControl,
  type ErrorEvent,
  Map as MapLibre,
  ScaleControl,
  type ViewStateChangeEvent,
} from 'react-map-gl/maplibre';
import { FIT, type Fit, MOVE_MS, startOf, useFollowedView } from '#map/view/followed-view.ts';
import { isSameView, type MapBounds, type MapView } from '#map/view/map-view.ts';
import { nextTask } from '#ui/next-task.ts';
import { type BaseTiles, baseStyle, withTiles } from './base-style.ts';
import { GraticuleLayer } from './graticule-layer.tsx';
import classes from './map-canvas.module.css';
import { MapControls } from './map-controls.tsx';
import { engine } from './map-engine.ts';
import { loadLabelFonts } from './map-fonts.ts';
import { mapLocale } from './map-locale.ts';
import note from './map-note.module.css';
import { MapSkeleton } from './map-skeleton.tsx';
import { useMapTokens } from './map-tokens.ts';

/** Base map under the points, from the settings `MAP_STYLE_URL` or `MAP_TILE_URL`; our base map when neither is set. */
export interface BaseMapSetting {
  /** A MapLibre style; replaces our base map while it is available. */
  readonly styleUrl?: string | undefined;
  /** Raster tiles over the map that the product draws itself. */
  readonly tiles?: BaseTiles | undefined;
}

export interface MapCanvasProps {
  /** Name of the map for a screen reader: 'Карта объектов'. */
  readonly label: string;
  /** View to show. Undefined: the opening window, or the default view without one. */
  readonly view?: MapView | undefined;
  /** Called when a movement has ended. `by`: a person, or the map itself when it fits its opening window. */
  readonly onMove?: ((view: MapView, bounds: MapBounds, by: MovedBy) => void) | undefined;
  /** Called with the first view, once the map is drawn. */
  readonly onOpen?: ((view: MapView, bounds: MapBounds) => void) | undefined;
  /** The window around everything on the map; without it there is no 'Показать всё'. */
  readonly everything?: MapBounds | undefined;
  /** Window shown first when there is no `view`; `everything` by default. */
  readonly opening?: MapBounds | undefined;
  /** Padding around the opening window, and its maximum zoom. */
  readonly fit?: Fit | undefined;
  /** The opening window stays fully visible when the map's frame changes, until a person has moved the map. */
  readonly keepsOpening?: boolean | undefined;
  /** Objects of the map are loading: the skeleton stays. */
  readonly isLoading?: boolean | undefined;
  readonly baseMap?: BaseMapSetting | undefined;
  /** Buttons over the top left corner. */
  readonly tools?: ReactNode;
  /** Layers, markers and flags. */
  readonly children?: ReactNode;
}

export type MovedBy = 'person' | 'opening';

const MIN_ZOOM = 2;
/** Just under 19: points at one position stay one cluster at every zoom (clusters end at 18). */
const MAX_ZOOM = 18.9;

const fonts = loadLabelFonts();

/**
 * The map, filling its parent. It has no state of the screen: the view is passed in, a person's movements are reported.
 */
export function MapCanvas({
  label,
  view,
  onMove,
  onOpen,
  everything,
  opening = everything,
  fit = FIT,
  keepsOpening = false,
  isLoading = false,
  baseMap,
  tools,
  children,
}: MapCanvasProps) {
  use(fonts);
  const tokens = useMapTokens();
  const [isReady, setIsReady] = useState(false);
  const framed = useMemo(engineOnceLaidOut, []);
  const [trouble, setTrouble] = useState<'style' | 'source' | 'engine'>();
  const { shown, isFitting, keepPlace, takeMap } = useFollowedView(isReady, view, opening, fit, keepsOpening);

  const { url, attribution } = baseMap?.tiles ?? {};
  const ownStyle = useMemo(() => {
    const style = baseStyle(tokens);
    return url && attribution ? withTiles(style, { url, attribution }, tokens.isDark) : style;
  }, [tokens, url, attribution]);
  const foreignStyle = trouble === 'style' ? undefined : baseMap?.styleUrl;

  const handleError = (event: ErrorEvent) => {
    if (!event.target) setTrouble('engine');
    else if (foreignStyle && !isReady) setTrouble('style');
    else if ('sourceId' in event) setTrouble('source');
    else reportError(event.error);
  };

  const handleMoveEnd = ({ target, viewState: { longitude, latitude, zoom } }: ViewStateChangeEvent) => {
    const next = { longitude, latitude, zoom };
    const isSettled = shown.current !== undefined || isReady;
    if (shown.current && isSameView(shown.current, next)) return;
    shown.current = next;
    // Before the map is ready, a move without an earlier view is only a change of its size.
    if (!isSettled) return;
    if (!isFitting.current) keepPlace();
    onMove?.(next, boundsOf(target), isFitting.current ? 'opening' : 'person');
  };

  // Our base map is ready shortly after its background. External tiles may take long: objects do not wait for them.
  const isWaiting = !isReady && trouble === undefined && !foreignStyle && !url;
  if (trouble === 'engine') return <MapRefusal />;
  return (
    <div className={`${classes.canvas} filling`} data-waiting={isWaiting || undefined}>
      <MapLibre
        ref={takeMap}
        mapLib={framed}
        initialViewState={startOf(view, opening, fit)}
        mapStyle={foreignStyle ?? ownStyle}
        locale={{ ...mapLocale, 'Map.Title': label }}
        minZoom={MIN_ZOOM}
        maxZoom={MAX_ZOOM}
        maxPitch={0}
        dragRotate={false}
        pitchWithRotate={false}
        touchPitch={false}
        renderWorldCopies={false}
        fadeDuration={MOVE_MS}
        // MapLibre's credit measures itself on every source event, so it is added only once our base map is drawn.
        attributionControl={false}
        // Our style is known to be valid; checking it takes longer than loading it.
        validateStyle={foreignStyle !== undefined}
        onLoad={({ target }) => {
          target.touchZoomRotate.disableRotation();
          target.keyboard.disableRotation();
          const opened = {
            longitude: target.getCenter().lng,
            latitude: target.getCenter().lat,
            zoom: target.getZoom(),
          };
          shown.current ??= opened;
          onOpen?.(opened, boundsOf(target));
          setIsReady(true);
        }}
        onMoveEnd={handleMoveEnd}
        onError={handleError}
      >
        {(isReady || foreignStyle || url) && <AttributionControl compact={false} />}
        {!foreignStyle && <GraticuleLayer tokens={tokens} />}
        {children}
        <ScaleControl position="bottom-left" unit="metric" maxWidth={96} />
        <MapControls everything={everything} />
      </MapLibre>
      {(isWaiting || isLoading) && <MapSkeleton />}
      {tools && (
        <Row align="stretch" gap={8} pos="absolute" inset="var(--s4) auto auto var(--s4)" zIndex="3">
          {tools}
        </Row>
      )}
      {trouble && (
        <p role="status" className={note.note}>
          {trouble === 'style'
            ? 'Подложка карты недоступна, показана схема'
            : 'Подложка карты загрузилась не полностью'}
        </p>
      )}
    </div>
  );
}

function boundsOf(map: MapLibreMap): MapBounds {
  const bounds = map.getBounds();
  return [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()];
}

/** The engine, loaded after the frame is laid out: a new map measures its container in the task that creates it. */
async function engineOnceLaidOut() {
  await new Promise(requestAnimationFrame);
  await nextTask();
  return engine;
}

/** Shown instead of a map where the browser cannot draw one. */
function MapRefusal() {
  return (
    <Stack gap={8} c="soft" p={24} className={classes.refusal} role="alert">
      <b>Карта не открылась</b>
      <Box as="span" maw="44ch">
        Браузер не может рисовать карты: включите аппаратное ускорение (WebGL). Список работает и без карты.
      </Box>
    </Stack>
  );
}
