import { foldName } from '#importing/ids-by-name.ts';
import { type LabelledLine, readLabelledLines, yesNo } from '#importing/labelled-lines.ts';
import { readNumber } from '#importing/read-cell.ts';
import type { Remarks } from '#importing/remarks.ts';
import { othersNumber } from './plot-cadastral-numbers.ts';
import type { PlotCells, PlotColumn } from './plot-columns.ts';
import { leasePayment } from './plot-price.ts';

/** Limit of a comment in the contract (characters). */
const LONGEST_COMMENT = 10_000;

const dealTypes: Readonly<Record<string, string>> = {
  lease: 'аренда',
  lease_auction: 'аренда с торгов',
  sale: 'продажа',
  sale_auction: 'продажа с торгов',
  preliminary_notice: 'извещение о возможности предоставления',
};

type Line = LabelledLine<PlotColumn>;

/** Lines not written by the first version of the import. */
const paymentLine: Line = ['Арендная плата, руб.', 'price_rub', (_, cells) => leasePayment(cells)];
const numberLine: Line = ['Кадастровый номер в источнике', 'cadastral_raw', (_, cells) => othersNumber(cells)];
const laterLines = new Set([paymentLine, numberLine]);

/** Useful content of the file for which an object has no field, as lines of the comment: label, column, and format. */
const lines: readonly Line[] = [
  ['Название', 'title'],
  numberLine,
  ['Муниципальное образование', 'municipality'],
  ['Сделка', 'deal_type', (cell) => dealTypes[cell] ?? cell],
  paymentLine,
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

export function readComment(cells: PlotCells, remarks: Remarks<PlotColumn>): string | null {
  return comment(lines, cells, remarks);
}

/** Comment as the first version of the import wrote it. */
export function commentAtFirst(cells: PlotCells, remarks: Remarks<PlotColumn>): string | null {
  const first = lines.filter((line) => !laterLines.has(line));
  return comment(first, cells, remarks);
}

function comment(lines: readonly Line[], cells: PlotCells, remarks: Remarks<PlotColumn>): string | null {
  const refusal = `Комментарий не может быть длиннее ${LONGEST_COMMENT} знаков`;
  return readLabelledLines(lines, cells, remarks, { longest: LONGEST_COMMENT, refusal });
}

const plural = new Intl.PluralRules('ru');
const yearWords: Readonly<Record<string, string>> = { one: 'год', few: 'года', many: 'лет' };

/** A bare number is in years, as in the header of the register. */
function years(cell: string): string {
  return /^\d+$/.test(cell) ? `${cell} ${yearWords[plural.select(Number(cell))]}` : cell;
}

/** Zero means unknown. */
function amount(cell: string): string {
  return readNumber(cell) === 0 ? '' : cell;
}

function unlessNone(cell: string): string {
  return ['отсутствует', 'без льгот', 'нет'].includes(foldName(cell)) ? '' : cell;
}
