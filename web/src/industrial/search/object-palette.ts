import type { FullComplex } from '@gektar/contract/industrial/complexes/complex.ts';
import type { FoundObject } from '@gektar/contract/industrial/search/object-search.ts';
import { searchObjects } from '@gektar/contract/industrial/search/object-search-calls.ts';
import { IconBuilding, IconBuildingWarehouse, IconLayoutBoard } from '@tabler/icons-react';
import { call } from '#api/call.ts';
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

const kindNames = { complex: 'Комплекс', building: 'Здание', vacancy: 'Вакансия' } as const satisfies Record<
  FoundObject['kind'],
  string
>;

/** An opened complex as a line of the palette. */
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

/** A found object as a line of the palette. A building and a vacancy open in their complex. */
export function objectEntry({ kind, id, complexId, buildingId, title, detail, isEnabled }: FoundObject): PaletteEntry {
  const place =
    kind === 'complex' ? {} : { building: buildingId ?? undefined, vacancy: kind === 'vacancy' ? id : undefined };
  return {
    key: `${kind}/${id}`,
    title,
    detail,
    note: isEnabled ? kindNames[kind] : `В архиве · ${kindNames[kind]}`,
    href: complexAddress(complexId, place),
  };
}
