import { amountDoubts } from '#importing/sheets/amounts.ts';
import { begin, type FactWords, NUMBER, readFacts, tidyText, words } from '#importing/sheets/facts.ts';
import { fold } from '#importing/sheets/fold.ts';
import { nominativeHighways } from '#importing/sheets/place-facts.ts';
import { type CellReading, valueDoubts } from '#importing/sheets/read-value.ts';
import type { SheetChoices } from '#importing/sheets/sheet-fields.ts';
import type { RowReading } from '#importing/sheets/sheet-kind.ts';
import { textContext } from '#importing/sheets/text-context.ts';
import { plotFacts } from './plot-facts.ts';
import { plotSheetFields } from './plot-sheet-fields.ts';
import { plotChoiceWords, utilityNames } from './plot-sheet-words.ts';

/** Columns whose texts describe the plot. */
const DESCRIBES =
  /^(?:описан|доп(?!\p{L}*\.? ?(?:площ|взн))|коммент|примеч|прим(?!\p{L})|замет|характер|особенн|информ|инфо|сведени|детал|подробн|текст|что (?:есть|на|сказал|говор|знаем)|о (?:участке|площадке|лоте)|об (?:участке|объекте)|состояни|плюсы|преимущ|сопровод|remarks?|comments?|notes?|description|details?|info|features?)/u;
/** A text of a column with another head describes the plot from this length on. */
const LONG_TEXT = 60;
/** Columns about something else, however long their texts are. */
const OF_OTHER =
  /контакт|телефон|собственник|владел|ссылк|url|адрес|местополож|располож|местонах|обремен|огранич|задат|оплат|порядок|услови|истори|сосед|окружен|перспектив|планы|докум|основан|реквизит|организат|продавец|ответствен|кад|статус|status|owner|contact|address/u;

/** Texts of a row that describe its plot, without the names of their columns. */
export function descriptionsOf({ remarks, columns }: RowReading): string[] {
  if (columns.length === 0) return [];
  return remarks.flatMap((remark) => {
    const [, head = '', text = remark] = /^([^:]{1,60}): ([\s\S]*)$/u.exec(remark) ?? [];
    const name = fold(head);
    const isText = /\p{L}{2}|\d\.\d/u.test(text) && !/^https?:\S+$/u.test(text);
    const isLong = text.length >= LONG_TEXT && !OF_OTHER.test(name);
    return isText && (name === '' || DESCRIBES.test(name) || isLong) ? [text] : [];
  });
}

/** Clauses about others' plots and what may be some day: nothing of them is the plot's. */
const OF_OTHERS =
  /(?<!\p{L})(?:сосед\p{L}*|у соседей|заведут|подведут|проведут|подключат|обещ\p{L}*|через дорогу|напротив|можно (?!торг)\p{L}*|возможно(?:сть)? (?:подключ|подвед|подвест|провед|увелич|перевод|перевест|перевес|строит|постро|разме|расшир|выкуп)\p{L}*|есть возможность|под строительство|планиру\p{L}*|ищет|ищем|ищу|нуж(?:ен|на|но|ны)|требу[ею]тся|хотят взять|клиент\p{L}*|could|possible to|can be)(?!\p{L})/u;
/** Things that are elsewhere, gone or not there yet. */
const ELSEWHERE =
  /(?<!\p{L})(?:нет|без|не(?! ?жил)|отсутств\p{L}*|рядом|вблизи|недалеко|неподал[её]ку|близко|около|возле|вдоль|по границе|на границе|границ\p{L}*|через|возможн\p{L}*|можно|планир\p{L}*|проект\p{L}*|перспектив\p{L}*|разобран\p{L}*|демонтир\p{L}*|снес[её]н\p{L}*|стро[ия]тся|построить|построен\p{L}* под|пятно|под|меня\p{L}*|смен\p{L}*|измен\p{L}*|перев(?:од|ес)\p{L}*|примыкани\p{L}*|nearby|near|adjacent|possible|planned|no|without|close)(?!\p{L})|(?<!\p{L})(?:до|от|в|за) (?:\d+|станц|ж|ветк|тупик|разъезд)/u;
