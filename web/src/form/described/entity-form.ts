import { ForeignAnswer } from '@gektar/contract/call.ts';
import type { FailureCode } from '@gektar/contract/failure.ts';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod';
import { failureText, isFailure } from '#api/failure-text.ts';
import type { Versioned } from '#form/sections/begin-editing.ts';
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

/** Before the dot of the refusals of an entity that is written by a form: 'property'. */
type RefusalName = FailureCode extends infer Code
  ? Code extends `${infer Name}.unknown_reference`
    ? Name
    : never
  : never;

/** Everything that the creation and the edit of one entity share, as data. One constant per entity. */
export interface EntityForm<Values extends FieldValues, Entity extends StoredEntity> {
  readonly form: DescribedForm<Values, Entity>;
  /** Schemas of the contract: what an employee enters, and the stored entity. */
  readonly fieldsSchema: z.ZodType;
  readonly entitySchema: z.ZodType<Entity>;
  readonly required: ReadonlySet<FieldName<Values>>;
  /** What a creation asks for beyond `required`. */
  readonly newRequired?: ReadonlySet<FieldName<Values>>;
  /** What a new one begins with. @param employeeId who creates it */
  readonly preset: (employeeId: string | undefined) => Partial<Values>;
  /** What is wrong beyond schema and links, with what is found already. */
  readonly check?: (found: Map<FieldName<Values>, string>, values: Values, loaded: Entity | undefined) => void;
  readonly create: (fields: Record<string, unknown>, newId: string) => Promise<Entity>;
  readonly update: (fields: Record<string, unknown>, over: Entity) => Promise<Entity>;
  readonly drafts: EntityDrafts<Values>;
  readonly refusals: RefusalName;
  /** Puts a stored entity into the cache, and asks again for what lists it. */
  readonly keep: (client: QueryClient, entity: Entity) => Promise<void>;
  /** The dictionaries hold less than the form knows: they are asked again. */
  readonly askAnew: (client: QueryClient) => void;
  /** Of its list, where a creation that is given up leads; its page lies below, its form below the page. */
  readonly path: string;
  /** Other addresses than those below its list. */
  readonly pathsOf?: (one: Entity) => EntityPaths;
  /** Where a creation leads, below the page: `/search`; the page itself without it. */
  readonly createdPath?: string;
  /**
   * An edit goes on after a save; it leads to the page without it. 'amongForms': only when it was opened from another form
   * or by its address, otherwise back to the page that it was opened from.
   */
  readonly staysOpen?: boolean | 'amongForms';
  /** Problems that a creation shows as it opens, and those of its own check; undefined: it opens quietly. */
  readonly problemsAtOpening?: () => Problems<FieldName<Values>> | undefined;
  /** Before the crumb of its list. */
  readonly above?: readonly Crumb[];
  readonly words: EntityFormWords;
  readonly nameOf: (entity: Entity) => string;
  /** The field where a new entity begins. */
  readonly firstField: FieldName<Values>;
  readonly Crumbs: ComponentType<{ crumbs: readonly Crumb[] }>;
  readonly Preview: ComponentType<{ isEnabled: boolean }>;
  /** The page around the form; `FormPage` unless told. */
  readonly Frame?: ComponentType<FormPageProps<Values>>;
  /** Around the form: what its own fields know beside their values. */
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
  /** 'Запрос уже создан': an earlier attempt arrived. */
  readonly createdBefore: string;
  readonly saved: string;
  readonly notSaved: string;
  /** 'Запрос изменён другим сотрудником' */
  readonly contested: string;
}

/** Addresses of one entity. */
export interface EntityPaths {
  readonly page: string;
  readonly edit: string;
  /** Where its creation leads. */
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
 * What was created, as the server answered it.
 * @throws {ForeignAnswer} without an id: nothing was created then, whatever the status (2§5)
 */
export function createdOf<Entity extends StoredEntity>(answer: Entity): Entity {
  if (typeof (answer as Partial<StoredEntity> | null)?.id !== 'string') throw new ForeignAnswer(201);
  return answer;
}

/** A chosen value is no longer in its dictionary. */
export function isUnknownReference({ refusals }: { readonly refusals: RefusalName }, error: unknown): boolean {
  return isFailure(error, `${refusals}.unknown_reference`);
}

/** What is wrong with a form as it stands: the contract's own checks, links, and what the entity adds. */
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

/** What the server found wrong, at the fields that show it. */
export function refusedFields<Values extends FieldValues, Entity extends StoredEntity>(
  entity: EntityForm<Values, Entity>,
  error: unknown,
  values: Values,
): Problems<FieldName<Values>> {
  const failed = failedFields(error, entity.form.fieldOfPathIn(values));
  if (!isUnknownReference(entity, error)) return failed;
  // The field shows a value: the trouble is that the dictionary no longer has it.
  return new Map([...failed.keys()].map((name) => [name, failureText(error)]));
}

/** What the toast of a refusal adds to its title: nothing where a field says the same. */
export function refusalText(error: unknown, problems: Problems): string | undefined {
  const text = failureText(error);
  return [...problems.values()].includes(text) ? undefined : text;
}

/** The present state of an entity that is not as the save took it to be. */
export function changedState<Values extends FieldValues, Entity extends StoredEntity>(
  { refusals, entitySchema }: EntityForm<Values, Entity>,
  error: unknown,
): Entity | undefined {
  return isFailure(error, `${refusals}.changed`) ? entitySchema.parse(error.current) : undefined;
}
