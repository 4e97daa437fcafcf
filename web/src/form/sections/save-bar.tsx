import { formatClock } from '@gektar/format/date.ts';
import { Button, Kbd } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { icon16 } from '#ui/icon.ts';
import { Row } from '#ui/layout/row.ts';
import { Text } from '#ui/layout/text.ts';
import classes from './save-bar.module.css';
import { countMistakes } from './section-state.ts';
import { useSections } from './sections-context.ts';
import { useShownProblems } from './use-form-state.ts';
import type { SectionsEditor } from './use-sections-editor.ts';

export interface SaveBarProps {
  readonly editor: Pick<
    SectionsEditor,
    'storedAt' | 'isDirty' | 'isSaving' | 'isWaiting' | 'save' | 'leave' | 'focusField'
  >;
  /** Text of the save button. */
  readonly word: string;
  /**
   * If given, the bar has 'Отменить изменения' instead of the exit button, which is elsewhere on the page then (2§2).
   */
  readonly onUndo?: (() => void) | undefined;
  /** Quiet note about the unsaved values. */
  readonly note?: ReactNode;
}

/** The bar at the bottom, always visible: errors, state of the draft, cancel and save. */
export function SaveBar({ editor, word, onUndo, note }: SaveBarProps) {
  return (
    <Row
      bdt="line-2"
      as="section"
      gap={8}
      size={13}
      whiteSpace="nowrap"
      p="0 24px"
      flex="none"
      className={classes.bar}
      aria-label="Сохранение"
    >
      <Mistakes onChoose={editor.focusField} />
      <span className="grow on-tablet" />
      <div className={classes.notes}>
        {note}
        <Text as="span" c="mute" tabular me={8} className={classes.kept} role="status">
          {editor.isWaiting && 'Дождёмся загрузки файлов…'}
          {!editor.isWaiting && editor.storedAt !== undefined && `Черновик сохранён в ${formatClock(editor.storedAt)}`}
        </Text>
      </div>
      {onUndo ? (
        <Button variant="subtle" size="sm" className="firm" disabled={!editor.isDirty} onClick={onUndo}>
          Отменить изменения
        </Button>
      ) : (
        <Button variant="subtle" size="sm" className="firm" onClick={editor.leave}>
          Отменить
        </Button>
      )}
      <Button
        variant="filled"
        size="sm"
        className="firm"
        loading={editor.isSaving}
        onClick={editor.save}
        aria-keyshortcuts="Control+S"
        rightSection={<Kbd className={`${classes.key} on-tablet`}>Ctrl S</Kbd>}
      >
        {word}
      </Button>
    </Row>
  );
}

/** Number of errors by section; a click leads to the first. */
function Mistakes({ onChoose }: { onChoose: (name: string) => void }) {
  const { sections } = useSections().plan;
  const shown = useShownProblems();
  const [first] = shown.keys();
  if (first === undefined) return null;
  const wrong = sections.filter(({ fields }) => fields.some((name) => shown.has(name)));
  const where = wrong.map(({ title }) => `«${title}»`).join(', ');
  return (
    <button type="button" className={classes.mistakes} onClick={() => onChoose(first)}>
      <IconAlertCircle className="firm" {...icon16} />
      <span>
        {countMistakes(shown.size)} {wrong.length > 1 ? 'в разделах' : 'в разделе'} {where}
      </span>
    </button>
  );
}
