import { type Amount, type AmountKind, readAmount } from '@gektar/format/amount.ts';
import { formatPlain } from '@gektar/format/number.ts';
import { Input } from '@mantine/core';
import { useId, useState } from 'react';
import { ErrorLine } from '#form/field/error-line.tsx';
import { unitSection } from '#form/field/unit-section.tsx';
import { Text } from '#ui/layout/text.ts';

export interface AmountInputProps {
  /** 'Площадь, от' */
  readonly label: string;
  readonly end: 'от' | 'до';
  readonly kind: AmountKind;
  readonly unit: string;
  readonly max: number;
  readonly value: number | null;
  /** @param amount undefined: the input is empty or cannot be parsed yet */
  readonly onRead: (amount: Amount | undefined) => void;
  readonly error?: string | undefined;
}

/** An amount as people write it: '5-8 тыс', '12,5 га', '150 млн'. The text becomes a number when the field is left. */
export function AmountInput({ label, end, kind, unit, max, value, onRead, error }: AmountInputProps) {
  const [typed, setTyped] = useState<string>();
  const [isLeft, setLeft] = useState(false);
  const id = useId();
  const amount = typed === undefined ? undefined : amountWithin(typed, kind, max);
  const isUnread = typed !== undefined && typed.trim() !== '' && amount === undefined;
  const problem = isUnread && isLeft ? `Не понятно. Например: ${examples[kind]}` : error;
  return (
    <div className="slim">
      <Input
        aria-label={label}
        aria-invalid={problem !== undefined || isUnread || undefined}
        aria-describedby={problem === undefined ? undefined : id}
        autoComplete="off"
        leftSection={
          <Text as="span" fz={13} c="mute">
            {end}
          </Text>
        }
        {...unitSection(unit)}
        error={problem !== undefined}
        value={typed ?? (value === null ? '' : formatPlain(value))}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setLeft(false);
          onRead(amountWithin(currentTarget.value, kind, max));
        }}
        onBlur={() => {
          setLeft(true);
          if (!isUnread) setTyped(undefined);
        }}
      />
      <ErrorLine id={id} error={problem} />
    </div>
  );
}

const examples: Readonly<Record<AmountKind, string>> = {
  hectare: '3-7 или 50 соток',
  squareMetre: '5-8 тыс',
  rouble: '150 млн',
  rate: '9 тыс',
};

function amountWithin(text: string, kind: AmountKind, max: number): Amount | undefined {
  const amount = readAmount(text, kind);
  const isWithin = amount && [amount.from, amount.to, amount.exact].every((end) => end === null || end <= max);
  return isWithin ? amount : undefined;
}
