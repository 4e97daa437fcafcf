import type { Header } from './columns.ts';
import type { ImportCounts, Outcome, Result } from './import-rows.ts';

/** Advice on how to correct a row, chosen by the text of the reason; shown before the reason. */
const waysOut: readonly (readonly [reason: RegExp, wayOut: string])[] = [
  [/^(Обязательное поле|Введите )/, 'заполните ячейку'],
  [/^Только цифры/, 'впишите число'],
  [/^Нет в справочнике/, 'впишите значение из справочника'],
  [/^Не больше .+ знаков|^Комментарий не может/, 'сократите текст'],
  [/уже используется/, 'проверьте, нет ли такой записи'],
  [/^Столбцов /, 'сделайте столько ячеек, сколько в строке названий'],
  [/^Кавычка /, 'удвойте кавычки внутри ячейки'],
];

const endings: Readonly<Record<Result, string>> = {
  accepted: 'значение не взято',
  repaired: 'исправлено',
  present: 'уже было',
  different: 'не изменено, запись уже загружена',
  refused: 'строка не принята',
};

/**
 * Text lines about a row: where, what to do, why, the result, and the conflicting record. None for a row that was
 * present or imported in full.
 */
export function linesOf<Column extends string>(outcome: Outcome<Column>, header: Header<Column>): string[] {
  const { row, id, result, remarks, others } = outcome;
  const see = others.length > 0 ? `; см. ${others.join('; ')}` : '';
  return remarks.map(({ column, reason }) => {
    const position = [
      `строка ${row}`,
      ...(column ? [`столбец ${header.label(column)}`] : []),
      ...(id ? [id] : []),
    ].join(', ');
    return `${position}: ${withWayOut(result, reason)} — ${endings[result]}${see}`;
  });
}

function withWayOut(result: Result, reason: string): string {
  if (result === 'repaired') return reason;
  if (result === 'different') return `внесите в программе, если верно то, что в файле (${reason})`;
  const wayOut = waysOut.find(([pattern]) => pattern.test(reason))?.[1] ?? 'исправьте значение';
  return `${wayOut} (${reason})`;
}

const expected: Readonly<Record<Result, string>> = {
  accepted: 'будет принята',
  repaired: 'будет исправлена',
  present: 'уже есть',
  different: 'уже есть с другим содержанием, останется как есть',
  refused: 'не будет принята',
};

/** The expected result for a row, in a dry run. */
export function expectationOf({ row, id, result }: Outcome<string>): string {
  return `строка ${row}${id ? `, ${id}` : ''}: ${expected[result]}`;
}

/** The last line of the report; zero counts are omitted except those that every import has. */
export function summaryOf(counts: ImportCounts, isCheck: boolean): string {
  const parts = [
    `${isCheck ? 'Будет принято' : 'Принято'} ${counts.accepted}`,
    ...(counts.repaired > 0 ? [`исправлено ${counts.repaired}`] : []),
    `уже было ${counts.present}`,
    ...(counts.different > 0 ? [`с другим содержанием ${counts.different}`] : []),
    `не принято ${counts.refused}`,
  ];
  return parts.join(', ');
}

/** Whether no row of the file is in the database after the import: it has failed. */
export function tookNothing({ accepted, repaired, present, different }: ImportCounts): boolean {
  return accepted + repaired + present + different === 0;
}
