import type { FieldDescriptions } from './fields.ts';

/** What the copy of an entity does not take from its original. Everything else that an employee fills in is taken. */
export interface CopyRules<Name extends string = string> {
  /** Empty in a copy and marked until filled in: the copy has its own. */
  readonly differing: readonly Name[];
  /** Empty in a copy, without a mark: belongs to the original alone. */
  readonly leftOut: readonly Name[];
  /** Set to the employee who copies. */
  readonly responsible?: Name;
}

/** The rules of an entity by its description. */
export type CopyRulesOf<Fields extends FieldDescriptions> = CopyRules<keyof Fields & string>;

/** The mark of an empty field in `differing`. */
export const OWN_IN_COPY = 'Заполните: у копии должно быть своим';

/** An entity without these fields: they are absent from the body of a creation, so they are empty. */
export function withoutFields<Entity extends object>(entity: Entity, names: readonly string[]): Partial<Entity> {
  return Object.fromEntries(Object.entries(entity).filter(([name]) => !names.includes(name))) as Partial<Entity>;
}
