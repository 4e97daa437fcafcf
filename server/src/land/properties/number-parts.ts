import { type RawBuilder, sql } from 'kysely';
import type { Condition } from '#database/conditions.ts';
import { containing } from '#database/like.ts';
import { asWritten, type Carried } from '#database/prepared.ts';

/**
 * Number of digits in an indexed run (`land.digit_runs`); texts with fewer digits are searched by the trigram index.
 */
const RUN = 5;

/** Forms of the number in `land.property_cadastral_numbers n` that a search text is compared with. */
const forms = {
  /** The number as stored; letters match in either case. */
  number: { column: sql`n.number`, folded: (value: RawBuilder<unknown>) => sql`lower(${value})` },
  /** Digits of the number. */
  digits: { column: sql`shared.digits_of(n.number)`, folded: (value: RawBuilder<unknown>) => value },
  /** The number without leading zeros, as `plainNumber` of the contract writes it. */
  plain: { column: sql`land.plain_number(n.number)`, folded: (value: RawBuilder<unknown>) => value },
} as const;
type Form = keyof typeof forms;

/** Condition that a number contains the text, evaluated by an index. */
export function numberHas(form: Form, text: string, carried: Carried = asWritten): Condition {
  const digits = text.replace(/[^0-9]/g, '');
  const runs = Array.from({ length: Math.max(digits.length - RUN + 1, 0) }, (_, at) =>
    Number(digits.slice(at, at + RUN)),
  );
  if (runs.length === 0) return sql<boolean>`${forms[form].column} ilike ${carried(containing(text), 'text')}`;
  return sql<boolean>`land.digit_runs(n.number) @> ${carried(runs, 'int[]')} and ${contains(form, text, carried)}`;
}

/**
 * Condition that a number contains the text, for a row already found by its object: `strpos` keeps the planner from
 * reading the trigram index.
 */
export function numberContains(form: Form, text: string): Condition {
  return contains(form, text, asWritten);
}

function contains(form: Form, text: string, carried: Carried): Condition {
  const { column, folded } = forms[form];
  return sql<boolean>`strpos(${folded(column)}, ${folded(carried(text, 'text'))}) > 0`;
}
