import { begin, type FactWords, NUMBER, words } from '#importing/sheets/facts.ts';

const sewers = String.raw`(?:центральн\p{L}*|централизованн\p{L}*|городск\p{L}*|магистральн\p{L}*|лос(?!\p{L})|(?:локальн\p{L}* |свои |собственн\p{L}* )?очистн\p{L}*(?: сооружени\p{L}*)?|септик\p{L}*|выгреб\p{L}*(?: ям\p{L}*)?)`;
const floors = String.raw`(?:плитк\p{L}*|керамогранит\p{L}*|бетон\p{L}*(?: с (?:топпинг|упрочн)\p{L}*)?|асфальт\p{L}*|наливн\p{L}*|полимер\p{L}*|топпинг\p{L}*|антипыл\p{L}*|упрочн[её]нн\p{L}* бетон\p{L}*)`;
const walls = String.raw`(?:(?:с[эе]ндвич|кирпич|газобетон|газоблок|железобетон|ж\/б|жб|профлист|профнастил)\p{L}*(?:[ -]панел\p{L}*)?)`;
const fees = String.raw`(?:р(?:уб\p{L}*)?|₽)(?!\p{L})\.?`;

/** Walls, floors, drains and fees of storage that running text and comments name. */
export const buildingFacts: readonly FactWords[] = [
  {
    field: 'palletPrice',
    pattern: words(
      String.raw`${begin}(?:цен\p{L}*|стоимост\p{L}*|тариф\p{L}*|ставк\p{L}*|хранени\p{L}*)(?: хранени\p{L}*)?(?: за| 1| одного| одной)* ?(?:палл?ето-?мест\p{L}*|мест[ао]?|палл?ет\p{L}*|п\/м)(?!\p{L})[ :=–-]*(?<value>${NUMBER} ?${fees}(?: ?(?:\/|в|за) ?(?:сут\p{L}*|день|дн\p{L}*|мес\p{L}*)\.?)?)`,
    ),
    example: 'цена места 32 р/сут',
  },
  {
    field: 'palletPrice',
    pattern: words(
      String.raw`${begin}(?<value>${NUMBER} ?${fees} ?(?:\/|за) ?(?:палл?ето-?мест\p{L}*|палл?ет\p{L}*|п\/м)(?: ?(?:\/|в) ?(?:сут\p{L}*|день|дн\p{L}*|мес\p{L}*)\.?)?)(?!\p{L})`,
    ),
    example: '28 руб./паллета/сутки',
  },
  {
    field: 'complex.sewerageTypes',
    pattern: words(
      String.raw`${begin}(?:канализаци\p{L}*|водоотведени\p{L}*|стоки)[ :–-]*(?<value>${sewers})(?!\p{L})`,
    ),
    example: 'канализация центральная',
  },
  {
    field: 'complex.sewerageTypes',
    pattern: words(String.raw`${begin}(?<value>${sewers}) (?:канализаци\p{L}*|водоотведени\p{L}*)`),
    example: 'центральная канализация',
  },
  {
    field: 'building.flooringTypes',
    pattern: words(
      String.raw`${begin}(?:пол(?:ы)?|покрытие пола)(?<!полы(?= (?:с )?антипыл))[ :–-]*(?<value>${floors}(?: ?(?:,|\/|и|\+) ?${floors})?)(?!\p{L}| ?\d)`,
    ),
    example: 'пол плитка',
  },
  {
    field: 'building.flooringTypes',
    pattern: words(
      String.raw`${begin}(?<value>(?:бетонн|наливн|полимерн|асфальтов|плиточн)\p{L}*) пол(?:ы|а|ом)?(?!\p{L})`,
    ),
    example: 'бетонный пол',
  },
  {
    field: 'building.facades',
    pattern: words(
      String.raw`${begin}(?:стен[ыа]?|фасад\p{L}*|здани\p{L}+ из)[ :–-]*(?:из )?(?<value>${walls}(?: ?(?:,|\/|и|\+) ?${walls})?)(?!\p{L})`,
    ),
    example: 'стены кирпич',
  },
  {
    field: 'building.ventilations',
    pattern: words(
      String.raw`${begin}(?<value>приточно-? ?вытяжн\p{L}*|приточн\p{L}*|вытяжн\p{L}*|естественн\p{L}*) вентиляци\p{L}*`,
    ),
    example: 'приточно-вытяжная вентиляция',
  },
  {
    field: 'building.ventilations',
    pattern: words(
      String.raw`${begin}вентиляци\p{L}*[ :–-]*(?<value>приточно-? ?вытяжн\p{L}*|приточн\p{L}*|вытяжн\p{L}*|естественн\p{L}*)`,
    ),
    example: 'вентиляция приточная',
  },
  {
    field: 'building.commissioningDate',
    pattern: words(
      String.raw`${begin}(?:здание|корпус|строение|склад|ангар|объект) (?<value>(?:19|20)\d\d) ?(?:г\.?|года)(?: (?:постройки|ввода))?(?!\p{L})`,
    ),
    example: 'здание 2009 года',
  },
  {
    field: 'minimalRentalBlockArea',
    pattern: words(
      String.raw`${begin}(?:(?:можно |возможно )?(?:делить|деление|разделение|разделить|поделить|нарезать)[ ,:]*)(?:минимум|мин\.?|от|не менее)[ :–-]*(?<value>${NUMBER}) ?(?:кв\.? ?м|м2|м\.? ?кв|м(?!\p{L}))`,
    ),
    example: 'можно делить, минимум 150 м2',
  },
];
