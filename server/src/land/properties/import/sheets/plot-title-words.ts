import { fold } from '#importing/sheets/fold.ts';
import { placeOfAddress } from '#importing/sheets/place-of-address.ts';
import type { CellReading } from '#importing/sheets/read-value.ts';
import type { SheetChoice, SheetChoices } from '#importing/sheets/sheet-fields.ts';
import type { RowReading } from '#importing/sheets/sheet-kind.ts';
import { findChoice, type MeaningWords, meaningOf } from '#importing/sheets/value-words.ts';
import { commonTexts } from './plot-common-texts.ts';
import { cityOf } from './plot-described-words.ts';
import { landWords, partsOfLand } from './plot-land-words.ts';
import { plotChoiceWords, utilityNames } from './plot-sheet-words.ts';

/** Longest title that is read (characters): a longer one is a text about the company. */
const LONGEST_TITLE = 200;
/** The address of an office, a firm, a condition: no place of plots. */
const OF_FIRM =
  /(?<!\p{L})(?:тел|телефон\p{L}*|офис\p{L}*|ул|улица|просп\p{L}*|пр-т|наш адрес|ооо|оао|зао|пао|ао|ип|ан|комитет\p{L}*|администраци\p{L}*|департамент\p{L}*|управлени\p{L}*|инн)(?!\p{L})|https?:|www\.|@|\+7|\d{3}-\d\d-\d\d/iu;
/** 'Венёвский район', 'г.о. Истра', 'дер. Андреевское'. */
const OF_PLACE =
  /(?<!\p{L})(?:район|р-н|муниципальный округ|м\. ?о\.?|г\. ?о\.?|го|городской округ|г|дер|д|с|село|деревня|пос|пос[её]лок|рп|пгт|город|мкр|снт|днп|сельское поселение|с\/п|с\. ?п|волость|станица|хутор)(?![\p{L}/])/iu;
