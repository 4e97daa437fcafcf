import type { FieldDescriptions, PersonDescription } from '@gektar/contract/fields.ts';
import type { EntityEvent } from '@gektar/contract/history.ts';
import type { ChangedEntity } from '#operations/changed-entity.ts';

/** An event of an entity, or of a part of it. */
export interface HistoryEvent extends EntityEvent {
  /** Key of its `HistoryKind`: 'property', 'vacancy'. */
  readonly entity: string;
  readonly entityId: string;
  /** Name of the entity when the history covers several entities: '1-В'. */
  readonly place?: string | undefined;
}

/** Names for ids in the audit. */
export interface HistoryNames {
  readonly employee: (id: string) => string | undefined;
  /** Name of a street, in the history of a complex. */
  readonly street?: (id: number) => string | undefined;
}

/** Text of a value, or a person by id; undefined for none. */
export type ShownValue = string | { readonly id: string; readonly who: PersonDescription['who'] } | undefined;

/** A change of one field, or of one figure within a field. */
export interface ShownChange {
  /** Key of the field, unique among the lines of an entity. */
  readonly field: string;
  readonly label: string;
  readonly was: ShownValue;
  readonly is: ShownValue;
  readonly isMoney: boolean;
  /** Raw values, for comparisons. */
  readonly values: readonly [was: unknown, is: unknown];
  /** What to write in order to restore `was`; absent for fields that only the form writes. */
  readonly restore?: { readonly field: string; readonly value: unknown; readonly text: string | undefined } | undefined;
}

/** How the history of an entity is shown. */
export interface HistoryKind {
  readonly about: ChangedEntity;
  /** 'Вакансия', with its gender: 'Вакансия создана'. */
  readonly noun: string;
  readonly gender: 'he' | 'she' | 'it';
  /** Descriptions of audited fields, in the order of the screen. */
  readonly fields: FieldDescriptions;
  /** Labels that differ from the descriptions. */
  readonly labels?: Readonly<Record<string, string>>;
  /** Whether a field is left out because it is computed from fields that are shown. */
  readonly isHidden?: (name: string) => boolean;
  /** Texts of fields that their field descriptions cannot format. */
  readonly texts: Readonly<Record<string, (value: unknown, names: HistoryNames) => string | undefined>>;
  /** Splits a field into several lines, such as the areas; undefined: one line as usual. */
  readonly split?: (name: string, changes: EntityEvent['changes']) => readonly ShownChange[] | undefined;
  /** Whether an offered field can be restored after these changes; true by default. */
  readonly isRestorable?: (name: string, changes: EntityEvent['changes']) => boolean;
  /** Whether a field is also listed under a whole event: the areas of a vacancy that was closed in part. */
  readonly isListedWith?: (action: EntityEvent['action'], name: string) => boolean;
}
