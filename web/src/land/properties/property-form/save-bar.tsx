import { Button, Kbd } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { formatClock } from '#format/date.ts';
import { icon16 } from '#ui/icon.ts';
import { sections } from './property-sections.ts';
import classes from './save-bar.module.css';
import { countMistakes } from './section-state.ts';
import { useShownProblems } from './use-form-state.ts';
import type { PropertyEditor } from './use-property-editor.ts';

/** Always in sight: what is wrong, that a draft is kept, cancel and save. */
export function SaveBar({ editor }: { editor: PropertyEditor }) {
  return (
    <section className={classes.bar} aria-label="Сохранение">
      <Mistakes editor={editor} />
      <span className={classes.gap} />
      {editor.keptAt !== undefined && (
        <span className={classes.kept}>Черновик сохранён в {formatClock(editor.keptAt)}</span>
      )}
      <Button variant="subtle" size="sm" onClick={editor.leave}>
        Отменить
      </Button>
      <Button
        variant="filled"
        size="sm"
        loading={editor.isSaving}
        onClick={editor.save}
        aria-keyshortcuts="Control+S"
        rightSection={<Kbd className={classes.key ?? ''}>Ctrl S</Kbd>}
      >
        Сохранить
      </Button>
    </section>
  );
}

/** How many mistakes in which section; a click leads to the first. */
function Mistakes({ editor }: { editor: PropertyEditor }) {
  const shown = useShownProblems();
  const [first] = shown.keys();
  if (first === undefined) return null;
  const wrong = sections.filter(({ fields }) => fields.some((name) => shown.has(name)));
  const where = wrong.map(({ title }) => `«${title}»`).join(', ');
  return (
    <button type="button" className={classes.mistakes} onClick={() => editor.focusField(first)}>
      <IconAlertCircle {...icon16} />
      <span>
        {countMistakes(shown.size)} {wrong.length > 1 ? 'в разделах' : 'в разделе'} {where}
      </span>
    </button>
  );
}