/** Sums that are no price of the plot. */
const OTHER_SUMS =
  /(?<!\p{L})(?:аренд\p{L}*|арендн\p{L}*|задат\p{L}*|кадастр\p{L}*|налог\p{L}*|долг\p{L}*|залог\p{L}*|вложен\p{L}*|вложил\p{L}*|был[аои]?|раньше|ранее|оценк\p{L}*|оцен[её]н\p{L}*|комисси\p{L}*|подключени\p{L}*|рассроч\p{L}*|взнос\p{L}*|ипотек\p{L}*|штраф\p{L}*|окупа\p{L}*|доход\p{L}*|выручк\p{L}*|бюджет\p{L}*|перевод\p{L}*|стоит (?!участ)|шаг\p{L}*|страхов\p{L}*|клиент\p{L}*|предлагал\p{L}*|давал\p{L}*|субаренд\p{L}*|в (?:год|месяц|мес))(?!\p{L})/u;
const NO_OWNERSHIP =
  /(?<!\p{L})(?:аренд\p{L}*|госуд\p{L}*|гос|собственностях|дол[яиюе]|долев\p{L}*|оформ\p{L}*|выкуп\p{L}*|право|права|перевод\p{L}*|будет|не|нет|рядом|сосед\p{L}*)(?!\p{L})/u;
const IN_PART = /(?<!\p{L})(?:в аренде|арендуется|арендован\p{L}*|аренда (?:части|у города))(?!\p{L})/iu;
/** 'до М-4 5 км', 'съезд с М-11': a road that the plot is not on. */
const NOT_ON_ROAD =
  /(?<!\p{L})(?:до|от|с|рядом|недалеко|близ\p{L}*|съезд\p{L}*|выезд\p{L}*|между|пересеч\p{L}*|развязк\p{L}*|около|возле|в|не|проект\p{L}*|стро[ия]\p{L}*|сосед\p{L}*|to|from|near|off|close)(?!\p{L})|\d ?(?:км|km)(?!\p{L})/u;

const flag = (field: string, source: string, example: string): FactWords => ({
  field,
  pattern: words(`${begin}${source}`),
  example,
  means: 'да',
});

const building = String.raw`(?:здани\p{L}*|строени\p{L}*|постройк\p{L}*|помещени\p{L}*|корпус\p{L}*|ангар\p{L}*|цех\p{L}*|склад(?:а|е|ы|ом|ов|ские|ское|ская)?|холодильник\p{L}*|овощехранилищ\p{L}*|коровник\p{L}*|мастерск\p{L}*|производственн\p{L}* (?:база|корпус\p{L}*)|абк|офис\p{L}*|административ\p{L}*|бытов\p{L}*|домик\p{L}*|бокс\p{L}*|гараж\p{L}*|терминал\p{L}*|buildings?|warehouses?|workshops?|cold store(?: shell)?|shell|hangars?|production hall|sheds?)`;
const metres = String.raw`(?:кв\.? ?м\p{L}*|м2|м\.? ?кв\.?|sq\.? ?m(?:et(?:er|re)s?)?|sqm|m2)(?!\p{L})\.?`;

