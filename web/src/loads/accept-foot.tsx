import type { Load } from '@gektar/contract/loads/load.ts';
import { formatCount } from '@gektar/format/number.ts';
import { formatCountOf, type PluralForms, plural } from '@gektar/format/plural.ts';
import { Button, Checkbox } from '@mantine/core';
import classes from './accept-foot.module.css';
import type { AcceptedParts } from './use-load-actions.ts';

/** All parts of a load that an acceptance can write. */
export const allParts: AcceptedParts = { ready: true, drafts: true, updates: true };

const existingForms: PluralForms = ['имеющийся', 'имеющихся', 'имеющихся'];

export interface AcceptFootProps {
  readonly load: Load;
  readonly parts: AcceptedParts;
  readonly onParts: (parts: AcceptedParts) => void;
  readonly isPending: boolean;
  readonly onAccept: () => void;
  /** Whether the foot belongs to 'Уже есть', where existing objects are compared field by field. */
  readonly isOfExisting?: boolean;
}

/** 'у 6 объектов возьмём 14 полей из 16' */
export function differingText({ objects, fields, taken }: NonNullable<Load['differing']>): string {
  return `у ${formatCountOf(objects, objectForms)} возьмём ${formatCountOf(taken, fieldForms)} из ${formatCount(fields)}`;
}

const objectForms: PluralForms = ['объекта', 'объектов', 'объектов'];
const fieldForms: PluralForms = ['поле', 'поля', 'полей'];

/** The button 'Принять 59' and the counts of its parts, each with a switch. */
export function AcceptFoot({ load, parts, onParts, isPending, onAccept, isOfExisting = false }: AcceptFootProps) {
  const { acceptable, differing, objects } = load;
  const counts = acceptable ?? { ready: 0, drafts: 0, updates: 0 };
  const labels = [
    ['ready', 'готовые'],
    ['drafts', 'с вопросом, черновиками'],
    ['updates', 'обновить имеющиеся'],
  ] as const;
  const shown = labels.filter(([part]) => counts[part] > 0);
  const total = shown.reduce((sum, [part]) => (parts[part] ? sum + counts[part] : sum), 0);
  const sameCount = objects?.same ?? 0;
  return (
    <>
      <Button
        variant="filled"
        size="sm"
        disabled={total === 0}
        loading={isPending}
        aria-keyshortcuts="Control+Enter"
        onClick={onAccept}
      >
        Принять {formatCount(total)}
      </Button>
      <div className={classes.parts}>
        {shown.map(([part, label]) => (
          <Checkbox
            key={part}
            checked={parts[part]}
            onChange={(event) => onParts({ ...parts, [part]: event.currentTarget.checked })}
            label={
              <>
                {label} <b>{formatCount(counts[part])}</b>
              </>
            }
          />
        ))}
      </div>
      <span className="grow" />
      {isOfExisting && differing !== null && differing.objects > 0 ? (
        <span className="soft on-tablet">{differingText(differing)}</span>
      ) : (
        sameCount > 0 && (
          <span className="soft on-tablet">
            {formatCount(sameCount)} {plural(sameCount, existingForms)} без отличий
          </span>
        )
      )}
    </>
  );
}
