import { fold } from '#importing/sheets/fold.ts';
import type { RowReading } from '#importing/sheets/sheet-kind.ts';
import { type MeaningWords, meaningOf } from '#importing/sheets/value-words.ts';

/** Beginnings of descriptions of lots that are no plots; a plot named in the same text makes it one. */
export const thingWords: readonly MeaningWords<true>[] = [
  {
    pattern:
      /^(?:(?:не ?жил\p{L}*|производственн\p{L}*|административн\p{L}*|складск\p{L}*|торгов\p{L}*|капитальн\p{L}*|одноэтажн\p{L}*|двухэтажн\p{L}*|отдельно стоящ\p{L}*|встроенн\p{L}*)[ ,-]*)*(?:здани[еяй]|помещени[еяй]|строени[еяй]|сооружени[еяй]|корпус|ангар|цех|коровник|склад|гараж|машино-?место|квартир[аы]|комнат[аы]|доля в квартир\p{L}*|жило[ей] (?:дом|здание)|дом|объект\p{L}* незаверш\p{L}*|онс|building|premises|warehouse building)(?!\p{L})/u,
    means: true,
    example: 'Нежилое здание (коровник), 540 кв. м',
  },
  {
    pattern:
      /^(?:автомобил\p{L}*|легков\p{L}*|грузов\p{L}* (?:авто|тягач|фургон)\p{L}*|транспортн\p{L}* средств\p{L}*|прицеп|полуприцеп|трактор|экскаватор|оборудовани\p{L}*|станк\p{L}*|дебиторск\p{L}*|права? требовани\p{L}*|акци[ия]|дол[яи] (?:в )?(?:ук|устав\p{L}*|ооо)|товарн\p{L}* знак)(?!\p{L})/u,
    means: true,
    example: 'Дебиторская задолженность',
  },
];

const PLOT = /земельн|(?<!\p{L})(?:участ(?:ок|к[аоеи]|ков)|з\/?у|земл[яиею]|plot|land)(?!\p{L})/u;
/** Columns that describe objects. */
const DESCRIBES =
  /^(?:наименован|назван|описан|предмет|объект|имуществ|лот(?! ?№)|сведени|состав|характеристик|name|description|asset|object)/u;

/** Texts of a row that say what it is. */
function descriptionsOf({ remarks, values, columns }: RowReading): string[] {
  // Of a table with a column of areas, a description says what stands on the plot: 'Склад 1 200 м², цех 900 м²'.
  const hasArea = columns.some(({ field }) => field?.name === 'area') && values.get('area')?.value !== undefined;
  const ofRemarks = remarks.flatMap((remark) => {
    const [, head = '', text = ''] = /^([^:]{1,60}): ([\s\S]*)$/u.exec(remark) ?? [];
    const isDetail = hasArea && /^(?:описан|характеристик|сведени|состав|description)/u.test(fold(head));
    return DESCRIBES.test(fold(head)) && !isDetail ? [text] : [];
  });
  return [...ofRemarks, values.get('address')?.raw ?? '', values.get('cadastralNumbers')?.raw ?? ''];
}

