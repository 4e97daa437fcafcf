import { type FoundObject, searchObjects } from '@gektar/contract/industrial/search/object-search.ts';
import { IconBuilding, IconBuildingWarehouse, IconLayoutBoard } from '@tabler/icons-react';
import { call } from '#api/call.ts';
import { complexAddress } from '#industrial/complexes/complex-page-search.ts';
import type { PaletteEntry, PaletteSource } from '#ui/palette/palette-entry.ts';

/** Complexes, buildings and vacancies by parts of their names, while somebody types. */
export const objectPalette: PaletteSource = {
  key: 'complex',
  title: 'Комплексы, здания, вакансии',
  Icon: IconBuildingWarehouse,
  kinds: { building: IconBuilding, vacancy: IconLayoutBoard },
  search: async (text, signal) => (await call(searchObjects, { query: { text } }, { signal })).map(objectEntry),
};

const kindNames = { complex: 'Комплекс', building: 'Здание', vacancy: 'Вакансия' } as const satisfies Record<
  FoundObject['kind'],
  string
>;

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
