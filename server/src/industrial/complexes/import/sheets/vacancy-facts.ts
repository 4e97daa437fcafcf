import { begin, type FactWords, NUMBER, SOME, words } from '#importing/sheets/facts.ts';
import { contactFacts, placeFacts } from '#importing/sheets/place-facts.ts';
import { buildingFacts } from './building-facts.ts';
import { englishFacts } from './english-facts.ts';
import { leaseFacts } from './lease-facts.ts';

const metres = String.raw`(?:кв\.? ?м(?:етр\p{L}*)?|м2|м\.? ?кв|метр\p{L}*|квадрат\p{L}*|м)(?!\p{L})\.?`;
const span = String.raw`(?: ?(?:\/|в) ?(?:год|г|мес\p{L}*)(?!\p{L})\.?)?`;
const vat = String.raw`(?:,? ?(?:без (?:уч[её]та )?ндс|б\/?\.? ?ндс|с ндс|\+ ?ндс|включая ндс|усн))?`;
const part = (field: string, names: string, example: string): FactWords[] => [
  {
    field,
    pattern: words(String.raw`${begin}(?:${names})(?!\p{L})[ :-]*(?:площадью )?(?<value>${SOME} ?${metres})(?! ?\/)`),
    example,
  },
  {
    field,
    pattern: words(String.raw`${begin}(?<value>${NUMBER} ?${metres}) ?(?:-|под)? ?(?:${names})(?!\p{L})`),
    example: `450 м2 ${example.split(' ')[0]}`,
  },
];

const months = 'январ|феврал|март|апрел|ма[яй]|июн|июл|август|сентябр|октябр|ноябр|декабр';

/** A quarter before its year: '3 кв. ', 'III кв. ', 'Q3 '. */
const quarter = String.raw`(?:(?:\d|i{1,3}|iv)(?:-?й)? ?кв(?:артал\p{L}*|\.)? ?|q[1-4] ?|[1-4]q ?)`;

/** The load of a mezzanine is none of the floor. */
const loadOfMezzanine: FactWords = {
  field: undefined,
  pattern: words(
    String.raw`${begin}(?:нагрузк\p{L}*[^,;|\n\d]{0,12})?(?:на |пол )?(?:мезонин|антресол|перекрыти)\p{L}*[^,;|\n\d]{0,12}${NUMBER} ?(?:т|кг)\p{L}* ?\/ ?${metres}`,
  ),
  example: 'нагрузка на мезонин 0,5 т/м²',
};

