import { ComplexFields } from '@gektar/contract/industrial/complexes/complex.ts';
import { VacancyFields } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { PropertyFields } from '@gektar/contract/land/properties/property.ts';
import { v7 as uuidv7 } from 'uuid';
import type { NewDraft } from '#drafts/draft-queries.ts';
import { deckText } from './deck-text.ts';
import { download } from './download.ts';
import { readPdf } from './read-pdf.ts';
import { sheetText } from './sheet-text.ts';
import type { TestApp } from './test-app.ts';

const schemas = { property: PropertyFields, complex: ComplexFields, vacancy: VacancyFields } as const;

type Row = Readonly<Record<string, unknown>>;

/** A whole draft and an incomplete one for each row of objects: the drafts that resemble objects most. */
export function draftsLike(kind: keyof typeof schemas, rows: readonly Row[]): NewDraft[] {
  const about = {
    domain: kind === 'property' ? 'land' : 'industrial',
    kind,
    place: '',
    origin: { loadId: null, file: 'Объекты, ноябрь.xlsx', sheet: null, row: 5 },
  } as const;
  return rows.flatMap((row): NewDraft[] => {
    const names = Object.keys(schemas[kind].shape).filter((name) => row[name] !== undefined && row[name] !== null);
    const fieldsOf = (of: readonly string[]) => Object.fromEntries(of.map((name) => [name, row[name]]));
    const parentId = kind === 'vacancy' ? String(row['buildingId']) : null;
    const remarks = [{ field: names[0] ?? '', text: 'нет в файле' }];
    return [
      { ...about, id: uuidv7(), parentId, fields: fieldsOf(names), remarks: [] },
      { ...about, id: uuidv7(), parentId, fields: fieldsOf(names.slice(1)), remarks },
    ];
  });
}

/** Contents of the exports of a request's selection; the files themselves contain the time of their making. */
export async function exportTexts(app: TestApp, domain: 'land' | 'industrial', requestId: unknown): Promise<string[]> {
  const bytesOf = async (kind: string) => (await download(app, `/api/${domain}/${kind}/request/${requestId}`)).bytes;
  return [
    await sheetText(await bytesOf('ExcelExport')),
    await deckText(await bytesOf('powerpoint-export')),
    JSON.stringify((await readPdf(await bytesOf('pdf-export'))).pages),
  ];
}
