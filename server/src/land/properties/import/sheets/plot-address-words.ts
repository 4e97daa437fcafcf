import { fold } from '#importing/sheets/fold.ts';
import { nominativeHighways } from '#importing/sheets/place-facts.ts';
import type { CellReading } from '#importing/sheets/read-value.ts';
import type { SheetChoice } from '#importing/sheets/sheet-fields.ts';
import type { RowReading } from '#importing/sheets/sheet-kind.ts';
import { findChoice } from '#importing/sheets/value-words.ts';
import { plotChoiceWords } from './plot-sheet-words.ts';

/** Columns whose texts may have the address: 'Наименование лота'. */
const NAMES =
  /^(?:наименован|номенклатур|коммент|примеч|текст|информ|назван|описан|предмет|объект|имуществ|лот|сведени|name|description|object|asset)/u;
/** Parts of a text that are parts of an address. */
const PART =
  /^(?:(?:расположен\p{L}*|находится|вблизи|около|рядом с|в районе|по адресу:?|адрес:?|местоположение:?)\s+)*(?:(?:\p{Lu}[\p{L}-]+(?:ая|ий|ой|ый) (?:обл|край|р-н|район|[гм]\.? ?о|муницип|городск|сельск|округ|поселени|с\/п)|(?:респ\p{L}*\.?|р-н|район|[гм]\.? ?о\.?|городской округ|муниципальный округ|сельское поселение|с\/п) [«"]?\p{Lu}|(?:обл|край)\p{L}* \p{Lu})|(?:г|д|с|п|х|ст|рп|пгт|пос|дер|ул|пер|ш|мкр|снт|днт|днп|тер|кп|к\/п|снп|город|деревня|село|пос[её]лок|станица|хутор|улица|шоссе|территория|микрорайон)\.? [«"]?\p{Lu}|(?:уч|вл|д|стр|зу|участок)\.? ?№? ?\d|\p{Lu}[\p{L}-]+ (?:шоссе|ш\.|ул\.|улица|пр-т|проспект|пер\.|переулок|проезд|тракт|наб\.)|\d{1,4}[А-Яа-я]?(?:\/\d+)?$|МО$|Москва|Санкт-Петербург)/u;
/** Parts that are an address alone: others only go on. */
const STARTS =
  /обл|край|р-н|район|[гм]\.? ?о|округ|респ|Москва|Петербург|(?:^|\s)(?:г|д|с|п|х|ст|пос|дер|рп|пгт|село|деревня|пос[её]лок|город|хутор|станица)\.? [«"]?\p{Lu}/u;

/** 'Земельный участок, Московская область, г.о. Клин, д. Ямуга': the address within a name, where no column has it. */
export function addAddressOfName(values: Map<string, CellReading>, { columns, remarks, sections }: RowReading): void {
  const hasColumn = columns.some(({ field }) => field?.name === 'address');
  if (columns.length === 0 || hasColumn || (values.get('address')?.raw ?? '') !== '') return;
  for (const remark of remarks) {
    const [, head = '', text = ''] = /^([^:]{1,60}): ([\s\S]*)$/u.exec(remark) ?? [];
    const address = NAMES.test(fold(head)) ? addressWithin(text) : undefined;
    if (address === undefined) continue;
    // A report of an accounting program has the district as a section.
    const district = NAMES_DISTRICT.test(address) ? undefined : sections.findLast((one) => DISTRICT.test(one.trim()));
    values.set('address', { raw: text, value: district === undefined ? address : `${district.trim()}, ${address}` });
    return;
  }
}

/** Beginnings with a capital that are no town: 'Продаю, д. Ямуга'. */
const NO_TOWN =
  /^(?:прода|сда|участ|земл|лот|срочн|цена|кад|собств|новый|новая|агро|пром|склад|ижс|лпх|снт|кп|днп|категор|площад|сообщ|реш|предл|объект|адрес|пос[её]л|коттедж|массив|вариант)/u;
const STREET =
  /^(?:(?:ул|пер|пр-д|пр-т|ш|наб|мкр|кв-л|улица|переулок|проезд|проспект|микрорайон|квартал|тер|территория)\.? ?[«"]?[\p{Lu}\d]|(?:вл|д|стр|уч|зу|участок|владение|дом)\.? ?№? ?\d|\p{Lu}[\p{L}-]+ (?:ул\.|улица|шоссе|ш\.|пр-т|проспект|пер\.|переулок|проезд|наб\.)|промзона|(?:д|дер|с|п|пос|рп|деревня|село|пос[её]лок)\.? \p{Lu})/u;
const TOWN = /^\p{Lu}\p{Ll}{2,}(?:-\p{Lu}?\p{Ll}+)*(?: \p{Lu}\p{Ll}{2,})?$/u;

/**
 * The address of a text with parts next to it: the town before 'д. Мартемьяново' in 'Наро-Фоминск, д. Мартемьяново',
 * the street after 'Апрелевка' in 'Апрелевка, ул. Березовая аллея'.
 */
export function widenAddress(
  values: Map<string, CellReading>,
  { text, isApart, columns }: RowReading,
  highways: readonly SheetChoice[],
): void {
  const reading = values.get('address');
  if ((columns.length > 0 && isApart !== true) || typeof reading?.value !== 'string') return;
  const address = reading.value;
  const segment = text.split(/[;|\n]|\s[-–—]\s|(?<=\p{L}{4})\.\s/u).find((one) => one.includes(address));
  if (segment === undefined) return;
  const [before = '', after = ''] = [
    segment.slice(0, segment.indexOf(address)),
    segment.slice(segment.indexOf(address) + address.length),
  ];
  const town = /,\s*$/u.test(before) ? (before.split(',').at(-2) ?? '').replace(/^[^:]*:\s*/u, '').trim() : '';
  const isTown =
    TOWN.test(town) &&
    !NO_TOWN.test(fold(town)) &&
    findChoice(nominativeHighways(town), highways, plotChoiceWords['land-highway']) === undefined &&
    /^(?:д|дер|с|п|пос|рп|ул|мкр|снт|кп|днп|деревня|село|пос[её]лок|улица|микрорайон)\.?\s/iu.test(address);
  const parts = /^\s*,/u.test(after)
    ? after
        .split(',')
        .slice(1)
        .map((part) => part.trim())
    : [];
  const end = parts.findIndex((part) => !STREET.test(part) || part.length > 60);
  const further = parts.slice(0, end < 0 ? undefined : end);
  if (!isTown && further.length === 0) return;
  values.set('address', { ...reading, value: [...(isTown ? [town] : []), address, ...further].join(', ') });
}

/** 'ЗУ с. Айдарово', 'Земельный участок в с. Ступино': the plot before the place in a name. */
const PLOT_BEFORE =
  /^\s*(?:зу|з\/у|зем\p{L}*\.? ?(?:уч\p{L}*\.?)?|участок|уч-к|уч\.)(?:\s*№?\s*\d{1,4}\p{L}?)?\s*[:,–—-]?\s+(?:(?:в|по адресу:?) )?(?=\p{L})/iu;
/** 'ЗУ 33:22:0240115:802 Владимир, мкр Юрьевец': the number before the place in a name. */
const NUMBER_BEFORE =
  /^\s*(?:зу|з\/у|зем\p{L}*\.? ?(?:уч\p{L}*\.?)?|участок|кн|к\. ?н\.|№)?[\s:№,]*\d{1,2}:\d{2}:\d{6,7}:\d{1,6}\s*[,;:–—-]?\s*/iu;
/** 'Рамонский район', 'Рамонский р-н', 'г.о. Клин': a section of a district. */
const DISTRICT =
  /^(?:\p{Lu}[\p{L}-]+(?:ий|ый|ой) (?:район|р-н|муниципальный (?:район|округ)|городской округ|[гм]\. ?о\.?)|(?:г\. ?о\.?|м\. ?о\.?|городской округ|район|р-н) \p{Lu}[\p{L}-]+)\.?$/u;
const NAMES_DISTRICT = /(?<!\p{L})(?:район|р-н|округ|[гм]\. ?о)(?!\p{L})/iu;

/** The longest run of parts of an address within a text. */
function addressWithin(text: string): string | undefined {
  const parts = text
    .replace(NUMBER_BEFORE, '')
    .replace(PLOT_BEFORE, '')
    .split(/[,;]\s*|(?<=\p{L}{4})\.\s+(?=\p{Lu}\p{Ll}{3})/u)
    .map((part) => part.trim());
  const first = parts.findIndex((part) => PART.test(part) && STARTS.test(part));
  if (first < 0) {
    // 'Елец, Московское ш.'
    const [town = '', street = ''] = parts;
    return TOWN.test(town) && !NO_TOWN.test(fold(town)) && STREET.test(street) ? `${town}, ${street}` : undefined;
  }
  const end = parts.findIndex((part, index) => index > first && !PART.test(part));
  return parts.slice(first, end < 0 ? undefined : end).join(', ');
}

/** 'Участок 3', 'Участок А', 'уч. 12', 'Площадка 4': the name of a plot at the address of its section. */
const NAME_AT_ADDRESS =
  /^(?:(?:участок|уч(?:-к|\.)?|площадка|стоянка|лот|зу|з\/у|позиция|сектор|секция|карта|блок)\.?\s*(?:№\s*)?(?:\d{1,4}\p{L}?(?:[-/.]\d{1,4})?|\p{Lu})|№?\s*\d{1,4}\p{L}?)$/iu;
/** Ends of the name of a section that are no address: '(земли населённых пунктов)', ' - 5 участков'. */
const AFTER_ADDRESS = /\s*(?:\([^()]*\)|[–—-]\s*\d+ (?:уч|лот)\p{L}*)\s*:?\s*$/u;
const LONGEST_SECTION = 140;
/** Sections that say something else of their plots as well. */
const NO_ADDRESS =
  /(?<!\p{L})(?:прода\p{L}*|аренд\p{L}*|руб\p{L}*|цен\p{L}*|млн|шоссе \d|тел|направлени\p{L}*)(?!\p{L})|[?!@]/iu;

/** The address that a section is: 'г. Ковров, ул. Социалистическая, вл. 20 (земли населённых пунктов)'. */
function addressOfSection(section: string): string | undefined {
  const text = section
    .replace(AFTER_ADDRESS, '')
    .replace(/^(?:адрес|местоположение|объект)\s*:\s*/iu, '')
    .trim();
  const [first = ''] = text.split(',');
  const isAddress = PART.test(first.trim()) && (STARTS.test(first) || DISTRICT.test(first.trim()));
  return isAddress && text.length <= LONGEST_SECTION && !NO_ADDRESS.test(text) ? text : undefined;
}

/** 'ул. Танкистов, 201' below the section 'Саратов'. */
const STREET_OF_TOWN = /^(?:ул|улица|пр-т|пр-кт|проспект|пер|переулок|пр-д|проезд|наб|б-р|бульвар|мкр)[. ]/iu;
const NO_TOWN_OF_SECTION =
  /^(?:аренд|сдач|сдан|коммерч|свобод|актив|архив|нов|жил|дом|дач|офис|торг|разн|проч|друг|остальн|центр|север|юг|восток|запад|эксклюзив|скидк|внимани|итог|всего)|(?:ие|ые|ое|ая|ка)$/u;

function isTownSection(section: string): boolean {
  const text = section.trim();
  return TOWN.test(text) && !NO_TOWN.test(fold(text)) && !NO_TOWN_OF_SECTION.test(fold(text));
}

/** Words of an address by which it is the same as another one. */
function namesIn(text: string): string[] {
  return (text.match(/\p{Lu}\p{L}{3,}/gu) ?? []).map((name) => fold(name).slice(0, -2));
}

/** The address of the row below the section of its district or address, where it does not name them itself. */
export function addSectionPlace(values: Map<string, CellReading>, { sections, columns }: RowReading): void {
  const reading = values.get('address');
  const hasColumn = columns.some(({ field }) => field?.name === 'address');
  const own = (reading?.raw ?? '').trim();
  const [section] = sections
    .flatMap((one) => addressOfSection(one) ?? (STREET_OF_TOWN.test(own) && isTownSection(one) ? [one.trim()] : []))
    .slice(-1);
  if (section === undefined || !hasColumn || reading?.doubt !== undefined) return;
  const isName = NAME_AT_ADDRESS.test(own);
  // A district and the number of a plot are no address of it.
  const isWhole = section.includes(',') || !NAMES_DISTRICT.test(section);
  if (own === '' || (isName && !isWhole)) {
    values.set('address', { raw: section, value: section, ...(own === '' ? {} : { rest: own }) });
    return;
  }
  if (typeof reading?.value !== 'string') return;
  const isNamed = namesIn(section).some((name) => namesIn(own).includes(name));
  const isComplete = NAMES_DISTRICT.test(own) || /(?<!\p{L})(?:обл|область|край|респ)(?!\p{L})/iu.test(own);
  // 'г. Ковров' below the address of another town is no part of it.
  const isOtherTown = /^(?:г|город)\. ?\p{Lu}/u.test(own) && /^(?:г|город)\.? ?\p{Lu}/u.test(section);
  if (!isNamed && !isComplete && !isOtherTown)
    values.set('address', { ...reading, value: `${section}, ${reading.value}` });
}

/** Columns with the place of an address: 'Город, район'. */
const OF_PLACE =
  /^(?:(?:город|г|район|р-н|нас\p{L}*\.? ?п\p{L}*|населенный пункт|округ|муниц\p{L}*\.? (?:район|округ|обр\p{L}*)|муниципалитет|поселение|поселок|село|локация|location|town|city|district|municipality)(?!\p{L})[ ,/()-]*)+$/u;
const STREET_FIRST =
  /^(?:ул|улица|пр-т|пр-кт|просп|проспект|пер|переулок|пр-д|проезд|наб|б-р|бульвар|ш|шоссе|мкр|д|дер|с|п|пос|рп|пгт|х|ст|вл|промзона|промплощадка|тер|уч|снт|кп|днп)(?![\p{L}-])|(?:ул\.|улица|шоссе|пр-т|проезд)(?:,|$)/iu;
const PLACE_ALONE = /^(?:г\. ?|пос\. ?|с\. ?)?\p{Lu}[\p{L} ,.-]{2,50}$/u;

/** 'Карачев' of a column of towns before 'ул. Промышленная, 4' of the column of addresses. */
export function addTownOfColumn(values: Map<string, CellReading>, { remarks, columns, isApart }: RowReading): void {
  const reading = values.get('address');
  if (columns.length === 0 || isApart || typeof reading?.value !== 'string' || !STREET_FIRST.test(reading.value.trim()))
    return;
  for (const remark of remarks) {
    const [, head = '', place = ''] = /^([^:]{1,60}): ([^\n]{3,60})$/u.exec(remark) ?? [];
    // 'Площадка / Site Город, район / Location': the name of a group stands before the head.
    const heads = [head, ...head.split(/\s(?=\p{Lu})/u).map((_, at, all) => all.slice(at).join(' '))].map((one) =>
      fold(one).trim(),
    );
    if (!heads.some((one) => OF_PLACE.test(one)) || !PLACE_ALONE.test(place.trim())) continue;
    const isNamed = namesIn(place).some((name) => namesIn(reading.raw).includes(name));
    if (!isNamed) values.set('address', { ...reading, value: `${place.trim()}, ${reading.value}` });
    return;
  }
}
