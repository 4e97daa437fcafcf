import { join } from 'node:path';
import type { SheetAudience } from '@gektar/contract/land/selections/selection-exports.ts';
import { shownNumbers } from '@gektar/contract/sharing/shown-numbers.ts';
import type { Db } from '#database/db.ts';
import { landSelection } from '#land/selections/land-selection.ts';
import { runInWorker } from '#office/in-worker.ts';
import { findEmployees } from '#people/employee-queries.ts';
import { findSelection } from '#sharing/selection/selection-queries.ts';
import { findClientCompany, findShownItems } from '#sharing/selection/shown-items.ts';
import type { ExportParts } from './export-parts.ts';
import type { NumberedItem } from './selection-columns.ts';
import type { SheetOrder } from './sheet-worker.ts';

const worker = new URL('./sheet-worker.ts', import.meta.url);

interface SheetAbout {
  readonly db: Db;
  readonly selectionId: string;
  /** DD.MM.YYYY */
  readonly day: string;
  readonly folder: string;
  readonly signal: AbortSignal;
}

/** Sender of the sheet. */
type Firm = Pick<ExportParts, 'productName' | 'officePhone'>;

/**
 * The shown objects of a selection in a spreadsheet: for the broker every column of the table, for the client what the
 * client's page tells, on paper too.
 * @returns path of the file
 */
export async function makeSheet(audience: SheetAudience, firm: Firm, about: SheetAbout): Promise<string> {
  const path = join(about.folder, 'selection.xlsx');
  const content = audience === 'client' ? await forClient(firm, about) : await forBroker(about);
  await runInWorker<SheetOrder>(worker, { ...content, path }, about.signal);
  return path;
}

async function forClient({ productName, officePhone }: Firm, { db, selectionId, day }: SheetAbout) {
  const [company, items] = await Promise.all([
    findClientCompany(db, landSelection, selectionId),
    findShownItems(db, landSelection, selectionId),
  ]);
  const letterhead = [
    productName,
    `Телефон: ${officePhone}`,
    // An unknown company is not mentioned.
    company?.trim() ? `Подборка для ${company.trim()}` : 'Подборка земельных участков',
    `Дата: ${day}`,
  ];
  return { audience: 'client', items, letterhead } as const;
}

async function forBroker({ db, selectionId }: SheetAbout) {
  const [selection, employees] = await Promise.all([
    findSelection(db, landSelection, { requestSelectionId: selectionId }),
    findEmployees(db),
  ]);
  const all = selection?.items ?? [];
  const numbers = shownNumbers(all, ({ property }) => property);
  const items = all.flatMap((item): NumberedItem[] => {
    const number = numbers.get(item.id);
    return number === undefined ? [] : [{ number, item }];
  });
  const names = new Map(employees.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`.trim()]));
  return { audience: 'broker', items, employees: names } as const;
}
