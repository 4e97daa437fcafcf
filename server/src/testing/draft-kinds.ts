import type { Draft } from '@gektar/contract/drafts/draft.ts';
import type { FieldDescriptions } from '@gektar/contract/fields.ts';
import { buildingFields } from '@gektar/contract/industrial/buildings/building-fields.ts';
import { complexFields } from '@gektar/contract/industrial/complexes/complex-fields.ts';
import { vacancyFields } from '@gektar/contract/industrial/vacancies/vacancy-fields.ts';
import { propertyFields } from '@gektar/contract/land/properties/property-fields.ts';
import { v7 as uuidv7 } from 'uuid';
import { expect } from 'vitest';
import { ask } from './ask.ts';
import { type EntityKind, entityKinds } from './entity-kinds.ts';
import type { TestApp } from './test-app.ts';

/** Description of a kind of objects for the tests of drafts. */
export interface DraftedTestKind {
  readonly name: string;
  readonly kind: Draft['kind'];
  readonly domain: 'land' | 'industrial';
  readonly object: EntityKind;
  /** Path of its changes. */
  readonly changes: string;
  readonly described: FieldDescriptions;
  /**
   * Required field that a change writes: its value, another value, a wrong one, and the creation's message for the
   * wrong one.
   */
  readonly required: {
    readonly field: string;
    readonly values: readonly [unknown, unknown];
    readonly wrong: unknown;
    readonly message: string;
  };
  /** Field of the creation with the id of the parent. */
  readonly parentField?: 'complexId' | 'buildingId';
}

function objectOf(entity: string): EntityKind {
  const found = entityKinds.find((kind) => kind.entity === entity);
  if (found === undefined) throw new Error(`no entity ${entity}`);
  return found;
}

const day = ['2026-12-01T00:00:00', '2027-02-15T00:00:00'] as const;

export const draftedKinds: readonly DraftedTestKind[] = [
  {
    name: 'a plot',
    kind: 'property',
    domain: 'land',
    object: objectOf('property'),
    changes: '/api/land/drafts/properties',
    described: propertyFields,
    required: {
      field: 'lastConversationDate',
      values: day,
      wrong: 'вчера',
      message: 'Некорректная дата',
    },
  },
  {
    name: 'a complex',
    kind: 'complex',
    domain: 'industrial',
    object: objectOf('complex'),
    changes: '/api/industrial/drafts/complexes',
    described: complexFields,
    required: { field: 'vacanciesUpdatePeriod', values: [14, 30], wrong: 99_999, message: 'Не больше 3\u00a0650' },
  },
  {
    name: 'a building',
    kind: 'building',
    domain: 'industrial',
    object: objectOf('building'),
    changes: '/api/industrial/drafts/buildings',
    described: buildingFields,
    required: { field: 'workingHeight', values: [12, 10], wrong: -3, message: 'Положительное число' },
    parentField: 'complexId',
  },
  {
    name: 'a vacancy',
    kind: 'vacancy',
    domain: 'industrial',
    object: objectOf('vacancy'),
    changes: '/api/industrial/drafts/vacancies',
    described: vacancyFields,
    required: { field: 'availabilityDate', values: day, wrong: '31.13.2026', message: 'Некорректная дата' },
    parentField: 'buildingId',
  },
];

/** Body of a call that creates a draft without its required field, otherwise whole. */
export async function draftBody(
  app: TestApp,
  { kind, object, required, parentField }: DraftedTestKind,
  about: object = {},
) {
  const whole: Record<string, unknown> = { ...(await object.fields(app)) };
  const parentId = parentField === undefined ? null : whole[parentField];
  const left = new Set(['images', 'documents', required.field, ...(parentField === undefined ? [] : [parentField])]);
  const fields = Object.fromEntries(Object.entries(whole).filter(([name]) => !left.has(name)));
  return { newId: uuidv7(), kind, parentId, fields, ...about };
}

/** Creates a draft without its required field. */
export async function givenDraft(app: TestApp, kind: DraftedTestKind, about: object = {}): Promise<Draft> {
  const body = await draftBody(app, kind, about);
  const answer = await ask(app, 'POST', `/api/${kind.domain}/drafts`, { body });
  expect(answer.status, answer.text).toBe(201);
  return answer.json as Draft;
}
