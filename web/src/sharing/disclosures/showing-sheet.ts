import type { Domain } from '@gektar/contract/domain.ts';
import type { Showing } from '@gektar/contract/sharing/disclosures.ts';
import { numberCell, type SheetCell, type SheetColumn, textCell } from '@gektar/contract/spreadsheet/sheet-cell.ts';
import { formatDateTime } from '@gektar/format/date.ts';
import { nbsp } from '@gektar/format/no-break.ts';
import { units } from '@gektar/format/unit.ts';
import type { NameOf } from './disclosure-kind.ts';
import { amountWords, channelNames, clientName, differenceText, objectTexts, personName } from './disclosure-words.ts';

/** Showings as a spreadsheet. @param domain undefined: both domains, with amounts in one column and their units */
export function showingSheet(domain: Domain | undefined, nameOf: NameOf): readonly SheetColumn<Showing>[] {
  const words = domain && amountWords[domain];
  const title = words ? `${words.wasShown}, ${words.unit}` : 'Ставка или цена тогда';
  return [
    { title: 'Клиент', cell: (row) => textCell(clientName(row)) },
    { title: 'Контакт', cell: (row) => textCell(personName(row)) },
    { title: 'Запрос', cell: ({ request }) => textCell(request?.name) },
    { title: 'Объект', cell: (row) => textCell(objectTexts(row).name) },
    { title: 'Адрес, вакансия', cell: (row) => textCell(objectTexts(row).note) },
    { title: 'Когда', cell: ({ dateTime }) => textCell(formatDateTime(dateTime)) },
    { title: 'Чем', cell: ({ channel }) => textCell(channelNames[channel]) },
    { title: 'Открыта, раз', cell: ({ channel, openings }) => (isPage(channel) ? numberCell(openings, 0) : undefined) },
    { title, cell: (row) => shownCell(row) },
    { title: 'Сейчас', cell: ({ now }) => numberCell(now) },
    { title: 'Единица', cell: (row) => textCell(unitOf(row)) },
    { title: 'Разница', cell: (row) => textCell(differenceText(row).replaceAll(nbsp, ' ')) },
    { title: 'Показал', cell: ({ employeeId }) => textCell(employeeId === null ? null : nameOf(employeeId)) },
  ];
}

function isPage(channel: Showing['channel']): boolean {
  return channel === 'page' || channel === 'report';
}

function shownCell({ shown, domain }: Showing): SheetCell {
  return shown === null ? textCell(amountWords[domain].without) : numberCell(shown);
}

/** Unit of an amount; without an amount, the unit of the amount that the domain compares today. */
function unitOf({ domain, figure }: Showing): string {
  return figure === 'salePrice' ? units.rouble : amountWords[domain].unit;
}
