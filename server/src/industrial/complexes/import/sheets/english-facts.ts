import { begin, type FactWords, NUMBER, SOME, words } from '#importing/sheets/facts.ts';

const metres = String.raw`(?:sq\.? ?m(?:etres?|eters?)?|sqm|m2)(?![\p{L}\d])\.?`;
const perMetre = String.raw`(?: ?(?:\/|per) ?${metres})?(?: ?(?:\/|per|p\.?) ?(?:year|yr|annum|a|month|mo|m)(?!\p{L})\.?)?`;
const terms = String.raw`(?:,? ?\(?(?:incl(?:uding|\.)?|excl(?:uding|\.)?|net of|ex\.?|\+|plus) ?(?:vat|opex)(?: ?(?:and|&|,) ?(?:vat|opex))?\)?|,? ?triple net|,? ?nnn)*`;
const currency = String.raw`(?:(?:rub|rur|usd|eur|\$|€|₽) ?)?`;
const yearly = String.raw`(?:(?: ?(?:\/|per) ?(?:year|yr|y|annum|month|mo|m)| ?(?:p\.?a\.?|pcm|p\.?m\.?|annually|monthly|a year|a month))(?!\p{L}))?`;
const onRequest = String.raw`(?:up)?on (?:request|application)|negotiable|p\.?o\.?a\.?`;
const month = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
const day = String.raw`(?:now|immediately|(?:\d{1,2}(?:st|nd|rd|th)? )?(?:${month})[a-z]*\.?(?: \d{1,2},)?(?: \d{4})?|q[1-4] ?\d{4}|[1-4]q ?\d{4}|\d{1,2}\.\d{1,2}\.\d{2,4}|20\d\d)`;

/** A part of a vacancy with its area: '380 sqm office', 'mezzanine 900 sqm'. */
const part = (field: string, names: string, example: string): FactWords[] => [
  {
    field,
    pattern: words(String.raw`${begin}(?<value>${NUMBER} ?${metres}) ?(?:of )?(?:${names})(?!\p{L}| only)`),
    example,
  },
  {
    field,
    pattern: words(`${begin}(?:${names})(?: space| area)?[ :-]*(?<value>${NUMBER} ?${metres})`),
    example: `${example.split(' ').at(-1)} 380 sqm`,
  },
];

