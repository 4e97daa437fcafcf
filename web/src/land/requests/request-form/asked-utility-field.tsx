import {
  TECHNICAL_CONDITIONS,
  TECHNICAL_CONNECTION,
  UTILITY_MAX,
  type UtilityKey,
  utilityKinds,
} from '@gektar/contract/land/utility.ts';
import { useNumberTyping } from '#form/field/number-field.tsx';
import { RangeEnd, RangeFrame } from '#form/field/range-frame.tsx';
import { messages } from '#form/messages.ts';
import type { BoundProps } from '#form/sections/bound-field.tsx';
import { useTypedInput } from '#form/typing/typed-input.ts';
import { UtilityRow } from '#land/properties/utility-row.tsx';
import type { AskedKind, AskedUtility } from './asked-utilities.ts';

const kinds = [
  { value: 0, label: 'Не важно' },
  { value: 'any', label: 'Есть' },
  { value: TECHNICAL_CONDITIONS, label: 'Тех. условия' },
  { value: TECHNICAL_CONNECTION, label: 'Тех. присоединение' },
] as const satisfies readonly { value: AskedKind; label: string }[];

const limits = { max: UTILITY_MAX };

/** A requested utility in a row: whether it is required, of which kind, and the least amount (E-09). */
export function AskedUtilityField({ utility, field }: { utility: UtilityKey; field: BoundProps<AskedUtility> }) {
  const { value, onChange, onBlur, error, label } = field;
  const typing = useNumberTyping(limits);
  const { props, isForeign } = useTypedInput(typing, value.atLeast, (atLeast) => onChange({ ...value, atLeast }));
  const isInvalid = error !== undefined || isForeign;
  return (
    <UtilityRow<AskedKind, AskedUtility>
      utility={utility}
      field={field}
      kinds={kinds}
      kind={value.kind}
      onKindChange={(kind) => onChange({ ...value, kind })}
    >
      <RangeFrame isInvalid={isInvalid} isCompact aside={isForeign ? messages.digits : utilityKinds[utility].measure}>
        <RangeEnd
          word="не меньше"
          label={label}
          {...props}
          inputMode="decimal"
          aria-invalid={isInvalid || undefined}
          onBlur={() => {
            props.onBlur();
            onBlur?.();
          }}
        />
      </RangeFrame>
    </UtilityRow>
  );
}
