import { utilityKinds } from '@gektar/contract/land/utility.ts';
import { nbsp } from '@gektar/format/no-break.ts';
import { expect, test } from 'vitest';
import { sampleProperty } from '#land/properties/property-form/property-samples.ts';
import { sampleRequest } from '#land/requests/request-form/request-samples.ts';
import { matchOfRequest } from './match-reasons.ts';

const plain = (text: unknown) => String(text ?? '').replaceAll(nbsp, ' ');

test('every condition that a request sets is told with what there is and what was asked (M-05)', () => {
  const request = sampleRequest({
    regions: [{ id: 50, name: 'Московская область' }],
    landHighways: [],
    distanceFromNearestCity: 40,
    area: { from: 5, to: 20 },
    buildingArea: null,
    budget: { from: null, to: 100 },
    propertyTypes: [],
    bestUses: [],
    okveds: [],
    utilities: [{ ...utilityKinds.gasSupply, value: null }],
    infrastructure: [],
  });
  const plot = sampleProperty({
    region: { id: 50, name: 'Московская область' },
    kmFromCity: 60,
    area: 7,
    price: 300,
    gasSupply: null,
  });
  const reasons = matchOfRequest(request, new Map())
    .reasonsOf(plot)
    .map(({ name, isMet, there, asked }) => [name, isMet, plain(there), plain(asked)]);
  expect(reasons).toEqual(
    expect.arrayContaining([
      ['Регион', true, 'Московская область', ''],
      ['Площадь', true, '7,00 га', '5,00 - 20,00 га'],
      ['Цена', false, '300,00 руб.', 'до 100,00 руб.'],
      ['Газ', false, 'Нет', 'есть'],
    ]),
  );
  expect(reasons.map(([name]) => name)).not.toContain('Площадь строений');
});
