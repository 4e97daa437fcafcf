import { highwayWords, regionWords } from '#importing/sheets/place-words.ts';
import type { ChoiceWords, MeaningWords } from '#importing/sheets/value-words.ts';
import { bestUses } from './plot-best-use-words.ts';
import { permittedUses } from './plot-use-words.ts';

const industry = 'Земли промышленности, энергетики, транспорта, связи и иного специального назначения';
const settlements = 'Земли населённых пунктов';
const farming = 'Земли сельскохозяйственного назначения';

const special = 'Земли особо охраняемых территорий и объектов';
const forest = 'Земли лесного фонда';
const noCategory = 'Категория не установлена';

const categories: readonly ChoiceWords[] = [
  { begins: ['без', 'категор'], name: noCategory, example: 'без категории' },
  { begins: ['не', 'определ'], name: noCategory, example: 'категория не определена' },
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
  { begins: ['нас', 'п'], name: settlements, example: 'нас.п.' },
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
  { begins: ['зсхн'], name: farming, example: 'ЗСХН' },
  { begins: ['агро'], name: farming, example: 'агро' },
  { begins: ['городск', 'земл'], name: settlements, example: 'городские земли' },
  { begins: ['гослес'], name: forest, example: 'гослесфонд' },
  { begins: ['злф'], name: forest, example: 'ЗЛФ' },
  { begins: ['водфонд'], name: 'Земли водного фонда', example: 'водфонд' },
  { begins: ['рекреац', 'земл'], name: special, example: 'рекреационные земли' },
  { begins: ['рекреац', 'назнач'], name: special, example: 'рекреационного назначения' },
  { begins: ['лес'], name: 'Земли лесного фонда', example: 'лесной фонд' },
  { begins: ['водн'], name: 'Земли водного фонда', example: 'водный фонд' },
  { begins: ['особо'], name: 'Земли особо охраняемых территорий и объектов', example: 'особо охраняемые' },
  { begins: ['оот'], name: special, example: 'земли ООТ' },
  { begins: ['оопт'], name: 'Земли особо охраняемых территорий и объектов', example: 'ООПТ' },
  { begins: ['запас'], name: 'Земли запаса', example: 'запас' },
];

const owned = 'Частная собственность';
const municipal = 'Муниципальная собственность';
const federal = 'Федеральная собственность';
const regional = 'Собственность субъектов Российской Федерации';
const undivided = 'Государственная собственность до разграничения (неразграниченная)';

const ownershipTypes: readonly ChoiceWords[] = [
  { begins: ['часть', 'аренд'], name: owned, example: 'часть в собственности, часть в аренде', isUnsure: true },
  { begins: ['аренд', 'администрац'], name: municipal, example: 'аренда у администрации', isUnsure: true },
  { begins: ['аренд', 'админ'], name: municipal, example: 'аренда (админ.)', isUnsure: true },
  { begins: ['неразгран'], name: undivided, example: 'неразграниченная госсобственность' },
  { begins: ['не', 'разгранич'], name: undivided, example: 'собственность не разграничена' },
  { begins: ['до', 'разгранич'], name: undivided, example: 'гос. собственность до разграничения' },
  { begins: ['частн'], name: 'Частная собственность', example: 'частная' },
  { begins: ['физ'], name: 'Частная собственность', example: 'собственность физ. лица' },
  { begins: ['юр'], name: 'Частная собственность', example: 'юр. лицо' },
  { begins: ['юрлиц'], name: owned, example: 'юрлицо' },
  { begins: ['чс'], name: owned, example: 'ЧС' },
  { begins: ['мун'], name: municipal, example: 'мун. собственность' },
  { begins: ['городск', 'собственност'], name: municipal, example: 'городская собственность' },
  { begins: ['администрац'], name: municipal, example: 'собственность администрации' },
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
  { begins: ['собственност', 'кра'], name: regional, example: 'собственность Пермского края' },
  { begins: ['собственност', 'республик'], name: regional, example: 'собственность Республики Татарстан' },
  { begins: ['областн'], name: regional, example: 'областная' },
  { begins: ['краев'], name: regional, example: 'краевая' },
  { begins: ['фед'], name: federal, example: 'фед. собственность' },
  { begins: ['росимущ'], name: federal, example: 'Росимущество' },
  { begins: ['росс', 'федерац'], name: federal, example: 'Российская Федерация' },
  { begins: ['рф'], name: federal, example: 'собственность РФ' },
  { begins: ['гос'], name: undivided, example: 'государственная', isUnsure: true },
  { begins: ['иное'], name: 'Иная', example: 'иное' },
  { begins: ['г', 'москв'], name: regional, example: 'г. Москва' },
  { begins: ['собственност'], name: 'Частная собственность', example: 'в собственности' },
  { begins: ['ооо'], name: owned, example: 'ООО' },
  { begins: ['ип'], name: owned, example: 'ИП' },
];

