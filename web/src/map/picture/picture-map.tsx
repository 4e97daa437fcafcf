import { Button } from '@mantine/core';
import { IconArrowsMove, IconFocusCentered } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { type MapRef, useMap } from 'react-map-gl/maplibre';
import { type BaseMapSetting, MapCanvas } from '#map/canvas/map-canvas.tsx';
import { MapHandle } from '#map/canvas/map-handle.tsx';
import { type MapOutline, OutlineLayer } from '#map/outline/outline-layer.tsx';
import type { MapBounds, MapView } from '#map/view/map-view.ts';
import { icon14, icon16 } from '#ui/icon.ts';
import { PictureLayer } from './picture-layer.tsx';
import {
  cornerPlace,
  middlePlace,
  type PictureCorner,
  pictureCorners,
  placedInView,
  withCornerAt,
  withMiddleAt,
} from './picture-place.ts';

export interface PictureMapProps {
  readonly label: string;
  readonly picture: HTMLCanvasElement;
  /** Initial view; around Moscow by default. */
  readonly home?: MapView | undefined;
  /** Extent of the picture; undefined until it is placed in the middle of the map. */
  readonly bounds: MapBounds | undefined;
  readonly onPlace: (bounds: MapBounds) => void;
  /** 0 to 1 */
  readonly opacity: number;
  /** Whether dragging a corner keeps the proportions of the picture. */
  readonly isInProportion: boolean;
  /** Outlines drawn over the picture. While there are any, the picture cannot be moved. */
  readonly outlines: readonly MapOutline[];
  readonly baseMap?: BaseMapSetting | undefined;
}

/** A picture laid over the map and positioned by its corners and its middle. Large: load it on demand. */
export default function PictureMap(props: PictureMapProps) {
  const { label, picture, home, bounds, opacity, outlines, baseMap } = props;
  const [view, setView] = useState(home);
  return (
    <MapCanvas label={label} view={view} onMove={setView} baseMap={baseMap}>
      {bounds && <PictureLayer picture={picture} bounds={bounds} opacity={opacity} />}
      {outlines.length > 0 ? <OutlineLayer outlines={outlines} minZoom={0} /> : <PictureHandles {...props} />}
    </MapCanvas>
  );
}

const cornerNames: Readonly<Record<PictureCorner[0], Readonly<Record<PictureCorner[1], string>>>> = {
  north: { west: 'Северо-западный угол картинки', east: 'Северо-восточный угол картинки' },
  south: { west: 'Юго-западный угол картинки', east: 'Юго-восточный угол картинки' },
};

function PictureHandles({ picture, bounds, onPlace, isInProportion }: PictureMapProps) {
  const { current: map } = useMap();
  const aspect = picture.width / picture.height;
  useEffect(() => {
    if (bounds === undefined && map) onPlace(placedInView(viewOf(map), aspect));
  }, [bounds, map, aspect, onPlace]);
  if (bounds === undefined) return null;
  return (
    <>
      {pictureCorners.map((corner) => {
        const drag = (to: [number, number]) =>
          onPlace(withCornerAt(bounds, corner, to, isInProportion ? aspect : undefined));
        return (
          <MapHandle
            key={corner.join()}
            kind="corner"
            at={cornerPlace(bounds, corner)}
            label={cornerNames[corner[0]][corner[1]]}
            onDrag={drag}
            onMove={drag}
          />
        );
      })}
      <MapHandle
        kind="centre"
        at={middlePlace(bounds)}
        label="Сдвинуть картинку"
        onDrag={(to) => onPlace(withMiddleAt(bounds, to))}
        onMove={(to) => onPlace(withMiddleAt(bounds, to))}
      >
        <IconArrowsMove {...icon14} />
      </MapHandle>
      <Button
        pos="absolute"
        top="var(--s4)"
        left="var(--s4)"
        style={{ zIndex: 3 }}
        leftSection={<IconFocusCentered {...icon16} />}
        title="Картинка покрывает всё, что показывает карта"
        onClick={() => map && onPlace(viewOf(map))}
      >
        По виду карты
      </Button>
    </>
  );
}

function viewOf(map: MapRef): MapBounds {
  const bounds = map.getBounds();
  return [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()];
}
