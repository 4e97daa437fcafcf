import type { LoadLine, LoadOutcome, ProtocolLine } from '@gektar/contract/loads/load.ts';
import { numberCell, type SheetColumn, textCell } from '@gektar/contract/spreadsheet/sheet-cell.ts';
import { formatDate } from '@gektar/format/date.ts';
import { missing } from '@gektar/format/words.ts';
import { minuteOf } from './line-words.ts';
import type { LoadsAbout } from './load-kind.ts';

const results: Readonly<Record<LoadOutcome['result'], string>> = {
  created: 'Создан',
  draft: 'Черновик',
  updated: 'Обновлён',
  failed: 'Не записан',
  skipped: 'Не брали',
  waiting: 'Не дошли',
};

/** Columns of the protocol of a load. @param origin beginning of the links: `https://host` */
export function protocolColumns(
  { kind, employeeName }: Pick<LoadsAbout, 'kind' | 'employeeName'>,
  origin: string,
): readonly SheetColumn<ProtocolLine>[] {
  const linkOf = ({ objectId, result }: ProtocolLine) => {
    if (objectId === null) return null;
    return origin + (result === 'draft' ? `/${kind.domain}/drafts/${objectId}` : kind.pathOf(objectId));
  };
  return [
    { title: 'Лист', cell: ({ sheet }) => textCell(sheet) },
    { title: 'Строка', cell: ({ row }) => numberCell(row, 0) },
    { title: kind.title.head, cell: ({ title }) => textCell(title) },
    { title: kind.part.head, cell: ({ part }) => textCell(part) },
    { title: 'Итог', cell: ({ result }) => textCell(results[result]) },
    { title: 'Почему, чего не хватает', cell: ({ message }) => textCell(message) },
    { title: 'Сомнения', cell: ({ doubts }) => textCell(doubts.join('\n')) },
    {
      title: 'Ответы',
      cell: ({ answers }) =>
        textCell(
          answers
            .map(({ text, employeeId, dateTime }) => {
              const who = employeeName(employeeId) ?? missing.value;
              return `${text} (${who}, ${formatDate(dateTime)} ${minuteOf(dateTime)})`;
            })
            .join('\n'),
        ),
    },
    { title: 'Ссылка', cell: (line) => textCell(linkOf(line)) },
    { title: 'В файле', cell: ({ text }) => textCell(text) },
  ];
}

/** 'Протокол Складской двор, ноябрь.xlsx' */
export function protocolName({ fileName }: Pick<LoadLine, 'fileName'>): string {
  return `Протокол ${fileName.replace(/\.[a-z]{2,4}$/i, '')}.xlsx`;
}
