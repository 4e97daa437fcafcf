import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ComplexCells, complexColumnNames } from '#industrial/complexes/import/complex-columns.ts';
import { type PlotCells, plotColumnNames } from '#land/properties/import/plot-columns.ts';

/** Files for tests of imports. */

let lastRow = 0;

/** Cells of an invented plot, all of which the import accepts; a test passes only the cells that matter to it. */
export function plotCells(about: Partial<PlotCells> = {}): PlotCells {
  lastRow += 1;
  const empty = Object.fromEntries(plotColumnNames.map((column) => [column, '']));
  return {
    ...(empty as PlotCells),
    id: `row-${process.pid}-${lastRow}`,
    title: 'Земельный участок 2,5 га',
    address: 'Московская обл., г. о. Подольск, д. Овсяная',
    region_code: '50',
    lat: '55.4312',
    lon: '37.5455',
    coord_quality: 'exact_point',
    cadastral_numbers: `50:27:099${String(process.pid % 10_000).padStart(4, '0')}:${lastRow}`,
    cadastral_relation: 'exact',
    category: 'Земли населенных пунктов',
    permitted_use_codes: '6.0',
    area_ha: '2.5',
    ownership: 'Частная',
    link: 'https://plots.example/1',
    source: 'Выдуманный перечень',
    ...about,
  };
}

/** Cells of an invented complex, all of which the import accepts; a test passes only the cells that matter to it. */
export function complexCells(about: Partial<ComplexCells> = {}): ComplexCells {
  lastRow += 1;
  const empty = Object.fromEntries(complexColumnNames.map((column) => [column, '']));
  return {
    ...(empty as ComplexCells),
    id: `park-${process.pid}-${lastRow}`,
    name: `Парк Образцово ${process.pid}-${lastRow}`,
    kind: 'warehouse_complex',
    status: 'operating',
    address: 'д. Овсяная',
    region_code: '50',
    region: 'Московская область',
    lat: '55.4312',
    lon: '37.5455',
    coord_quality: 'exact_point',
    total_area_sqm: '42000',
    source: 'Выдуманный перечень',
    ...about,
  };
}

/** Rows as a CSV text, each cell quoted. */
export function csvOf(rows: readonly object[], columns: readonly string[] = plotColumnNames): string {
  const line = (cells: readonly string[]) => `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\n`;
  const body = rows.map((row) => line(columns.map((column) => String((row as Record<string, string>)[column] ?? ''))));
  return line(columns) + body.join('');
}

/** A folder of files, removed by `remove`. */
export async function givenFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'gektar-files-'));
  return {
    /** Writes a file and returns its path. */
    async write(name: string, content: string | Buffer): Promise<string> {
      const path = join(folder, name);
      await writeFile(path, content);
      return path;
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
