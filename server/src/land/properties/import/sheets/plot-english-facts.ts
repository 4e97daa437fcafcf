import { begin, type FactWords, NUMBER, words } from '#importing/sheets/facts.ts';

const size = String.raw`(?:bn|mln|mn|million|m|thousand|k)(?!\p{L})\.?`;
const ofArea = String.raw`(?: ?\/ ?| per )(?:ha|hectare|sotka|sq\.? ?m|sqm|m2)(?!\p{L})`;
const aTime = String.raw`(?: ?\/ ?| per | a )(?:month|year|annum|mo|yr)(?!\p{L})| ?p\. ?a\.?| ?pcm(?!\p{L})`;
const currency = String.raw`(?:RUB|RUR|USD|EUR|GBP)`;
const number = String.raw`(?:\d{1,3}(?:,\d{3})+|${NUMBER})`;

const english = (field: string, source: string, example: string, means?: string): FactWords => ({
  field,
  pattern: words(String.raw`${begin}${source}`),
  example,
  ...(means === undefined ? {} : { means }),
});

const kind = String.raw`(?:industrial|agricultural|settlements?|residential|forest|farm)`;
/** What is said of a utility: up to a comma that divides no number. */
const about = String.raw`(?<value>(?:[^,;\n|.]|[.,](?=\d))*)`;

/** Facts of a plot in an English text. */
export const englishPlotFacts: readonly FactWords[] = [
  english('hasBarganing', String.raw`(?:price )?negotiable(?!\p{L})`, 'negotiable', 'да'),
  english(
    'price',
    String.raw`(?<value>(?:price )?(?:up)?on (?:request|application)|POA)(?!\p{L})`,
    'price upon request',
  ),
  english('pricePerHa', String.raw`(?<value>${currency} ?${number} ?(?:${size})?${ofArea})`, 'RUB 60,000 per sotka'),
  english('pricePerHa', String.raw`(?<value>${number} ?(?:${size})? ?${currency}${ofArea})`, '60,000 RUB per sotka'),
  english('price', String.raw`(?<value>${currency} ?${number}(?: ?${size})?(?:${aTime})?)`, 'RUB 195 mln'),
  english('price', String.raw`(?<value>${number} ?(?:${size})? ?${currency}(?!\p{L})(?:${aTime})?)`, '195 mln RUB'),
  english('gasSupply', String.raw`no gas(?!\p{L})`, 'no gas', 'нет'),
  english('electricitySupply', String.raw`no (?:power|electricity)(?!\p{L})`, 'no power', 'нет'),
  english('waterSupply', String.raw`no water(?!\p{L})`, 'no water', 'нет'),
  english('sewerage', String.raw`no sewer(?:age)?(?!\p{L})`, 'no sewerage', 'нет'),
  english(
    'electricitySupply',
    String.raw`(?<value>${NUMBER} ?[km]wt?(?!\p{L})(?: (?:(?:at|on|along|near) (?:the )?(?:site )?(?:border|boundary)|planned|nearby|by tech\p{L}*\.? conditions))?)`,
    '2 MW',
  ),
  english('gasSupply', String.raw`gas(?: supply)?(?!\p{L})[ :-]*${about}`, 'gas on the border'),
  english('electricitySupply', String.raw`(?:power|electricity)(?!\p{L})[ :-]*${about}`, 'power available'),
  english('waterSupply', String.raw`water(?: supply)?(?!\p{L})[ :-]*${about}`, 'water 20 m3/day'),
  english('sewerage', String.raw`sewer(?:age)?(?!\p{L})[ :-]*${about}`, 'sewerage nearby'),
  english('category', String.raw`(?:land )?category[ :-]+(?<value>${kind}\p{L}*)`, 'land category: industrial'),
  english('category', String.raw`(?<value>${kind}) (?:land|plot|zoning|zone)(?!\p{L})`, 'industrial land'),
  english('category', String.raw`zoned (?:for |as )?(?<value>${kind})(?!\p{L})`, 'zoned industrial'),
  english(
    'permittedUseTypes',
    String.raw`(?:permitted|allowed|land) use[ :-]*(?<value>[^;,\n|]+)`,
    'permitted use 6.9 warehouses',
  ),
  english(
    'hasIndustrialRailway',
    String.raw`(?:own )?(?:rail|railway|railroad) (?:siding|spur|access|line|branch|track)(?: on site)?(?!\p{L})`,
    'rail siding on site',
    'да',
  ),
  english('ownershipType', String.raw`(?<value>freehold|private ownership)(?!\p{L})`, 'freehold'),
];

/** Prices in another currency: a question, not a missing price. */
export const currencyFacts: readonly FactWords[] = [
  {
    field: 'price',
    pattern: words(String.raw`(?<value>[$€] ?${number}(?: ?(?:млн|тыс|${size})\p{L}*\.?)?)`),
    example: '$ 700 000',
  },
  {
    field: 'price',
    pattern: words(
      String.raw`${begin}(?<value>${number} ?(?:(?:млн|тыс|млрд|${size})\.? ?)?(?:[$€]|(?:у\. ?е|долл\p{L}*|евро)(?!\p{L})\.?))`,
    ),
    example: '1,2 млн $',
  },
];
