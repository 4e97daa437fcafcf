import { missing } from '@gektar/format/words.ts';
import type { ReactNode } from 'react';
import { CardValue } from '#table/card-value.tsx';

interface CardFigureProps {
  readonly label: string;
  readonly value: ReactNode;
  /** Row and field of the value, when a tap can edit it. */
  readonly edited?: { readonly row: { readonly id: string }; readonly field: string };
}

/** A figure with its label on the card of a complex or a vacancy. */
export function CardFigure({ label, value, edited }: CardFigureProps) {
  const shown = value ?? <span className="nil">{missing.dash}</span>;
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {edited ? (
          <CardValue {...edited} label={label}>
            {shown}
          </CardValue>
        ) : (
          shown
        )}
      </dd>
    </div>
  );
}
