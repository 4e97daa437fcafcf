import type { FullComplex } from '@gektar/contract/industrial/complexes/complex.ts';
import type { FoundObject } from '@gektar/contract/industrial/search/object-search.ts';
import { searchObjects } from '@gektar/contract/industrial/search/object-search-calls.ts';
import type { VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { IconBuilding, IconBuildingWarehouse, IconLayoutBoard } from '@tabler/icons-react';
import { call } from '#api/call.ts';
import { vacancyAddress } from '#industrial/industrial-links.ts';
import { complexAddress } from '#industrial/tree/complex-page-search.ts';
import type { PaletteEntry, PaletteSource } from '#ui/palette/palette-entry.ts';

/** Complexes, buildings and vacancies by parts of their names, searched while typing. */
export const objectPalette: PaletteSource = {
  key: 'complex',
  title: 'Комплексы, здания, вакансии',
  Icon: IconBuildingWarehouse,
  kinds: { building: IconBuilding, vacancy: IconLayoutBoard },
  search: async (text, signal) => (await call(searchObjects, { query: { text } }, { signal })).map(objectEntry),
};

type OpenedComplex = Pick<FullComplex, 'id' | 'name' | 'fullAddress' | 'isEnabled'>;
type OpenedVacancy = Pick<
  VacancyRow,
  'id' | 'name' | 'complexId' | 'complexName' | 'buildingId' | 'buildingName' | 'isActive'
>;

const kindNames = { complex: 'Комплекс', building: 'Здание', vacancy: 'Вакансия' } as const satisfies Record<
  FoundObject['kind'],
  string
>;

/** A recently opened complex as an entry of the palette. */
export function complexEntry({ id, name, fullAddress, isEnabled }: OpenedComplex): PaletteEntry {
  return objectEntry({
    kind: 'complex',
    id,
    complexId: id,
    buildingId: null,
    title: name,
    detail: fullAddress,
    isEnabled,
  });
}

/** Key of a vacancy among recently opened entries. */
export const vacancyEntryKey = (id: string): string => `vacancy/${id}`;

/** A recently opened vacancy as an entry of the palette. */
export function vacancyEntry(vacancy: OpenedVacancy): PaletteEntry {
  const { id, name, complexId, complexName, buildingId, buildingName, isActive } = vacancy;
  const detail = `${complexName} · ${buildingName}`;
  return objectEntry({ kind: 'vacancy', id, complexId, buildingId, title: name, detail, isEnabled: isActive });
}

/** A found object as an entry of the palette. A building opens on the page of its complex. */
export function objectEntry({ kind, id, complexId, buildingId, title, detail, isEnabled }: FoundObject): PaletteEntry {
  return {
    key: `${kind}/${id}`,
    title,
    detail,
    note: isEnabled ? kindNames[kind] : `В архиве · ${kindNames[kind]}`,
    href: kind === 'vacancy' ? vacancyAddress(id) : complexAddress(complexId, { building: buildingId ?? undefined }),
  };
}
