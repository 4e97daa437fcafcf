import type { Domain } from '@gektar/contract/domain.ts';
import { IconFilePencil } from '@tabler/icons-react';
import type { PaletteSource } from '#ui/palette/palette-entry.ts';
import { searchDrafts } from './draft-data.ts';
import { draftName } from './draft-words.ts';

/** Drafts of a domain by parts of their names, numbers, addresses or files, searched while typing. */
export function draftPalette(domain: Domain): PaletteSource {
  const key = `${domain}-draft`;
  return {
    key,
    title: 'Черновики',
    Icon: IconFilePencil,
    search: async (text, signal) =>
      (await searchDrafts(domain, text, signal)).map((draft) => ({
        key: `${key}/${draft.id}`,
        title: draftName(draft),
        detail: draft.place || undefined,
        note: 'Черновик',
        href: `/${domain}/drafts/${draft.id}`,
      })),
  };
}
