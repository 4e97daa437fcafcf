import { Button } from '@mantine/core';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconMapPin,
  IconPolygon,
  IconScissors,
  IconTrash,
  IconVectorBezier2,
  IconX,
} from '@tabler/icons-react';
import { IconButton } from '#ui/button/icon-button.tsx';
import { icon16 } from '#ui/icon.ts';
import { Row } from '#ui/layout/row.ts';
import classes from './outline-editor.module.css';
import type { EditorMode, OutlineEditing } from './use-outline-editor.ts';

const MODES = [
  { mode: 'draw', word: 'Контур', title: 'Нарисовать контур', icon: <IconPolygon {...icon16} /> },
  { mode: 'cut', word: 'Разрезать', title: 'Разрезать контур линией', icon: <IconScissors {...icon16} /> },
  { mode: 'point', word: 'Точка', title: 'Поставить точку объекта', icon: <IconMapPin {...icon16} /> },
] as const satisfies readonly { mode: EditorMode; word: string; title: string; icon: unknown }[];

/** Buttons for everything that the mouse can do on the map. */
export function OutlineToolbar({ editing }: { editing: OutlineEditing }) {
  const { mode, path, selection } = editing;
  const isLine = mode === 'draw' || mode === 'cut';
  const corner = selection?.corner;
  return (
    <Row wrap="wrap" gap={6} role="toolbar" aria-label="Правка контура">
      {MODES.map((each) => (
        <Button
          key={each.mode}
          leftSection={each.icon}
          title={each.title}
          aria-pressed={mode === each.mode}
          disabled={each.mode === 'cut' && editing.home.length === 0}
          className={classes.mode ?? ''}
          onClick={() => editing.begin(each.mode)}
        >
          {each.word}
        </Button>
      ))}
      {isLine && (
        <Button
          variant="filled"
          disabled={path.length < (mode === 'draw' ? 3 : 2)}
          title="Enter или двойной щелчок"
          onClick={editing.finish}
        >
          Готово
        </Button>
      )}
      {mode !== 'select' && (
        <IconButton size={36} label="Отказаться (Esc)" icon={<IconX {...icon16} />} onClick={editing.stop} />
      )}
      <span className="grow" />
      {selection && mode === 'select' && (
        <>
          {corner !== undefined && (
            <>
              <Button
                leftSection={<IconVectorBezier2 {...icon16} />}
                title="Добавить угол на сторону после выбранного"
                onClick={() => editing.addCorner(selection.polygon, corner)}
              >
                Добавить угол
              </Button>
              <Button title="Клавиша Delete" onClick={() => editing.removeCorner(selection.polygon, corner)}>
                Удалить угол
              </Button>
            </>
          )}
          <IconButton
            size={36}
            label={`Удалить контур ${selection.polygon + 1}`}
            variant="danger"
            icon={<IconTrash {...icon16} />}
            onClick={() => editing.removePolygon(selection.polygon)}
          />
        </>
      )}
      <IconButton
        size={36}
        label="Отменить шаг (Ctrl+Z)"
        icon={<IconArrowBackUp {...icon16} />}
        disabled={!editing.canUndo}
        onClick={editing.undo}
      />
      <IconButton
        size={36}
        label="Повторить шаг (Ctrl+Shift+Z)"
        icon={<IconArrowForwardUp {...icon16} />}
        disabled={!editing.canRedo}
        onClick={editing.redo}
      />
    </Row>
  );
}
