import { formatCountOf, type PluralForms } from '@gektar/format/plural.ts';
import { IconFilter } from '@tabler/icons-react';
import type { PaletteSource } from '#ui/palette/palette-entry.ts';
import { listHref } from './list-href.ts';

/** A list that the server recognized in a search text. */
interface FoundList {
  readonly key: string;
  readonly title: string;
  readonly criteria: object;
  readonly count: number | null;
}

/** Lists of a domain as entries of the palette: by highway, direction, price, area, or place of the map. */
export interface ListPaletteAbout {
  /** Key of the source, unique. */
  readonly key: string;
  readonly title: string;
  /** Path of the list. */
  readonly path: string;
  /** 'объект', 'объекта', 'объектов' */
  readonly forms: PluralForms;
  readonly find: (text: string, signal: AbortSignal) => Promise<readonly FoundList[]>;
}

export function listPalette({ key, title, path, forms, find }: ListPaletteAbout): PaletteSource {
  return {
    key,
    title,
    Icon: IconFilter,
    search: async (text, signal) =>
      (await find(text, signal)).map((list) => ({
        key: `${key}/${list.key}`,
        title: list.title,
        note: list.count === null ? undefined : formatCountOf(list.count, forms),
        href: listHref(path, list.criteria),
      })),
  };
}
