import { begin, type FactWords, NUMBER, SOME, words } from '#importing/sheets/facts.ts';
import { contactFacts, placeFacts } from '#importing/sheets/place-facts.ts';
import { currencyFacts, englishPlotFacts } from './plot-english-facts.ts';
import { useFacts } from './plot-use-words.ts';

const money = String.raw`(?:млрд|млн|миллион\p{L}*|лям\p{L}*|тыс\p{L}*|т\.? ?р(?:уб)?|кк|к|руб\p{L}*|р|₽)(?!\p{L})\.? ?(?:руб\p{L}*|р|₽)?(?!\p{L})\.?`;
const ofArea = String.raw`(?:\/|за|на) ?(?:1 ?|одну? ?)?(?:гектар\p{L}*|га|сот\p{L}*|кв\.? ?м|м2|метр)(?!\p{L})`;
/** A rent is no price: its period is read with it. */
const aMonth = String.raw`(?: ?(?:\/|в) ?(?:мес\p{L}*|год\p{L}*)(?!\p{L})\.?)?`;
const area = String.raw`(?:га|гектар\p{L}*|сот\p{L}*|кв\.? ?м\p{L}*|м2|ha|hectares?|sotkas?|sotki|sotok|sq\.? ?m(?:et(?:er|re)s?)?|sqm|m2)(?!\p{L})\.?`;
const utilityWord = String.raw`(?:газ\p{L}*|эл-?во|эл(?:ектр\p{L}*)?|э\/э|ээ|свет|вода|водоснабжение|канализ\p{L}*|стоки|водоотведение|тепло)`;
/** What a message says of a utility: up to the next one. */
const aboutUtility = String.raw`(?<value>(?:(?! ?(?:и )?${utilityWord}(?!\p{L})|(?<!\p{L})(?:собственник|торг|подъезд|цена|ж\/?д|асфальт))(?:[^,;\n|.]|[.,](?=\d)))*)`;
const utility = (field: string, names: string, example: string): FactWords => ({
  field,
  pattern: words(String.raw`${begin}(?:${names})(?!\p{L})\.?[ :-]*${aboutUtility}`),
  example,
});

/** 'ТУ на газ 100 м3/ч': the conditions stand before the name. */
const conditions = (field: string, names: string, example: string): FactWords => ({
  field,
  pattern: words(
    String.raw`${begin}(?:ту|тех\p{L}*\.? ?условия|договор\p{L}* (?:на |о )?(?:тех\p{L}*\.? ?)?(?:присоединени\p{L}*|подключени\p{L}*)(?: к)?)(?: на| по)? (?:${names})(?!\p{L})(?:(?! ?(?:и )?${utilityWord}(?!\p{L}))(?:[^,;\n|]|,(?=\d)))*`,
  ),
  example,
});

