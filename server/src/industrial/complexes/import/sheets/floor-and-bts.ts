import { type CellReading, isBlank, readValue } from '#importing/sheets/read-value.ts';
import type { SheetChoices } from '#importing/sheets/sheet-fields.ts';
import type { RowReading } from '#importing/sheets/sheet-kind.ts';
import { textContext } from '#importing/sheets/text-context.ts';
import { vacancySheetFields } from './vacancy-sheet-fields.ts';
import { vacancyChoiceWords } from './vacancy-sheet-words.ts';

/** 'антипыль, 5 т/м²', 'бетон 6т': the load next to what the floor is made of. */
const LOAD =
  /(?<![\d.,])(\d{1,2}(?:[.,]\d)?) ?(?:т|тн|тонн\p{L}*|t)(?: ?(?:\/|на) ?(?:кв\.? ?м|м ?[²2]?|sqm|m2))?(?!\p{L})/iu;

/** The row with the load that the cell of its floor names, or the floor that the cell of its load names. */
export function withFloorLoad(row: RowReading, choices: SheetChoices): RowReading {
  const loaded = row.values.get('building.floorLoad');
  const field = vacancySheetFields.find(({ name }) => name === 'building.flooringTypes');
  const floor = (loaded?.raw ?? '').replace(LOAD, ' ').replace(/[\s,;/+-]+$/u, '');
  if (field && /\p{L}{3}/u.test(floor) && isBlank(row.values.get('building.flooringTypes'))) {
    const context = textContext(row.listDay, { choices, choiceWords: vacancyChoiceWords });
    const reading = readValue({ text: floor.trim() }, field, context);
    if (reading.value !== undefined && reading.doubt === undefined)
      return { ...row, values: new Map([...row.values, ['building.flooringTypes', reading]]) };
  }
  const flooring = row.values.get('building.flooringTypes');
  const [, load] = LOAD.exec(flooring?.raw ?? '') ?? [];
  if (!flooring || load === undefined || !isBlank(row.values.get('building.floorLoad'))) return row;
  const values = new Map(row.values);
  values.set('building.floorLoad', { raw: flooring.raw, value: Number(load.replace(',', '.')) });
  return { ...row, values };
}

const BTS = /(?<!\p{L})(?:bts|built?[- ]to[- ]suit|под (?:клиента|заказчика))(?!\p{L})/iu;
const NAMED_BTS = /(?<!\p{L})(?:bts|built?[- ]to[- ]suit)(?!\p{L})/iu;
const ON_REQUEST = /запрос|договор|обсужд|индивидуальн|request|negotiab|tbd/iu;

/** The row that is built to suit by the cell of its rate: 'BTS, по запросу'. */
export function withBuiltToSuit(row: RowReading): RowReading {
  const rate = row.values.get('rate');
  // 'возможна достройка под арендатора (BTS)' in a comment.
  const inRemark = row.remarks.find((remark) => NAMED_BTS.test(remark) && !remark.startsWith('Сообщение'));
  if (inRemark !== undefined && !/(?<!\p{L})(?:не|без|нет) /iu.test(inRemark) && isBlank(row.values.get('bts')))
    return { ...row, values: new Map([...row.values, ['bts', { raw: inRemark, value: true }]]) };
  // 'Planned (BTS)' below 'Stage', 'BTS, 11' below 'BTS / срок, мес.'.
  const ofState = ['btsPeriod', 'building.constructionStatus', 'building.commissioningDate', 'status']
    .map((name) => row.values.get(name)?.raw ?? '')
    .find((raw) => NAMED_BTS.test(raw));
  if (ofState !== undefined && isBlank(row.values.get('bts')))
    return withBuiltToSuit({ ...row, values: new Map([...row.values, ['bts', { raw: ofState, value: true }]]) });
  if (!rate || rate.value !== undefined || !BTS.test(rate.raw)) return row;
  const asked: CellReading = { raw: rate.raw, ...(ON_REQUEST.test(rate.raw) ? { isOnRequest: true } : {}) };
  const bts: CellReading = { raw: rate.raw, value: true };
  return { ...row, values: new Map([...row.values, ['rate', asked], ['bts', bts]]) };
}