/** Facts of a vacancy in English text, in the order in which they are looked for. */
export const englishFacts: readonly FactWords[] = [
  {
    field: 'complex.name',
    pattern:
      /(?<=(?:^|[\n|]) ?)(?<value>(?:[A-Z][\w'’]*[- ]){1,4}(?:(?:Logistics?|Industrial|Distribution|Business|Warehouse) )?(?:Park|Cent(?:re|er)|Hub|Terminal|Logistics?|Warehouse|Gate|Depot)(?: ?\d)?)(?= ?(?:[,;|(]|- |$))/gu,
    example: 'Sofyino Logistics Park - Novoryazanskoe hwy',
  },
  {
    field: 'building.buildingClass',
    pattern: words(`${begin}class ?(?<value>[abcd][+-]?)(?![a-z\\d])`),
    example: 'class A+',
  },
  {
    field: 'building.workingHeight',
    pattern: words(
      String.raw`${begin}(?:(?:clear|working|ceiling|eaves) (?:height|heights)|ceilings?|height|clear)[ :-]*(?:of )?(?<value>${NUMBER}) ?m(?![\p{L}2])`,
    ),
    example: 'clear height 12 m',
  },
  {
    field: 'building.workingHeight',
    pattern: words(String.raw`${begin}(?<value>${NUMBER}) ?m (?:clear|ceilings?|eaves|clear height)(?!\p{L})`),
    example: '12 m clear',
  },
  {
    field: 'building.floorLoad',
    pattern: words(
      String.raw`${begin}(?:floor load(?:ing)?|load)[ :-]*(?:of )?(?<value>${NUMBER}) ?t(?:onnes?|ons?)?(?: ?(?:\/|per) ?${metres})?(?!\p{L})`,
    ),
    example: 'floor load 6 t/sqm',
  },
  {
    field: 'building.floorLoad',
    pattern: words(String.raw`${begin}(?<value>${NUMBER}) ?t(?:onnes?|ons?)? ?(?:\/|per) ?${metres}`),
    example: '8 t/sq m',
  },
  {
    field: 'dockNumber',
    pattern: words(
      String.raw`${begin}(?<value>\d{1,3}) ?(?:loading |dock )?(?:docks?|dock[- ]?levell?ers|doors)(?!\p{L})`,
    ),
    example: '9 docks',
  },
  {
    field: 'numberGatesZero',
    pattern: words(
      String.raw`${begin}(?<value>\d{1,2}) ?(?:level |drive[- ]in |ground[- ]level )?(?:gates?|drive[- ]ins?|gate doors)(?!\p{L})`,
    ),
    example: '2 gates',
  },
  {
    field: 'minimalRentalBlockArea',
    pattern: words(
      String.raw`${begin}(?:divisible|divided|min(?:imum|\.)? (?:unit|block|size|area|division)|units)(?: from)?[ :-]*(?:from )?(?<value>${NUMBER}) ?(?:${metres})?`,
    ),
    example: 'divisible from 2,500 sqm',
  },
  {
    field: 'complex.landPlotArea',
    pattern: words(
      `${begin}(?:land|plot|site)(?: plot| area)?[ :-]*(?:of )?(?<value>${NUMBER} ?(?:ha|hectares?))(?!\\p{L})`,
    ),
    example: 'land 2.1 ha',
  },
  {
    field: 'opexPerSqm',
    pattern: words(
      `${begin}(?:opex|service charge)[ :=-]*(?:of )?(?:rub |rur )?(?<value>${NUMBER}(?: ?(?:rub|rur))?${perMetre})`,
    ),
    example: 'OPEX 1,850',
  },
  ...part('area.office', 'offices?', '380 sqm office'),
  ...part('area.mezzanine', 'mezz(?:anine)?', '900 sqm mezzanine'),
  {
    field: 'salePrice',
    pattern: words(
      String.raw`${begin}(?:(?:asking |sale )?price|asking|sale|for sale at)[ :-]*(?<value>${currency}${NUMBER} ?(?:m|mln|mio|million|bn|billion)(?!\p{L})\.?(?: ?(?:rub|rur|usd|eur))?${terms})`,
    ),
    example: 'asking price RUB 410 mln incl. VAT',
  },
  {
    field: 'rate',
    pattern: words(
      `${begin}(?:(?:asking |base |net |headline )?(?:rent|rate|rental rate)|asking)(?: of|:| -)? ?(?<value>${currency}${SOME}(?: ?(?:rub|rur|usd|eur))?${perMetre}${terms}|${onRequest})`,
    ),
    example: 'rent 850 per sqm per month incl. VAT',
  },
  {
    field: 'rate',
    pattern: words(
      String.raw`${begin}(?<value>${currency}${SOME} ?(?:rub|rur|usd|eur|\$|€|₽)? ?(?:\/|per) ?${metres}(?: ?(?:\/|per) ?(?:year|yr|y|annum|month|mo|m)(?!\p{L})\.?)?(?: (?:p\.?a\.?|pcm))?${terms}(?: net(?!\p{L}))?)`,
    ),
    example: '650 rub/sqm/yr net',
  },
  {
    field: 'rate',
    pattern: words(
      String.raw`${begin}(?<value>${currency}${SOME} ?(?:rub|rur|usd|eur|\$|€|₽)? ?psm${yearly}${terms}(?: net(?!\p{L}))?)`,
    ),
    example: 'RUB 9,800 psm pa excl. VAT',
  },
  {
    field: 'rate',
    pattern: words(`${begin}price[ :-]*(?<value>${onRequest})`),
    example: 'price on request',
  },
  {
    field: 'complex.distanceFromRingRoad',
    pattern: words(
      String.raw`(?<=(?:hwy\.?|highway|shosse|road),? ?)(?<value>${NUMBER}) ?km(?!\p{L})(?: (?:from|off|to) (?:the )?(?:mkad|moscow|ring road))?`,
    ),
    example: 'Kashirskoe hwy 25 km',
  },
  {
    field: 'availabilityDate',
    pattern: words(
      String.raw`${begin}(?:available|vacant|free|delivery|handover|possession|ready|completion)(?: from| in| on| by|:)? ?(?<value>${day})(?![\p{L}\d])`,
    ),
    example: 'available from 1 March 2027',
  },
  {
    field: 'availabilityDate',
    pattern: words(
      String.raw`(?<=(?:^|[,;|]) ?)(?<value>(?:from )?(?:q[1-4] ?\d{4}|[1-4]q ?\d{4}|(?:${month})[a-z]* 20\d\d)|immediate|vacant now)(?= ?(?:[,;|.]|$))`,
    ),
    example: 'Q2 2027',
  },
  {
    field: 'areaKind',
    pattern: words(
      String.raw`${begin}(?:dry|ambient|chilled|cold(?: store| storage)?|freezer|frozen|deep freeze|unheated|light industrial|production|manufacturing)(?: (?:warehouse|storage|space|store))?(?:,? ?[-+]\d{1,2}(?: ?(?:\/|\.{2,}|…|to|-) ?[-+]?\d{1,2})? ?°?(?:c(?!\p{L}))?)?(?!\p{L})`,
    ),
    example: 'freezer -22 C',
  },
  { field: 'areaKind', pattern: words(`${begin}offices? only(?!\\p{L})`), example: 'office only' },
  {
    field: 'floors',
    pattern: words(String.raw`${begin}(?<value>\d)(?:st|nd|rd|th) floor`),
    example: '2nd floor',
  },
  {
    field: 'area',
    pattern: words(
      String.raw`${begin}(?<value>(?:(?:approx\.?|about|from|up to|~) ?)?${NUMBER}(?: ?(?:-|to) ?${NUMBER})? ?${metres})(?! ?(?:\/|per))`,
    ),
    example: '5,000 - 20,000 sqm',
  },
];
