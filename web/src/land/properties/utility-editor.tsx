import { fieldMessages } from '@gektar/contract/field-message.ts';
import type { Property } from '@gektar/contract/land/properties/property.ts';
import { UTILITY_MAX, type UtilityKey, utilityKinds } from '@gektar/contract/land/utility.ts';
import { useEffect, useRef, useState } from 'react';
import { isReversed } from '#form/rules.ts';
import { CellPartFrame } from '#operations/cell-part-frame.tsx';
import type { CellPartProps } from '#operations/changed-entity.ts';
import { sameUtility, toUtility, toUtilityValue, type UtilityAmounts } from './property-form/own-fields.ts';
import { UtilityField } from './property-form/utility-field.tsx';

interface UtilityEditorProps extends CellPartProps {
  readonly utility: UtilityKey;
}

/** Kind and amount of one utility outside of the form. Enter or leaving it writes, Esc cancels. */
export function UtilityEditor({ utility, row, value, onWrite, onCancel }: UtilityEditorProps) {
  const [stored] = useState(() => toUtilityValue((row as Property)[utility]));
  const [typed, setTyped] = useState(() => toUtilityValue(value as UtilityAmounts | null));
  // The last change of an input may come with its blur, before the next render.
  const latest = useRef(typed);
  const frame = useRef<HTMLDivElement>(null);
  const problem = typed.kind !== 0 && typed.isRange && isReversed(typed.range) ? fieldMessages.range : undefined;
  useEffect(() => {
    const inputs = frame.current;
    const first = inputs?.querySelector<HTMLInputElement>('input[type="text"]');
    (first ?? inputs?.querySelector<HTMLInputElement>('input:checked'))?.focus();
  }, []);

  const leave = (move: 'down' | 'away') => {
    const next = latest.current;
    if (next.kind !== 0 && next.isRange && isReversed(next.range)) return;
    if (sameUtility(next, stored)) onCancel();
    else onWrite(toUtility(next), move);
  };
  return (
    <CellPartFrame ref={frame} onLeave={leave} onCancel={onCancel}>
      <UtilityField
        utility={utility}
        max={UTILITY_MAX}
        field={{
          name: utility,
          label: utilityKinds[utility].name,
          isLabelHidden: true,
          value: typed,
          error: problem,
          onChange: (next) => {
            latest.current = next;
            setTyped(next);
          },
        }}
      />
    </CellPartFrame>
  );
}
