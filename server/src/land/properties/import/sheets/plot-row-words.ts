import { readFacts, tidyText } from '#importing/sheets/facts.ts';
import { fold } from '#importing/sheets/fold.ts';
import { nominativeHighways } from '#importing/sheets/place-facts.ts';
import { readCadastral } from '#importing/sheets/read-places.ts';
import { type CellReading, valueDoubts } from '#importing/sheets/read-value.ts';
import type { SheetChoice, SheetChoices } from '#importing/sheets/sheet-fields.ts';
import type { RowReading } from '#importing/sheets/sheet-kind.ts';
import { textContext } from '#importing/sheets/text-context.ts';
import { findChoice, type MeaningWords, meaningOf } from '#importing/sheets/value-words.ts';
import { addAddressOfName, addSectionPlace, addTownOfColumn, widenAddress } from './plot-address-words.ts';
import { addCategory } from './plot-category-words.ts';
import { commonTexts } from './plot-common-texts.ts';
import { markPossible } from './plot-conditions.ts';
import { takeSale, takeWhole } from './plot-deals.ts';
import { addDescribed, descriptionsOf } from './plot-described-words.ts';
import { askTwoReadings } from './plot-doubts.ts';
import { plotFacts } from './plot-facts.ts';
import { landWords, partsOfLand, UNSURE_USES } from './plot-land-words.ts';
import { plotSheetFields } from './plot-sheet-fields.ts';
import { plotChoiceWords, utilityNames } from './plot-sheet-words.ts';
import { addTitleWords } from './plot-title-words.ts';

/** Fields that a title may name for all rows: 'Все участки в собственности. Дмитровское шоссе.' */
const ofTitles: readonly string[] = ['landHighway', 'region'];

/** The row with what its cells and titles say of fields that no column has. */
export function withRowWords(row: RowReading, choices: SheetChoices): RowReading {
  const values = new Map(row.values);
  for (const [name, reading] of titleValues(row, choices)) if (!isFilled(values.get(name))) values.set(name, reading);
  addNumbers(values, row);
  addSectionPlace(values, row);
  leaveNumberOfPlot(values);
  leaveFarm(values);
  addAddress(values, row);
  addAddressOfName(values, row);
  addTownOfColumn(values, row);
  widenAddress(values, row, choices['land-highway'] ?? []);
  takeSale(values, row);
  takeWhole(values, row);
  addAreaOfName(values, row);
  addUseOfName(values, row, choices);
  addBargaining(values, row);
  addHighwayOfAddress(values, row, choices);
  addUses(values, row, choices);
  addCategory(values, row, choices);
  addDescribed(values, row, choices);
  addTitleWords(values, row, choices);
  addPlan(values, row);
  readCounted(values);
  addOwner(values, row, choices);
  leaveOtherWords(values, row);
  leaveNothing(values);
  moveUtilities(values, row);
  addUtilitiesOfAll(values, row);
  markConditions(values, row);
  markPossible(values, row);
  moveLinks(values, row);
  askTwoReadings(values, row);
  return { ...row, values };
}

function isFilled(reading: CellReading | undefined): boolean {
  return (reading?.raw ?? '') !== '';
}

/** One highway of the nearest section, or one highway and one region of the titles, where no column has them. */
function titleValues(
  { titles, sections, columns, listDay }: RowReading,
  choices: SheetChoices,
): Map<string, CellReading> {
  const facts = plotFacts.filter(({ field }) => field !== undefined && ofTitles.includes(field));
  const context = textContext(listDay, { choices, choiceWords: plotChoiceWords });
  const factsOf = (texts: readonly string[]) =>
    texts.flatMap((title) =>
      title.length > LONGEST_TITLE
        ? []
        : nominativeHighways(tidyText(title))
            // 'по Егорьевке и Рязанке' names two.
            .split(/[,;/|]| и /u)
            .flatMap((part) => [...readFacts(part, facts, plotSheetFields, context).values]),
    );
  const ofSection = factsOf(
    sections.filter((text) => !/(?<!\p{L})(?:не|без|кроме|рядом|вне)(?!\p{L})/iu.test(text)).slice(-1),
  );
  const ofRoad = sections.length > 0 ? ofSection.filter(([name]) => name === 'landHighway') : [];
  const found = ofRoad.length > 0 ? ofRoad : factsOf(titles);
  const certain = found.filter(([name, { value, doubt }]) => {
    const names = new Set(found.filter(([other]) => other === name).map(([, one]) => (one.value as SheetChoice)?.id));
    return value !== undefined && doubt === undefined && names.size === 1;
  });
  const hasColumn = (name: string) => columns.some(({ field }) => field?.name === name);
  return new Map(certain.filter(([name]) => !hasColumn(name)));
}

/** Longest title that is read (characters): a longer one is a text about the company. */
const LONGEST_TITLE = 160;

