import { fold } from './fold.ts';

/** What the words around a number say about it. */
export interface Units {
  /** Size word: thousand, million, milliard. */
  readonly size?: number;
  /** Unit of an area (m²): 10,000 hectare, 100 sotka, 1 square metre. */
  readonly area?: number;
  /** Area that a price is for (m²). */
  readonly per?: number;
  /** Months that a rate is for. */
  readonly months?: number;
  /** Id of a value of 'lease-vats'. */
  readonly vat?: number;
  readonly opex?: 'included' | 'excluded';
  readonly currency?: 'rouble' | 'other';
  /** Factor to kW, m³ a day, km, m, cm. */
  readonly factor?: number;
  readonly measure?: 'power' | 'flow' | 'km' | 'metre' | 'tonne' | 'heat' | 'percent' | 'degree';
  /** 'за всё', 'за участок'. */
  readonly whole?: true;
  /** What the three digits after a comma are, where the numbers of the column decide: '864,000'. */
  readonly threeDigits?: 'fraction' | 'unknown';
}

export interface UnitWords {
  readonly pattern: RegExp;
  readonly gives: Units;
  /** A text that the pattern matches. */
  readonly example: string;
}

const line = (source: string, gives: Units, example: string): UnitWords => ({
  pattern: new RegExp(String.raw`(?<![\p{L}])(?:${source})(?![\p{L}\d])\.?`, 'u'),
  gives,
  example,
});
const squareMetre = String.raw`(?:кв\.? ?м(?:етр(?:а|ов)?)?|м\.? ?кв|м2|квм|sq\.? ?m|sqm|m2|метр(?:а|ов)?|квадрат(?:а|ов)?|м(?=\/|$| (?:в|без|с|за)(?!\p{L})))`;
/** Operating expenses; 'ОРЕХ' typed in Cyrillic letters too. */
const expenses = String.raw`opex|опекс\p{L}*|орех|эр|эксплуатационн\p{L}* расход\p{L}*|экспл\p{L}*\.?(?: ?расход\p{L}*| ?платеж\p{L}*)?|операционн\p{L}* расход\p{L}*|service charge`;
const hectare = 'га|гектар(?:а|ов|ы|ах|ам|ами)?|ha|hectares?';
const sotka = 'сот(?:ок|ки|ку|ка|ках|кам|ками|ке|к)?|sotk(?:a|i|as)|sotok';
/** '/', 'за', 'на' before the area that a price is for. */
const per = String.raw`(?:\/|(?<!\p{L})(?:за|на|per)(?!\p{L})) ?(?:1 ?|один ?|одну ?)?`;
const perLine = (unit: string, area: number, example: string): UnitWords => ({
  pattern: new RegExp(String.raw`${per}(?:${unit})(?![\p{L}\d])\.?`, 'u'),
  gives: { per: area },
  example,
});
const span = (source: string, months: number, example: string): UnitWords => ({
  pattern: new RegExp(
    String.raw`(?:\/ ?|(?<!\p{L})(?:в|за|per) |(?<=м2 ?|м\. |руб\. ?|\())(?:${source})(?![\p{L}\d])\.?|(?<!\p{L})(?:${months === 1 ? 'ежемесячно|помесячно|месячн\\p{L}*' : 'годов\\p{L}*'})(?!\p{L})`,
    'u',
  ),
  gives: { months },
  example,
});