/** Facts of a plot in running text, in the order in which they are looked for. */
export const plotFacts: readonly FactWords[] = [
  {
    field: 'linkToPublicCadastralMap',
    pattern: words(String.raw`https?:\/\/\S*(?:pkk|nspd)\S*`),
    example: 'https://pkk.example.org/1',
  },
  { field: 'linkToDisk', pattern: words(String.raw`https?:\/\/\S*disk\S*`), example: 'https://disk.example.org/d/1' },
  { field: 'linkToDocumentation', pattern: words(String.raw`https?:\/\/\S+`), example: 'https://example.org/lot' },
  {
    field: undefined,
    pattern: words(
      String.raw`(?<=(?<!\p{L})(?:здани|строени|сооружени|помещени|коровник|ангар|склад|цех|окс|дом)\p{L}*(?:(?!участ|(?<!\p{L})зу(?!\p{L}))[^|\n;()]){0,90}\((?:кад\p{L}*\.? ?(?:номер\p{L}*|№)?|кн|к\. ?н\.?|№)[ :№]*)\d{1,2} ?: ?\d{2} ?: ?\d{6,7} ?: ?\d{1,6}`,
    ),
    example: 'со зданием коровника (кад. № 33:02:001102:311',
  },
  {
    field: 'cadastralNumbers',
    pattern: words(String.raw`(?<![\d:])\d{1,2} ?: ?\d{2} ?: ?\d{6,7} ?: ?\d{1,6}(?: ?(?:,|;|и) ?:\d{1,6})*`),
    example: 'КН 50:28:0050204:312, :313',
  },
  {
    field: 'position',
    pattern: words(String.raw`\d{2}[.,]\d{3,}°? ?[,; ] ?\d{2,3}[.,]\d{3,}`),
    example: '55.7512, 37.6184',
  },
  ...contactFacts,
  ...englishPlotFacts,
  ...currencyFacts,
  { field: undefined, pattern: words(`${begin}(?:без торга|торг неуместен)`), example: 'без торга' },
  {
    field: 'hasBarganing',
    pattern: words(String.raw`${begin}торг(?: уместен| возможен)?(?!\p{L})`),
    example: 'торг уместен',
    means: 'да',
  },
  {
    field: 'electricitySupply',
    pattern: words(
      String.raw`${begin}(?<value>(?:ту|тех\p{L}*\.? ?условия)(?: на| по)? ?${NUMBER} ?(?:к|м)вт)(?!\p{L})`,
    ),
    example: 'ТУ на 500 кВт',
  },
  {
    field: 'electricitySupply',
    pattern: words(
      String.raw`${begin}(?:мощность(?:ю)? ?)?(?<value>${NUMBER} ?(?:к|м)в[та](?!\p{L})(?: ?\(?(?:по |согласно |есть |имеются |получены |выданы |- )?(?:ту|тех\p{L}*\.? ?усл\p{L}*)(?!\p{L})(?! на)(?: (?:есть|получены|выданы))?\)?)?)`,
    ),
    example: '150 кВт',
  },
  conditions('gasSupply', 'газ[ау]?', 'ТУ на газ 100 м3/ч'),
  conditions(
    'electricitySupply',
    'эл-?во|электричеств[оау]|электросет\\p{L}*|свет[ау]?',
    'ТУ на электричество 150 кВт',
  ),
  conditions('waterSupply', 'вод[уые]', 'ТУ на воду'),
  utility('gasSupply', `газ(?:оснабжение|а)?`, 'газ по границе'),
  utility(
    'electricitySupply',
    String.raw`эл-во|эл(?:ектричество|ектроэнергия|ектроснабжение)?|э\/э|ээ|свет`,
    'свет есть',
  ),
  utility('waterSupply', 'вода|водоснабжение|хвс|водопровод', 'вода — скважина'),
  utility('sewerage', String.raw`канализация|канализ\.?|стоки|кан-я|водоотведение`, 'канализация септик'),
  {
    field: 'waterSupply',
    pattern: words(
      String.raw`(?<=(?:^|[;|,\n]) ?)(?:своя |есть )?(?<value>скважина|колодец|центр\p{L}* водопровод)(?: есть)?(?= ?(?:[;|,.\n]|$))`,
    ),
    example: 'свет, скважина',
  },
  {
    field: 'sewerage',
    pattern: words(String.raw`(?<=(?:^|[;|,\n]) ?)(?<value>септик|лос)(?: есть)?(?= ?(?:[;|,.\n]|$))`),
    example: 'скважина, септик',
  },
  {
    field: undefined,
    pattern: words(String.raw`${begin}кадастровая стоимость[^,;\n|]*`),
    example: 'кадастровая стоимость 12 млн',
  },
  {
    field: 'pricePerHa',
    pattern: words(`${begin}(?:по )?(?<value>${SOME} ?(?:${money})? ?${ofArea}${aMonth})`),
    example: '3,5 млн/га',
  },
  {
    field: 'pricePerHa',
    pattern: words(`${begin}(?:по )?(?<value>(?:полтора|пол|один|два|три|четыре|пять|десять)[ -]?${money} ?${ofArea})`),
    example: 'полтора млн за га',
  },
  {
    field: 'price',
    pattern: words(`${begin}(?:цена|стоимость)[ :-]*(?<value>по запросу|договорная|по договор[её]нности)`),
    example: 'цена по запросу',
  },
  {
    field: 'price',
    pattern: words(
      String.raw`${begin}(?:цена ?:? ?)?(?<value>\d+ ?(?:млн|миллион\p{L}*)\.? (?:и )?\d{1,3} ?(?:тыс\p{L}*\.?|т\. ?р\.?)(?: ?(?:руб\p{L}*|р|₽)(?!\p{L})\.?)?)`,
    ),
    example: '2 млн 300 тыс.',
  },
  {
    field: 'price',
    pattern: words(
      String.raw`${begin}(?:начальн\p{L}* )?(?:цена|стоимость|прошу|отдам за|продам за|бюджет)(?!\p{L})(?: за (?:вс[её]|участок|объект))?[ :=-]*(?<value>${SOME} ?(?:${money})?)(?! ?(?:${area}))`,
    ),
    example: 'цена 45 млн',
  },
  {
    field: 'price',
    pattern: words(
      String.raw`${begin}(?<value>${SOME} ?(?:млрд|млн|миллион\p{L}*|лям\p{L}*|кк|тыс\p{L}*|т\.? ?р)(?!\p{L})\.? ?(?:руб\p{L}*|р|₽)?(?!\p{L})\.?${aMonth}|${NUMBER} ?(?:руб\p{L}*|р\.|р(?![\p{L}\d./-])|₽)${aMonth}|полтора (?:млн|ляма|миллиона))(?: за (?:вс[её]|участок|объект))?`,
    ),
    example: '45 млн за всё',
  },
  {
    field: 'kmFromCity',
    pattern: words(`${begin}(?:удал[её]нность|расстояние)(?: от МКАД)?[ :-]*(?<value>${NUMBER}) ?км`),
    example: 'удалённость от МКАД 40 км',
  },
  {
    field: undefined,
    // A part of the plot: 'площадью 240 кв. м' after it is the zone's.
    pattern: words(
      String.raw`${begin}(?:(?:санитарно-)?(?:охранн|защитн|водоохранн|прибрежн|приаэродромн)\p{L}* (?:зон|полос)\p{L}*|зоуит|зон\p{L}* с особыми|сервитут\p{L}*|част(?:ь|и|ью) участка|обремен\p{L}*|огранич\p{L}*)(?!\p{L})(?:(?!(?:общ\p{L}* )?площадь участка)[^;|\n.!]|[.,](?=\d)|(?<=(?<!\p{L})(?:кв|ул|д|с|г|п))\.){0,90}?(?<![\d:.,])${NUMBER} ?(?:га|гектар\p{L}*|сот\p{L}*|кв\.? ?м\p{L}*|м2)(?!\p{L})\.?`,
    ),
    example: 'охранная зона ВЛ 10 кВ на 240 кв.м',
  },
  {
    field: 'buildingArea',
    pattern: words(
      String.raw`${begin}(?:здани\p{L}*|строени\p{L}*|постройк\p{L}*|ангар\p{L}*|цех\p{L}*|дом)(?!\p{L})[^,;\n|\d]{0,20}(?<value>${NUMBER} ?(?:кв\.? ?м|м2))`,
    ),
    example: 'здание 1 200 м²',
  },
  {
    field: 'area',
    pattern: words(
      String.raw`${begin}общ(?:ая|ей|\.) (?:площад\p{L}+|пл\.?|s)(?! ?(?:здан|строен|помещ|застр))[ :-]*(?<value>${NUMBER} ?${area})`,
    ),
    example: 'общая площадь 20 000 кв. м',
    isTotal: true,
  },
  {
    field: 'area',
    pattern: words(
      String.raw`${begin}(?<value>${NUMBER}(?: ?(?:га|сот\p{L}*)?)? и ${NUMBER} ?(?:га|гектар\p{L}*|сот\p{L}*)(?!\p{L}))`,
    ),
    example: 'два участка 6 и 4 га',
  },
  {
    field: 'area',
    pattern: words(String.raw`${begin}(?<value>\d+ ?(?:га|гектар\p{L}*) (?:и )?\d{1,2} ?сот\p{L}*)(?!\p{L})`),
    example: '2 га 15 соток',
  },
  {
    field: 'area',
    pattern: words(
      // '115 - 2,4 га' after a street is no range.
      String.raw`${begin}(?<value>(?:(?:около|порядка|примерно|от|до|~|≈) ?)?${NUMBER}(?:(?:[-+]| \+ ?|(?<!(?:шоссе|ш\.|ул\. \p{L}+|улица|проспект|пр-т|проезд|тракт|\p{L}{3}ая|д\.|вл\.),? ?${NUMBER}) ?- ?)${NUMBER})* ?${area})`,
    ),
    example: '12,5 га',
  },
  {
    field: 'area',
    pattern: words(
      String.raw`${begin}(?<value>(?:полтора|пол|два|три|четыре|пять|десять)[ -]?(?:га|гектар\p{L}*|сот\p{L}*))(?!\p{L})`,
    ),
    example: 'полтора гектара',
  },
  { field: 'area', pattern: words(`${begin}площадь(?:ю)?[ :-]*(?<value>${SOME})`), example: 'площадь 4,5' },
  {
    field: 'permittedUseTypes',
    pattern: words(
      String.raw`(?<=(?:${begin}(?:пром\p{L}*|с\/х|сх|сельхоз\p{L}*|нп|н\. ?п\.|знп|нас\p{L}*\.? ?пункт\p{L}*)|земл\p{L}+ \p{L}+) ?[,.]? ?(?:код |ври )?)(?<value>(?:[1-9]|1[0-3])\.(?:\d|1\d|20)(?:\.\d){0,2})(?= ?(?:[;|,\n]|\. |$))`,
    ),
    example: 'пром, 6.0, газ',
  },
  {
    field: 'category',
    pattern: words(
      String.raw`${begin}категория(?: земель| земли)?[ :-]*(?<value>[^;\n|]*?)(?=, ?(?:вид|ври|площад|адрес|по адрес|располож)|[;\n|]|, |(?<=\p{L}{4}|\))(?<!насел|назнач|промышл)\. |$)`,
    ),
    example: 'категория земель: земли населённых пунктов',
  },
  {
    field: 'category',
    pattern: words(
      String.raw`${begin}(?:(?:земл\p{L}* )?(?:пром(?:ышленн)?-?(?:ости|ти|сти)|промышленности|промназначени\p{L}*|нас(?:\.|ел[её]нны[ехм])? ?пункт\p{L}*|н\. ?п\.?(?!\p{L})|н\/п|поселений|сельхозназначени\p{L}*|сельхозка|сельскохозяйственного назначения|с\/х(?: назначения)?|пром)|промка|нас[её]л[её]нка|пром|промземл\p{L}*|земл[ия] нп|знп|снп|схн|сх|сельхоз)(?!\p{L})`,
    ),
    example: 'земли промышленности',
  },
  {
    field: 'permittedUseTypes',
    pattern: words(
      String.raw`${begin}(?:ври|вид (?:разр(?:еш[её]нного|\.)? )?исп(?:ользования|\.)|разреш[её]нное использование)[ :-]*(?<value>[^;\n|]*?)(?=, ?(?:площад|адрес|по адрес|располож|категор|цена|газ|эл)|[;\n|]|, |\. |$)`,
    ),
    example: 'ВРИ: склад',
  },
  {
    field: 'category',
    pattern: words(
      String.raw`(?<=(?:^|[;|,\n]) ?|(?:ижс|лпх|снт|днп) ?\()(?<value>нп|сх|с\/х|пром)(?= ?(?:[;|,\n)]|$))`,
    ),
    example: '; НП;',
  },
  ...useFacts,
  {
    field: 'ownershipType',
    pattern: words(
      String.raw`${begin}(?:(?:в )?(?:частн\p{L}*|муниципальн\p{L}*|федеральн\p{L}*) собственност\p{L}*|неразграниченн\p{L}* (?:гос\p{L}* )?собственност\p{L}*|(?:гос(?:ударственн\p{L}*|\.)? ?)?собственност\p{L}*,? (?:на котор\p{L}* )?(?:не разгранич\p{L}*|до разгранич\p{L}*)|в собственности|(?<!(?:гос\p{L}*|муниципальн\p{L}*|федеральн\p{L}*) )собственность(?:[ :-]+(?:частн|муниципальн|федеральн|неразграниченн|региональн)\p{L}*)?)(?!\p{L})`,
    ),
    example: 'в собственности',
  },
  {
    field: 'hasLandLotTownPlanningPlan',
    pattern: words(String.raw`${begin}(?:есть )?гпзу(?: есть| получен| готов)?(?!\p{L})`),
    example: 'ГПЗУ получен',
    means: 'да',
  },
  {
    field: 'hasIndustrialRailway',
    pattern: words(
      String.raw`${begin}(?<!(?:рядом|до|от|возле|около|вблизи|нет|без|соседн\p{L}*) )(?:есть |своя )?(?:ж\/?д|железнодорожн\p{L}*) ?(?:ветк\p{L}*|тупик\p{L}*|пут\p{L}*)(?!\p{L})(?!,? (?:рядом|в \d|через|за |возможн|поблизости|недалеко|по границе|у сосед|разобр|не ))`,
    ),
    example: 'ж/д ветка',
    means: 'да',
  },
  {
    field: 'hasOverheadCrane',
    pattern: words(
      String.raw`${begin}(?<!(?:нет|без) )(?:кран-? ?балк\p{L}*|(?:мостов\p{L}*|подвесн\p{L}*|опорн\p{L}*|кран-?балочн\p{L}*)(?: (?:и|\/) козлов\p{L}*)? кран\p{L}*|кран\p{L}* г ?\/ ?п|козлов\p{L}* и мостов\p{L}* кран\p{L}*|(?:overhead|bridge|gantry|travelling) cranes?|crane beams?)(?!\p{L})`,
    ),
    example: 'мостовые краны 20/5 т',
    means: 'да',
  },
  {
    field: 'hasPond',
    pattern: words(
      String.raw`(?<=(?:^|[;|,\n]) ?)(?:свой |есть |с )?пруд(?:ом)?(?: есть| имеется)?(?= ?(?:[;|,.\n]|$))`,
    ),
    example: 'свет, пруд',
    means: 'да',
  },
  {
    field: 'hasDriveway',
    pattern: words(
      String.raw`${begin}(?:асфальт\p{L}* (?:до участка|подъезд)|подъезд(?:ная дорога)?(?: -)? (?:асфальт\p{L}*|есть|хороший|круглогодичный))(?!\p{L})`,
    ),
    example: 'подъезд асфальт',
    means: 'да',
  },
  {
    field: 'price',
    pattern: words(String.raw`(?<=(?:^|[;|\n]) ?)(?<value>\d{6,10}|\d{1,3}(?: \d{3}){2,3})(?= ?(?:[;|\n]|$))`),
    example: '10 сот; 4500000',
  },
  {
    field: 'price',
    pattern: words(String.raw`(?<=\D, ?)(?<value>\d{1,3}(?: \d{3}){2})(?= ?\.?(?:[;|\n]|, торг|$))`),
    example: 'свет 30 кВт, 3 700 000',
  },
  ...placeFacts({ highway: 'landHighway', km: 'kmFromCity', address: 'address', region: 'region' }),
];