/** 'с. Работки, М-7', 'трасса М-4 «Дон», 1068 км': a federal road in an address. */
function addHighwayOfAddress(values: Map<string, CellReading>, { listDay }: RowReading, choices: SheetChoices): void {
  const address = values.get('address')?.raw ?? '';
  const [part] = address
    .split(/[,;()\n]/u)
    .filter((one) =>
      /^\s*(?:(?:на |по )?(?:трасс[ае]|автодорог[аеи]|а\/д|фад|шоссе)\s+)?[МM]-?\s?\d{1,2}(?!\d)/u.test(one),
    );
  if (part === undefined || isFilled(values.get('landHighway'))) return;
  const facts = plotFacts.filter(({ field }) => field === 'landHighway');
  const context = textContext(listDay, { choices, choiceWords: plotChoiceWords });
  const reading = readFacts(tidyText(part), facts, plotSheetFields, context).values.get('landHighway');
  if (reading?.value !== undefined && reading.doubt === undefined) values.set('landHighway', reading);
}

/** 'КП «Лесной», уч. 14 (50:08:0010203:14)': numbers in an address or a name, where no column has them. */
function addNumbers(values: Map<string, CellReading>, { columns, remarks }: RowReading): void {
  const hasColumn = columns.some(({ field }) => field?.name === 'cadastralNumbers');
  if (columns.length === 0 || hasColumn || isFilled(values.get('cadastralNumbers'))) return;
  const address = values.get('address');
  const [found] = [address?.raw ?? '', ...remarks]
    .map((text) => text.replace(/^[^:\d]{1,60}: /u, ''))
    .map((raw) => ({ raw, ...readCadastral(raw) }))
    .filter(({ numbers }) => numbers.length > 0);
  if (!found) return;
  const { raw, numbers, doubt } = found;
  values.set('cadastralNumbers', { raw, value: numbers, ...(doubt ? { doubt } : {}) });
  if (typeof address?.value !== 'string' || raw !== address.raw) return;
  const place = address.value
    .replace(
      /[\s,;]*\(?\s*(?:(?:к\. ?н\.?|кн|кад\p{L}*\.?(?: номер)?|№)[\s:№]*)?\d{1,2}:\d{2}:\d{6,7}:\d{1,6}\s*\)?/giu,
      '',
    )
    .trim();
  values.set('address', { ...address, value: place === '' ? undefined : place });
}

/** '12' in the column 'Участок' is a number of the plot, no address. */
function leaveNumberOfPlot(values: Map<string, CellReading>): void {
  const { raw = '', value } = values.get('address') ?? {};
  if (value !== undefined && value !== raw) return;
  if (/^(?:уч\p{L}*\.? ?)?(?:№ ?)?\d{1,4}(?:[-/.]\d{1,4})?\p{L}?$/iu.test(raw))
    values.set('address', { raw, rest: raw });
}

/** 'бывш. к-з «Заветы», с. Пощупово': a farm before the settlement is no part of the address. */
function leaveFarm(values: Map<string, CellReading>): void {
  const address = values.get('address');
  if (typeof address?.value !== 'string') return;
  const [farm] =
    /^(?:(?:бывш\p{L}*\.?|земли|территория) )*(?:к-з|колхоз\p{L}*|с-з|совхоз\p{L}*|спк|тоо|зао|оао|ооо|ао)\.? ?(?:им\.? ?)?["«„][^"»“]{2,40}["»“][,;] ?(?=\p{L})/iu.exec(
      address.value,
    ) ?? [];
  if (farm === undefined) return;
  const rest = [address.rest ?? '', farm.replace(/[,;] ?$/u, '')].filter((text) => text !== '').join('; ');
  values.set('address', { ...address, value: address.value.slice(farm.length), rest });
}

