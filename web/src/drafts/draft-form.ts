import type { Draft } from '@gektar/contract/drafts/draft.ts';
import type { FieldDescriptions } from '@gektar/contract/fields.ts';
import { isRecord } from '@gektar/contract/records.ts';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod';
import { openNewDrafts } from '#form/described/entity-drafts.ts';
import { type EntityForm, pathsOf, type StoredEntity } from '#form/described/entity-form.ts';
import type { FieldName } from '#form/sections/form-plan.ts';
import { draftName } from './draft-words.ts';

/** Mark of an empty required field. */
const TO_FILL = 'Заполните: без этого объект не создать';

/** Pages that the form of a draft leads to. */
export interface DraftWay {
  /** Page of all drafts. */
  readonly list: string;
  /** Page after the creation; undefined: that of the created object. */
  readonly next: string | undefined;
}

/**
 * The creation form of an object, filled in from a draft: missing fields are marked; the created object replaces the
 * draft and takes its id.
 */
export function draftForm<Values extends FieldValues, Entity extends StoredEntity>(
  entity: EntityForm<Values, Entity>,
  draft: Draft,
  { list, next }: DraftWay,
): EntityForm<Values, Entity> {
  const { form, words, drafts } = entity;
  const fieldOf = (path: string) => form.fieldOfPathIn(form.emptyValues({}))(path);
  return {
    ...entity,
    preset(employeeId) {
      const empty = form.emptyValues(entity.preset(employeeId));
      return { ...empty, ...valuesOfDraft(entity, draft, empty) };
    },
    marks: new Map(
      [
        ...draft.missing.filter(({ isEmpty }) => isEmpty).map(({ field }) => [fieldOf(field), TO_FILL] as const),
        ...draft.remarks.map(({ field, text }) => [fieldOf(field), text] as const),
      ].filter((mark): mark is readonly [FieldName<Values>, string] => mark[0] !== undefined),
    ),
    problemsAtOpening(values) {
      const wrong = [
        ...draft.missing.filter(({ isEmpty }) => !isEmpty).map(({ field, message }) => [field, message] as const),
        ...draft.remarks.map(({ field, text }) => [field, text] as const),
      ];
      const problems = wrong.flatMap(([path, text]): [FieldName<Values>, string][] => {
        const name = fieldOf(path);
        return name !== undefined && form.plan.isFilled(values, name) ? [[name, text]] : [];
      });
      return problems.length > 0 ? new Map(problems) : entity.problemsAtOpening?.(values);
    },
    create: (fields) => entity.create(fields, draft.id),
    drafts: { ...drafts, ofNew: () => openNewDrafts(`draft/${entity.refusals}/${draft.id}`) },
    above: [...(entity.above ?? []), { label: words.list, to: entity.path }],
    path: list,
    pathsOf: (one) => {
      const paths = pathsOf(entity, one);
      return next === undefined ? paths : { ...paths, created: next };
    },
    words: { ...words, list: 'Черновики', newTitle: `Черновик: ${draftName(draft)}` },
  };
}

/** Files belong to an object from the start: a draft has none. */
const ofObjects = ['images', 'documents'];

/**
 * Fields of a draft, replaced by those of the form: empty ones are left out, a value that the form cannot show is
 * unchanged. Names that a creation does not know are left out: the server refuses them.
 */
export function changedFields<Values extends FieldValues, Entity extends StoredEntity>(
  { form, fieldsSchema }: EntityForm<Values, Entity>,
  draft: Pick<Draft, 'fields'>,
  values: Values,
): Draft['fields'] {
  const all = { ...draft.fields, ...form.toFields(values) };
  const shape = 'shape' in fieldsSchema && isRecord(fieldsSchema.shape) ? fieldsSchema.shape : all;
  const isStored = ([name, value]: [string, unknown]) =>
    Object.hasOwn(shape, name) &&
    !ofObjects.includes(name) &&
    value !== undefined &&
    value !== null &&
    !Number.isNaN(value);
  return Object.fromEntries(Object.entries(all).filter(isStored));
}

/** Values of the form for the fields that a draft has; the others begin as in a new object. */
function valuesOfDraft<Values extends FieldValues, Entity extends StoredEntity>(
  { form, fieldsSchema }: EntityForm<Values, Entity>,
  draft: Draft,
  empty: Values,
): Partial<Values> {
  const known = Object.entries(draft.fields).flatMap(([name, value]) => {
    const wire = asStored(fieldsSchema, form.description.fields, { name, value, names: draft.names[name] });
    return wire === undefined || wire === null ? [] : [[name, wire] as const];
  });
  // A place chosen by its id is stored with its name: `regionId` → `region`.
  const places = Object.entries(draft.names).flatMap(([name, [value]]) =>
    name.endsWith('Id') ? [[name.slice(0, -2), value] as const] : [],
  );
  // Values of an empty form in the shape of a stored entity, for fields that are converted together.
  const stored = { ...form.toFields(empty), ...Object.fromEntries([...known, ...places]) };
  const values = form.toValues(stored as unknown as Entity);
  const fieldOf = form.fieldOfPathIn(values);
  const names = known.map(([name]) => fieldOf([name])).filter((name) => name !== undefined);
  return Object.fromEntries(names.map((name) => [name, values[name]])) as Partial<Values>;
}

interface DraftValue {
  readonly name: string;
  readonly value: unknown;
  readonly names: Draft['names'][string] | undefined;
}

/** A value of a draft as a stored entity has it; undefined when the form cannot show it. */
function asStored(schema: z.ZodType, described: FieldDescriptions, { name, value, names = [] }: DraftValue): unknown {
  const kind = described[name]?.kind;
  if (kind === 'choice') return names[0];
  if (kind === 'choices') return names;
  const shape = 'shape' in schema && isRecord(schema.shape) ? schema.shape : {};
  const parsed = (shape[name] as z.ZodType | undefined)?.safeParse(value);
  if (parsed?.success) return parsed.data;
  // A number beyond its limit or a wrong link is shown, to be corrected.
  const isShown = kind === 'number' ? typeof value === 'number' : kind === 'text' || kind === 'link';
  return isShown && (typeof value === 'number' || typeof value === 'string') ? value : undefined;
}