const park = 'Индустриальный парк';
const trade = 'Торговля';
const homes = 'Под жилую застройку';
const farms = 'Сельхозназначение';
const service = 'Придорожный сервис';
const holidays = 'Рекреация';
const other = 'Иное назначение';

const propertyTypes: readonly ChoiceWords[] = [
  { begins: ['industrial', 'park'], name: park, example: 'Industrial park' },
  { begins: ['industr'], name: 'Промышленный', example: 'Industrial' },
  { begins: ['warehous'], name: 'Под склад', example: 'Warehouse' },
  { begins: ['logist'], name: 'Логистика', example: 'Logistics' },
  { begins: ['manufactur'], name: 'Производство', example: 'Manufacturing' },
  { begins: ['retail'], name: trade, example: 'Retail' },
  { begins: ['commerc'], name: 'Коммерческая застройка', example: 'Commercial' },
  { begins: ['residential'], name: homes, example: 'Residential' },
  { begins: ['agricult'], name: farms, example: 'Agricultural' },
  { begins: ['recreat'], name: holidays, example: 'Recreation' },
  { begins: ['инд', 'парк'], name: park, example: 'инд. парк' },
  { begins: ['индпарк'], name: park, example: 'индпарк' },
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
  { begins: ['пр', 'во'], name: 'Производство', example: 'пр-во' },
  { begins: ['завод'], name: 'Производство', example: 'под завод' },
  { begins: ['азс'], name: service, example: 'под АЗС' },
  { begins: ['дорожн', 'сервис'], name: service, example: 'дорожный сервис' },
  { begins: ['ритейл'], name: trade, example: 'ритейл' },
  { begins: ['магазин'], name: trade, example: 'под магазин' },
  { begins: ['тц'], name: trade, example: 'ТЦ' },
  { begins: ['трц'], name: trade, example: 'ТРЦ' },
  { begins: ['мкд'], name: homes, example: 'под МКД' },
  { begins: ['мжс'], name: homes, example: 'МЖС' },
  { begins: ['сельскохоз'], name: farms, example: 'сельскохозяйственный' },
  { begins: ['сельск', 'хоз'], name: farms, example: 'сельское хозяйство' },
  { begins: ['с', 'х'], name: farms, example: 'с/х' },
  { begins: ['баз', 'отдых'], name: holidays, example: 'под базу отдыха' },
  { begins: ['туризм'], name: holidays, example: 'туризм' },
  { begins: ['прочее'], name: other, example: 'прочее' },
  { begins: ['другое'], name: other, example: 'другое' },
  { begins: ['other'], name: other, example: 'Other' },
];

/** Other words for values of the dictionaries of plots. */
export const plotChoiceWords: Readonly<Record<string, readonly ChoiceWords[]>> = {
  categories,
  'ownership-types': ownershipTypes,
  'property-types': propertyTypes,
  'best-uses': bestUses,
  'permitted-use-types': permittedUses,
  regions: regionWords,
  'land-highway': [
    { begins: ['бетонк', '108'], name: 'А-108 «Московское большое кольцо (МБК)»', example: 'Бетонка А108' },
    { begins: ['бетонк', '107'], name: 'А-107 «Московское малое кольцо (ММК)»', example: 'бетонка А-107' },
    ...highwayWords,
  ],
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