/** '50:07:0060405:40 д. Кашино': a place after the number, where no column has the address. */
function addAddress(values: Map<string, CellReading>, { columns }: RowReading): void {
  const numbers = values.get('cadastralNumbers');
  const hasColumn = (name: string) => columns.some(({ field }) => field?.name === name);
  // A number within a remark says nothing about the words around it.
  if (columns.length > 0 && !hasColumn('cadastralNumbers')) return;
  if (hasColumn('address') || isFilled(values.get('address')) || !Array.isArray(numbers?.value)) return;
  const rest = numbers.raw
    .replace(/\d{1,2}\s?:\s?\d{2}\s?:\s?\d{6,7}\s?:\s?\d{1,6}/gu, ' ')
    .replace(/(?<!\p{L})(?:к\. ?н\.?|кн|кад\p{L}*\.?(?: номер| №)?|зу|участ\p{L}+)(?!\p{L})[\s:№]*/giu, ' ')
    .replace(/\(\s*\)/g, ' ')
    .replace(/^[\s,;()–—-]+|[\s,;()–—-]+$/gu, '')
    .replace(/\s+/g, ' ');
  if (/^(?:(?:г|д|с|п|пос|рп|дер|СНТ|КП)\.? ?)?[«"]?\p{Lu}\p{L}{2}/u.test(rest) && rest.length <= 120)
    values.set('address', { raw: rest, value: rest });
}

/** 'Участок 15 сот. (ИЖС)' as the name of an advertisement, where the cell of the area is blank. */
const AREA_OF_NAME =
  /^[^:]{1,60}: (?:(?:продам|продается|продаётся|сдам|зем\p{L}*\.?|земельный) )*(?:участок|з ?\/? ?у),? (?<value>\d[\d {2}]*(?:[.,]\d+)? ?(?:сот|га|кв|м2|м²)[\p{L}.²2]*)(?!\p{L})/iu;

function addAreaOfName(values: Map<string, CellReading>, { columns, remarks, listDay }: RowReading): void {
  if (columns.length === 0 || isFilled(values.get('area'))) return;
  const found = remarks.flatMap((remark) => AREA_OF_NAME.exec(remark)?.groups?.['value'] ?? []);
  const [text, ...others] = new Set(found);
  if (text === undefined || others.length > 0) return;
  const facts = plotFacts.filter(({ field }) => field === 'area');
  const context = textContext(listDay, { choices: {}, choiceWords: {} });
  const reading = readFacts(tidyText(text), facts, plotSheetFields, context).values.get('area');
  if (reading) values.set('area', reading);
}

/** 'Участок 8 сот. (ИЖС)' as the name of an advertisement. */
const USE_OF_NAME =
  /^(?:[^:]{1,60}: )?(?:(?:продам|продается|продаётся|зем\p{L}*\.?|земельный) )*(?:участок|з ?\/? ?у)[ ,]+\d[^()\n]{0,30}\((?<value>[^()\n]{2,40})\)/iu;
/** 'Под торговый центр 4.2': a purpose with its code of the classifier. */
const USE_WITH_CODE =
  /(?<!\p{L})под (?:\p{L}+ ){0,2}\p{L}+,? \(?(?:ври |код )?(?<code>\d{1,2}\.\d{1,2}(?:\.\d){0,2})\)?(?![\d.,]*\d| ?(?:м|км|га|сот|млн|тыс|т\.|руб|р\.|%))/iu;
/** Categories of a portal, which name no use. */
const OF_PORTAL = /^(?:пром\p{L}*|сельхоз\p{L}*|коммерч\p{L}*|с\/х|поселен\p{L}*)$/u;

function addUseOfName(values: Map<string, CellReading>, { columns, remarks }: RowReading, choices: SheetChoices): void {
  if (columns.length === 0 || columns.some(({ field }) => field?.name === 'permittedUseTypes')) return;
  if (isFilled(values.get('permittedUseTypes'))) return;
  const [raw] = remarks.flatMap((remark) => USE_OF_NAME.exec(remark)?.groups?.['value'] ?? []);
  const parts = raw === undefined ? [] : partsOfLand(raw).filter((part) => part !== '' && !OF_PORTAL.test(fold(part)));
  const { uses } = landWords(parts, choices);
  if (raw !== undefined && uses.length === 1) {
    values.set('permittedUseTypes', { raw, value: uses });
    return;
  }
  const codes = remarks.flatMap((remark) => USE_WITH_CODE.exec(remark)?.groups?.['code'] ?? []);
  const ofCode = (choices['permitted-use-types'] ?? []).find(({ code }) => code === codes[0]);
  if (ofCode && new Set(codes).size === 1) values.set('permittedUseTypes', { raw: codes.join(), value: [ofCode] });
}

/** '8,9 торг' in the column of prices. */
function addBargaining(values: Map<string, CellReading>, row: RowReading): void {
  if (isFilled(values.get('hasBarganing'))) return;
  const raws = ['price', 'pricePerHa', 'status'].map((name) => values.get(name)?.raw ?? '');
  const text = fold(raws.join(' '));
  const isDescribed = descriptionsOf(row).some(
    (text) => BARGAINING_WITHIN.test(text) && !NO_BARGAINING.test(fold(text)),
  );
  if (isDescribed || partsOfRemarks(row).some((part) => BARGAINING.test(part)) || hasMark(raws, row)) {
    values.set('hasBarganing', { raw: 'торг', value: true });
    return;
  }
  if (
    /(?<!\p{L})торг(?: уместен| возможен| есть)?(?!\p{L})|\d.*(?<!\p{L})negotiable/u.test(text) &&
    !NO_BARGAINING.test(text)
  )
    values.set('hasBarganing', { raw: text.trim(), value: true });
}

/** 'торг у капота', 'разумный торг' as a part of a remark. */
const BARGAINING =
  /^(?:с )?(?:(?:возмож|небольш|разумн|хорош|реальн|умест|разреш|обсужда|есть|будет)\p{L}* )?торг(?:ом|уем\p{L}*)?(?!\p{L})(?! (?:не|нет|отсут|исключ))|^(?:price )?negotiable$/u;
/** '13,5 млн торг небольшой', 'bargaining possible' anywhere in a description. */
const BARGAINING_WITHIN =
  /(?<!\p{L})(?:торг(?:ом|уем\p{L}*|уются)?(?= ?(?:$|[,.;!)|\n]|есть|возмож|умест|при осмотре|небольш|разумн|обсужд|реальн))|(?:есть|возможен|небольшой|разумный|реальный) торг|bargaining(?: is)? possible|negotiable)(?!\p{L})/iu;
const NO_BARGAINING =
  /(?<!\p{L})(?:без торга|торг\p{L}* (?:не(?:т|умест\p{L}*|возмож\p{L}*)?(?!\p{L})|отсут|исключ)|не торг|no bargaining|non-?negotiable|not negotiable)/u;
/** '* возможен торг' below a table whose prices have the sign. */
function hasMark(prices: readonly string[], { notes = [] }: RowReading): boolean {
  return notes.some((note) => {
    const [, mark = '', text = ''] = /^\s*(\*{1,3}|[¹²³†])\s*[-–—:]?\s*(.+)$/u.exec(note) ?? [];
    const isMarked = prices.some(
      (price) =>
        mark !== '' && new RegExp(String.raw`\d[^*]*${mark.replaceAll('*', String.raw`\*`)}\s*$`, 'u').test(price),
    );
    const isBargaining = /(?<!\p{L})(?:торг|negotiable)/iu.test(text.split(',')[0] ?? '');
    return isMarked && isBargaining && !NO_BARGAINING.test(fold(text.split(',')[0] ?? ''));
  });
}
/** 'ГПЗУ есть', 'ГПЗУ на 5 000 м²'; 'заказали ГПЗУ' is none yet. */
const PLAN = /(?<!\p{L})гпзу(?!\p{L})/u;
const NO_PLAN =
  /(?<!\p{L})(?:нет|без|не|заказ\p{L}*|в работе|оформ\p{L}*|получа\p{L}*|подан\p{L}*|жд[её]м|будет|срок\p{L}*)(?!\p{L})/u;

/** Parts of remarks without the names of their columns. */
function partsOfRemarks({ remarks }: RowReading): string[] {
  return remarks.flatMap((remark) =>
    fold(remark.replace(/^[^:]{1,60}: /u, ''))
      .split(/[,;!|()\n]|\. |\.$| - /u)
      .map((part) => part.trim()),
  );
}

/** 'ГПЗУ есть' in a remark. */
function addPlan(values: Map<string, CellReading>, row: RowReading): void {
  if (isFilled(values.get('hasLandLotTownPlanningPlan'))) return;
  if (partsOfRemarks(row).some((part) => PLAN.test(part) && !NO_PLAN.test(part)))
    values.set('hasLandLotTownPlanningPlan', { raw: 'ГПЗУ', value: true });
}

/** 'собственность' as a whole cell of 'Документы', 'Правоустанавливающие'. */
function addOwner(values: Map<string, CellReading>, { columns, remarks }: RowReading, choices: SheetChoices): void {
  if (isFilled(values.get('ownershipType')) || columns.some(({ field }) => field?.name === 'ownershipType')) return;
  const ofLinks = columns.flatMap(({ field, title }) =>
    field?.reading.kind === 'link' ? [`${title}: ${values.get(field.name)?.raw ?? ''}`] : [],
  );
  for (const remark of [...remarks, ...ofLinks]) {
    const [, head = '', raw = ''] = /^([^:]{1,60}): ([^\n]{3,60})$/u.exec(remark) ?? [];
    if (!OF_PAPERS.test(fold(head)) || !WHOLE_OWNERSHIP.test(fold(raw).trim())) continue;
    const found = findChoice(raw, choices['ownership-types'] ?? [], plotChoiceWords['ownership-types']);
    if (found?.isSure) values.set('ownershipType', { raw, value: found.value });
    return;
  }
}

const OF_PAPERS =
  /^(?:док(?:умент\p{L}*|-ты|\.)?|прав[оа]\p{L}*|титул|оформлен\p{L}*|основани\p{L}*|юр\p{L}*\.? статус)(?!\p{L})/u;
const WHOLE_OWNERSHIP =
  /^(?:в )?(?:(?:частн|муниципальн|мун|федеральн|неразграниченн|государственн|гос|личн)\p{L}*\.? )?собств(?:енност\p{L}*|-ть|\.)?(?: (?:физ|юр)\p{L}*\.?(?: ?лиц\p{L}*)?| не разграничен\p{L}*)?[,.]?(?: (?:более|больше|свыше) \d+ (?:лет|года))?$/u;

/** '5 т × 6', '2 пути' in a column of cranes or tracks: a number of them. */
const COUNTED: readonly (readonly [field: string, text: RegExp])[] = [
  ['hasOverheadCrane', /\d ?(?:т|тонн\p{L}*|шт|t)(?!\p{L})|кран|балк/iu],
  ['hasIndustrialRailway', /^\d+ ?(?:пут|ветк|тупик|м(?!\p{L}))|тупик|ветк/iu],
];

function readCounted(values: Map<string, CellReading>): void {
  for (const [name, pattern] of COUNTED) {
    const reading = values.get(name);
    const isOther = reading === undefined || reading.doubt === undefined;
    if (
      !isOther &&
      pattern.test(reading.raw) &&
      !/(?<!\p{L})(?:нет|без|возмож|рядом|планир|до |не )/iu.test(reading.raw)
    )
      values.set(name, { raw: reading.raw, value: true });
  }
}

/** Cells that say that there is nothing to read: no building, a plot without a number yet, one within the city. */
const NOTHING: readonly (readonly [field: string, text: RegExp])[] = [
  [
    'buildingArea',
    /^(?:да|есть|имеется|имеются|нет(?: \p{L}+)?|без (?:строений|построек|зданий)|отсутств\p{L}*|пусто\p{L}*|свободен)\.?$/u,
  ],
  [
    'cadastralNumbers',
    /^(?:нет|не (?:присвоен|сформирован|размежеван|поставлен)\p{L}*|(?:в процессе|на стадии|идет) \p{L}+|формируется|межевание)(?!\p{L})[^\d]*$/u,
  ],
  ['kmFromCity', /^(?:в )?(?:черте )?(?:город[еа]?|внутри мкад|в пределах \p{L}+)\.?$/u],
  ['waterSupply', /^(?:нужно |надо |можно )?бур(?:ить|ение)\p{L}*(?: \p{L}+)?\.?$/u],
  ['position', /^(?:нет|отсутств\p{L}*|уточн\p{L}*)\.?$/u],
];

function leaveNothing(values: Map<string, CellReading>): void {
  for (const [name, pattern] of NOTHING) {
    const reading = values.get(name);
    if (reading?.doubt !== undefined && pattern.test(fold(reading.raw))) {
      // 'есть' of buildings is for the comment.
      const isSaid = name === 'position' || (name === 'buildingArea' && !/^(?:да|есть|име)/u.test(fold(reading.raw)));
      values.set(name, { raw: reading.raw, ...(isSaid ? {} : { rest: reading.raw }) });
    }
  }
}

const LEASEHOLD = /аренд|бессрочн|пользован|lease|(?<!\p{L})дол(?:[яи]|ев\p{L}*)(?!\p{L})/iu;
const OF_SEVERAL = /[,/+&]| и /u;

/** 'можно подключить': neither conditions nor a connection. */
const CAN_BE_CONNECTED =
  /^(?:есть )?(?:можно|возможн\p{L}*|возможность)(?: легко| быстро| недорого)? ?(?:подключ|подвест|провест|завест|подвод|провед)\p{L}*$/u;

/** Words that are for the comment: a lease in the column of ownership, the pavement in 'Покрытие, электричество'. */
function leaveOtherWords(values: Map<string, CellReading>, { columns }: RowReading): void {
  const rights = values.get('ownershipType');
  if (rights?.doubt !== undefined && rights.value === undefined && LEASEHOLD.test(rights.raw))
    values.set('ownershipType', { raw: rights.raw, rest: rights.raw });
  for (const { field } of columns) {
    const reading = field?.reading.kind === 'utility' ? values.get(field.name) : undefined;
    if (field && reading && CAN_BE_CONNECTED.test(fold(reading.raw)))
      values.set(field.name, { raw: reading.raw, rest: reading.raw });
  }
  for (const { field, title } of columns) {
    const reading = field?.reading.kind === 'utility' ? values.get(field.name) : undefined;
    if (field && reading?.doubt === valueDoubts.notUnderstood && OF_SEVERAL.test(title) && !/\d/.test(reading.raw))
      values.set(field.name, { raw: reading.raw, rest: reading.raw });
  }
}

/** 'пром, производственная деятельность' in the column 'Категория / ВРИ'. */
function addUses(values: Map<string, CellReading>, row: RowReading, choices: SheetChoices): void {
  const { columns } = row;
  takeUses(values, row, choices);
  addCategoryOfType(values, row, choices);
  askUnsureUse(values, row);
  const column = columns.find(({ field }) => field?.name === 'category' || field?.name === 'permittedUseTypes');
  if (!column) {
    addUsesOfType(values, choices);
    return;
  }
  const ofType = columns.find(({ field }) => field?.name === 'propertyType');
  const isPurpose = /^(?:целев\p{L}* )?назн\p{L}*\.?(?: (?:участк\p{L}*|зу|земл\p{L}*))?$/u.test(
    fold(ofType?.title ?? ''),
  );
  if (isPurpose && !columns.some(({ field }) => field?.name === 'permittedUseTypes')) addUsesOfType(values, choices);
  const title = fold(column.title);
  const cell = values.get('category')?.raw ?? '';
  const isOnlyOne = !columns.some(({ field }) => field?.name === 'permittedUseTypes');
  const isOfBoth = /категор|(?<!\p{L})кат(?!\p{L})/u.test(title) && /(?<!\p{L})ври(?!\p{L})|использован/u.test(title);
  const hasBoth =
    isOfBoth || (column.field?.name === 'category' && isOnlyOne && !/энергетик\p{L}*,? транспорт/u.test(fold(cell)));
  const own = column.field?.name ?? '';
  const reading = values.get(own);
  const other = own === 'category' ? 'permittedUseTypes' : 'category';
  if (!hasBoth || !reading || isFilled(values.get(other))) return;
  // 'НП, промзона': two categories; 'НП / лёгкая промышленность' below 'Категория / ВРИ': a category and a use.
  const [first = '', second = '', ...further] = partsOfLand(reading.raw);
  const isUseOfIndustry = isOfBoth && further.length === 0 && INDUSTRY_OF_USE.test(fold(second));
  if (reading.doubt === valueDoubts.several && isUseOfIndustry) {
    const { category } = landWords([first], choices);
    const use = findChoice(second, choices['permitted-use-types'] ?? [], plotChoiceWords['permitted-use-types']);
    if (category === undefined || !use?.isSure) return;
    values.set('category', { raw: reading.raw, value: category });
    values.set('permittedUseTypes', { raw: reading.raw, value: [use.value] });
    return;
  }
  if (reading.doubt === valueDoubts.several) return;
  const { category, uses, isUnsure } = landWords(partsOfLand(reading.raw), choices);
  // 'не указана; склады'
  if (own !== 'category' && reading.doubt !== undefined && uses.length > 0 && NOT_NAMED.test(fold(reading.raw))) {
    values.set(own, { raw: reading.raw, value: uses });
    return;
  }
  if (category === undefined && (own !== 'category' || (uses.length === 0 && !isUnsure))) return;
  if (category === undefined) values.delete('category');
  else values.set('category', { raw: reading.raw, value: category });
  if (uses.length > 0) values.set('permittedUseTypes', { raw: reading.raw, value: uses });
  else if (isUnsure) values.set('permittedUseTypes', { raw: reading.raw, doubt: valueDoubts.notInDictionary });
  else if (own !== 'category') values.delete('permittedUseTypes');
}

/** 'промышленность', 'поселения (земли населённых пунктов)' in the column 'Назначение' next to that of permitted uses. */
function addCategoryOfType(values: Map<string, CellReading>, { columns }: RowReading, choices: SheetChoices): void {
  const hasColumn = (name: string) => columns.some(({ field }) => field?.name === name);
  const ofType = columns.find(({ field }) => field?.name === 'propertyType');
  const raw = values.get('propertyType')?.raw ?? '';
  const isCategory =
    /^(?:земл|пром(?:ышленност|назначен|земл|ка)|поселен|насел|нас\.|сельхозназ|сельскохоз|с\/х|лесн|особо|запас|водн)/u;
  if (!ofType || !/^(?:целев\p{L}* )?назн/u.test(fold(ofType.title)) || !isCategory.test(fold(raw))) return;
  if (!hasColumn('permittedUseTypes') || hasColumn('category') || isFilled(values.get('category'))) return;
  const { category } = landWords(partsOfLand(raw), choices);
  if (category === undefined) return;
  values.set('category', { raw, value: category });
  values.delete('propertyType');
}

/** 'ИЖС', 'склад' in the column 'Использование', 'Для чего' of a sheet without permitted uses. */
function takeUses(values: Map<string, CellReading>, { columns }: RowReading, choices: SheetChoices): void {
  const column = columns.find(({ field }) => field?.name === 'bestUses');
  const hasUses = columns.some(({ field }) => field?.name === 'permittedUseTypes');
  if (!column || hasUses || !/^(?:исп\p{L}*|(?:для|под) что|для чего)$/u.test(fold(column.title))) return;
  const raw = values.get('bestUses')?.raw ?? '';
  // 'с/х использование' is a use before it is a category.
  const whole = findChoice(raw, choices['permitted-use-types'] ?? [], plotChoiceWords['permitted-use-types']);
  const ofParts = landWords(partsOfLand(raw), choices);
  const uses = ofParts.uses.length === 0 && whole?.isSure ? [whole.value] : ofParts.uses;
  const { isUnsure } = ofParts;
  if (uses.length === 0 && !isUnsure) return;
  values.delete('bestUses');
  values.set('permittedUseTypes', uses.length > 0 ? { raw, value: uses } : { raw, doubt: valueDoubts.notInDictionary });
}

/** '3 га, с/х, КФХ' of a text: a use that the classifier has several codes for. */
function askUnsureUse(values: Map<string, CellReading>, { text, isApart }: RowReading): void {
  if (isApart !== true || isFilled(values.get('permittedUseTypes'))) return;
  const part = partsOfLand(text).find((one) => UNSURE_USES.test(fold(one).replace(/^(?:под|для) /u, '')));
  if (part !== undefined) values.set('permittedUseTypes', { raw: part, doubt: valueDoubts.notInDictionary });
}

/** 'ЛПХ, земли нас. пунктов' in the column 'Назначение' of a sheet without categories and uses: only words of the law. */
function addUsesOfType(values: Map<string, CellReading>, choices: SheetChoices): void {
  const raw = values.get('propertyType')?.raw ?? '';
  const written = partsOfLand(raw).map((part) => part.replace(/^(?:под|для)\s+(?=\p{L})/iu, ''));
  // 'с/х использование' is a use before it is a category.
  if (FARMING.test(fold(raw)) && !isFilled(values.get('permittedUseTypes'))) {
    const found = findChoice(raw, choices['permitted-use-types'] ?? [], plotChoiceWords['permitted-use-types']);
    if (found?.isSure) {
      if (values.get('propertyType')?.doubt !== undefined) values.delete('propertyType');
      values.set('permittedUseTypes', { raw, value: [found.value] });
      return;
    }
  }
  // 'пром., склады', 'ЗНП, магазины, общепит': after a category the other parts are uses.
  const isLed = written.length > 1 && (OF_LAW.test(fold(written[0] ?? '')) || INDUSTRY.test(fold(written[0] ?? '')));
  const parts = isLed ? written : written.filter((part) => OF_LAW.test(fold(part)));
  const { category, uses, isUnsure } = landWords(parts, choices);
  if (category !== undefined && !isFilled(values.get('category'))) values.set('category', { raw, value: category });
  if ((category !== undefined || uses.length > 0) && values.get('propertyType')?.doubt !== undefined)
    values.delete('propertyType');
  if (isFilled(values.get('permittedUseTypes'))) return;
  if (uses.length > 0) values.set('permittedUseTypes', { raw, value: uses });
  else if (isUnsure) values.set('permittedUseTypes', { raw, doubt: valueDoubts.notInDictionary });
}

const FARMING =
  /^(?:для |под )?(?:с\/х|с\.-?х\.|сельхоз|сельскохоз\p{L}*)[ -]?(?:использ|произв|пр-в)\p{L}*\.?(?: \(?\d{1,2}\.\d{1,2}\)?)?$/u;
/** A part of a cell that has words of the classifier of uses. */
const OF_LAW =
  /^(?:ижс|лпх|кфх)(?!\p{L})|^(?:инд(?:ивид\p{L}*)?\.? жил|(?:ведение |вед\. )?(?:личн\p{L}* подсоб|садовод|огородн|(?:растение|животно|птице|ското|рыбо|овоще|пчело)вод|виноградар)|магазины|малоэтажн|блокирован|сенокош|выпас|выращиван|турбаз|(?:гостиниц|отел|кемпинг|глэмпинг)\p{L}*$|(?:гостинич|турист)\p{L}*\.? обсл|отдых(?: \(рекреаци|$)|рекреаци[яи]|стоянк\p{L}* (?:авто)?транспорт|деловое управл|(?:пищев|легк|тяжел|строительн)\p{L}* пром|придорожн|(?:объекты )?дорожн\p{L}* сервис|производственн\p{L}* деят|складск\p{L}* площадк)|^(?:(?:промышленн|сельскохозяйственн|сельхоз|пром)\p{L}* ?назначен|земл\p{L}* |с ?\/ ?х(?!\p{L})|схн?(?!\p{L})|сельхозназнач|нас(?:\.|ел\p{L}*)? ?пункт|н\. ?п\.|н\/п|нп$|знп|снп)/u;
/** A kind of industry is a use: 'пищевая промышленность'. */
const INDUSTRY_OF_USE = /^(?:\p{L}+ая|\p{L}+\.) пром/u;
/** A category that leads its uses: 'промка, склад'. */
const INDUSTRY = /^(?:земл\p{L}* )?пром(?:ка|зона|земл\p{L}*|ышленност\p{L}*|ышленка)?\.?$/u;
const NOT_NAMED = /^(?:категория )?(?:не (?:указан|установлен|определен)\p{L}*|нет данных|-)(?!\p{L})/u;
/** 'ТУ: газ 100 м3/ч, 2 МВт' in the column of power: a cell that names other utilities is about all of them. */
function moveUtilities(values: Map<string, CellReading>, { columns }: RowReading): void {
  // 'Электричество / газ'
  const ofSeveral = columns.find(
    ({ field, title }) =>
      field?.reading.kind === 'utility' && utilityNames.filter(({ pattern }) => pattern.test(fold(title))).length > 1,
  );
  const several = ofSeveral?.field && values.get(ofSeveral.field.name);
  if (ofSeveral?.field && several && !isFilled(values.get('utilities'))) {
    const text = ofTitle(several.raw, ofSeveral.title);
    values.delete(ofSeveral.field.name);
    values.set('utilities', { raw: text, value: text });
    return;
  }
  const power = values.get('electricitySupply');
  if (!power || isFilled(values.get('utilities'))) return;
  const others = utilityNames.filter(({ means }) => means !== 'electricitySupply');
  const named = others.filter(({ pattern }) => pattern.test(fold(power.raw)));
  const hasColumn = ({ means }: { means: string }) => columns.some(({ field }) => field?.name === means);
  if (named.length === 0 || named.some(hasColumn)) return;
  values.delete('electricitySupply');
  values.set('utilities', { raw: power.raw, value: power.raw });
}

/** 'есть', 'скважина / септик' below 'Вода / канализация': the words of the cell with the names of its head. */
function ofTitle(raw: string, title: string): string {
  const names = title.split(/[,/+]| и /u).flatMap((part) => {
    const named = utilityNames.find(({ pattern }) => pattern.test(fold(part)));
    // 'Инженерия Вода' of a head below a group.
    return named ? [part.trim().slice(fold(part).search(named.pattern))] : [];
  });
  // A well and a septic tank are kinds, whose utility the head names.
  const named = fold(raw).replace(/скважин\p{L}*|колод\p{L}*|септик\p{L}*|выгреб\p{L}*|лос(?!\p{L})/gu, '');
  const isNamed = utilityNames.some(({ pattern }) => pattern.test(named));
  const parts = raw.split(/[/;]|, /u).map((part) => part.trim().replace(/^[-–—]$/u, 'нет'));
  if (isNamed || names.length < 2) return raw;
  // '1 MW' is about electricity alone.
  if (parts.length === 1 && /\d/.test(raw)) return raw;
  if (parts.length === 1) return names.map((name) => `${name.trim()} ${parts[0]}`).join('; ');
  return parts.length === names.length ? names.map((name, index) => `${name.trim()} ${parts[index]}`).join('; ') : raw;
}

/** 'Свет: если не написано – по границе у всех', 'Газ по границе везде' below a table. */
const OF_ALL_ROWS =
  /(?<!\p{L})(?:если (?:иное |другое )?не (?:написано|указано|сказано|оговорено)(?: (?:иное|другое|иного))?|(?:(?:у|на|ко|к) все[хм](?: (?:участк\p{L}*|площадк\p{L}*))?|(?:на|у) кажд\p{L}+(?: участк\p{L}*)?|везде)(?=\s*(?:[,.;)]|$)))(?!\p{L})/giu;

/** A utility that a note names for all rows, where a row says nothing of it. */
function addUtilitiesOfAll(values: Map<string, CellReading>, row: RowReading): void {
  // A row with a number alone continues the plot above.
  if (row.isApart || !['area', 'price', 'pricePerHa'].some((name) => isFilled(values.get(name)))) return;
  for (const { means, pattern } of utilityNames) {
    const said = commonTexts({ ...row, sections: [] }, values)
      .flatMap((text) => text.split(/,\s(?=\p{L})/u))
      .filter((text) => pattern.test(fold(text).replace(OF_ALL_ROWS, ' ').trim()) && text.search(OF_ALL_ROWS) >= 0);
    const own = values.get('utilities')?.raw ?? '';
    const isSaid = pattern.test(fold(own)) || (means === 'electricitySupply' && /\d ?[км](?:вт|ва)/iu.test(own));
    const [note, ...others] = said.map((text) =>
      text
        .replace(OF_ALL_ROWS, ' ')
        .replace(/\s*[:,–—]\s*|\s-\s|\s+/gu, ' ')
        .trim(),
    );
    if (note === undefined || others.length > 0 || isSaid || isFilled(values.get(means))) continue;
    const text = own === '' ? note : `${own}; ${note}`;
    values.set('utilities', { ...values.get('utilities'), raw: text, value: text });
  }
}

/** 'Возможность подключения, кВт', 'Свободная мощность': a column of what could be connected. */
const COULD_BE =
  /(?<!\p{L})(?:возможн\p{L}*(?: \p{L}+){0,2} (?:подключ|присоедин|тех)|предельн\p{L}* (?:свободн\p{L}* )?(?:мощн|нагруз)|тех\p{L}*\.? ?услови|ту(?!\p{L})|possible connection|available capacity)/u;

/** The kind of connection of columns that name what could be connected. */
function markConditions(values: Map<string, CellReading>, { columns }: RowReading): void {
  for (const { field, title } of columns) {
    const reading = field?.reading.kind === 'utility' ? values.get(field.name) : undefined;
    const utility = reading?.value as { type?: number } | null | undefined;
    const isConnected = /подключ[её]н|завед|подвед|есть(?!\p{L})|connected/iu.test(reading?.raw ?? '');
    if (field && reading && utility?.type === 2 && COULD_BE.test(fold(title)) && !isConnected)
      values.set(field.name, { ...reading, value: { ...utility, type: 1 } });
  }
}

/** Fields of links by the site that they lead to. */
const linkSites: readonly MeaningWords<'linkToDisk' | 'linkToPublicCadastralMap'>[] = [
  {
    pattern: /(?:disk\.yandex|yadi\.sk|drive\.google|cloud\.mail|dropbox|onedrive|1drv|disk\.360|icloud)/u,
    means: 'linkToDisk',
    example: 'https://disk.yandex.ru/d/a1',
  },
  {
    pattern: /(?:nspd\.gov|pkk\.rosreestr|pkk5|rosreestr|map\.ru\/pkk|egrp365|нспд)/u,
    means: 'linkToPublicCadastralMap',
    example: 'https://nspd.gov.ru/map',
  },
];

/** A link in a column of links of any kind, or of an unknown head, goes to the field of its site. */
function moveLinks(values: Map<string, CellReading>, { columns, remarks }: RowReading): void {
  for (const remark of remarks) {
    const [, url] = /^[^:]{1,60}: (https?:\/\/\S+)$/u.exec(remark) ?? [];
    const field = url === undefined ? undefined : meaningOf(linkSites, url);
    if (url !== undefined && field !== undefined && !isFilled(values.get(field)))
      values.set(field, { raw: url, value: url });
  }
  const link = values.get('linkToDocumentation');
  const target = meaningOf(linkSites, link?.raw ?? '');
  if (!link || target === undefined || columns.some(({ field }) => field?.name === target)) return;
  if (isFilled(values.get(target)) || /\s/u.test(link.raw.trim())) return;
  values.delete('linkToDocumentation');
  values.set(target, link);
}