/** Facts of a building in the name of a section, where a year alone is that of its building. */
export const buildingSectionWords: readonly FactWords[] = [
  loadOfMezzanine,
  {
    field: 'building.buildingClass',
    pattern:
      /(?<=^ ?[(,|/:;.-]? ?)[ABCDАВСД][+-]?(?= ?[,;|/] ?.*\d)|(?<=\( ?)[ABCDАВСД][+-]?(?= ?\))|(?<=[,;|/(] ?)[ABCDАВСД][+-](?= ?(?:[,;|/)]|$))/gu,
    example: '(B, 1998)',
  },
  {
    field: 'building.workingHeight',
    pattern: words(String.raw`(?<= \/ )(?<value>(?:[3-9]|1\d|20)(?:[.,]\d{1,2})?) ?м(?= (?:\/|\|) |$)`),
    example: 'класс В+ / 9,5 м / 5 т на м²',
  },
  {
    field: 'building.commissioningDate',
    pattern: words(
      String.raw`${begin}(?:год (?:постройки|ввода|строительства)|ввод(?:ится)?|введ[её]н\p{L}*|построен\p{L}*|постройк\p{L}*|сдача|сдан\p{L}*(?= (?:в экспл|в (?:19|20)\d\d))|готовность|completion|completed|built|delivery)(?: в экспл\p{L}*| здания| гк)?[ :-]*(?:(?:в|in) )?(?<value>${quarter}?(?:19|20)\d\d)(?!\d)`,
    ),
    example: 'ввод III кв. 2027',
  },
  {
    field: 'building.commissioningDate',
    pattern: words(
      String.raw`(?<=(?:^|[|,;(/:]|(?<!\d)\.|(?<!\d ?)-) ?)(?<value>${quarter}?(?:19|20)\d\d)(?= ?(?:г(?:\.|од\p{L}?)?)?(?: ?п(?:остройки|\.)?)? ?(?:[|,;)./]|-(?! ?\d)|$))`,
    ),
    example: '2019 г.',
  },
  {
    field: 'building.commissioningDate',
    pattern: words(
      String.raw`${begin}(?<value>(?:19|20)\d\d)(?: ?г(?:\.|од\p{L}?)?)?,? ?(?:п(?:остройки|остр|\.п?|(?!\p{L}))|ввода|постройки|года постройки)`,
    ),
    example: '2008 г.п.',
  },
  {
    field: 'building.totalArea',
    pattern: words(
      String.raw`${begin}(?:общ(?:ая|ей|\.)? ?(?:площад\p{L}*|пл\.?|s)(?: (?:здани|корпус|строени)\p{L}*)?|площад\p{L}* (?:здани|корпус|строени)\p{L}*|s ?общ\.?|gba|total area)[ :=-]*(?<value>${NUMBER} ?${metres})(?! ?\/)`,
    ),
    example: 'общая площадь 18 400 м²',
  },
  {
    field: 'building.floorsNumber',
    pattern: words(String.raw`${begin}(?<value>\d)[ -]?(?:-?х ?)?этажн\p{L}+`),
    example: '2-этажное',
  },
  {
    field: 'building.floorsNumber',
    pattern: words(String.raw`${begin}(?:этажность|этажей)[ :-]*(?<value>\d)(?!\d)`),
    example: 'этажность 2',
  },
  {
    field: 'areaKind',
    pattern: words(
      `(?<=(?:^|[|,;(/]|-) ?)(?:холодн(?:ый|ое|ая)|сухой|морозильн(?:ый|ое|ая)|холодильн(?:ый|ое|ая))(?= ?(?:[|,;)/]|$))`,
    ),
    example: '(класс С, холодный)',
  },
  {
    field: 'building.constructionStatus',
    pattern: words(
      String.raw`${begin}(?:строится|строящ\p{L}*|(?:в|на) стадии строительства|(?:в )?стройк[аие]|under construction|планируется|в проекте|на стадии проекта|проектируется|bts|built[- ]to[- ]suit|(?:на )?реконструкци\p{L}*|действующ\p{L}*|existing|(?:введ[её]н\p{L}*|построен\p{L}*)(?= ?(?:[,;|).]|$))|(?:введ[её]н\p{L}*|сдан\p{L}*) в экспл\p{L}*)(?!\p{L})`,
    ),
    example: 'строится',
  },
];

/** A number or a letter of a building or a block: '4', '3А', '4-А', '1.2', 'Б'. */
const ordinal = String.raw`(?:№ ?)?(?:\d{1,3}-\p{L}(?![\p{L}\d])|\d{1,3}(?:[.-]\d{1,3})?\p{L}?(?!-\p{L}(?!\p{L}))(?!\p{L}|\d|[.,]\d| \d{3}| ?(?:м|кв|эт|т|м2)(?!\p{L}))|[A-ZА-ЯЁ](?:[.-]?\d{1,3})?(?![\p{L}\d+]))`;
/** A house of an address: 'д. 5, стр. 2' names no building of a complex. */
const noHouse = String.raw`(?<!(?:д|вл|дом|ул|пр|ш)\. ?\S{1,20},? ?|\d\p{L}?, ?|(?:ул|пр|пр-д|пр-т|пер|ш)\.? ?[\p{L} -]{3,30} \d{1,3}\p{L}? )`;

/** Names of blocks and buildings in running text. */
const partFacts: readonly FactWords[] = [
  {
    field: 'name',
    pattern: new RegExp(
      String.raw`${begin}(?:[Бб]лок|[Сс]екци[яи]|[Сс]ек\.|[Оо]тсек|[Кк]амера|[Пп]омещение|[Пп]ом\.|[Юю]нит|[Мм]одуль|[Бб]окс|[Яя]чейка|[Аа]нгар|[Uu]nit|[Ss]ection|[Bb]lock|[Cc]hamber) ?${ordinal}`,
      'gu',
    ),
    example: 'секция 7',
  },
  {
    field: 'building.name',
    pattern: new RegExp(
      String.raw`${begin}(?:[Кк]орпус|[Лл]итера?|[Лл]ит\.|[Зз]дание|[Bb]ldg\.?|[Bb]uilding|[Фф]аза|[Pp]hase) ?${ordinal}`,
      'gu',
    ),
    example: 'литера А',
  },
  {
    field: 'building.name',
    pattern: new RegExp(
      String.raw`${noHouse}${begin}(?:[Кк]орп\.|[Сс]тр\.|[Сс]троение|[Зз]д\.|[Кк]ор\.) ?${ordinal}`,
      'gu',
    ),
    example: 'стр. 1',
  },
  {
    field: 'building.name',
    pattern: new RegExp(
      String.raw`(?<=[»"“][^\n|]{0,60}\d\p{L}?, ?)(?:[Кк]орп\.|[Кк]орпус|[Сс]тр\.|[Сс]троение) ?${ordinal}`,
      'gu',
    ),
    example: 'СК «Юг», ул. Мира 84, корп. 2',
  },
  {
    field: 'building.name',
    pattern: /(?<=(?:^|[|,;\n]) ?)[КK]-?\d{1,2}(?= ?(?:[|,;:\n]|$))/gu,
    example: 'СК «Юг», К5, склад 2 700 м²',
  },
];

/** 'Склад 8000 + АБК 600 + мезонин 1200': a plus between kinds of areas makes their bare numbers areas. */
const sumOfParts: readonly FactWords[] = [
  {
    field: 'area',
    pattern: words(
      String.raw`${begin}склад\p{L}*(?: (?:класс\p{L}* |кл\.? ?)?[abcавс][+-]?)?[ :|-]*(?<value>${NUMBER})(?= ?\+ ?(?:офис|абк|апк|мезонин|антресол))`,
    ),
    example: 'склад 8000 + АБК 600',
  },
  {
    field: 'area.office',
    pattern: words(
      String.raw`(?<=\+ ?)(?:офис\p{L}*|абк|апк)[ :-]*(?<value>${NUMBER})(?= ?(?:\+ ?(?:мезонин|антресол)|[,;\n|]|$))`,
    ),
    example: 'склад 8000 + АБК 600',
  },
  {
    field: 'area.mezzanine',
    pattern: words(
      String.raw`(?<=\+ ?)(?:мезонин\p{L}*|антресол\p{L}*)[ :-]*(?<value>${NUMBER})(?= ?(?:\+ ?(?:офис|абк|апк|\|)|[,;\n|]|$))`,
    ),
    example: 'склад 8000 + мезонин 1200',
  },
];

const utilities = String.raw`(?:коммунальн\p{L}*(?: (?:платеж|услуг|расход)\p{L}*)?|коммуналк\p{L}*|ком\. ?(?:платеж|услуг|расход)\p{L}*|ку(?!\p{L})|utilit(?:y|ies)(?: (?:bills?|costs?|charges?|payments?))?)`;

/** What a meter counts: 'Электроэнергия, вода и отопление оплачиваются по счётчикам'. */
const resources = String.raw`(?:эл(?:ектр\p{L}*|\.?\/?эн\p{L}*)|свет(?!\p{L})|вод[ауы](?!\p{L})|водоснабжен\p{L}*|отоплени\p{L}*|тепло(?:энерги\p{L}*|снабжени\p{L}*)?(?!\p{L})|газ(?:оснабжени\p{L}*)?(?!\p{L}))`;

/** How the bills of utilities are paid. */
export const utilityBillFacts: readonly FactWords[] = [
  {
    field: 'utilityBill',
    pattern: words(
      String.raw`${begin}${utilities}(?:(?!(?<!не )включен|opex|опекс|ндс)[^.;\n|]){0,40}?(?:по (?:сч[её]тчик|показани|прибор|факт)\p{L}*|metered|(?:by|per|on) (?:the )?meters?)(?!\p{L})`,
    ),
    example: 'коммунальные платежи отдельно (по счётчикам)',
    means: 'по счётчикам',
  },
  {
    field: 'utilityBill',
    pattern: words(
      String.raw`${begin}(?:${resources}(?: ?(?:,|и|\+|\/) ?${resources})+|${resources}) ?[:-]? ?(?:(?:оплачива\p{L}*|оплата|отдельно|сверх ставки|дополнительно|арендатор\p{L}*|по факту)[ ,]+){0,3}по (?:сч[её]тчик|показани|прибор)\p{L}*`,
    ),
    example: 'электроэнергия, вода и отопление оплачиваются по счётчикам',
    means: 'по счётчикам',
  },
  {
    field: 'utilityBill',
    pattern: words(String.raw`${begin}по (?:сч[её]тчик|показани|прибор)\p{L}*[^.;,\n|]{0,20} ${utilities}`),
    example: 'по счётчикам оплачиваются коммунальные услуги',
    means: 'по счётчикам',
  },
  {
    field: 'utilityBill',
    pattern: words(
      String.raw`${begin}${utilities}(?:(?!отдельно|сверх|ндс|(?<!\p{L})не(?!\p{L}))[^.;,\n|\d]){0,25}?(?<!не )(?:включен\p{L}*|включ\.|вкл(?!\p{L})\.?|вход(?:ят|ит) в (?:ставку|стоимость|цену|аренд\p{L}*)|в ставке|included)(?!\p{L})`,
    ),
    example: 'коммунальные включены',
    means: 'Включены в ставку',
  },
  {
    field: 'utilityBill',
    pattern: words(
      String.raw`(?<!не )(?<!\p{L})(?:включая|с уч[её]том|включает|включены|incl(?:\.|uding|udes)?) (?:(?!без|кроме|excl|отдельно)[^.;\n|\d]){0,30}?${utilities}(?! (?:отдельно|сверх|по |не |оплач))`,
    ),
    example: 'ставка включает НДС, OPEX и коммунальные',
    means: 'Включены в ставку',
  },
];

/** Facts of a vacancy in running text, in the order in which they are looked for. */
export const vacancyFacts: readonly FactWords[] = [
  { field: undefined, pattern: words(String.raw`https?:\/\/\S+`), example: 'https://example.org/sklad' },
  ...contactFacts.slice(0, 3),
  ...utilityBillFacts,
  ...leaseFacts,
  ...buildingFacts,
  ...englishFacts,
  { field: undefined, pattern: words(String.raw`${begin}(?:каникулы|комиссия)[^,;\n|]*`), example: 'комиссия 50 %' },
  {
    field: 'complex.name',
    pattern:
      /(?<=(?:^|[\n|]) ?)(?<value>(?:Парк|Склады?|Терминал|Хаб|База|Технопарк|(?:Хладо|Холодо|Мясо|Хлебо|Молоко)?[Кк]омбинат|Холодильник|(?:Овоще|Плодоовоще|Опт|Пром|Авто)база|Завод|Фабрика|Промплощадка|Промзона|Площадка|Производственная площадка|Агропарк|Промпарк|Бизнес-парк|Распределительный центр|Логистический центр|\p{Lu}\p{Ll}+(?:ая|ый) (?:база|склад|двор)) ?[«"„][^»"“]{2,60}[»"“])/gu,
    example: 'Парк «Внуково-3», класс А',
  },
  {
    field: 'complex.name',
    pattern: words(
      String.raw`${begin}(?:СК|ЛП|ИП|логопарк\p{L}*|(?:складск|логистическ|индустриальн)\p{L}+ (?:комплекс\p{L}*|парк\p{L}*)|комплекс\p{L}*|парк\p{L}*) ?[«"„](?<value>[^»"“]{2,60})[»"“]`,
    ),
    example: 'СК «Вешки»',
  },
  {
    field: 'complex.name',
    pattern:
      /(?<=(?:^|[\n|]|\d[).]) ?)(?<value>(?:Логопарк|Технопарк|Промпарк|Агропарк|Терминал) \p{Lu}[\p{L}\d-]+(?: \p{Lu}[\p{L}\d-]+)?|(?:Ориентир|ПНК|PNK|МЛП|MLP|Атлант)(?:[ -]Парк)?[ -]\p{Lu}[\p{L}\d-]+)(?= ?(?:[,;|(\n]|- |$))/gu,
    example: 'Логопарк Север, корпус 2',
  },
  {
    field: 'complex.name',
    pattern: new RegExp(
      String.raw`${begin}(?:СК|ЛП|ИП|[Лл]огопарк\p{L}*|(?:[Сс]кладск|[Лл]огистическ|[Ии]ндустриальн)\p{L}+ (?:комплекс\p{L}*|парк\p{L}*)) (?<value>[\p{Lu}][\p{L}\d-]+(?: [\p{Lu}][\p{L}\d-]+)?)`,
      'gu',
    ),
    example: 'логопарк Север',
  },
  { field: 'complex.name', pattern: words(`[«"„](?<value>[^»"“]{2,60})[»"“]`), example: '«Атлант-Парк»' },
  {
    field: 'complex.name',
    pattern:
      /(?<=^\s*(?:\d{1,2}[).]\s*|[-•*]\s*)?)(?=[^,;|]*(?:[Пп]арк|лог(?!\p{L})|[Лл]огист|[Лл]оджист|[Тт]ерминал|[Хх]аб|[Pp]ark|[Ll]ogist|[Бб]аза|[Сс]клад(?!ск)))(?<value>(?!(?:Склад|База|Терминал|Хаб|Парк|Логопарк)\p{Ll}{0,2}\s*[,;|–—])\p{Lu}[\p{L}\d]+(?:[- ][\p{Lu}\d][\p{L}\d]*|-\p{L}+){0,3})(?=\s*[,;|–—])/gu,
    example: 'Чехов Лоджистик, Симферопольское ш.',
  },
  {
    field: 'building.buildingClass',
    pattern: words(String.raw`${begin}(?:класс\p{L}*|кл\.?)[ :-]*["«“]?(?<value>[ABCDАВСД][+-]?)(?![\p{L}])`),
    example: 'класс А+',
  },
  {
    field: 'building.buildingClass',
    pattern: words(String.raw`${begin}(?<value>[ABCDАВСД][+-]?)[ -]класс\p{L}*`),
    example: 'B+ класса',
  },
  {
    field: 'building.buildingClass',
    pattern:
      /(?<=(?<!\p{L})(?:[Сс]клад|[Сс]кладск(?:ой|ое|ая)(?: \p{Ll}+)?|[Аа]нгар|[Кк]орпус) )(?<value>[ABCDАВСД][+-]?)(?= ?(?:\d|[,;|]|$))/gu,
    example: 'склад В+ 3 100 кв. м',
  },
  {
    field: 'building.buildingClass',
    pattern: /(?<=\d ?(?:м2|кв\.? ?м\.?|м\.? ?кв\.?) )(?<value>[ABCDАВСД][+-]?)(?= ?(?:[,;|\n+]|$))/gu,
    example: 'склад 5 200 м2 А, мезонин 800',
  },
  {
    field: 'building.workingHeight',
    pattern: words(
      String.raw`${begin}(?:рабоч\p{L}+ |раб\. ?)?(?:высот\p{L}*|выс\.?|потол\p{L}*|h|н)(?!\p{L})(?: (?:1|перв\p{L}+)(?:-?го)? этаж\p{L}*)?(?: потолк\p{L}*| рабоч\p{L}*| раб\.?(?!\p{L})| ?\(?(?:до|под) (?:низа )?(?:балк|ферм|конструкц|перекрыт|крюк|кран)\p{L}*\)?| в свету| хранения)?[ :=-]*(?<value>${SOME}) ?(?:м(?!\p{L}|2)\.?)?`,
    ),
    example: 'высота 12 м',
  },
  {
    field: 'building.workingHeight',
    pattern: words(
      String.raw`${begin}(?<value>${NUMBER}) ?м(?:етр\p{L}*)? ?\(?(?:(?:до|под) (?:низа )?(?:балк|ферм|конструкц|перекрыт|потол)\p{L}*|в свету)`,
    ),
    example: '12 м до низа балки',
  },
  loadOfMezzanine,
  {
    field: 'building.floorLoad',
    pattern: words(
      String.raw`${begin}нагрузк\p{L}*[^\d,;\n|]{0,15}(?<value>${NUMBER}) ?(?:т\p{L}*)?(?:\/(?:м2|кв\.? ?м))?`,
    ),
    example: 'нагрузка на пол 6 т/м²',
  },
  {
    field: 'building.floorLoad',
    pattern: words(
      String.raw`${begin}пол(?:ы|а)?[ :-]*(?<value>${NUMBER}) ?т(?:онн\p{L}*)?(?: ?\/ ?(?:м2|кв\.? ?м|м))?(?!\p{L})`,
    ),
    example: 'пол 5 т/м²',
  },
  {
    field: 'building.floorLoad',
    pattern: words(
      String.raw`${begin}(?<value>${NUMBER}) ?т(?:онн\p{L}*|н)?\.? ?(?:\/|на) ?(?:1 ?)?(?:м2|кв\.? ?м|м\.? ?кв)(?!\p{L})`,
    ),
    example: '8 т/м²',
  },
  {
    field: 'complex.landPlotArea',
    pattern: words(
      String.raw`${begin}(?:зем(?:ельный|\.)? ?)?(?:участ\p{L}*|земл\p{L}+|зу)[ :-]*(?:площадью )?(?<value>${NUMBER} ?(?:га|сот\p{L}*))(?!\p{L})`,
    ),
    example: 'участок 0,8 га',
  },
  {
    field: 'building.columnPitch',
    pattern: words(String.raw`${begin}(?:шаг колонн|сетка(?: колонн)?)[ :-]*(?<value>\d+ ?[xх*×] ?\d+)`),
    example: 'шаг колонн 12х24',
  },
  {
    field: 'dockNumber',
    pattern: words(String.raw`${begin}(?<value>\d{1,3}) ?(?:докшелтер\p{L}*|док(?:ов|а|и)?)(?!\p{L})`),
    example: '8 доков',
  },
  {
    field: 'dockNumber',
    pattern: words(String.raw`${begin}док(?:и|ов)?[ :-]+(?<value>\d{1,3})(?!\d)`),
    example: 'доки: 6',
  },
  {
    field: 'numberGatesZero',
    pattern: words(
      String.raw`${begin}(?<value>\d{1,2}) ?ворот\p{L}*(?: в ноль| на нуле| на нулевой отметке| на отметке 0)`,
    ),
    example: '2 ворот в ноль',
  },
  {
    field: 'numberGatesZero',
    pattern: words(
      String.raw`${begin}ворот\p{L}*(?: в ноль| на нуле| на отметке 0)?[ :-]+(?<value>\d{1,2})(?! ?(?:\d|[xх*.,]\d|м(?!\p{L})))`,
    ),
    example: 'ворота 2',
  },
  {
    field: 'numberGatesZero',
    pattern: words(String.raw`${begin}(?<value>\d{1,2}) ?ворот\p{L}*`),
    example: '2 ворот',
  },
  ...[
    ['одни ворота', '1'],
    ['двое ворот', '2'],
    ['трое ворот', '3'],
    ['четверо ворот', '4'],
  ].map(
    ([text = '', means = '']): FactWords => ({
      field: 'numberGatesZero',
      pattern: words(`${begin}${text}(?!\\p{L})`),
      example: text,
      means,
    }),
  ),
  {
    field: 'complex.electricitySupply',
    pattern: words(
      String.raw`${begin}(?:(?:эл\p{L}*\.?(?:-во)?|свет|мощност\p{L}*|выделен\p{L}*)(?: мощност\p{L}*)?[ :-]*)?(?<value>${SOME} ?(?:квт|мвт))(?!\p{L})`,
    ),
    example: 'электричество 250 кВт',
  },
  ...partFacts,
  {
    field: 'opexPerSqm',
    pattern: words(
      String.raw`(?:\+ ?)?${begin}(?:opex|опекс|орех|экспл\p{L}*)\.?(?: (?:расход|платеж)\p{L}*)?(?: ?\((?:opex|опекс|орех|эр)\))?(?: (?:отдельно|сверху|дополнительно|не включен\p{L}*|сверх ставки))?[ :=-]*(?<value>${NUMBER}(?: ?(?:руб\p{L}*\.?|р\.?|₽))?(?: ?(?:\/|за) ?(?:1 ?)?${metres})?${span})`,
    ),
    example: 'OPEX 1 800',
  },
  {
    field: 'opexPerSqm',
    pattern: words(String.raw`\+ ?(?<value>${NUMBER})(?: ?(?:руб\p{L}*|р\.?|₽))? ?(?:opex|опекс|орех|экспл\p{L}*)`),
    example: '+ 1 800 OPEX',
  },
  {
    field: 'building.commissioningDate',
    pattern: words(
      String.raw`${begin}(?:год (?:постройки|ввода|строительства)|введ[её]н\p{L}*(?: в экспл\p{L}*)?|построен\p{L}*|year built|built)[ :-]*(?:(?:в|in) )?(?<value>(?:19|20)\d\d)(?!\d)`,
    ),
    example: 'год постройки 2016',
  },
  {
    field: 'building.commissioningDate',
    pattern: words(String.raw`${begin}(?<value>(?:19|20)\d\d) ?(?:г\.? ?(?:п\.|постр\p{L}*)|года? постройки)`),
    example: '2008 г.п.',
  },
  ...sumOfParts,
  ...(['office', 'mezzanine'] as const).map((kind): FactWords => {
    const named = kind === 'office' ? 'офис\\p{L}*|абк|апк' : 'мезонин\\p{L}*|антресол\\p{L}*';
    return {
      field: `area.${kind}`,
      pattern: words(
        String.raw`(?<=\d ?(?:м2|кв\.? ?м\.?|м\.? ?кв\.?) ?[^\n/\d]{0,20}[,;+] ?)(?:${named})[ :-]*(?<value>(?:[12] ?\d{3}|\d{2,3})(?![\d.,]?\d))(?= ?(?:[,;\n|+]|$))`,
      ),
      example: kind === 'office' ? 'склад 5 200 м2, офис 300' : 'склад 5 200 м2 А, мезонин 800',
    };
  }),
  ...part('area.office', 'офис\\p{L}*|абк|апк', 'офис 300 м²'),
  ...part('area.mezzanine', 'мезонин\\p{L}*|антресол\\p{L}*', 'мезонин 1 200 м²'),
  {
    field: 'minimalRentalBlockArea',
    pattern: words(
      String.raw`${begin}(?:нарезка|нарежем|режем|деление|делим|делится|разделим|дробим|дробится|дробление|реж(?:ется|у)|(?:отда\p{L}+ |сда\p{L}+ )?(?:кусками|частями|лотами)|мин(?:имальн\p{L}*|\.)? (?:блок|площадь|лот|нарезка))(?: возможн\p{L}*| (?:в|для|по) (?:корпус|здани|строени)\p{L}* [\d,и ]{1,20}(?= ?[:-]))?[ :-]*(?:(?:от|на|по|блоками от) )?(?<value>${NUMBER}) ?(?:${metres})?`,
    ),
    example: 'нарезка от 2 500 м²',
  },
  {
    field: 'salePrice',
    pattern: words(
      String.raw`${begin}(?<value>${SOME} ?(?:млрд|млн|миллион\p{L}*|лям\p{L}*)(?!\p{L})\.? ?(?:руб\p{L}*|р|₽)?(?!\p{L})\.?)`,
    ),
    example: 'продажа 450 млн',
  },
  ...(['office', 'mezzanine'] as const).map((kind): FactWords => {
    const named = kind === 'office' ? 'офис\\p{L}*|абк|апк' : 'мезонин\\p{L}*|антресол\\p{L}*';
    return {
      field: `rate.${kind}`,
      pattern: words(
        String.raw`(?<=[\/,;+] ?)(?<value>${NUMBER} ?(?:руб\p{L}*|р|₽)\.? ?(?:\/|за) ?${metres}${span}${vat}) ?(?:\(|- ?|за )?(?:${named})\)?(?! ?[-:]? ?\d)`,
      ),
      example: kind === 'office' ? '820 р/м2 склад / 900 р/м2 офис' : '820 р/м2 склад / 500 р/м2 мезонин',
    };
  }),
  ...(['office', 'mezzanine'] as const).map((kind): FactWords => {
    const named = kind === 'office' ? 'офис\\p{L}*|абк|апк' : 'мезонин\\p{L}*|антресол\\p{L}*';
    const example =
      kind === 'office' ? 'ставка: склад 12 500, офис 16 000 руб/м2' : 'ставка: склад 9 000, мезонин 6 000';
    return {
      field: `rate.${kind}`,
      pattern: words(
        String.raw`(?<=${begin}ставк\p{L}*[^\n]{0,60}[,;+] ?)(?:${named})[ :-]*(?<value>${NUMBER}(?: ?(?:руб\p{L}*|р|₽)\.?)?(?: ?(?:\/|за) ?${metres})?${span}${vat})`,
      ),
      example,
    };
  }),
  ...(['office', 'mezzanine'] as const).map((kind): FactWords => {
    const named = kind === 'office' ? 'офис\\p{L}*|абк|апк' : 'мезонин\\p{L}*|антресол\\p{L}*';
    return {
      field: `rate.${kind}`,
      pattern: words(
        String.raw`(?<=${begin}склад\p{L}*[ :-]*${NUMBER} ?(?:тыс|т\.? ?р|руб|р(?!\p{L})|₽)[^\n|+]{0,30}[,;\/] ?)(?:${named})[ :-]*(?<value>${NUMBER}(?: ?(?:тыс\p{L}*|т\.? ?р)(?!\p{L})\.?)?(?: ?(?:руб\p{L}*|р|₽)\.?)?(?: ?(?:\/|за) ?${metres})?${span}${vat})(?! ?${metres})`,
      ),
      example: kind === 'office' ? 'склад 11 500 р/м2, АБК 15 000' : 'склад 11 500 р/м2, мезонин 7 000',
    };
  }),
  {
    field: 'rate',
    pattern: words(
      String.raw`${begin}склад\p{L}*[ :-]*(?<value>${NUMBER} ?(?:тыс\p{L}*|т\.? ?р)(?!\p{L})\.?(?: ?(?:руб\p{L}*|р|₽)(?!\p{L})\.?)?(?: ?(?:\/|за) ?${metres})?${span}${vat})(?!\.? ?(?:${metres}|\d))`,
    ),
    example: 'склад 9 тыс., офис 12 тыс.',
  },
  {
    field: 'rate',
    pattern: words(
      String.raw`(?<=${begin}ставк\p{L}*[ :-]*)склад\p{L}*[ :-]*(?<value>${NUMBER}(?: ?(?:руб\p{L}*|р|₽)\.?)?(?: ?(?:\/|за) ?${metres})?${span}${vat})`,
    ),
    example: 'ставка: склад 12 500',
  },
  {
    field: 'rate',
    pattern: words(
      String.raw`${begin}(?:ставка|аренда|арендная ставка|цена|по)(?!\p{L})(?: аренды)?[ :=-]*(?<value>${SOME}(?: ?(?:тыс\p{L}*|т\.? ?р|к)(?!\p{L})\.?)?(?: ?(?:руб\p{L}*|р|₽)(?!\p{L})\.?)?(?: ?(?:\/|за) ?${metres})?${span}${vat})(?! ?(?:${metres}|-? ?\d))`,
    ),
    example: 'ставка 9 000 без НДС',
  },
  {
    field: 'rate',
    pattern: words(
      String.raw`${begin}(?<value>${SOME}(?: ?(?:тыс\p{L}*|т\.? ?р)(?!\p{L})\.?)? ?(?:руб\p{L}*|р|₽)?\.? ?(?:\/|за) ?${metres}${span}${vat})`,
    ),
    example: '8 500 р/м2/год',
  },
  {
    field: 'rate',
    pattern: words(
      String.raw`${begin}(?<value>${SOME} ?(?:тыс\p{L}*\.? ?)?(?:руб\p{L}*|т\.? ?р|р|₽)(?!\p{L})\.?${span}${vat})`,
    ),
    example: '9 200 руб. без НДС',
  },
  {
    field: 'rate',
    pattern: words(
      String.raw`${begin}(?<value>${NUMBER} ?(?:\+ ?ндс|без (?:уч[её]та )?ндс|б\/?\.? ?ндс|с ндс|усн))(?!\p{L})`,
    ),
    example: '8900+НДС',
  },
  {
    field: 'rate',
    pattern: words(`${begin}(?:ставка|цена)[ :-]*(?<value>по запросу|договорная)`),
    example: 'ставка по запросу',
  },
  {
    field: 'availabilityDate',
    pattern: words(
      String.raw`${begin}(?:свобод\p{L}*|своб\.?|освобожда\p{L}*|освободится|доступ\p{L}*|заезд|въезд|готовность)(?: с| к| в)?[ :-]+(?<value>сейчас|сразу|\d{1,2}\.\d{1,2}\.\d{2,4}|${quarter}(?:\d{4}|'?2[5-9](?!\d))|\d{1,2} (?:январ|феврал|март|апрел|ма|июн|июл|август|сентябр|октябр|ноябр|декабр)\p{L}*(?: \d{4})?|(?:январ|феврал|март|апрел|ма|июн|июл|август|сентябр|октябр|ноябр|декабр)\p{L}*(?: \d{4})?)`,
    ),
    example: 'свободно с 01.03.2027',
  },
  {
    field: 'availabilityDate',
    pattern: words(
      String.raw`(?<=(?:^|[|,;.]) ?)(?<value>(?:свобод\p{L}* |вакант\p{L}* )?(?:сейчас|сразу|прямо сейчас|свободн[оаы]?|свободен|вакантн[оаы]?|с \d{1,2}\.\d{1,2}\.\d{2,4}|с \d{1,2} \p{L}{3,8} \d{4}|с \p{L}{3,8} \d{4}))(?= ?(?:[|,;.!]|освобо|свобод|$))`,
    ),
    example: 'h 12, с 01.03.2027',
  },
  {
    field: 'availabilityDate',
    pattern: words(
      String.raw`(?<=(?:^|[|,;\n]) ?)(?<value>(?:с |сдача |ввод )?(?:\d{1,2}\.\d{1,2}\.(?:20)?\d\d|\d{1,2} (?:${months})\p{L}*(?: 20\d\d(?: ?г\.?)?)?|(?:${months})\p{L}* 20\d\d)|сейчас|сразу|свобод(?:ен|но|на)|вакантно|ключи сразу|по (?:договор[её]нности|согласованию))(?= ?(?:[|,;\n!]|$))`,
    ),
    example: 'потолок 12 м, 18 доков, 01.07.2027',
  },
  {
    field: 'building.flooringTypes',
    pattern: words(String.raw`${begin}(?:топпинг|наливн\p{L}+ пол\p{L}*|полимерн\p{L}+ пол\p{L}*)`),
    example: 'топпинг',
  },
  {
    field: 'building.hasAntiDustCoating',
    pattern: words(String.raw`${begin}(?:полы (?:с )?)?антипыл\p{L}+(?: (?:пол\p{L}*|покрыти\p{L}*))?`),
    example: 'антипыль',
    means: 'да',
  },
  {
    field: 'hasShelves',
    pattern: words(String.raw`${begin}(?:без стеллаж\p{L}*|стеллаж\p{L}* нет)(?!\p{L})`),
    example: 'без стеллажей',
    means: 'нет',
  },
  {
    field: 'hasShelves',
    pattern: words(
      String.raw`${begin}(?:(?:есть |установлен\p{L}* )?стеллаж(?:и|ами|ах)(?: есть| установлен\p{L}*)?)(?!\p{L})(?![^|,;\n]*выкуп)`,
    ),
    example: 'стеллажи есть',
    means: 'да',
  },
  {
    field: 'countPalletPlaces',
    pattern: words(
      String.raw`${begin}(?<value>${NUMBER}) ?(?:паллето-?мест\p{L}*|палл?ет\p{L}* мест\p{L}*|пал\.? ?мест\p{L}*|п\/м(?!\p{L})|pallet (?:places|positions))(?! ?(?:\/|в (?:сут|мес)))`,
    ),
    example: 'стеллажи, 700 паллетомест',
  },
  {
    field: 'areaKind',
    pattern: words(String.raw`(?<=(?:^|[|,;\n]) ?)холод(?= ?(?:[|,;\n]|$))`),
    example: '640 м², холод',
  },
  {
    field: 'building.fireExtinguishingSystems',
    pattern: words(
      String.raw`(?<!(?:без|нет|не|кроме) (?:\p{L}+ )?)${begin}спринклер\p{L}*(?! ?[:-]? ?(?:нет|отсутств|не ))`,
    ),
    example: 'спринклеры',
  },
  {
    field: 'areaKind',
    pattern: words(String.raw`${begin}не ?отапл\p{L}*\.? (?=склад|ангар|помещени|бокс)`),
    example: 'неотапл. склад 1 750 м²',
    means: 'неотапливаемый',
  },
  {
    field: 'building.hasHeating',
    pattern: words(String.raw`${begin}(?:не ?отапл\p{L}*|без отопления)`),
    example: 'неотапливаемый',
    means: 'нет',
  },
  {
    field: 'building.hasHeating',
    pattern: words(String.raw`${begin}(?:отапл\p{L}*|отопление)(?!\p{L})`),
    example: 'отапливаемый склад',
    means: 'да',
  },
  {
    field: 'areaKind',
    pattern: words(
      String.raw`${begin}(?:лайт[ -]индастриал|т[её]пл(?:ый|ого|ое|ая)(?: склад\p{L}*| помещени\p{L}*)?|сух(?:ой|ого|ое) склад\p{L}*|холодн(?:ый|ого|ое)(?= ?\d)|неотаплив\p{L}*(?= склад| ангар)|морозильн(?:ый|ое|ая)(?! (?:склад|камер))|производствен\p{L}+ (?:помещени\p{L}*|корпус\p{L}*|цех\p{L}*)|производство|морозильн\p{L}+ (?:склад\p{L}*|камер\p{L}*)|(?:морозильник|морозилк|заморозк|холодильник)\p{L}*(?:,? ?[-+] ?\d{1,2}(?!\d)(?: ?(?:\/|\.{2,}|…|до|-) ?[-+]? ?\d{1,2}(?!\d))?)?|холодильн\p{L}+ (?:склад\p{L}*|камер\p{L}*)|холодн(?:ый|ого|ом|ые|ых) (?:склад\p{L}*|ангар\p{L}*)|низкотемпературн\p{L}+ склад\p{L}*|light industrial|офисн\p{L}+ помещени\p{L}*)`,
    ),
    example: 'производственное помещение',
  },
  {
    field: 'availabilityDate',
    pattern: words(String.raw`${begin}${quarter}(?:20\d\d|'?2[5-9](?![\d.,]|\d| ?(?:м|т|р|к|га)(?!\p{L})))(?: ?г\.?)?`),
    example: '1 кв. 2027',
  },
  {
    field: 'floors',
    pattern: words(String.raw`${begin}(?<value>\d)[ -]?(?:й |ом )?этаж(?!н|а(?!\p{L})|ей)\p{L}*`),
    example: '1 этаж',
  },
  {
    field: 'floors',
    pattern: words(
      String.raw`(?<!(?:здани|корпус|дом)\p{L}{0,2} )${begin}(?<value>[1-4])[ -]?(?:й |ом )?эт(?:\.|(?!\p{L}))(?! ?(?:здани|дом|\())`,
    ),
    example: '2 эт.',
  },
  {
    field: 'floors',
    pattern: words(String.raw`${begin}(?<value>первый|второй|цокольный|подвальный) этаж(?!\p{L})`),
    example: 'второй этаж',
  },
  ...[
    ['перв', '1 этаж'],
    ['втор', '2 этаж'],
    ['треть', '3 этаж'],
  ].map(
    ([ordinal = '', means = '']): FactWords => ({
      field: 'floors',
      pattern: words(`${begin}на ${ordinal}[ео]м этаже(?!\\p{L})`),
      example: `на ${ordinal}${ordinal === 'треть' ? 'ем' : 'ом'} этаже`,
      means,
    }),
  ),
  {
    field: 'building.workingHeight',
    pattern: words(
      String.raw`(?<=(?:^|[|;\n]|(?<!\d),|, ) ?)(?<value>\d{1,2}(?:[.,]\d)?) ?м(?:етр\p{L}*)?(?![\p{L}\d\/])(?: ?(?:потол|высот)\p{L}*)?(?= ?(?:[|,;\n]|$))`,
    ),
    example: '5 000 м², 12 м, 6 доков',
  },
  {
    field: 'area',
    pattern: words(
      String.raw`${begin}(?<value>(?:(?:около|порядка|примерно|от|до|~|≈) ?)?${NUMBER}(?: ?[-+] ?${NUMBER})* ?(?:тыс\p{L}*\.? ?)?${metres})(?! ?\/)`,
    ),
    example: '5 000 м²',
  },
  {
    field: 'rate',
    pattern: words(String.raw`(?<=\| ?-? ?)(?<value>\d{1,2} ?\d{3})(?= ?(?:[|,;\n]|$))`),
    example: 'блок 1 | 8 800',
  },
  {
    field: 'areaKind',
    pattern: words(
      String.raw`(?:(?<=(?:^|[|,;(\n]|м2| -) ?)|(?<=${begin}(?:держим|режим|темп\p{L}*|t) ?:? ?))(?:[-+]\d{1,2}|0(?= ?(?:\.{2,}|…|\/|до|-) ?\+))(?: ?(?:\/|\.{2,}|…|до|-) ?[-+]?\d{1,2})?(?: ?°?\s?[CС])?(?![\d.,]\d| ?(?:р|т|м|%|к)(?!\p{L}))`,
    ),
    example: '1 900 м² -18/-22',
  },
  { field: 'area', pattern: words(`${begin}площадь(?:ю)?[ :-]*(?<value>${SOME})`), example: 'площадь 4 500' },
  {
    field: 'complex.fullAddress',
    pattern:
      /(?<=(?:^|[,;|\n(]|(?<!\p{L})[-–—]|[!?.]) ?)(?:(?:[Гг]\.|[Пп]ос\.|[Пп]\.|[Сс]т\.|[Хх]\.|[Мм]кр\.?|[Пп]гт\.?|[Рр]п\.?|[Сс]\.|[Дд]\.|[Гг]ород|[Сс]ело) ?\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?, ?)*(?:(?:ул|пр-т|пр-кт|просп|пр-д|пер|наб|б-р|пл|тупик|улица|проспект|проезд|переулок|набережная|бульвар)(?!\p{L})\.? ?(?=\p{Lu}|\d)[\p{L}\d][\p{L}\d. -]{2,40}?|\p{Lu}[\p{L}-]+(?:ая ул\.?|ий пр-т|ий пер\.?|ий проезд|[сц]кий тракт))(?:, ?(?:д(?:ом|\.)? ?|вл\.? ?)?| (?:д(?:ом|\.) ?|вл\.? ?)?)\d{1,4}\p{Ll}?(?:[/-]\d{1,3}\p{Ll}?|к\d{1,2})?(?!\p{L}|[\d.,]*\d| ?(?:км|м2|м(?!\p{L})|кв|р(?!\p{L})|руб|га|сот|т(?!\p{L})))/gu,
    example: 'ул. Суворова 84',
  },
  ...placeFacts({
    highway: 'complex.highway',
    km: 'complex.distanceFromRingRoad',
    address: 'complex.fullAddress',
    region: 'complex.region',
  }),
];
