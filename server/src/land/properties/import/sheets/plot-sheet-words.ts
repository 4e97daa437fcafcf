import { highwayWords, regionWords } from '#importing/sheets/place-words.ts';
import type { ChoiceWords, MeaningWords } from '#importing/sheets/value-words.ts';
import { permittedUses } from './plot-use-words.ts';

const industry = 'Земли промышленности, энергетики, транспорта, связи и иного специального назначения';
const settlements = 'Земли населённых пунктов';
const farming = 'Земли сельскохозяйственного назначения';

const categories: readonly ChoiceWords[] = [
  { begins: ['пром'], name: industry, example: 'промка' },
  { begins: ['промышл'], name: industry, example: 'Земли промышленности' },
  { begins: ['спецназначен'], name: industry, example: 'спецназначение' },
  { begins: ['промназначен'], name: industry, example: 'промназначения' },
  { begins: ['промышленка'], name: industry, example: 'промышленка' },
  { begins: ['industr'], name: industry, example: 'Industrial' },
  { begins: ['settlement'], name: settlements, example: 'Settlements' },
  { begins: ['residential'], name: settlements, example: 'Residential' },
  { begins: ['agricult'], name: farming, example: 'Agricultural' },
  { begins: ['farm'], name: farming, example: 'Farmland' },
  { begins: ['forest'], name: 'Земли лесного фонда', example: 'Forestry' },
  { begins: ['снп'], name: settlements, example: 'ЗНП, СНП' },
  { begins: ['знп'], name: settlements, example: 'ЗНП' },
  { begins: ['н', 'п'], name: settlements, example: 'н.п.' },
  { begins: ['н', 'пункт'], name: settlements, example: 'н/пунктов' },
  { begins: ['поселен'], name: settlements, example: 'земли поселений' },
  { begins: ['нп'], name: settlements, example: 'НП' },
  { begins: ['населен'], name: settlements, example: 'населённые пункты' },
  { begins: ['нас', 'пункт'], name: settlements, example: 'нас. пунктов' },
  { begins: ['сх'], name: farming, example: 'СХ' },
  { begins: ['с', 'х'], name: farming, example: 'с/х назначения' },
  { begins: ['сельхоз'], name: farming, example: 'сельхозка' },
  { begins: ['сельскохоз'], name: farming, example: 'сельскохозяйственные' },
  { begins: ['схн'], name: farming, example: 'СХН' },
  { begins: ['зсн'], name: farming, example: 'ЗСН' },
  { begins: ['лес'], name: 'Земли лесного фонда', example: 'лесной фонд' },
  { begins: ['водн'], name: 'Земли водного фонда', example: 'водный фонд' },
  { begins: ['особо'], name: 'Земли особо охраняемых территорий и объектов', example: 'особо охраняемые' },
  { begins: ['оопт'], name: 'Земли особо охраняемых территорий и объектов', example: 'ООПТ' },
  { begins: ['запас'], name: 'Земли запаса', example: 'запас' },
];

const ownershipTypes: readonly ChoiceWords[] = [
  { begins: ['частн'], name: 'Частная собственность', example: 'частная' },
  { begins: ['физ'], name: 'Частная собственность', example: 'собственность физ. лица' },
  { begins: ['юр'], name: 'Частная собственность', example: 'юр. лицо' },
  { begins: ['муницип'], name: 'Муниципальная собственность', example: 'муниципальная' },
  { begins: ['федерал'], name: 'Федеральная собственность', example: 'федеральная' },
  { begins: ['регионал'], name: 'Собственность субъектов Российской Федерации', example: 'региональная' },
  { begins: ['субъект'], name: 'Собственность субъектов Российской Федерации', example: 'субъект РФ (Москва)' },
  {
    begins: ['собственност', 'москв'],
    name: 'Собственность субъектов Российской Федерации',
    example: 'собственность Москвы',
  },
  {
    begins: ['собственност', 'област'],
    name: 'Собственность субъектов Российской Федерации',
    example: 'собственность Тульской области',
  },
  {
    begins: ['собственност', 'петербург'],
    name: 'Собственность субъектов Российской Федерации',
    example: 'собственность Санкт-Петербурга',
  },
  { begins: ['част'], name: 'Частная собственность', example: 'част.' },
  { begins: ['private'], name: 'Частная собственность', example: 'Private' },
  { begins: ['freehold'], name: 'Частная собственность', example: 'Freehold' },
  { begins: ['municipal'], name: 'Муниципальная собственность', example: 'Municipal' },
  { begins: ['federal'], name: 'Федеральная собственность', example: 'Federal' },
  {
    begins: ['неразгран'],
    name: 'Государственная собственность до разграничения (неразграниченная)',
    example: 'неразграниченная',
  },
  { begins: ['собственност'], name: 'Частная собственность', example: 'в собственности' },
];

