import type { RoundTripNewRow } from '@gektar/contract/round-trip/round-trip.ts';
import { formatCount } from '@gektar/format/number.ts';
import { formatCountOf, type PluralForms, plural } from '@gektar/format/plural.ts';
import { Button, Checkbox } from '@mantine/core';
import { ProgressBar } from '#ui/waiting/progress-bar.tsx';
import classes from './round-trip.module.css';
import type { useTaking } from './use-taking.ts';

export interface TakingFootProps {
  readonly taking: ReturnType<typeof useTaking>;
  /** New rows that can be added. */
  readonly addable: readonly RoundTripNewRow[];
  /** Ids of the new rows to add. */
  readonly added: ReadonlySet<string>;
  /** Number of changes to write. */
  readonly writtenCount: number;
  /** Number of conflicts without a choice. */
  readonly openCount: number;
  /** Number of rows that are absent from the file. */
  readonly missingCount: number;
  readonly onAdd: (ids: ReadonlySet<string>) => void;
  readonly onTake: () => void;
}

/**
 * The foot of the comparison: the button 'Записать' with the option to add new rows, or the progress of a running
 * write; then the number of conflicts and missing rows that are not written.
 */
export function TakingFoot(props: TakingFootProps) {
  const { taking, addable, added, writtenCount, openCount, missingCount, onAdd, onTake } = props;
  return (
    <footer className={classes.foot}>
      {taking.progress ? (
        <ProgressBar
          label="Записываем"
          done={taking.progress.done}
          total={taking.progress.total}
          onCancel={taking.stop}
        />
      ) : (
        <>
          <Button variant="filled" disabled={writtenCount + added.size === 0} onClick={onTake}>
            Записать {formatCount(writtenCount + added.size)}
          </Button>
          {addable.length > 0 && (
            <Checkbox
              label={
                <>
                  добавить новые строки <b>{formatCount(addable.length)}</b>
                </>
              }
              checked={added.size === addable.length}
              indeterminate={added.size > 0 && added.size < addable.length}
              onChange={({ currentTarget }) => onAdd(new Set(currentTarget.checked ? addable.map(({ id }) => id) : []))}
            />
          )}
        </>
      )}
      <span className={classes.sum}>{leftOutWords(openCount, missingCount)}</span>
    </footer>
  );
}

const conflictForms: PluralForms = ['конфликт', 'конфликта', 'конфликтов'];
const goneForms: PluralForms = ['пропавшая строка', 'пропавшие строки', 'пропавших строк'];

/** '2 конфликта ждут выбора · 1 пропавшая строка останется в базе' */
function leftOutWords(openCount: number, missingCount: number): string {
  return [
    openCount > 0 && `${formatCountOf(openCount, conflictForms)} ${plural(openCount, ['ждёт', 'ждут', 'ждут'])} выбора`,
    missingCount > 0 &&
      `${formatCountOf(missingCount, goneForms)} ${plural(missingCount, ['останется', 'останутся', 'останутся'])} в базе`,
  ]
    .filter(Boolean)
    .join(' · ');
}
