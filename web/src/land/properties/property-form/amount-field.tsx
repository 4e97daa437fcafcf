import { useMemo } from 'react';
import { useNumberTyping } from '#form/field/number-field.tsx';
import { RangeEnd, RangeFrame } from '#form/field/range-frame.tsx';
import { messages } from '#form/messages.ts';
import { useTypedInput } from '#form/typing/typed-input.ts';
import type { UtilityValue } from './own-fields.ts';

export interface AmountFieldProps {
  readonly label: string;
  readonly unit: string;
  readonly max: number;
  readonly value: UtilityValue;
  readonly onChange: (value: UtilityValue) => void;
  readonly onBlur: () => void;
  readonly error: string | undefined;
}

/** Amount of a utility: one value, or 'from' and 'to'. 32 px high, to fit in a row. */
export function AmountField({ label, unit, max, value, onChange, onBlur, error }: AmountFieldProps) {
  const limits = useMemo(() => ({ max }), [max]);
  const typing = useNumberTyping(limits);
  const one = useTypedInput(typing, value.value, (next) => onChange({ ...value, value: next }));
  const from = useTypedInput(typing, value.range.from, (next) =>
    onChange({ ...value, range: { ...value.range, from: next } }),
  );
  const to = useTypedInput(typing, value.range.to, (next) =>
    onChange({ ...value, range: { ...value.range, to: next } }),
  );
  const end = (typed: typeof one) => ({
    ...typed.props,
    label,
    inputMode: 'decimal' as const,
    'aria-invalid': error !== undefined || undefined,
    onBlur: () => {
      typed.props.onBlur();
      onBlur();
    },
  });
  const isForeign = one.isForeign || from.isForeign || to.isForeign;
  return (
    <RangeFrame isInvalid={error !== undefined || isForeign} isCompact aside={isForeign ? messages.digits : unit}>
      {value.isRange ? (
        <>
          <RangeEnd key="from" word="от" {...end(from)} />
          <RangeEnd key="to" word="до" {...end(to)} />
        </>
      ) : (
        <RangeEnd key="one" {...end(one)} />
      )}
    </RangeFrame>
  );
}
