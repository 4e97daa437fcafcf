import * as z from 'zod';
import { AnyOfIds, AnyOfOkveds, AnyOfUuids, OnlyUuids, TriState } from '#list.ts';
import { maybe } from '#optional.ts';
import { text } from '#text.ts';
import type { Criteria } from './criterion.ts';

interface Bounded {
  readonly max: number;
}

const OnlyTrue = z.boolean().default(false);

/** Schemas of criterion values, by kind; those of ranges and days differ between the domains (K-03). */
export const plainSchemas = {
  upTo: ({ max }: Bounded) => maybe(z.number().min(0).max(max)),
  olderThan: ({ max }: Bounded) => maybe(z.int().min(1).max(max)),
  anyOf: () => AnyOfIds,
  anyOfRecords: () => AnyOfUuids,
  anyInTree: () => AnyOfOkveds,
  is: () => TriState,
  needs: () => OnlyTrue,
  has: () => OnlyTrue,
  lacks: () => OnlyTrue,
  contains: ({ max }: Bounded) => maybe(text(max)),
  words: ({ max }: Bounded) => maybe(text(max)),
  only: () => OnlyUuids,
} as const;

// A method type: each kind may narrow the criterion to those of the kind.
type SchemaOf = { of(criterion: unknown): z.ZodType }['of'];
type Schemas = Readonly<Record<string, SchemaOf>>;

/** The schema of each criterion of a filter. */
export type CriteriaShape<Kinds extends Schemas, Filter extends Criteria> = {
  [Name in keyof Filter]: Filter[Name]['kind'] extends keyof Kinds ? ReturnType<Kinds[Filter[Name]['kind']]> : never;
};

/** The shape of a filter for `z.object`: the schema of each criterion, by its kind. */
export function criteriaShape<const Kinds extends Schemas, const Filter extends Criteria>(
  kinds: Kinds,
  criteria: Filter,
): CriteriaShape<Kinds, Filter> {
  const entries = Object.entries(criteria).map(([name, criterion]) => {
    const schemaOf = kinds[criterion.kind];
    if (schemaOf === undefined) throw new Error(`no schema for a criterion of the kind ${criterion.kind}`);
    return [name, schemaOf(criterion)];
  });
  return Object.fromEntries(entries) as CriteriaShape<Kinds, Filter>;
}