const propertyTypes: readonly ChoiceWords[] = [
  { begins: ['под', 'склад'], name: 'Под склад', example: 'под складской комплекс' },
  { begins: ['склад'], name: 'Под склад', example: 'складское' },
  { begins: ['логист'], name: 'Логистика', example: 'логистический' },
  { begins: ['индустриал'], name: 'Индустриальный парк', example: 'индустриальный' },
  { begins: ['производ'], name: 'Производство', example: 'под производство' },
  { begins: ['пром'], name: 'Промышленный', example: 'промышленное назначение' },
  { begins: ['придорож'], name: 'Придорожный сервис', example: 'придорожный' },
  { begins: ['торгов'], name: 'Торговля', example: 'торговый' },
  { begins: ['коммерч'], name: 'Коммерческая застройка', example: 'коммерческий' },
  { begins: ['ижс'], name: 'Под жилую застройку', example: 'ИЖС' },
  { begins: ['жил'], name: 'Под жилую застройку', example: 'жилая застройка' },
  { begins: ['лпх'], name: 'Личное подсобное хозяйство', example: 'ЛПХ' },
  { begins: ['сельхоз'], name: 'Сельхозназначение', example: 'сельхоз' },
  { begins: ['сх'], name: 'Сельхозназначение', example: 'СХ' },
  { begins: ['рекреац'], name: 'Рекреация', example: 'рекреационный' },
];

/** Other words for values of the dictionaries of plots. */
export const plotChoiceWords: Readonly<Record<string, readonly ChoiceWords[]>> = {
  categories,
  'ownership-types': ownershipTypes,
  'property-types': propertyTypes,
  'permitted-use-types': permittedUses,
  regions: regionWords,
  'land-highway': highwayWords,
};

/**
 * Types of objects that are no plots, as a whole cell: everywhere, or only in a column that calls other rows plots (a
 * plot of the type 'Склад' may be one for a warehouse).
 */
export const otherThings: readonly MeaningWords<'everywhere' | 'amongPlots'>[] = [
  {
    pattern: /^(?:(?:жилой |загородный )?дом|дача|таунхаус|квартира|комната|коттедж|гараж)$/u,
    means: 'everywhere',
    example: 'Жилой дом',
  },
  {
    pattern: /^(?:склад|здание|помещение|офис|готовый бизнес|производственное помещение)$/u,
    means: 'amongPlots',
    example: 'Помещение',
  },
];

/** Words by which a file is one of plots. */
export const plotFileWords: readonly MeaningWords<true>[] = [
  {
    pattern: /(?<!\p{L})(?:участ(?:ок|к\p{L}*)|зем\. ?уч|з\/у|зу)(?!\p{L})/u,
    means: true,
    example: 'Земельный участок',
  },
  { pattern: /(?<!\p{L})(?:земл\p{L}*|земель)(?!\p{L})/u, means: true, example: 'Аренда земли' },
  { pattern: /(?<!\p{L})(?:сот(?:к\p{L}*|ок)?|га|гектар\p{L}*)(?!\p{L})/u, means: true, example: '25 сот.' },
  { pattern: /(?<!\p{L})(?:кадастр\p{L}*|к\. ?н\.|кн)(?!\p{L})|\d{2}:\d{2}:\d{6,7}/u, means: true, example: 'с к.н.' },
  {
    pattern: /(?<!\p{L})(?:ври|ижс|лпх|снт|днп|промназначени\p{L}*|сельхоз\p{L}*)(?!\p{L})/u,
    means: true,
    example: 'ИЖС',
  },
  { pattern: /(?<!\p{L})открыт\p{L}* площад(?:к\p{L}*|ок)(?!\p{L})/u, means: true, example: 'Открытые площадки' },
];

/** Names of utilities within a cell about all of them. */
export const utilityNames: readonly MeaningWords<
  'gasSupply' | 'electricitySupply' | 'waterSupply' | 'sewerage' | 'heatSupply'
>[] = [
  { pattern: /(?<!\p{L})(?:газ(?:оснабжение|а)?|gas)(?!\p{L})|^г\.?$/u, means: 'gasSupply', example: 'газ по границе' },
  {
    pattern:
      /(?<!\p{L})(?:эл(?:ектричество|ектроэнергия|ектроснабжение|-во|-энергия|\.)?|э\/э|ээ|свет|power|electricity)(?!\p{L})|^э(?:л)?\.?(?= ?\d|$)/u,
    means: 'electricitySupply',
    example: 'эл-во 150 кВт',
  },
  {
    pattern:
      /(?<!\p{L})(?:вода|водоснабжение|хвс|водопровод|water)(?!\p{L})|^в\.?$|^(?:есть |своя |свой |общая |артезианская )?(?:скважина|колодец)(?!\p{L})/u,
    means: 'waterSupply',
    example: 'вода: скважина',
  },
  {
    pattern:
      /(?<!\p{L})(?:канализ(?:ация|\.)?|кан-я|кан-ция|кан(?:ал)?\.?(?= |:|-|$)|водоотведение|стоки|sewer(?:age)?)(?!\p{L})|^к\.?$|^(?:есть |свой )?(?:септик|выгреб\p{L}*|лос)(?!\p{L})/u,
    means: 'sewerage',
    example: 'канализация — септик',
  },
  { pattern: /(?<!\p{L})(?:тепло|теплоснабжение|отопление)(?!\p{L})/u, means: 'heatSupply', example: 'тепло есть' },
];
