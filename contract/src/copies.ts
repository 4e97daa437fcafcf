import type { FieldDescriptions } from './fields.ts';

/** Fields that a copy does not take from its original. All other fields that an employee fills in are taken. */
export interface CopyRules<Name extends string = string> {
  /** Empty in a copy and marked until filled in, because the value of a copy must differ. */
  readonly differing: readonly Name[];
  /** Empty in a copy, without a mark: belongs to the original alone. */
  readonly leftOut: readonly Name[];
  /** Set to the employee who copies. */
  readonly responsible?: Name;
}

/** Copy rules typed by the field names of an entity. */
export type CopyRulesOf<Fields extends FieldDescriptions> = CopyRules<keyof Fields & string>;

/** Message at an empty `differing` field of a copy. */
export const OWN_IN_COPY = 'Заполните: у копии должно быть своим';

/** An entity except these fields, as the body of a creation: absent fields are stored empty. */
export function withoutFields<Entity extends object>(entity: Entity, names: readonly string[]): Partial<Entity> {
  return Object.fromEntries(Object.entries(entity).filter(([name]) => !names.includes(name))) as Partial<Entity>;
}
