import type { Domain } from '@gektar/contract/domain.ts';
import type { Showing } from '@gektar/contract/sharing/disclosures.ts';
import { useSheetExport } from '#sharing/use-sheet-export.ts';
import type { NameOf } from './disclosure-kind.ts';

interface ShowingsExport {
  /** Word of the file name: 'Кто видел'. */
  readonly title: string;
  /** Absent: both domains. */
  readonly domain?: Domain;
  readonly nameOf: NameOf;
  /** Fetches every showing of the filter. */
  readonly findAll: () => Promise<readonly Showing[]>;
}

/** 'Выгрузить': every showing of the filter as a spreadsheet. */
export function useShowingsExport({ title, domain, nameOf, findAll }: ShowingsExport) {
  return useSheetExport<Showing>({
    title,
    load: async () => {
      const [{ showingSheet }, rows] = await Promise.all([import('./showing-sheet.ts'), findAll()]);
      return [showingSheet(domain, nameOf), rows];
    },
  });
}
