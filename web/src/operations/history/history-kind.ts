import type { FieldDescriptions, PersonDescription } from '@gektar/contract/fields.ts';
import type { EntityEvent } from '@gektar/contract/history.ts';
import type { ChangedEntity } from '#operations/changed-entity.ts';

/** An event of an entity, or of a part of it. */
export interface HistoryEvent extends EntityEvent {
  /** Key of its `HistoryKind`: 'property', 'vacancy'. */
  readonly entity: string;
  readonly entityId: string;
  /** Its name, when the history covers several entities: '1-В'. */
  readonly place?: string | undefined;
}

/** Names of ids in the audit. */
export interface HistoryNames {
  readonly employee: (id: string) => string | undefined;
  /** Of the complex whose history it is. */
  readonly street?: (id: number) => string | undefined;
}

/** Text of a value, or a person by id; undefined for none. */
export type ShownValue = string | { readonly id: string; readonly who: PersonDescription['who'] } | undefined;

/** A change of one field, or of one figure of it. */
export interface ShownChange {
  /** Key of the field among the lines of an entity. */
  readonly field: string;
  readonly label: string;
  readonly was: ShownValue;
  readonly is: ShownValue;
  readonly isMoney: boolean;
  /** Raw values; equal ones are the same value. */
  readonly values: readonly [was: unknown, is: unknown];
  /** What is written to restore `was`; absent where only the form writes the field. */
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
  /** Computed from other fields, which are shown. */
  readonly isHidden?: (name: string) => boolean;
  /** Texts of fields without a text of their own kind. */
  readonly texts: Readonly<Record<string, (value: unknown, names: HistoryNames) => string | undefined>>;
  /** Several lines of one field, such as its areas; undefined: the usual line. */
  readonly split?: (name: string, changes: EntityEvent['changes']) => readonly ShownChange[] | undefined;
  /** Whether an offered field can be restored after these changes; yes by default. */
  readonly isRestorable?: (name: string, changes: EntityEvent['changes']) => boolean;
  /** Fields of a whole event that are listed, too: the areas of a vacancy closed in part. */
  readonly isListedWith?: (action: EntityEvent['action'], name: string) => boolean;
}