/** Words of units in the order in which they are looked for; each match is removed before the next. */
export const unitWords: readonly UnitWords[] = [
  line(
    String.raw`(?:без|не включая|не вкл\p{L}*\.?|искл\p{L}*\.?|за вычетом|\+|плюс|excl\.?|excluding|net of)(?: учета)? ?(?:ндс|vat) ?(?:и|\+|\/|and|&) ?(?:без )?(?:${expenses})|net of (?:vat|taxes?), ?(?:${expenses})`,
    { vat: 2, opex: 'excluded' },
    'без учёта НДС и OPEX',
  ),
  line(
    String.raw`(?:без|не включая|не вкл\p{L}*\.?|искл\p{L}*\.?|\+|плюс|excl\.?|excluding|net of)(?: учета)? ?(?:${expenses}) ?(?:и|\+|\/|and|&) ?(?:без )?(?:ндс|vat)`,
    { vat: 2, opex: 'excluded' },
    'без OPEX и НДС',
  ),
  line(
    String.raw`(?:с учетом|с|вкл\p{L}*\.?|включая|incl\.?|including) ?(?:ндс|vat) ?(?:и|\+|\/|and|&) ?(?:с )?(?:${expenses})`,
    { vat: 1, opex: 'included' },
    'с НДС и ОРЕХ',
  ),
  line(
    String.raw`(?:с учетом|с|вкл\p{L}*\.?|включая|incl\.?|including) ?(?:${expenses}) ?(?:и|\+|\/|and|&) ?(?:с )?(?:ндс|vat)`,
    { vat: 1, opex: 'included' },
    'включая OPEX и НДС',
  ),
  line(
    String.raw`все включено[ (:,-]*(?:ндс|vat)(?:[ ,и+\/&]*(?:${expenses}))?|включа\p{L}* (?:ндс|vat) ?, ?(?:${expenses})(?! ?\d)`,
    { vat: 1, opex: 'included' },
    'всё включено (НДС, ЭР)',
  ),
  line(
    String.raw`б(?:\/|\. ?)ндс|без (?:учета |уч\. ?)?ндс|(?:\+|плюс|кроме того) ?ндс|ндс (?:сверху|не вкл\p{L}*|не включен\p{L}*|отдельно|дополнительно|и (?:ку|кп|коммунальн\p{L}*) (?:отдельно|сверху))|(?:не включая|не вкл\p{L}*\.?|искл\p{L}*\.?) ?ндс|excl\.? ?vat|vat excl\p{L}*|net of ?vat|ex\.? ?vat|exclusive of vat`,
    { vat: 2 },
    '740 без НДС',
  ),
  { pattern: /\+ ?ндс(?!\p{L})/u, gives: { vat: 2 }, example: '9 000 + НДС' },
  line(
    String.raw`усн(?: без ндс)?|ндс (?:не )?(?:облагается|обл)|не облагается(?: ндс)?|ндс не предъявл\p{L}*`,
    { vat: 3 },
    '650, УСН',
  ),
  line(
    String.raw`(?:с|c|вкл\p{L}*\.?|включая|с учетом|в ?(?:том числе|т\. ?ч\.?)|incl\.?) ?(?:ндс|vat)(?: ?\d\d ?%?)?|ндс (?:вкл\p{L}*|в цене|в ставке|внутри|в ?(?:том числе|т\. ?ч\.?))`,
    { vat: 1 },
    '1 200 с НДС',
  ),
  line(
    String.raw`(?:вкл\p{L}*\.?|включая|с|с учетом|incl(?:uding|\.)?) ?(?:${expenses}|к\/у)|(?:${expenses}) incl\p{L}*|(?:${expenses}) (?:вкл\p{L}*|в ставке|в цене)|все включено|all in|gross`,
    { opex: 'included' },
    '900 вкл. OPEX',
  ),
  line(
    String.raw`(?:без|\+|плюс|не включая|excl\.?|excluding|net of) ?(?:${expenses})|(?:${expenses}) (?:excl\p{L}*|extra)|(?:${expenses}) (?:отдельно|сверху|не вкл\p{L}*|сверх ставки)|triple ?net|nnn|net`,
    { opex: 'excluded' },
    '8 000 без OPEX',
  ),
  line(
    String.raw`м3 ?\/ ?(?:ч|час)|куб(?:\. ?м|ов)? ?(?:\/ ?|в ?)час?|м3 в час|(?:m3|cbm|cu\.? ?m) ?(?:\/ ?|per )(?:h|hr|hour)`,
    { factor: 24, measure: 'flow' },
    '120 м³/ч',
  ),
  line(
    String.raw`м3 ?\/ ?(?:сут\p{L}*|день|д)|м3 в сутки|куб(?:\. ?м|ов)? в сутки|м3|(?:m3|cbm|cu\.? ?m) ?(?:\/ ?|per )(?:d|day)|m3`,
    { factor: 1, measure: 'flow' },
    '50 м³/сут.',
  ),
  line('гкал(?: ?\\/ ?ч(?:ас)?)?', { factor: 1, measure: 'heat' }, '2 Гкал/ч'),
  line('м\\/м', {}, '25 м/м'),
  line('мвт|mw|мегаватт\\p{L}*|мва', { factor: 1_000, measure: 'power' }, '1,5 МВт'),
  line('квт|kw|киловатт\\p{L}*|ква', { factor: 1, measure: 'power' }, '150 кВт'),
  line(
    String.raw`(?:т|тн|t|тонн\p{L}*) ?\/ ?(?:кв\.? ?м|м2|м|sq\.? ?m|sqm|m2)`,
    { measure: 'tonne', factor: 1 },
    '6 т/м²',
  ),
  line(
    String.raw`(?:кг|kg) ?\/ ?(?:кв\.? ?м|м2|м|sq\.? ?m|sqm|m2)`,
    { measure: 'tonne', factor: 0.001 },
    '5 000 кг/м²',
  ),
  perLine(squareMetre, 1, '4 500 руб./м²'),
  {
    pattern: new RegExp(String.raw`(?<=(?<!\p{L})(?:руб|rub|₽)\.? ?)${squareMetre}(?![\p{L}\d])\.?`, 'u'),
    gives: { per: 1 },
    example: '4 500 руб. кв. м',
  },
  { pattern: /(?<=\d ?)(?:rub |rur )?psm(?!\p{L})/u, gives: { per: 1 }, example: 'RUB 9,800 psm' },
  { pattern: /(?<!\p{L})(?:p\.? ?a\.?|annually|per annum)(?!\p{L})/u, gives: { months: 12 }, example: '9,800 psm pa' },
  { pattern: /(?<!\p{L})(?:pcm|p\. ?m\.|monthly)(?!\p{L})/u, gives: { months: 1 }, example: '850 psm pcm' },
  perLine(hectare, 10_000, '3 млн за га'),
  perLine(sotka, 100, '350 тыс./сотка'),
  {
    pattern: /(?<=(?<!\p{L})(?:цен[аы]|стоимость) (?:1 ?|одной )?)(?:сот(?:к[аиу])?|сотен)(?![\p{L}\d])\.?/u,
    gives: { per: 100 },
    example: 'Цена сотки, тыс.',
  },
  {
    pattern: /(?<=(?<!\p{L})(?:цен[аы]|стоимость) (?:1 ?|одного )?)(?:га|гектара?)(?![\p{L}\d])\.?/u,
    gives: { per: 10_000 },
    example: 'Цена га, млн',
  },
  {
    pattern:
      /(?<=(?<!\p{L})(?:цен[аы]|стоимость) (?:1 ?|одного )?)(?:кв\.? ?м(?:етра)?|м2|квм|квадрата)(?![\p{L}\d])\.?/u,
    gives: { per: 1 },
    example: 'Цена 1 кв.м',
  },
  {
    pattern: /(?<=(?<!\p{L})(?:руб\p{L}*|₽|тыс|млн|т\. ?р)\.? )сотк[ау](?!\p{L})/u,
    gives: { per: 100 },
    example: '350 тыс. сотка',
  },
  {
    pattern: /(?<=(?:ставк\p{L}|аренд\p{L}{0,2}|плата),? ?\(?)мес(?:яц|\.)?(?!\p{L})\.?/u,
    gives: { months: 1 },
    example: 'Ставка мес.',
  },
  {
    pattern: /(?<=(?:ставк\p{L}|аренд\p{L}{0,2}|плата),? ?\(?)год(?!\p{L})/u,
    gives: { months: 12 },
    example: 'Ставка, год',
  },
  span('мес(?:яц(?:а|ев)?)?|month|mo', 1, '740 в мес.'),
  span('год(?:а|у)?|г|year|yr|y|annum', 12, '8 400 руб./м² в год'),
  line(
    'за (?:все|весь|всю|участок|объект|лот|весь участок|весь объект|все сразу|оба|обе|пару|массив|(?:два|две|три|четыре)(?! ?(?:\\p{L}+ )?(?:мес|год|лет|нед|дн|га|гект|сот|кв|м)))(?: участка| участки| вместе)?|целиком',
    { whole: true },
    '45 млн за всё',
  ),
  line(String.raw`млрд|миллиард\p{L}*|bn`, { size: 1e9 }, '1,2 млрд'),
  {
    pattern: /(?<!\p{L})(?:млн|миллион\p{L}*|лям\p{L}*|лимон\p{L}*|mln|mn|million|mio)(?!\p{L})\.?/u,
    gives: { size: 1e6 },
    example: '45млн',
  },
  {
    pattern: /(?<!\p{L})(?:тыс(?:яч\p{L}*)?|т\. ?р(?:уб)?|т ?руб|тр|тыщ\p{L}*)(?!\p{L})\.?/u,
    gives: { size: 1e3 },
    example: '850 тыс.',
  },
  { pattern: /(?<=\d ?)(?:к|k)(?!\p{L})/u, gives: { size: 1e3 }, example: '350к' },
  { pattern: /(?<=\d ?)(?:кк|kk|m)(?!\p{L})/u, gives: { size: 1e6 }, example: '12кк' },
  { pattern: /(?<=(?<!\p{L})(?:rub|rur) ?)(?:m|mln)(?!\p{L})/u, gives: { size: 1e6 }, example: 'Price, RUB m' },
  { pattern: /(?<=(?<!\p{L})(?:rub|rur) ?)(?:k|th)(?!\p{L})/u, gives: { size: 1e3 }, example: 'Price, RUB k' },
  {
    pattern: /(?<!\p{L})(?:руб(?:л\p{L}*)?|р|rub|rur)(?!\p{L})\.?|₽/u,
    gives: { currency: 'rouble' },
    example: '12 000 ₽',
  },
  {
    pattern: /\$|€|(?<!\p{L})(?:usd|eur|у\. ?е|долл\p{L}*|евро)(?!\p{L})\.?/u,
    gives: { currency: 'other' },
    example: '90 USD',
  },
  line(hectare, { area: 10_000 }, '4,25 га'),
  line(sotka, { area: 100 }, '15 сот.'),
  line(
    String.raw`кв(?:адратн\p{L}*)?\.? ?м(?:етр(?:а|ов|ах|ы)?)?|м\.? ?кв|м2|квм|sq\.? ?m|sqm|m2|квадрат(?:а|ов|ах)`,
    { area: 1 },
    '12 000 кв. м',
  ),
  line('км|km|километр\\p{L}*', { factor: 1, measure: 'km' }, '19 км'),
  line('см', { factor: 0.01, measure: 'metre' }, '120 см'),
  line('м|m|метр(?:а|ов)?', { factor: 1, measure: 'metre' }, '12 м'),
  line('т|тн|тонн\\p{L}*', { measure: 'tonne', factor: 1 }, '6 т'),
  {
    pattern: /°\s?[cс]?|(?<!\p{L})(?:град(?:ус\p{L}*)?)(?!\p{L})\.?/u,
    gives: { measure: 'degree' },
    example: '−18 °С',
  },
  { pattern: /%/u, gives: { measure: 'percent' }, example: '5 %' },
];

/** Units of a cell that says what a price is for: 'сотку', 'за участок', 'руб./м²'. */
export function unitsOfPrice(text: string): Units {
  const isFor = /(?<!\p{L})(?:за|на|в|per)(?!\p{L})|\//iu.test(text);
  const { area, ...units } = readUnits(isFor ? text : `за ${text}`).units;
  return area === undefined || units.per !== undefined ? units : { ...units, area };
}

/** Units in a text, and the text without them, folded. */
export function readUnits(text: string): { units: Units; rest: string } {
  // The per cent of the tax is no unit: 'без НДС 22 %'.
  let rest = fold(text).replace(
    /(?<=(?:ндс|vat)) ?\(?\d\d ?%\)?|\d\d ?% ?(?=ндс|vat)|(?<!\p{L}|ндс )в ?т\. ?ч\.?(?!\.| ?(?:ндс|vat|opex))/gu,
    '',
  );
  let units: Units = {};
  for (const { pattern, gives } of unitWords) {
    if (!pattern.test(rest)) continue;
    // The first mention of a kind decides: '/м² в мес.' before 'м²'.
    units = { ...gives, ...units };
    rest = rest.replace(pattern, ' ').replace(/ +/g, ' ').trim();
  }
  return { units, rest };
}
