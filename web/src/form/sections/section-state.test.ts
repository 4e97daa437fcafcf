import { expect, test } from 'vitest';
import { sampleValues as base, type SampleValues, samplePlan } from './sample-plan.ts';
import { sectionState } from './section-state.ts';

const plan = { ...samplePlan, unfilledText: 'Заполните данный раздел' };
const required = new Set(['name']);
const fields = ['name', 'area', 'price'] as const;
const empty: SampleValues = { ...base, name: '' };
const state = (values: SampleValues, shown: string[]) =>
  sectionState(plan, fields, values, {
    required: required as ReadonlySet<keyof SampleValues>,
    shown: new Set(shown) as ReadonlySet<keyof SampleValues>,
    all: new Map(),
  });

test('a section with an empty required field says so after a save, not before [IND-BLD-005]', () => {
  expect(state(empty, [])).toMatchObject({ status: 'completed', caption: '2 из 3' });
  expect(state(empty, ['name'])).toMatchObject({ status: 'error', caption: 'Заполните данный раздел' });
});

test('a mistake in a filled field is counted', () => {
  expect(state(base, ['area'])).toMatchObject({ status: 'error', caption: '3 из 3, 1\u00a0ошибка' });
});