const OF_REGION = /(?<!\p{L})(?:обл|область|край|республика|респ|ао|подмосковье)(?!\p{L})\.?/iu;
/** Names of the whole that stand before its place: 'КП «Лесной», Чеховский район'. */
const OF_SETTLEMENT = /^(?:коттеджн\p{L}* |дачн\p{L}* )?(?:пос[её]л\p{L}*|кп|днп|снт|массив|кластер)\s*[«"„]/iu;
const OF_LAND = /^(?:категори|земл|ври(?!\p{L})|вид разреш|разреш|участ|цен|прода|площад|ижс|лпх)/u;

/** The place that a title names: 'Тульская область, Венёвский район. Земли сельскохозяйственного назначения'. */
export function placeOfTitle(
  title: string,
  highways: readonly SheetChoice[],
): { address: string; kilometres?: number } | undefined {
  const text = title.replace(/^\s*(?:адрес|местоположение|расположение|где)\s*:\s*/iu, '');
  if (title.length > LONGEST_TITLE || OF_FIRM.test(text)) return undefined;
  const { address, kilometres } = placeOfAddress(text, highways, plotChoiceWords['land-highway']);
  const parts = address
    .split(/[,;|\n]|(?<=\p{L}{4}|[»"])\. /u)
    .map((part) => part.trim().replace(/(?<=\p{L}{4})\.$/u, ''))
    .filter((part) => part !== '');
  const [first = ''] = parts;
  const isBegun = OF_PLACE.test(first) || OF_REGION.test(first) || OF_SETTLEMENT.test(first);
  const places = parts.filter((part) => !OF_LAND.test(fold(part)) && !/\d\s*(?:км|сот|га|уч)/iu.test(part));
  const named = places.filter((part) => OF_PLACE.test(part) && !OF_SETTLEMENT.test(part));
  // 'Земельные участки в Чеховском районе' is declined.
  if (!isBegun || named.length === 0 || named.some((part) => /(?:ом|ой|ем) (?:район|округ|област)/iu.test(part)))
    return undefined;
  return { address: places.join(', '), ...(kilometres === undefined ? {} : { kilometres }) };
}

/** Owners that a title names for all plots. */
export const titleOwners: readonly MeaningWords<string>[] = [
  {
    pattern:
      /(?:наход\p{L}*|состо\p{L}*|стоящ\p{L}*|оформлен\p{L}*|участк\p{L}*|земл\p{L}*|имуществ\p{L}*)(?: в)? муниципальн\p{L}* собственност|^муниципальн\p{L}*(?: (?:участк\p{L}*|земл\p{L}*|собственност\p{L}*|лот\p{L}*))?(?: \(|$)/u,
    means: 'Муниципальная собственность',
    example: 'земельных участков, находящихся в муниципальной собственности',
  },
  {
    pattern: /(?:наход\p{L}*|состо\p{L}*|участк\p{L}*|земл\p{L}*|имуществ\p{L}*)(?: в)? федеральн\p{L}* собственност/u,
    means: 'Федеральная собственность',
    example: 'участки в федеральной собственности',
  },
  {
    pattern:
      /(?:наход\p{L}*|состо\p{L}*|участк\p{L}*|земл\p{L}*|имуществ\p{L}*) в (?:региональн\p{L}* собственност|собственност\p{L}* (?:субъект|города? москв|(?:\p{L}+ой) област|(?:\p{L}+ого) края|республик))/u,
    means: 'Собственность субъектов Российской Федерации',
    example: 'находящихся в собственности Тульской области',
  },
  {
    pattern:
      /государственн\p{L}* собственност\p{L}* на котор\p{L}* не разграничен|неразграниченн\p{L}* (?:государственн\p{L}* )?собственност/u,
    means: 'Государственная собственность до разграничения (неразграниченная)',
    example: 'участков, государственная собственность на которые не разграничена',
  },
  {
    pattern:
      /(?:(?:наход\p{L}*|участк\p{L}*|земл\p{L}*|вс[её]) в|(?<=[,;] )в|(?<=[,;] )право|^) ?частн\p{L}* собственност|(?<!\p{L})вс(?:[её]|я)(?: (?:участк\p{L}*|земл\p{L}*|площадк\p{L}*|лот\p{L}*|объект\p{L}*))?(?: -)? (?:(?:наход\p{L}*|оформлен\p{L}*) )?в собственност\p{L}*(?!\p{L})(?! (?:москв|город|область|обл|муниц|федер|субъект|рф|госуд))|(?<!\p{L})all (?:plots|sites|land)(?: are| is)? (?:freehold|privately owned)/u,
    means: 'Частная собственность',
    example: 'Все участки в частной собственности',
  },
];

/** 'Форма собственности: частная', 'Собственность' as a sentence of a title. */
const OWNED =
  /(?:^|[.,;|(]\s*)(?:(?:форма |вид )?(?:собственности|права?)\s*[:—–-]\s*)?(?:(?:частн\p{L}* )?собственность|в собственности|(?<=[:—–-]\s*)частная)(?=\s*(?:[.,;|()]|$)|\s+(?:юр|физ|ооо|одного|собственник|продавц|компани|везде|у всех|на вс))/u;
/** 'Коммуникации на каждом участке: электричество 15 кВт, магистральный газ'; not those that are paid for apart. */
const UTILITIES_OF_ALL =
  /^(?:все |инж\p{L}*\.? |центральн\p{L}* |имеющ\p{L}* )*(?:коммуникации|сети|инженерия|инженерка|инфраструктура|utilities)(?: (?:в поселке|поселка|на (?:каждом|всех) участк\p{L}*|на участк\p{L}*|по границе(?: каждого)? участк\p{L}*|к каждому участку|подведены|для всех участков|включены(?: в (?:стоимость|цену))?))*\s*[:—–-]\s*(?<value>\S.*)$/u;
/** 'Электричество 15 кВт и магистральный газ на каждом участке' */
const OF_EACH =
  /(?<!\p{L})(?:на|у|к|по границе) (?:кажд\p{L}+|всех|всем) участк\p{L}*(?!\p{L})(?! (?:под|с|со|по|из|где|кроме|без|от|до|в)(?!\p{L}))/u;

/** Utilities that are not there, or not on the plots: none of all rows. */
const NOT_THERE =
  /(?<!\p{L})(?:рядом|вблизи|возможн\p{L}*|можно|близк\p{L}*|\d+ ?(?:м|км)(?![\p{L}\d])|руб|тыс|млн)(?!\p{L})|₽/u;

/** 'Газ подключён, электричество 15 кВт на участок, вода центральная': each part of the sentence is a utility. */
function utilitiesAlone(title: string): string | undefined {
  const parts = title.split(/,(?!\d)|;| и /u).map((part) => part.trim());
  const isUtility = (part: string) => utilityNames.some(({ pattern }) => part.search(pattern) === 0);
  return parts.length > 1 && parts.every(isUtility) && !NOT_THERE.test(title) ? title : undefined;
}

function utilitiesOfEach(title: string): string | undefined {
  const rest = title.replace(OF_EACH, ' ').trim();
  const named = utilityNames.filter(({ pattern }) => pattern.test(rest));
  return rest !== title && named.length > 0 && !/по границе/u.test(OF_EACH.exec(title)?.[0] ?? '') ? rest : undefined;
}

const NOT_YET =
  /(?<!\p{L})(?:не входит|не входят|не включ|отдельн|доплат|оплач|будет|будут|планир|в 20\d\d|проектир|стро[ия]тся|за сч[её]т)/u;

/** '18 км от Перми', '30 км до г. Тулы': the distance from the chief town of the region. */
const FROM_TOWN = /(?<![\d,.])(\d{1,3}(?:[.,]\d)?)\s*км\.? (?:от|до) (?:г\. ?|города )?(\p{Lu}\p{Ll}+)/u;
const USE_OF_ALL =
  /(?<!\p{L})(?:ври|вид(?:ы)? разреш\p{L}*\.? исп\p{L}*\.?|разреш\p{L}*\.? исп\p{L}*\.?)(?: (?:участков|всех участков|зу))?\s*[:—–-]\s*(?<value>[^;|\n]+?)(?=\.\s|[;|\n]|\.?$)/iu;
/** 'ИЖС', 'Участки под ИЖС' as a section. */
const HOMES = /^(?:участки )?(?:под |для )?(?:ижс|лпх)$/u;
/** 'Земли сельскохозяйственного назначения' as a sentence or a part of a title. */
const CATEGORY_OF_ALL =
  /^(?:категория(?: земель)?\s*[:—–-]\s*)?(?<value>(?:земл\p{L}* |знп$)(?:сельск|с\/?х|сельхоз|пром|насел|нас\.|н\.? ?п|лесн|особо|посел|запас|спец)?[\p{L}\s./]*)(?: ?\([^)]*\))?$/u;

/** 'Все участки в частной собственности' below the advertisements of a text. */
function addOwnerOfAll(values: Map<string, CellReading>, row: RowReading, choices: SheetChoices): void {
  const owners = commonTexts(row, values).flatMap((text) => meaningOf(titleOwners, text) ?? []);
  const value = (choices['ownership-types'] ?? []).find(({ name }) => fold(name) === fold(owners[0] ?? ''));
  if (value && new Set(owners).size === 1 && (values.get('ownershipType')?.raw ?? '') === '')
    values.set('ownershipType', { raw: value.name, value });
}

/** The distance from the chief town of the region that a text names. */
function fromChiefTown(text: string, values: ReadonlyMap<string, CellReading>): { raw: string; value: number }[] {
  const city = cityOf(values);
  const [raw = '', kilometres = '', name = ''] = FROM_TOWN.exec(text) ?? [];
  const isChief = city !== undefined && raw !== '' && fold(name).startsWith(city);
  return isChief ? [{ raw, value: Number(kilometres.replace(',', '.')) }] : [];
}

/** What titles say of all rows in fields that neither a column nor the row names. */
export function addTitleWords(values: Map<string, CellReading>, row: RowReading, choices: SheetChoices): void {
  const { titles: written, columns, sheet } = row;
  if (row.isApart) {
    addOwnerOfAll(values, row, choices);
    const [distance] = fromChiefTown(row.text, values);
    if (distance && (values.get('kmFromCity')?.raw ?? '') === '') values.set('kmFromCity', distance);
  }
  if (columns.length === 0 || row.isApart) return;
  const titles = [...new Set(written.filter((title) => title.length <= LONGEST_TITLE))];
  const common = commonTexts(row, values);
  // A column 'Участок' that has the number of the plot alone is no address.
  const isOfNumbers = /^\d{1,4}\p{L}?$/u.test(values.get('address')?.raw ?? '');
  const isOpen = (name: string) =>
    (name === 'address' && isOfNumbers) ||
    (!columns.some(({ field }) => field?.name === name) && (values.get(name)?.raw ?? '') === '');
  const set = (name: string, found: readonly { raw: string; value: unknown }[]) => {
    const [first, ...others] = found;
    const key = (value: unknown) => JSON.stringify(value);
    if (first && isOpen(name) && others.every(({ value }) => key(value) === key(first.value))) values.set(name, first);
  };
  const places = titles.flatMap((title) => placeOfTitle(title, choices['land-highway'] ?? []) ?? []);
  const ofSheet = /^\p{Lu}[\p{L} -]+(?:район|р-н)$|^г\. ?о\.? \p{Lu}\p{L}+$/u.test(sheet) ? [{ address: sheet }] : [];
  set(
    'address',
    (places.length > 0 ? places : ofSheet).map(({ address }) => ({
      raw: address,
      value: address,
      ...(isOfNumbers ? { rest: values.get('address')?.raw ?? '' } : {}),
    })),
  );
  set(
    'kmFromCity',
    places.flatMap(({ kilometres, address }) =>
      kilometres === undefined ? [] : [{ raw: address, value: kilometres }],
    ),
  );
  set(
    'kmFromCity',
    titles.flatMap((title) => fromChiefTown(title, values)),
  );
  const owners = common.flatMap((title) => {
    const means = meaningOf(titleOwners, title);
    const value = (choices['ownership-types'] ?? []).find(({ name }) => fold(name) === fold(means ?? ''));
    return value ? [{ raw: title, value }] : [];
  });
  const isOwned = common.some((title) => OWNED.test(fold(title)));
  const owned = (choices['ownership-types'] ?? []).find(({ name }) => name === 'Частная собственность');
  set('ownershipType', owners.length > 0 || !isOwned || !owned ? owners : [{ raw: owned.name, value: owned }]);
  const utilities = common.flatMap((title) => {
    const named =
      UTILITIES_OF_ALL.exec(fold(title))?.groups?.['value'] ??
      utilitiesOfEach(fold(title)) ??
      utilitiesAlone(fold(title));
    return named === undefined || NOT_YET.test(named) ? [] : [{ raw: named, value: named }];
  });
  set('utilities', utilities);
  const ofLabel = columns.some(({ field }) => field?.name === 'utilities') ? '' : (values.get('utilities')?.raw ?? '');
  if (NOT_YET.test(fold(ofLabel))) values.delete('utilities');
  const categories = common.flatMap((title) =>
    title.split(/[,;|\n]|(?<=\p{L}{4})\. /u).flatMap((part) => {
      const name = CATEGORY_OF_ALL.exec(fold(part.trim().replace(/\.$/, '')))?.groups?.['value'];
      const found = name && findChoice(name, choices['categories'] ?? [], plotChoiceWords['categories']);
      return found ? [{ raw: part, value: found.value }] : [];
    }),
  );
  set('category', categories);
  const ofCategories = common.flatMap((title) => usesAfterCategory(title, choices));
  const uses = common.flatMap((title) => {
    const named = USE_OF_ALL.exec(title)?.groups?.['value'];
    const found = named === undefined ? [] : usesOf(named, choices);
    return named !== undefined && found.length > 0 ? [{ raw: named, value: found }] : [];
  });
  const ofSection = partsOfLand(row.sections.at(-1) ?? '').filter((part) => HOMES.test(fold(part)));
  const { uses: homes } = landWords(ofSection, choices);
  if (homes.length === 1) set('permittedUseTypes', [{ raw: ofSection.join(', '), value: homes }]);
  set('permittedUseTypes', uses.length > 0 ? uses : ofCategories);
}

/** 'производственная деятельность (6.0), склад (6.9)': several uses where each part is one, else the one of the whole. */
function usesOf(named: string, choices: SheetChoices): SheetChoice[] {
  const all = choices['permitted-use-types'] ?? [];
  const parts = partsOfLand(named).filter((part) => /[\p{L}\d]/u.test(part));
  const isName = all.some(({ name }) => fold(name) === fold(named));
  const ofParts = parts.map((part) => {
    const [code] = /(?<![\d.])\d{1,2}\.\d{1,2}(?:\.\d){0,2}(?![\d.])/.exec(part) ?? [];
    const ofCode = code === undefined ? undefined : all.find((one) => one.code === code);
    return ofCode ?? findChoice(part, all, plotChoiceWords['permitted-use-types'])?.value;
  });
  const found = ofParts.filter((use) => use !== undefined);
  if (!isName && parts.length > 1 && found.length === parts.length) return [...new Set(found)];
  const whole = findChoice(named, all, plotChoiceWords['permitted-use-types']);
  return whole ? [whole.value] : [];
}

/** The one use after the category of a title: 'Земли населённых пунктов, ИЖС', 'ЗНП (ЛПХ)'. */
function usesAfterCategory(title: string, choices: SheetChoices): { raw: string; value: SheetChoice[] }[] {
  const ofAll = title.replace(/^(?:все|каждый|эти|наши) участ\p{L}+(?: это)?\s*[:—–-]\s*/iu, '').replace(/\.$/u, '');
  const parts = partsOfLand(ofAll).filter((part) => part !== '');
  const at = parts.findIndex((part) => CATEGORY_OF_ALL.test(fold(part)));
  const [named = '', ...after] = at < 0 ? [] : parts.slice(at);
  const { category } = landWords([CATEGORY_OF_ALL.exec(fold(named))?.groups?.['value'] ?? ''], choices);
  const { category: another, uses } = landWords(
    after.map((part) => part.replace(/^под /iu, '')),
    choices,
  );
  const isOne = category !== undefined && another === undefined && uses.length === 1 && after.length === 1;
  return isOne ? [{ raw: title, value: uses }] : [];
}
