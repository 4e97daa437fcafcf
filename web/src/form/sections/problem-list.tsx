import { IconAlertCircle } from '@tabler/icons-react';
import { icon16 } from '#ui/icon.ts';
import { Text } from '#ui/layout/text.ts';
import classes from './problem-list.module.css';
import { useSections } from './sections-context.ts';
import { useShownProblems } from './use-form-state.ts';

/** Labels of the fields with problems, as links to them; nothing if there is only one. */
export function ProblemList({ onChoose }: { onChoose: (name: string) => void }) {
  const { labelOf } = useSections().plan;
  const shown = useShownProblems();
  if (shown.size < 2) return null;
  return (
    <Text bdt="line-2" as="ul" size={13} mt={16} pt={12} aria-label="Ошибки">
      {[...shown.keys()].map((name) => (
        <li key={name}>
          <button
            type="button"
            className={classes.problem}
            aria-label={`К полю: ${labelOf(name)}`}
            onClick={() => onChoose(name)}
          >
            <IconAlertCircle {...icon16} />
            <span>{labelOf(name)}</span>
          </button>
        </li>
      ))}
    </Text>
  );
}