/** Facts that descriptions of tables have in other words than advertisements; they are looked for first. */
export const describedFacts: readonly FactWords[] = [
  {
    field: 'buildingArea',
    pattern: words(
      String.raw`${begin}${building}(?!\p{L})(?:(?!земл|участ|м2|кв\.?м)[^;\n|.!\d]|\d{4} ?г(?:\.|ода?)| \d{1,2}(?:[.,]\d)? ?т(?!\p{L})){0,40}?[ ,(:-]{0,3}(?<value>${NUMBER} ?${metres}(?:(?:,| и| \+) ?${NUMBER} ?${metres})*)`,
    ),
    example: 'холодильник 1998 г. постройки, 1 850 кв.м',
  },
  {
    field: 'buildingArea',
    pattern: words(
      String.raw`${begin}(?<value>${NUMBER} ?${metres})(?: of)?(?: (?:old|existing|тёпл\p{L}*|тепл\p{L}*|стар\p{L}*|нежил\p{L}*|производственн\p{L}*|складск\p{L}*))* (?:площад\p{L}* )?${building}(?!\p{L})`,
    ),
    example: '40,000 sq m of old workshops',
  },
  flag(
    'hasIndustrialRailway',
    String.raw`(?:(?:ж ?\/ ?д|ж\. ?д\.|жд|ж-д|железнодорожн\p{L}*)[ -]*(?:подъездн\p{L}* )?(?:ветк\p{L}*|тупик\p{L}*|пут[ьи](?!\p{L}))|(?:ветк\p{L}*|тупик\p{L}*) (?:ж ?\/ ?д|жд)|сво[йи] (?:ж\/?д )?тупик\p{L}*|тупик\p{L}* свои?й?(?!\p{L})|тупик на \d+ вагон\p{L}*|(?:rail|railway|railroad) (?:siding|spur|access|line|track|branch))`,
    'своя ж/д ветка',
  ),
  {
    field: 'hasIndustrialRailway',
    pattern: words(String.raw`(?<=(?:^|[;|,.\n]) ?)(?:ж ?\/ ?д|жд)(?= ?(?:[;|,.\n]|$))`),
    example: 'мостовые краны, ж/д.',
    means: 'да',
  },
  {
    field: 'hasPond',
    pattern: words(
      String.raw`${begin}(?:(?:на (?:участке|территории)|сво[йеё]|собственн\p{L}*|есть|имеется) (?:есть |имеется |сво[йеё] |небольш\p{L}* |больш\p{L}* |красив\p{L}* |чист\p{L}* )*(?:пруд|озер|водо[её]м)\p{L}*|(?:пруд|озеро|водо[её]м) (?:есть )?на (?:участке|территории)(?!\p{L}))|(?<=(?:^|[;|,\n]) ?)(?:с )?(?:пруд|озеро|водо[её]м)(?:ом)?(?: ${NUMBER} ?(?:га|сот\p{L}*|м2))?(?= ?(?:[;|,.\n]|$))`,
    ),
    example: 'пруд 0,8 га',
    means: 'да',
  },
  {
    field: 'permittedUseTypes',
    pattern: words(
      String.raw`(?<=(?:^|[;|,.\n(]) ?(?:ври[ :-]*|код[ :-]*)?)(?<!\d\.)(?<value>\d{1,2}\.\d{1,2}(?:\.\d{1,2}){0,2})(?= ?(?:[;|,)\n]|\. |$| (?:склад|произв|стоянк|объект|хранен|промышл|магаз|автосерв|сервис|ремонт|гараж|warehouse|industrial|parking)))`,
    ),
    example: '6.9 склад; торг',
  },
  {
    field: 'permittedUseTypes',
    pattern: words(
      String.raw`${begin}(?:произв\p{L}*\.? деят\p{L}*|склады?|стоянк\p{L}*|\p{L}+ промышленность|(?:при)?дорожн\p{L}* сервис\p{L}*|\p{L}+водств[оа]|сельхозиспольз\p{L}*|(?:сельскохоз\p{L}*|с\/х) использ\p{L}*),? \(?(?:ври |код )?(?<value>\d{1,2}\.\d{1,2}(?:\.\d){0,2})\)?(?![\d.,]*\d| ?(?:м|км|га|сот|млн|тыс|%))`,
    ),
    example: 'произв. деятельность 6.0',
  },
  {
    field: 'permittedUseTypes',
    pattern: words(
      String.raw`${begin}для (?<value>(?:сельскохозяйственного|с\/х|сельхоз)\.? ?(?:производства|использования)|(?:ведения )?(?:садоводства|огородничества|животноводства|растениеводства|личного подсобного хозяйства)|индивидуального жилищного строительства)(?!\p{L})`,
    ),
    example: 'пашня, для сельскохозяйственного производства',
  },
  {
    field: 'permittedUseTypes',
    pattern: words(
      String.raw`${begin}(?:торгов\p{L}* центр\p{L}*|тц|магазин\p{L}*|кафе|гостиниц\p{L}*|азс|автосервис|автомойк\p{L}*|офис\p{L}*|база отдыха|турбаз\p{L}*),? \(?(?:ври |код )?(?<value>\d{1,2}\.\d{1,2}(?:\.\d){0,2})\)?(?![\d.,]*\d| ?(?:м|км|га|сот|млн|тыс|%))`,
    ),
    example: 'под торговый центр 4.2',
  },
  {
    field: 'permittedUseTypes',
    pattern: words(
      String.raw`(?<=(?:с\/х|сх|сельхоз\p{L}*|пром\p{L}*|нас[её]л\p{L}*|нп)[!. ]*\()(?<value>[\p{L} ]{4,40})(?=\))`,
    ),
    example: 'с/х (растениеводство)',
  },
  {
    field: 'heatSupply',
    pattern: words(
      String.raw`${begin}(?:отопление|тепло|теплоснабжение)(?!\p{L})[ :-]*(?<value>(?:сво[яеё]\p{L}* |от )?(?:городск\p{L}*|централ\p{L}*|центр\.?|котельн\p{L}*|газов\p{L}*|есть)(?:[^,;\n|.]{0,40}))`,
    ),
    example: 'тепло от котельной комбината',
  },
  {
    field: 'kmFromCity',
    pattern: words(
      String.raw`(?<=(?:^|[;|,.\n]) ?)(?<value>${NUMBER}) ?км(?: от (?:города|МКАД\p{L}*|КАД|кольца))?(?= ?(?:[;|,.\n]|$))`,
    ),
    example: 'газа нет. 28 км',
  },
  {
    field: 'kmFromCity',
    pattern: words(
      String.raw`${begin}(?:до|от) (?:города|МКАД\p{L}*|кольца|города-центра|областного центра|центра города|центра) ?[-:]? ?(?<value>${NUMBER})(?: ?км)?(?![\p{L}\d])`,
    ),
    example: 'до города 10 км',
  },
  {
    field: 'price',
    pattern: words(
      String.raw`${begin}(?:по объявлени\p{L}*|в объявлени\p{L}*|на авито|на циан\p{L}*|прос[ия]т|хо[тч][ея]т|прайс\p{L}*)(?!\p{L})[ :-]*(?<value>\d{1,3}(?: \d{3}){2,}|\d{7,})(?!\d)`,
    ),
    example: 'по объявлению 22 500 000',
  },
  {
    field: undefined,
    pattern: words(
      String.raw`${begin}(?:ст\p{L}*|срок\p{L}*|через|за|в|на) ${NUMBER} (?:лет|год\p{L}*|мес\p{L}*|минут\p{L}*|мин)(?!\p{L})`,
    ),
    example: 'через 2 года',
  },
];

