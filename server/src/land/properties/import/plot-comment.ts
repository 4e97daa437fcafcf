import { foldName } from '#land/dictionaries/dictionary-ids.ts';
import type { PlotCells, PlotColumn } from './plot-columns.ts';
import { readNumber } from './read-cell.ts';
import type { Remarks } from './remarks.ts';

/** Of the contract's comment. */
const LONGEST_COMMENT = 10_000;

const dealTypes: Readonly<Record<string, string>> = {
  lease: 'аренда',
  lease_auction: 'аренда с торгов',
  sale: 'продажа',
  sale_auction: 'продажа с торгов',
  preliminary_notice: 'извещение о возможности предоставления',
};

const yesNo: Readonly<Record<string, string>> = { yes: 'да', no: 'нет' };

/** What a person should read although no field holds it: label, column, and how its cell is put in words. */
const lines: readonly [label: string, column: PlotColumn, inWords?: (cell: string) => string][] = [
  ['Название', 'title'],
  ['Муниципальное образование', 'municipality'],
  ['Сделка', 'deal_type', (cell) => dealTypes[cell] ?? cell],
  ['Срок аренды', 'lease_term', years],
  ['Аренда за гектар в год, руб.', 'price_rub_per_ha_year', amount],
  ['Аренда за м² в год, руб.', 'price_rub_per_sqm_year', amount],
  ['О цене', 'price_note'],
  ['Собственник', 'owner_organisation'],
  ['Вид площадки', 'site_type'],
  ['Застройка', 'existing_buildings'],
  ['Границы уточнены', 'surveyed', (cell) => yesNo[cell] ?? cell],
  ['Льготный режим', 'preferential_regime', unlessNone],
  ['Льготная территория', 'preferential_object'],
  ['Поддержка', 'support_object', unlessNone],
  ['Объект поддержки', 'support_object_name'],
  ['Стоянка грузовых машин', 'truck_parking', (cell) => yesNo[cell] ?? cell],
  ['Приоритетная инвестплощадка', 'is_investment_priority', (cell) => yesNo[cell] ?? cell],
  ['Градостроительные ограничения', 'planning_limits'],
  ['Описание', 'notes'],
  ['Прочее', 'other'],
  ['Источник', 'source'],
];

/** Labelled lines; one that would make the comment too long is reported and left out. */
export function readComment(cells: PlotCells, remarks: Remarks): string | null {
  let comment = '';
  for (const [label, column, inWords] of lines) {
    const words = inWords ? inWords(cells[column]) : cells[column];
    if (words === '') continue;
    const longer = `${comment}${comment && '\n'}${label}: ${words}`;
    if (longer.length <= LONGEST_COMMENT) comment = longer;
    else remarks.leaveOut(column, `Комментарий не может быть длиннее ${LONGEST_COMMENT} знаков`);
  }
  return comment || null;
}

const plural = new Intl.PluralRules('ru');
const yearWords: Readonly<Record<string, string>> = { one: 'год', few: 'года', many: 'лет' };

/** A bare number is of years: so its column is headed in the register. */
function years(cell: string): string {
  return /^\d+$/.test(cell) ? `${cell} ${yearWords[plural.select(Number(cell))]}` : cell;
}

/** Zero says nothing. */
function amount(cell: string): string {
  return readNumber(cell) === 0 ? '' : cell;
}

function unlessNone(cell: string): string {
  return ['отсутствует', 'без льгот', 'нет'].includes(foldName(cell)) ? '' : cell;
}
