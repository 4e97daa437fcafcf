import { day, own } from '@gektar/contract/fields.ts';
import { expect, test } from 'vitest';
import { describeForm } from './describe-form.ts';
import type { FieldKit } from './field-kit.ts';

interface Values {
  readonly built: string | null;
  readonly walls: string[];
}

const form = describeForm<Values, { readonly id: string }>({
  fields: { built: day('Сдан'), walls: own('Стены') },
  sections: [{ id: 'main', title: 'Основное', fields: ['built', 'walls'] }],
  kit: {} as FieldKit,
  own: {
    labels: {},
    empty: () => ({ walls: [] }),
    fromWire: () => ({ walls: [] }),
    // Deliberately wrong: returns all values of the form, including those of described fields.
    toWire: (values: Values) => ({ ...values }),
    isFilled: () => false,
    isSame: () => true,
    text: () => '',
  },
});

test('a described field is sent as described, whatever the form sends on its own', () => {
  expect(form.toFields({ built: '2026-11-22', walls: ['сэндвич'] })).toEqual({
    built: '2026-11-22T00:00:00',
    walls: ['сэндвич'],
  });
});
