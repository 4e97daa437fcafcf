import type { Domain } from '@gektar/contract/domain.ts';
import type { ChangeableEntity } from '@gektar/contract/operations/operation.ts';
import type { ChangedEntity } from '#operations/changed-entity.ts';
import type { roundTripCalls } from './comparison.ts';

/** An entity whose lists are exported. */
export interface RoundTripKind {
  readonly about: ChangedEntity;
  /** Function that archives objects, with a toast, and returns the ids of the settled ones. */
  readonly useArchiving: () => (ids: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Path of the entity's list. */
  readonly list: string;
}

/** The calls of an area. */
export type RoundTripCalls = (typeof roundTripCalls)[Domain];

/** Description of a domain for the page 'Изменения из выгрузки'. */
export interface RoundTripAreaAbout {
  readonly domain: Domain;
  readonly kinds: Readonly<Partial<Record<ChangeableEntity, RoundTripKind>>>;
  /** Path of the domain's first list. */
  readonly list: string;
}
