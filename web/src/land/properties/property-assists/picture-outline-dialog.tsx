import type { Polygon } from '@gektar/contract/measure/polygon.ts';
import { Button, Checkbox } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { settingsQuery } from '#api/settings-data.ts';
import { photoTypes } from '#files/check-file.ts';
import { usePropertyValues } from '#land/properties/property-form/form-context.ts';
import type { PropertyValues } from '#land/properties/property-form/property-values.ts';
import { baseMapOf } from '#map/canvas/base-map-setting.ts';
import { MapFrame } from '#map/canvas/map-frame.tsx';
import { viewAround } from '#map/outline/outline-geometry.ts';
import { toOutlines } from '#map/outline/to-outlines.ts';
import type { MapView } from '#map/view/map-view.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { icon16 } from '#ui/icon.ts';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Text } from '#ui/layout/text.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { outlineText } from './outline-text.ts';
import classes from './picture-outline-dialog.module.css';
import { type PictureTrace, usePictureTrace } from './use-picture-trace.ts';

const PictureMap = lazyPart(() => import('#map/picture/picture-map.tsx'));

/** Zoom close enough to find a plot around the point of the object. */
const POINT_ZOOM = 14;

export interface PictureOutlineDialogProps {
  readonly onTake: (polygons: Polygon[]) => void;
  readonly onClose: () => void;
}

/** A plan or a picture of a map is placed on the map; the outline traced on it can be accepted or discarded. */
export default function PictureOutlineDialog({ onTake, onClose }: PictureOutlineDialogProps) {
  const trace = usePictureTrace();
  usePastedFile(trace.choose);
  const { polygons } = usePropertyValues();
  const { traced } = trace;
  const take = (next: Polygon[]) => {
    onTake(next);
    onClose();
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      title="Контур по картинке"
      size="min(1040px, 100%)"
      footerStart={trace.picture && <ChooseFile trace={trace} label="Другая картинка" />}
      footer={
        traced ? (
          <>
            <Button onClick={trace.refuse}>Не подходит</Button>
            {polygons.length > 0 && <Button onClick={() => take([...polygons, traced])}>Добавить к контуру</Button>}
            {/* Takes over the focus of the main button that it replaces. */}
            <Button key="take" ref={focusOnMount} variant="filled" onClick={() => take([traced])}>
              {polygons.length > 0 ? 'Заменить контур' : 'Взять контур'}
            </Button>
          </>
        ) : (
          <>
            <Button onClick={onClose}>Отмена</Button>
            <Button
              key="trace"
              ref={focusOnMount}
              variant="filled"
              disabled={!trace.canTrace}
              loading={trace.isTracing}
              onClick={() => void trace.trace()}
            >
              Обвести
            </Button>
          </>
        )
      }
    >
      {trace.picture ? <PicturePlace trace={trace} picture={trace.picture} /> : <NoPicture trace={trace} />}
    </Dialog>
  );
}

function NoPicture({ trace }: { trace: PictureTrace }) {
  return (
    <Stack gap={12} c="soft" p="56px 16px" className={classes.empty}>
      <p>План, выкопировка или снимок карты, где участок обведён замкнутой линией</p>
      <ChooseFile trace={trace} label="Выбрать картинку" isFirst />
      <small>JPEG, PNG или WebP до 20&nbsp;МБ; скопированную картинку можно вставить: Ctrl+V</small>
      <Problem text={trace.problem} />
    </Stack>
  );
}

function PicturePlace({ trace, picture }: { trace: PictureTrace; picture: HTMLCanvasElement }) {
  const values = usePropertyValues();
  const { data: settings } = useQuery(settingsQuery);
  const [opacity, setOpacity] = useState(60);
  const [isInProportion, setInProportion] = useState(true);
  const { traced } = trace;
  return (
    <Stack gap={10}>
      <Text size={13} c="soft" role="status">
        {traced
          ? `Найден контур: ${outlineText([traced])}`
          : 'Совместите картинку с картой: тяните её за углы и за середину, карту двигайте под ней'}
      </Text>
      <div className={classes.map}>
        <MapFrame>
          <PictureMap
            // Remounted for another picture, which has another position.
            key={trace.key}
            label="Картинка на карте"
            picture={picture}
            home={homeOf(values)}
            bounds={trace.bounds}
            onPlace={trace.place}
            opacity={opacity / 100}
            isInProportion={isInProportion}
            outlines={traced ? toOutlines({ id: 'traced', polygons: [traced] }) : []}
            baseMap={settings && baseMapOf(settings)}
          />
        </MapFrame>
      </div>
      <Row justify="space-between" wrap="wrap" gap="6px 24px" fz={13}>
        <Row as="label" gap={10} className={classes.opacity}>
          Прозрачность картинки
          <input
            type="range"
            min={0}
            max={100}
            value={100 - opacity}
            onChange={({ currentTarget }) => setOpacity(100 - currentTarget.valueAsNumber)}
          />
        </Row>
        <Checkbox
          label="Сохранять пропорции"
          checked={isInProportion}
          onChange={({ currentTarget }) => setInProportion(currentTarget.checked)}
        />
      </Row>
      <Problem text={trace.problem} />
    </Stack>
  );
}

interface ChooseFileProps {
  readonly trace: PictureTrace;
  readonly label: string;
  /** Takes the focus when the dialog opens. */
  readonly isFirst?: boolean;
}

function ChooseFile({ trace, label, isFirst }: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button data-autofocus={isFirst} leftSection={<IconUpload {...icon16} />} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={photoTypes.join(',')}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file) void trace.choose(file);
          // Allows choosing the same file again.
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}

function Problem({ text }: { text: string | undefined }) {
  return (
    <Text size={13} c="danger" role="alert" hidden={text === undefined}>
      {text}
    </Text>
  );
}

/** Moves the focus to this button if the focused one has been removed. */
function focusOnMount(button: HTMLButtonElement | null): void {
  if (document.activeElement === document.body) button?.focus({ preventScroll: true });
}

/** Accepts a picture pasted while the dialog is open: a screenshot of a map need not be saved as a file. */
function usePastedFile(onFile: (file: File) => unknown): void {
  const take = useEffectEvent(onFile);
  useEffect(() => {
    const handlePaste = (event: ClipboardEvent) => {
      const [file] = event.clipboardData?.files ?? [];
      if (!file) return;
      event.preventDefault();
      void take(file);
    };
    window.addEventListener('paste', handlePaste);
    return () => window.removeEventListener('paste', handlePaste);
  }, []);
}

/** Extent around the object's position. */
function homeOf({ polygons, position: { latitude, longitude } }: PropertyValues): MapView | undefined {
  const around = viewAround(polygons.flatMap(({ coordinates }) => coordinates));
  if (around || latitude === null || longitude === null) return around;
  return { latitude, longitude, zoom: POINT_ZOOM };
}
