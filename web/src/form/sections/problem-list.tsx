import { IconAlertCircle } from '@tabler/icons-react';
import { icon16 } from '#ui/icon.ts';
import { Caption } from '#ui/layout/caption.ts';
import classes from './problem-list.module.css';
import { useSections } from './sections-context.ts';
import { useShownProblems } from './use-form-state.ts';

/** What is wrong, field by field; a click leads there. A single mistake is told by its field and the save bar alone. */
export function ProblemList({ onChoose }: { onChoose: (name: string) => void }) {
  const { labelOf } = useSections().plan;
  const shown = useShownProblems();
  if (shown.size < 2) return null;
  return (
    <Caption rule="top-strong" as="ul" size={13} above={16} style={{ paddingTop: 12 }} aria-label="Ошибки">
      {[...shown].map(([name, message]) => (
        <li key={name}>
          <button type="button" className={classes.problem} onClick={() => onChoose(name)}>
            <IconAlertCircle {...icon16} />
            <span>
              {labelOf(name)}: {message}
            </span>
          </button>
        </li>
      ))}
    </Caption>
  );
}