/** Fields that descriptions give, by what makes their words untrue. */
const given: Readonly<Record<string, RegExp>> = {
  buildingArea: ELSEWHERE,
  hasOverheadCrane: ELSEWHERE,
  hasIndustrialRailway: ELSEWHERE,
  hasPond: ELSEWHERE,
  permittedUseTypes: ELSEWHERE,
  ownershipType: NO_OWNERSHIP,
  kmFromCity: OF_OTHERS,
  landHighway: NOT_ON_ROAD,
  gasSupply: OF_OTHERS,
  electricitySupply: OF_OTHERS,
  waterSupply: OF_OTHERS,
  sewerage: OF_OTHERS,
  heatSupply: OF_OTHERS,
  price: OTHER_SUMS,
  pricePerHa: OTHER_SUMS,
};
/** Facts that are something else in a description: 'склад, офис' are buildings, '3 км' is the way to a station. */
const isOnlyOfMessages = ({ field, example }: FactWords) =>
  (field === 'permittedUseTypes' && !example.startsWith('ВРИ') && example !== 'ИЖС') ||
  (field === 'kmFromCity' && !example.startsWith('удал'));
const facts = [...describedFacts, ...plotFacts.filter((one) => !isOnlyOfMessages(one))];
const MONEY: readonly string[] = ['price', 'pricePerHa'];