/** What a lot is by its description, where it is no plot: 'Нежилое здание (коровник), 540 кв. м'. */
export function thingOfLot(row: RowReading): string | undefined {
  const found = descriptionsOf(row).find((text) => {
    const folded = fold(text).replace(/^[\s№\d.):«"-]+/u, '');
    return meaningOf(thingWords, folded) === true && !PLOT.test(folded);
  });
  const [first] = found?.split(/[,;(]/u) ?? [];
  return first?.trim();
}

/** 'Право заключения договора аренды', 'Аукцион на право аренды': in the column of the deal or of the name. */
const RENT_LOT =
  /^(?:(?:открыт\p{L}*|электронн\p{L}*|закрыт\p{L}*|повторн\p{L}*) )*(?:(?:аукцион|торги|конкурс|продажа|лот|публичн\p{L}* предложени\p{L}*)(?: в электронн\p{L}* форме)?(?: на| по продаже)? )?(?:прав[оа]? (?:(?:на )?заключени\p{L}* (?:договор\p{L}* )?)?(?:долгосрочн\p{L}* )?аренды|передача прав аренды|переуступка (?:прав )?(?:аренды|договора аренды)|(?:пере)?уступка прав)(?!\p{L})/u;
const RENT_DEAL =
  /^(?:вид|тип|форма|предмет)? ?(?:торгов|сделки|сделка|аукциона|права)[^:]*: *(?:(?:в )?аренд[ауы]|аренда (?:\([^)]*\)|[^,/(])*)$/iu;
const DEAL = /^(?:вид|тип|форма|предмет)? ?(?:торгов|сделки|сделка|аукциона|права|процедуры)[^:]*: */iu;

/** 'Способ: аренда': a whole cell of a column that is not about the right to the land. */
const RENT_CELL =
  /^(?<head>[^:]{1,60}): *(?:(?:сдача )?(?:в )?(?:долгосрочн\p{L}* )?аренд[ау](?: земл\p{L}*)?|сда[её]тся|for (?:rent|lease)|rent|lease)\.?$/iu;
const OF_RIGHT = /прав|собств|владен|титул|оформл|основан|документ|status|tenure|title|ownership|зем/iu;

/** 'Раздел 2. Право на заключение договора аренды', 'Участки в аренду' above the row. */
const RENT_SECTION =
  /(?<!\p{L})прав\p{L}* (?:на )?заключени\p{L}* (?:\p{L}+ )*аренды|^(?:(?:земельн\p{L}* )?(?:участки|лоты|земл\p{L}*|площадки) )?(?:аренда|(?:в|под) (?:долгосрочную )?аренду|сдаются|for (?:rent|lease))(?!\p{L})/u;
const NUMBER_OF_SECTION = /^(?:(?:раздел|часть|блок|группа|section|part) )?(?:номер )?(?:\d{1,2}|[ivx]+)?[.):\s-]*/u;

function isOfRentSection({ sections }: RowReading): boolean {
  const [nearest = ''] = sections.slice(-1);
  const text = fold(nearest).replace(NUMBER_OF_SECTION, '');
  return RENT_SECTION.test(text) && !/(?<!\p{L})(?:прода\p{L}*|sale)(?!\p{L})/u.test(text);
}

/** Whether the price of a lot is that of a lease. */
export function isRentLot(row: RowReading): boolean {
  if (isOfRentSection(row)) return true;
  const deals = row.remarks.filter((remark) => DEAL.test(remark.trim()));
  const texts = [...deals.map((remark) => remark.trim().replace(DEAL, '')), ...descriptionsOf(row)];
  const isCell = row.remarks.some((remark) => {
    const head = RENT_CELL.exec(remark.trim())?.groups?.['head'];
    return head !== undefined && !OF_RIGHT.test(head);
  });
  if (isCell) return true;
  return deals.some((remark) => RENT_DEAL.test(remark.trim())) || texts.some((text) => RENT_LOT.test(fold(text)));
}

const SALE_LOT = /^(?:продажа|в собственность|купля-продажа|выкуп|sale)(?!\p{L})/u;

/** Whether the column of the deal says that a lot is sold. */
export function isSaleLot({ remarks }: RowReading): boolean {
  return remarks.some((one) => DEAL.test(one.trim()) && SALE_LOT.test(fold(one.trim().replace(DEAL, '')).trim()));
}

/** Columns that count plots: 'Sites', 'Кол-во участков', 'Лотов, шт.'. */
const COUNT =
  /^(?:no\.? of |number of |# of )?(?:sites|plots|lots|objects|count)$|^(?:кол(?:ичество|-во|\.)?|число) ?(?:зем\p{L}*\.? ?)?(?:участк\p{L}*|лот\p{L}*|зу|объект\p{L}*|площад\p{L}*)?(?:,? ?шт\.?)?$|^(?:участков|лотов|объектов|площадок)(?: всего)?(?:,? ?шт\.?)?$|^шт\.?$/u;
/** 'га', 'Площадь, га' next to a count of plots. */
const AREA_UNIT = /(?<!\p{L})(?:га|сот\p{L}*|площадь|м2|кв\. ?м)(?!\p{L})/u;
const TOTAL = /(?<!\p{L})(?:total|общ\p{L}*|всего|сумм\p{L}*|итог\p{L}*|суммарн\p{L}*)(?!\p{L})/u;
const SUMMARY = /(?<!\p{L})(?:summary|свод\p{L}*|итог\p{L}*|обзор|overview)(?!\p{L})/u;

const VILLAGE = /(?<!\p{L})(?:(?:с|д|п|ст|х|дер|пос|рп)\. ?\p{L}|(?:село|деревня|пос[её]лок|станица|хутор) \p{L})/u;

/** A price at a village: an offer of several plots, no count of a district. */
function isOfVillage({ values, columns }: RowReading): boolean {
  const isPriced = ['price', 'pricePerHa'].some((name) => values.get(name)?.value !== undefined);
  const isNamed = columns.some(({ title }) => /^(?:село|деревня|станица|хутор)$/u.test(fold(title)));
  return isPriced && (isNamed || VILLAGE.test(fold(values.get('address')?.raw ?? '')));
}

/** Whether a row counts plots of a district: it has their number and their areas together. */
export function isSummary(row: RowReading, all: readonly RowReading[]): boolean {
  if (row.values.get('cadastralNumbers')?.value !== undefined || isOfVillage(row)) return false;
  const counts = row.remarks.some((remark) => {
    const [, head = '', number] = /^([^:]{1,60}): (\d{1,4})$/u.exec(remark) ?? [];
    return number !== undefined && COUNT.test(fold(head).trim());
  });
  const isOfField = row.columns.some(({ field, title }) => {
    const raw = field ? (row.values.get(field.name)?.raw ?? '') : '';
    return COUNT.test(fold(title).trim()) && field?.name !== 'area' && /(?:^|, )\d{1,4}$/u.test(raw);
  });
  // 'Район | Участков | га': a count next to the column of areas.
  const isCountRead = row.columns.some(
    ({ field, title }) =>
      field?.name === 'area' && COUNT.test(fold(title).trim()) && /^\d{1,4}$/u.test(row.values.get('area')?.raw ?? ''),
  );
  const isSummarySheet = [row.sheet, ...row.titles].some((text) => text.length < 80 && SUMMARY.test(fold(text)));
  if (isCountRead && (isSummarySheet || row.columns.some(({ field, title }) => !field && AREA_UNIT.test(fold(title)))))
    return true;
  if (!counts && !isOfField) return false;
  const area = row.columns.find(({ field }) => field?.name === 'area');
  const isTotal = TOTAL.test(fold(area?.title ?? '')) || SUMMARY.test(fold(row.sheet));
  const hasColumn = row.columns.some(({ field }) => field?.name === 'cadastralNumbers');
  const hasNumbers = all.some(
    (one) => one.sheet !== row.sheet && one.values.get('cadastralNumbers')?.value !== undefined,
  );
  return isTotal || hasNumbers || !hasColumn;
}
