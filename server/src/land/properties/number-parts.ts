import { type RawBuilder, sql } from 'kysely';
import type { Condition } from '#database/conditions.ts';
import { containing } from '#database/like.ts';
import { asWritten, type Carried } from '#database/prepared.ts';

/** Digits of an indexed run (`land.digit_runs`); texts with fewer have an index of trigrams. */
const RUN = 5;

/** Forms of the number of `land.property_cadastral_numbers n` that a text is searched in. */
const forms = {
  /** In small or capital letters. */
  number: { column: sql`n.number`, folded: (value: RawBuilder<unknown>) => sql`lower(${value})` },
  /** Its digits only. */
  digits: { column: sql`shared.digits_of(n.number)`, folded: (value: RawBuilder<unknown>) => value },
  /** Without leading zeros, as `plainNumber` of the contract writes it. */
  plain: { column: sql`land.plain_number(n.number)`, folded: (value: RawBuilder<unknown>) => value },
} as const;
type Form = keyof typeof forms;

/** Numbers that contain the text, by an index. */
export function numberHas(form: Form, text: string, carried: Carried = asWritten): Condition {
  const digits = text.replace(/[^0-9]/g, '');
  const runs = Array.from({ length: Math.max(digits.length - RUN + 1, 0) }, (_, at) =>
    Number(digits.slice(at, at + RUN)),
  );
  if (runs.length === 0) return sql<boolean>`${forms[form].column} ilike ${carried(containing(text), 'text')}`;
  return sql<boolean>`land.digit_runs(n.number) @> ${carried(runs, 'int[]')} and ${contains(form, text, carried)}`;
}

/** The same for a known row of numbers. `strpos` avoids the trigram index, which would be read in vain. */
export function numberContains(form: Form, text: string): Condition {
  return contains(form, text, asWritten);
}

function contains(form: Form, text: string, carried: Carried): Condition {
  const { column, folded } = forms[form];
  return sql<boolean>`strpos(${folded(column)}, ${folded(carried(text, 'text'))}) > 0`;
}
