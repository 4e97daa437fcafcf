import type { RowReading } from '#importing/sheets/sheet-kind.ts';

const FIELD = 'utilityBill';

/** 'не включены', 'вкл. в OPEX', 'кроме воды': words that no value of the dictionary says. */
const OTHERWISE = /(?<!\p{L})(?:не|кроме|без|частично|opex|опекс|экспл\p{L}*)(?!\p{L})/iu;

/** The row whose words about utilities that are no value of the dictionary stand in its comment: 'отдельно', '120 руб.' */
export function withUtilityBill(row: RowReading): RowReading {
  const reading = row.values.get(FIELD);
  const hasColumn = row.columns.some(({ field }) => field?.name === FIELD);
  const isOther = hasColumn && OTHERWISE.test(reading?.raw ?? '');
  if (!reading || (reading.value !== undefined && reading.doubt === undefined && !isOther)) return row;
  const values = new Map(row.values);
  values.delete(FIELD);
  const { title = '' } = row.columns.find(({ field }) => field?.name === FIELD) ?? {};
  const isSaid = /[\p{L}\d]/u.test(reading.raw);
  return { ...row, values, remarks: isSaid ? [...row.remarks, `${title}: ${reading.raw}`] : row.remarks };
}
