import type { Criteria } from '@gektar/contract/criteria/criterion.ts';
import type { LinkTable } from '#database/links.ts';

/** Source of a criterion's value in SQL: expressions over the aliases of a query, from trusted names. */
export type Source =
  /** One value: `p.price`. */
  | { readonly value: string }
  /** A range in two columns. */
  | { readonly from: string; readonly to: string }
  /** Several values in an array: `q.building_classes`. */
  | { readonly values: string }
  /** Several values in a link table; `of` is the SQL of the entity's id: `p.id`. */
  | { readonly links: LinkTable; readonly of: string };

/** The source of each criterion. */
export type SourceOf = (criterion: Criteria[string]) => Source;

/** The expression of a single value. */
export function valueIn(source: Source): string {
  if ('value' in source) return source.value;
  throw new Error('a criterion on one value looks at several');
}

/** The two expressions of a range. */
export function endsIn(source: Source): { readonly from: string; readonly to: string } {
  if ('from' in source) return source;
  throw new Error('a criterion on a range looks at something else');
}
