import type { ChangeOutcome } from '@gektar/contract/operations/operation.ts';
import { formatCount } from '@gektar/format/number.ts';
import type { ReactNode } from 'react';
import { Text } from '#ui/layout/text.ts';
import classes from './bulk-drawer.module.css';
import type { ChangedEntity } from './changed-entity.ts';
import { refusalText } from './operation-words.ts';

/** Largest number of refused objects that are listed. */
export const LISTED = 100;

interface RefusedListProps {
  readonly about: Pick<ChangedEntity, 'fields'>;
  readonly outcomes: readonly ChangeOutcome[];
  /** Number of all refusals, if more are known than are listed here. */
  readonly count?: number;
  readonly titleOf: (id: string) => ReactNode;
  /** Lists the objects without emphasis: their reasons are not refusals. */
  readonly isQuiet?: boolean;
  readonly actionsOf?: (outcome: ChangeOutcome) => ReactNode;
}

/** Objects that a change did not reach, with the reason of each. */
export function RefusedList({
  about,
  outcomes,
  count = outcomes.length,
  titleOf,
  isQuiet,
  actionsOf,
}: RefusedListProps) {
  const listed = outcomes.slice(0, LISTED);
  return (
    <>
      <ul className={classes.refusals} data-quiet={isQuiet || undefined}>
        {listed.map((outcome) => (
          <li key={outcome.id}>
            <span>{titleOf(outcome.id)}</span>
            <span>{refusalText(outcome, about.fields)}</span>
            {actionsOf && <span className={classes.ways}>{actionsOf(outcome)}</span>}
          </li>
        ))}
      </ul>
      {count > listed.length && (
        <Text as="span" size={13} c="soft">
          И ещё {formatCount(count - listed.length)}
        </Text>
      )}
    </>
  );
}