/** 'озеро на участке' in the column of water. */
const POND = /(?<!\p{L})(?:пруд|озер|водо[её]м)/iu;

/** What descriptions of a row say of fields that it has no value of. */
export function addDescribed(values: Map<string, CellReading>, row: RowReading, choices: SheetChoices): void {
  if (row.isApart) return;
  const city = cityOf(values);
  const texts = [...new Set(descriptionsOf(row).map((text) => prepared(text, city)))];
  const ofThings = [
    ...texts,
    ...['utilities', 'waterSupply'].flatMap((name) => {
      const raw = values.get(name)?.raw ?? '';
      return name === 'utilities' || POND.test(raw) ? [prepared(raw, city)] : [];
    }),
  ];
  const context = textContext(row.listDay, { choices, choiceWords: plotChoiceWords });
  const hasPrice = row.columns.some(({ field }) => field !== undefined && MONEY.includes(field.name));
  const utilities = fold(values.get('utilities')?.raw ?? '');
  const isOpen = (name: string) => {
    if ((values.get(name)?.raw ?? '') !== '') return false;
    if (MONEY.includes(name)) return !hasPrice;
    const named = utilityNames.find(({ means }) => means === name);
    return (
      !named || (!named.pattern.test(utilities) && !(name === 'electricitySupply' && /[кмkm][вw]т?/u.test(utilities)))
    );
  };
  for (const guard of new Set(Object.values(given))) {
    const names = Object.keys(given).filter((name) => given[name] === guard && isOpen(name));
    if (names.length === 0) continue;
    // '60 соток в собственности, 40 в аренде'
    if (guard === NO_OWNERSHIP && texts.some((one) => IN_PART.test(one))) continue;
    const text = (guard === ELSEWHERE ? ofThings : texts).map((one) => withoutClauses(one, guard)).join(' | ');
    // Words of a utility that are not understood are no question: they stay in the comment.
    for (const [name, reading] of readFacts(text, facts, plotSheetFields, context).values)
      if (names.includes(name) && reading.doubt !== valueDoubts.notUnderstood)
        values.set(
          name,
          name === 'buildingArea' && hasBuildings(text) ? { doubt: amountDoubts.several, ...reading } : reading,
        );
  }
}

/** Whether a text names the areas of several buildings: 'цех 2 400 м2, АБК 600 м2'. */
function hasBuildings(text: string): boolean {
  const patterns = describedFacts.flatMap(({ field, pattern }) => (field === 'buildingArea' ? [pattern] : []));
  const found = patterns.flatMap((pattern) =>
    [...text.matchAll(new RegExp(pattern.source, 'giu'))].map(({ groups }) => groups?.['value'] ?? ''),
  );
  return new Set(found).size > 1;
}

