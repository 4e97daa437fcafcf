import { ForeignAnswer } from '@gektar/contract/call.ts';
import type { FailureCode } from '@gektar/contract/failure.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod';
import { failureText, isFailure } from '#api/failure-text.ts';
import type { Versioned } from '#form/sections/begin-editing.ts';
import type { FieldMarks } from '#form/sections/field-marks.ts';
import { failedFields, schemaProblems } from '#form/sections/field-problems.ts';
import type { FormPageProps } from '#form/sections/form-page.tsx';
import type { FieldName, Problems } from '#form/sections/form-plan.ts';
import type { Crumb } from '#ui/breadcrumbs.tsx';
import type { DescribedForm } from './describe-form.ts';
import type { EntityDrafts } from './entity-drafts.ts';

/** A stored entity that a form edits. */
export interface StoredEntity extends Versioned {
  readonly id: string;
  readonly isEnabled: boolean;
}

/** Prefix of an entity's error codes: 'property'. */
type RefusalName = FailureCode extends infer Code
  ? Code extends `${infer Name}.unknown_reference`
    ? Name
    : never
  : never;

/** Settings shared by the creation and the edit of an entity. One constant per entity kind. */
export interface EntityForm<Values extends FieldValues, Entity extends StoredEntity> {
  readonly form: DescribedForm<Values, Entity>;
  /** Schemas of the contract: the editable fields, and the stored entity. */
  readonly fieldsSchema: z.ZodType;
  readonly entitySchema: z.ZodType<Entity>;
  readonly required: ReadonlySet<FieldName<Values>>;
  /** Required fields of a creation in addition to `required`. */
  readonly newRequired?: ReadonlySet<FieldName<Values>>;
  /** Initial values of a new entity. @param employeeId the employee who creates it */
  readonly preset: (employeeId: string | undefined) => Partial<Values>;
  /** Adds problems to those of schema and links, which are in `found`. */
  readonly check?: (found: Map<FieldName<Values>, string>, values: Values, loaded: Entity | undefined) => void;
  readonly create: (fields: Record<string, unknown>, newId: string) => Promise<Entity>;
  readonly update: (fields: Record<string, unknown>, over: Entity) => Promise<Entity>;
  readonly drafts: EntityDrafts<Values>;
  readonly refusals: RefusalName;
  /** Puts a stored entity into the cache and refetches its lists. */
  readonly keep: (client: QueryClient, entity: Entity) => Promise<void>;
  /** Called after a successful save. @param before the replaced state; undefined after a creation */
  readonly afterSave?: (saved: Entity, before: Entity | undefined) => void;
  /** Refetches dictionaries, after the server reported that a chosen value does not exist. */
  readonly askAnew: (client: QueryClient) => void;
  /** Path of the list, where a cancelled creation leads; the entity's page is below it, its form below the page. */
  readonly path: string;
  /** Paths of an entity, if they are not below the list. */
  readonly pathsOf?: (one: Entity) => EntityPaths;
  /** Page after a creation, below the entity's page: `/search`; by default the page itself. */
  readonly createdPath?: string;
  /**
   * Whether the edit form stays open after a save; by default the save leads to the entity's page. 'amongForms': stays
   * open if it was opened from another form or by its URL, otherwise goes back to the page it was opened from.
   */
  readonly staysOpen?: boolean | 'amongForms';
  /**
   * Problems shown as soon as a creation form opens, before its own check; undefined if there are none.
   * @param values restored from a draft, or the initial ones
   */
  readonly problemsAtOpening?: (values: Values) => Problems<FieldName<Values>> | undefined;
  /**
   * For a copy: fields that must differ from the original, marked while they are empty. Not problems: they may be saved
   * empty.
   */
  readonly marks?: FieldMarks;
  /** Breadcrumbs before that of the list. */
  readonly above?: readonly Crumb[];
  readonly words: EntityFormWords;
  readonly nameOf: (entity: Entity) => string;
  /** Field that is focused first in a new entity. */
  readonly firstField: FieldName<Values>;
  readonly Crumbs: ComponentType<{ crumbs: readonly Crumb[] }>;
  readonly Preview: ComponentType<{ isEnabled: boolean }>;
  /** Quiet note about the unsaved values, in the save bar. */
  readonly Note?: ComponentType<{ loaded: Entity | undefined }>;
  /** The page around the form; `FormPage` by default. */
  readonly Frame?: ComponentType<FormPageProps<Values>>;
  /** Wrapper of the form that provides context for fields of the entity. */
  readonly Around?: ComponentType<{ loaded: Entity | undefined; children: ReactNode }>;
}

