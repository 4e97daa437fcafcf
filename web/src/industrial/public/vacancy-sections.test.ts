import type { PublicVacancy } from '@gektar/contract/industrial/selections/public-selection.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PlaceFacts, VacancyEquipment, VacancyTerms } from './vacancy-sections.tsx';

/** Text of the sections that show yes/no fields, all of them with this answer. */
function textOf(answer: boolean | null): string {
  const flags = { bts: answer, hasShelves: answer, hasCrossDock: answer, hasElevator: answer };
  const about: Partial<PublicVacancy> = {
    ...{ ...flags, isOpexIncluded: answer, hasIndustrialRailway: answer },
    vacancyTypes: 1,
    availabilityDate: '2099-12-01T00:00:00',
    floors: [],
    ...{ dockNumber: null, numberGatesZero: null, countPalletPlaces: null, minimalRentalBlockArea: null },
    ...{ distanceFromRingRoad: null, distanceFromCenter: null, distanceNearestPublicStop: null },
    ...{ opexPerSqm: null, leaseVat: null, saleVat: null, storageVat: null, truckParkingSpaces: null },
  };
  const vacancy = about as PublicVacancy;
  const sections = [PlaceFacts, VacancyEquipment, VacancyTerms].map((section) =>
    renderToStaticMarkup(createElement(section, { vacancy })),
  );
  return sections
    .join('')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

test('an unanswered yes/no is not on the client page, and its section leaves with it (N-01)', () => {
  expect(textOf(null)).toBe('Расположение Условия Предложение Аренда Доступна 01.12.2099');
  expect(textOf(false)).toBe(
    'Расположение Ж/д ветка Нет Оснащение вакансии Стеллажи Нет Условия Предложение Аренда Доступна 01.12.2099',
  );
  expect(textOf(true)).toContain('Стеллажи Да Кросс-док Да Лифт Да');
  expect(textOf(true)).toContain('Built-to-suit Да');
});