/** Beginnings of the names of chief towns by the number of their region. */
const CITIES: Readonly<Record<string, string>> = {
  '02': 'уф',
  '12': 'йошкар',
  '13': 'саранск',
  '16': 'казан',
  '18': 'ижевск',
  '21': 'чебоксар',
  '22': 'барнаул',
  '23': 'краснодар',
  '26': 'ставропол',
  '31': 'белгород',
  '33': 'владимир',
  '34': 'волгоград',
  '36': 'воронеж',
  '37': 'иванов',
  '39': 'калининград',
  '40': 'калуг',
  '42': 'кемеров',
  '43': 'киров',
  '44': 'костром',
  '46': 'курск',
  '47': 'петербург',
  '48': 'липецк',
  '50': 'москв',
  '52': 'нижнего',
  '54': 'новосибирск',
  '55': 'омск',
  '57': 'орл',
  '58': 'пенз',
  '59': 'перм',
  '60': 'псков',
  '61': 'ростов',
  '62': 'рязан',
  '63': 'самар',
  '64': 'саратов',
  '66': 'екатеринбург',
  '67': 'смоленск',
  '68': 'тамбов',
  '69': 'твер',
  '71': 'тул',
  '72': 'тюмен',
  '73': 'ульяновск',
  '74': 'челябинск',
  '76': 'ярославл',
  '77': 'москв',
};

/** Beginning of the name of the chief town of the region of a plot, by its cadastral number. */
export function cityOf(values: ReadonlyMap<string, CellReading>): string | undefined {
  const number = values.get('cadastralNumbers')?.value;
  const [first] = Array.isArray(number) ? (number as string[]) : [];
  return first === undefined ? undefined : CITIES[first.slice(0, 2)];
}

/** The text in the spelling of facts: 'от 25 до 30 млн' is '25-30 млн', an owner who asks a price is no contact. */
function prepared(text: string, city: string | undefined): string {
  return (
    nominativeHighways(tidyText(text))
      .replace(
        /(?<!\p{L})(?<way>[Дд]о|[Оо]т) (?<name>\p{Lu}\p{Ll}+(?: Новгорода)?|СПб)(?= ?-? ?\d)/gu,
        (whole, way: string, name: string) =>
          city !== undefined && fold(name).startsWith(city) ? `${way} города` : whole,
      )
      .replace(/(?<=\d ?км (?:от|до) )(?<name>\p{Lu}\p{Ll}+)/gu, (name: string) =>
        city !== undefined && fold(name).startsWith(city) ? 'города' : name,
      )
      .replace(
        /(?<!\p{L})(?:собственник|хозяин|хозяйка|владелец)(?= (?:хочет|просит|готов|отда|ждет|ждёт|озвуч|назвал|сказал|продает|продаёт))/giu,
        '',
      )
      .replace(
        new RegExp(String.raw`(?<!\p{L})от (${NUMBER}) до (?=${NUMBER} ?(?:млн|тыс|т\.? ?р|руб|га|сот))`, 'giu'),
        '$1-',
      )
      .replace(/(?<=ж)\. ?д\./giu, '/д')
      // 'ТУ на 250 кВт и на газ 50 м3/ч'
      .replace(/(?<=(?<!\p{L})ту на [^,;.|\n]{2,40}?)(?: и|,) на (?=газ|вод|свет|эл|канализ)/giu, ', ТУ на ')
  );
}

/** Clauses of a text with what stands between them. */
const CLAUSES =
  /([;!|\n]+|, (?=\D)|,(?=\D)|(?<=\p{L}{3}|\d|\))\.\s+|\.\s+(?=\p{Lu}\p{Ll}{3})|\s-\s|\(|\)|\s(?=(?:можно|возможн\p{L}*|с возможностью)\s)|\s(?:но|зато|а|или|либо)\s(?!разобр|демонт|не |нужд|треб|стар|заброш|нерабоч|сломан))/u;

/** The text without the clauses that a pattern finds; others' plots are left out in any case. */
function withoutClauses(text: string, guard: RegExp): string {
  const parts = text.split(CLAUSES);
  const isUntrue = (part: string | undefined) => part !== undefined && guard.test(fold(part));
  // 'ж.д. ветка (рядом)'
  const isQualified = (index: number) => guard === ELSEWHERE && parts[index + 1] === '(' && isUntrue(parts[index + 2]);
  return parts
    .map((part, index) => {
      const isLeftOut = isUntrue(part) || OF_OTHERS.test(fold(part)) || isQualified(index);
      return index % 2 === 0 && isLeftOut ? ' | ' : part;
    })
    .join('');
}