export interface EntityFormWords {
  /** 'Запрос' */
  readonly label: string;
  /** 'Новый запрос' */
  readonly newTitle: string;
  /** 'Запросы' */
  readonly list: string;
  /** 'Карточка запроса' */
  readonly preview: string;
  readonly created: string;
  readonly notCreated: string;
  /** 'Запрос уже создан', when an earlier attempt had succeeded. */
  readonly createdBefore: string;
  readonly saved: string;
  readonly notSaved: string;
  /** 'Запрос изменён другим сотрудником' */
  readonly contested: string;
}

/** Paths of one entity. */
export interface EntityPaths {
  readonly page: string;
  /** A second page of the entity; the edit form leads back to the page that it was opened from. */
  readonly otherPage?: string;
  readonly edit: string;
  /** Page after its creation. */
  readonly created: string;
}

export function pathsOf<Values extends FieldValues, Entity extends StoredEntity>(
  { path, createdPath = '', ...entity }: EntityForm<Values, Entity>,
  one: Entity,
): EntityPaths {
  const page = `${path}/${one.id}`;
  return entity.pathsOf?.(one) ?? { page, edit: `${page}/edit`, created: `${page}${createdPath}` };
}

/**
 * Returns the created entity.
 * @throws {ForeignAnswer} for a response without an id: nothing was created, despite the status (2§5)
 */
export function createdOf<Entity extends StoredEntity>(answer: Entity): Entity {
  if (typeof (answer as Partial<StoredEntity> | null)?.id !== 'string') throw new ForeignAnswer(201);
  return answer;
}

/** A chosen value is no longer in its dictionary. */
export function isUnknownReference({ refusals }: { readonly refusals: RefusalName }, error: unknown): boolean {
  return isFailure(error, `${refusals}.unknown_reference`);
}

/** Problems of the form's values: the contract's checks, links, and the entity's own check. */
export function checkEntity<Values extends FieldValues, Entity extends StoredEntity>(
  { form, fieldsSchema, check }: EntityForm<Values, Entity>,
  values: Values,
  loaded?: Entity,
): Problems<FieldName<Values>> {
  const found = schemaProblems(fieldsSchema, form.toFields(values, loaded), form.fieldOfPathIn(values));
  for (const [name, problem] of form.linkProblems(values, loaded)) if (!found.has(name)) found.set(name, problem);
  check?.(found, values, loaded);
  return found;
}

/** Problems that a server error names, keyed by the field that shows them. */
export function refusedFields<Values extends FieldValues, Entity extends StoredEntity>(
  entity: EntityForm<Values, Entity>,
  error: unknown,
  values: Values,
): Problems<FieldName<Values>> {
  const failed = failedFields(error, entity.form.fieldOfPathIn(values));
  if (!isUnknownReference(entity, error)) return failed;
  // The value was removed from the dictionary: a message about an empty field would be wrong.
  return new Map([...failed.keys()].map((name) => [name, failureText(error)]));
}

/** Text of the toast about a failed save; undefined when a field already shows it. */
export function refusalText(error: unknown, problems: Problems): string | undefined {
  const text = failureText(error);
  return [...problems.values()].includes(text) ? undefined : text;
}

/** The entity's current state, if a save failed because somebody else has changed it; otherwise undefined. */
export function changedState<Values extends FieldValues, Entity extends StoredEntity>(
  { refusals, entitySchema }: EntityForm<Values, Entity>,
  error: unknown,
): Entity | undefined {
  return isFailure(error, `${refusals}.changed`) ? entitySchema.parse(error.current) : undefined;
}
