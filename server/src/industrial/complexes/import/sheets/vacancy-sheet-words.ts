import { highwayWords, regionWords } from '#importing/sheets/place-words.ts';
import type { ChoiceWords, MeaningWords } from '#importing/sheets/value-words.ts';

const floor: readonly ChoiceWords[] = [
  { begins: ['минус'], name: 'Подвал', example: 'минус первый' },
  { begins: ['1'], name: '1 этаж', example: '1' },
  { begins: ['первый'], name: '1 этаж', example: 'первый' },
  { begins: ['2'], name: '2 этаж', example: '2' },
  { begins: ['второй'], name: '2 этаж', example: 'второй' },
  { begins: ['3'], name: '3 этаж', example: '3' },
  { begins: ['4'], name: '4 этаж', example: '4' },
  { begins: ['подвал'], name: 'Подвал', example: 'подвальный' },
  { begins: ['цокол'], name: 'Цоколь', example: 'цокольный' },
  { begins: ['антресол'], name: 'Антресоль', example: 'антресольный' },
  { begins: ['мез'], name: 'Мезонин', example: 'мез.' },
];

const constructionStatus: readonly ChoiceWords[] = [
  { begins: ['выведен'], name: 'Выведено из эксплуатации', example: 'выведен из эксплуатации' },
  { begins: ['реконструкц'], name: 'Реконструкция', example: 'на реконструкции' },
  { begins: ['стро'], name: 'Строящееся', example: 'строится' },
  { begins: ['u', 'c'], name: 'Строящееся', example: 'U/C' },
  { begins: ['uc'], name: 'Строящееся', example: 'UC' },
  { begins: ['pipeline'], name: 'Проект', example: 'Pipeline' },
  { begins: ['operational'], name: 'Действующее', example: 'operational' },
  { begins: ['under', 'construction'], name: 'Строящееся', example: 'under construction' },
  { begins: ['спек'], name: 'Строящееся', example: 'спекулятивное' },
  { begins: ['проект'], name: 'Проект', example: 'в проекте' },
  { begins: ['план'], name: 'Проект', example: 'планируется' },
  { begins: ['planned'], name: 'Проект', example: 'planned' },
  { begins: ['bts'], name: 'Проект', example: 'BTS' },
  { begins: ['построен'], name: 'Действующее', example: 'построен' },
  { begins: ['действ'], name: 'Действующее', example: 'действующий' },
  { begins: ['введен'], name: 'Действующее', example: 'введён' },
  { begins: ['эксплуатац'], name: 'Действующее', example: 'сдан в эксплуатацию' },
  { begins: ['готов'], name: 'Действующее', example: 'готово' },
  { begins: ['existing'], name: 'Действующее', example: 'existing' },
  { begins: ['completed'], name: 'Действующее', example: 'completed' },
];

const flooring: readonly ChoiceWords[] = [
  { begins: ['топпинг'], name: 'Бетон с упрочнённым верхним слоем', example: 'топпинг' },
  { begins: ['упрочнен'], name: 'Бетон с упрочнённым верхним слоем', example: 'бетон, упрочнённый' },
  { begins: ['антипыл'], name: 'Бетон с упрочнённым верхним слоем', example: 'антипыль' },
  { begins: ['бетон'], name: 'Бетон', example: 'бетонный' },
  { begins: ['наливн'], name: 'Наливной', example: 'наливные' },
  { begins: ['полимер'], name: 'Полимерный', example: 'полимер' },
  { begins: ['асфальт'], name: 'Асфальт', example: 'асфальтовый' },
  { begins: ['плитк'], name: 'Плитка', example: 'плитка' },
  { begins: ['плиты'], name: 'Бетон', example: 'ж/б плиты' },
  { begins: ['плита'], name: 'Бетон', example: 'бетонная плита' },
  { begins: ['плиточн'], name: 'Плитка', example: 'плиточный' },
  { begins: ['керамогранит'], name: 'Плитка', example: 'керамогранит' },
  { begins: ['асф'], name: 'Асфальт', example: 'асф.' },
  { begins: ['эпоксид'], name: 'Полимерный', example: 'эпоксидный' },
  { begins: ['hardened'], name: 'Бетон с упрочнённым верхним слоем', example: 'hardened concrete' },
  { begins: ['topping'], name: 'Бетон с упрочнённым верхним слоем', example: 'topping' },
  { begins: ['concrete'], name: 'Бетон', example: 'concrete' },
  { begins: ['asphalt'], name: 'Асфальт', example: 'asphalt' },
  { begins: ['tiles'], name: 'Плитка', example: 'tiles' },
];

const facade: readonly ChoiceWords[] = [
  { begins: ['сэндвич'], name: 'Сэндвич-панель', example: 'сэндвич-панели' },
  { begins: ['сендвич'], name: 'Сэндвич-панель', example: 'сендвич' },
  { begins: ['sandwich'], name: 'Сэндвич-панель', example: 'sandwich panels' },
  { begins: ['кирпич'], name: 'Кирпич', example: 'кирпичный' },
  { begins: ['кирп'], name: 'Кирпич', example: 'кирп.' },
  { begins: ['brick'], name: 'Кирпич', example: 'brick' },
  { begins: ['газобетон'], name: 'Газобетон', example: 'газобетонные блоки' },
  { begins: ['газоблок'], name: 'Газобетон', example: 'газоблок' },
  { begins: ['газосиликат'], name: 'Газобетон', example: 'газосиликат' },
  { begins: ['aerated'], name: 'Газобетон', example: 'aerated concrete' },
  { begins: ['железобетон'], name: 'Железобетонные панели', example: 'железобетон' },
  { begins: ['ж', 'б'], name: 'Железобетонные панели', example: 'ж/б панели' },
  { begins: ['жб'], name: 'Железобетонные панели', example: 'ЖБ' },
  { begins: ['жби'], name: 'Железобетонные панели', example: 'ЖБИ' },
  { begins: ['бетон', 'панел'], name: 'Железобетонные панели', example: 'бетонные панели' },
  { begins: ['concrete'], name: 'Железобетонные панели', example: 'concrete panels' },
  { begins: ['профлист'], name: 'Профилированный лист', example: 'профлист' },
  { begins: ['профнастил'], name: 'Профилированный лист', example: 'профнастил' },
  { begins: ['профилирован'], name: 'Профилированный лист', example: 'профилированный лист' },
  { begins: ['corrugated'], name: 'Профилированный лист', example: 'corrugated sheet' },
];

const sewerage: readonly ChoiceWords[] = [
  { begins: ['септик'], name: 'Септик', example: 'септик' },
  { begins: ['septic'], name: 'Септик', example: 'septic tank' },
  { begins: ['выгреб'], name: 'Септик', example: 'выгребная яма' },
  { begins: ['накопител'], name: 'Септик', example: 'накопитель' },
  { begins: ['лос'], name: 'Локальные очистные сооружения', example: 'ЛОС' },
  { begins: ['очистн'], name: 'Локальные очистные сооружения', example: 'очистные' },
  { begins: ['локальн'], name: 'Локальные очистные сооружения', example: 'локальная' },
  { begins: ['биоочист'], name: 'Локальные очистные сооружения', example: 'станция биоочистки' },
  { begins: ['treatment'], name: 'Локальные очистные сооружения', example: 'treatment plant' },
  { begins: ['центр'], name: 'Центральная', example: 'центр.' },
  { begins: ['централизован'], name: 'Центральная', example: 'централизованная' },
  { begins: ['городск'], name: 'Центральная', example: 'городская' },
  { begins: ['магистрал'], name: 'Центральная', example: 'магистральная' },
  { begins: ['водоканал'], name: 'Центральная', example: 'водоканал' },
  { begins: ['central'], name: 'Центральная', example: 'central' },
  { begins: ['mains'], name: 'Центральная', example: 'mains' },
  { begins: ['municipal'], name: 'Центральная', example: 'municipal' },
  { begins: ['нет'], name: 'Отсутствует', example: 'нет' },
  { begins: ['без'], name: 'Отсутствует', example: 'без канализации' },
  { begins: ['отсутств'], name: 'Отсутствует', example: 'отсутствует' },
  { begins: ['none'], name: 'Отсутствует', example: 'none' },
];

const ventilation: readonly ChoiceWords[] = [
  { begins: ['прит', 'выт'], name: 'Приточно-вытяжная', example: 'прит.-выт.' },
  { begins: ['приточ', 'вытяж'], name: 'Приточно-вытяжная', example: 'приточно-вытяжная' },
  { begins: ['supply', 'exhaust'], name: 'Приточно-вытяжная', example: 'supply and exhaust' },
  { begins: ['п', 'в'], name: 'Приточно-вытяжная', example: 'п/в' },
  { begins: ['пв'], name: 'Приточно-вытяжная', example: 'ПВ' },
  { begins: ['пвв'], name: 'Приточно-вытяжная', example: 'ПВВ' },
  { begins: ['приточ'], name: 'Приточная', example: 'приток, приточная' },
  { begins: ['supply'], name: 'Приточная', example: 'supply' },
  { begins: ['вытяж'], name: 'Вытяжная', example: 'вытяжка' },
  { begins: ['exhaust'], name: 'Вытяжная', example: 'exhaust' },
  { begins: ['естествен'], name: 'Естественная', example: 'естеств.' },
  { begins: ['natural'], name: 'Естественная', example: 'natural' },
];

const landRights: readonly ChoiceWords[] = [
  { begins: ['субаренд'], name: 'Субаренда', example: 'субаренда' },
  { begins: ['долев'], name: 'Долевая собственность', example: 'долевая' },
  { begins: ['доля'], name: 'Долевая собственность', example: 'доля в праве' },
  { begins: ['бессрочн'], name: 'Постоянное бессрочное пользование', example: 'бессрочное' },
  { begins: ['пбп'], name: 'Постоянное бессрочное пользование', example: 'ПБП' },
  { begins: ['собств'], name: 'Собственность', example: 'собств.' },
  { begins: ['freehold'], name: 'Собственность', example: 'freehold' },
  { begins: ['аренд'], name: 'Аренда', example: 'долгосрочная аренда' },
  { begins: ['leasehold'], name: 'Аренда', example: 'leasehold' },
];

const buildingType: readonly ChoiceWords[] = [
  { begins: ['склад', 'произв'], name: 'Складское с производством', example: 'производственно-складское' },
  { begins: ['холодил'], name: 'Холодильное', example: 'холодильник' },
  { begins: ['низкотемператур'], name: 'Холодильное', example: 'низкотемпературное' },
  { begins: ['цод'], name: 'Дата-центр', example: 'ЦОД' },
  { begins: ['лайт'], name: 'Light Industrial', example: 'лайт индастриал' },
  { begins: ['light'], name: 'Light Industrial', example: 'light industrial' },
  { begins: ['админ'], name: 'Административное', example: 'административно-бытовое' },
  { begins: ['абк'], name: 'Административное', example: 'АБК' },
  { begins: ['офис'], name: 'Административное', example: 'офисное' },
  { begins: ['произв'], name: 'Производственное', example: 'производственный' },
  { begins: ['цех'], name: 'Производственное', example: 'цех' },
  { begins: ['склад'], name: 'Складское', example: 'складской' },
  { begins: ['warehouse'], name: 'Складское', example: 'warehouse' },
];

const saleScheme: readonly ChoiceWords[] = [
  { begins: ['арендатор'], name: 'Продажа с арендатором', example: 'с арендаторами' },
  { begins: ['габ'], name: 'Продажа с арендатором', example: 'ГАБ' },
  { begins: ['дол'], name: 'Продажа доли в компании', example: 'доля в ООО' },
  { begins: ['ооо'], name: 'Продажа доли в компании', example: '100 % ООО' },
  { begins: ['юрлиц'], name: 'Продажа доли в компании', example: 'через юрлицо' },
  { begins: ['рассроч'], name: 'Рассрочка', example: 'в рассрочку' },
  { begins: ['здани'], name: 'Продажа здания', example: 'продажа здания' },
  { begins: ['недвиж'], name: 'Продажа здания', example: 'объект недвижимости' },
];

const permittedUse: readonly ChoiceWords[] = [
  { begins: ['складск', 'площадк'], name: '6.9.1 Складские площадки', example: 'складские площадки' },
  { begins: ['легк', 'пром'], name: '6.3 Лёгкая промышленность', example: 'лёгкая пром.' },
  { begins: ['тяжел', 'пром'], name: '6.2 Тяжёлая промышленность', example: 'тяжёлая пром.' },
  { begins: ['пищев'], name: '6.4 Пищевая промышленность', example: 'пищевая' },
  { begins: ['производств'], name: '6.0 Производственная деятельность', example: 'производство' },
  { begins: ['склад'], name: '6.9 Склад', example: 'склады' },
];

const complexType: readonly ChoiceWords[] = [
  { begins: ['логист'], name: 'Логистический парк', example: 'логистический комплекс' },
  { begins: ['логопарк'], name: 'Логистический парк', example: 'логопарк' },
  { begins: ['лайт'], name: 'Light Industrial', example: 'лайт индастриал' },
  { begins: ['light'], name: 'Light Industrial', example: 'light industrial' },
  { begins: ['индустр'], name: 'Индустриальный парк', example: 'индустр. парк' },
  { begins: ['технопарк'], name: 'Технопарк', example: 'технопарк' },
  { begins: ['оэз'], name: 'Особая экономическая зона', example: 'ОЭЗ' },
  { begins: ['произв'], name: 'Производственный комплекс', example: 'производственная база' },
  { begins: ['склад'], name: 'Складской комплекс', example: 'складская база' },
];

const industrialZone: readonly ChoiceWords[] = [
  { begins: ['вне'], name: 'Вне промзоны', example: 'вне промзоны' },
  { begins: ['оэз'], name: 'Особая экономическая зона', example: 'ОЭЗ' },
  { begins: ['индустр'], name: 'Индустриальный парк', example: 'индустр. парк' },
  { begins: ['технопарк'], name: 'Технопарк', example: 'технопарк' },
  { begins: ['промзон'], name: 'Промышленная зона', example: 'промзона' },
];

const extinguishing: readonly ChoiceWords[] = [
  { begins: ['спринклер'], name: 'Спринклерная', example: 'спринклеры' },
  { begins: ['дренчер'], name: 'Дренчерная', example: 'дренчерное' },
  { begins: ['порошк'], name: 'Порошковая', example: 'порошковое' },
  { begins: ['газ'], name: 'Газовая', example: 'газовое' },
  { begins: ['сигнал'], name: 'Сигнализация', example: 'сигнализация' },
  { begins: ['апс'], name: 'Сигнализация', example: 'АПС' },
  { begins: ['опс'], name: 'Сигнализация', example: 'ОПС' },
  { begins: ['пожарн', 'водопровод'], name: 'Пожарный водопровод', example: 'пожарный водопровод' },
  { begins: ['водопровод'], name: 'Пожарный водопровод', example: 'внутренний пож. водопровод' },
  { begins: ['впв'], name: 'Пожарный водопровод', example: 'ВПВ' },
  { begins: ['гидрант'], name: 'Пожарный водопровод', example: 'гидранты' },
  { begins: ['пожарн', 'кран'], name: 'Пожарный водопровод', example: 'пожарные краны' },
  { begins: ['sprinkler'], name: 'Спринклерная', example: 'sprinklers' },
  { begins: ['esfr'], name: 'Спринклерная', example: 'ESFR' },
  { begins: ['alarm'], name: 'Сигнализация', example: 'fire alarm' },
  { begins: ['hydrant'], name: 'Пожарный водопровод', example: 'hydrants' },
  { begins: ['powder'], name: 'Порошковая', example: 'powder' },
];

const utilityBill: readonly ChoiceWords[] = [
  { begins: ['счетчик'], name: 'По счётчикам', example: 'по счетчикам' },
  { begins: ['прибор'], name: 'По счётчикам', example: 'по приборам учёта' },
  { begins: ['показани'], name: 'По счётчикам', example: 'по показаниям' },
  { begins: ['metered'], name: 'По счётчикам', example: 'metered' },
  { begins: ['факт'], name: 'По счётчикам', example: 'по факту потребления' },
  { begins: ['вкл'], name: 'Включены в ставку', example: 'вкл.' },
  { begins: ['ставк'], name: 'Включены в ставку', example: 'в ставке' },
  { begins: ['included'], name: 'Включены в ставку', example: 'included' },
  { begins: ['площад'], name: 'По площади', example: 'пропорционально площади' },
  { begins: ['фикс'], name: 'Фиксированная сумма', example: 'фикс. платёж' },
];

/** Other words for values of the dictionaries of vacancies. */
export const vacancyChoiceWords: Readonly<Record<string, readonly ChoiceWords[]>> = {
  floor,
  'building.constructionStatus': constructionStatus,
  'flooring-type': flooring,
  'fire-extinguishing-systems': extinguishing,
  'utility-bill': utilityBill,
  facades: facade,
  'sewerage-type': sewerage,
  ventilations: ventilation,
  'right-to-land': landRights,
  'building-types': buildingType,
  'complex-types': complexType,
  'permitted-use-types': permittedUse,
  'types-industrials-zones': industrialZone,
  'sale-deal-scheme': saleScheme,
  regions: regionWords,
  highways: highwayWords,
};

/** Path of a kind of area in `areaSetWithPrice`. */
export type KindOfPart =
  | 'warehouse'
  | 'warehouse.dry'
  | 'warehouse.temperature'
  | 'warehouse.freezer'
  | 'warehouse.unheated'
  | 'production'
  | 'lightIndustrial'
  | 'office'
  | 'mezzanine';

/** Kinds of areas named in a column, in the name of a block, in the cell of the area; the first match decides. */
export const areaKindWords: readonly MeaningWords<KindOfPart>[] = [
  {
    pattern: /(?<!\p{L})(?:мез(?:онин\p{L}*|\.)?|антресол\p{L}*|mezz\p{L}*)(?!\p{L})/u,
    means: 'mezzanine',
    example: 'мез. 1',
  },
  {
    pattern: /(?<!\p{L})(?:офис\p{L}*|абк|апк|административ\p{L}*|office)(?!\p{L})/u,
    means: 'office',
    example: 'офисный блок',
  },
  {
    pattern:
      /(?<!\p{L})(?:морозил\p{L}*|морозк\p{L}*|низкотемп\p{L}*|заморозк\p{L}*|freezer|frozen|deep freeze)(?!\p{L})/u,
    means: 'warehouse.freezer',
    example: 'низкотемпературный',
  },
  {
    pattern:
      /(?<!\p{L})(?:холодильн\p{L}*|холодн\p{L}* камер\p{L}*|охлажд\p{L}*|температурн\p{L}*|среднетемп\p{L}*|фреш|мультитемп\p{L}*|cold (?:storage|store)|chilled)(?!\p{L})/u,
    means: 'warehouse.temperature',
    example: 'холодильная камера',
  },
  {
    pattern: /(?<!\p{L})(?:неотапл\p{L}*|не отапл\p{L}*|холодный склад|холодный|без отопления|unheated)(?!\p{L})/u,
    means: 'warehouse.unheated',
    example: 'неотапливаемый',
  },
  {
    pattern: /(?<!\p{L})(?:сух(?:ой|ая|ие|ого)|тепл(?:ый|ая|ое)|отапл\p{L}*|dry|ambient)(?!\p{L})/u,
    means: 'warehouse.dry',
    example: 'сухой склад',
  },
  { pattern: /(?<!\p{L})light|лайт/u, means: 'lightIndustrial', example: 'Light Industrial' },
  {
    pattern:
      /(?<!\p{L})(?:производ\p{L}*|произв(?!\p{L})|произ-во|пр-в[оа](?!\p{L})|цех(?:а|ов)?(?!\p{L})|production|manufactur\p{L}*|workshop)/u,
    means: 'production',
    example: 'производство',
  },
  { pattern: /(?<!\p{L})склад\p{L}*/u, means: 'warehouse', example: 'склад' },
];

/** Kinds of complexes that are part of a name before the quotes: 'Логопарк «Север»'. */
export const namedKinds = String.raw`(?:(?:(?:производственн|складск|логистическ|индустриальн|промышленн|многофункциональн|торгов|холодильн|мультитемпературн|распределительн)\p{L}*(?:-(?=\p{L})|\s+))*(?:комплекс|парк|центр|терминал|хаб|комбинат|городок|кластер|зона|площадка)|логопарк|лог\.? ?парк|индастриал[ -](?:сити|парк)|industrial (?:city|park)|промпарк|бизнес[ -]парк|производственный (?:квартал|городок)|складской (?:квартал|двор)|технопарк|технополис|агропарк|индустриальный парк|(?:холодо|хладо|мясо|хлебо)комбинат|(?:овоще|авто|опт|промм?|склад|плодоовощ)?баз[аы]|логоцентр|промзона|промплощадка|завод|фабрика|терминал|порт|СК|ЛП|ИП|ЛК|ПСК|ПЛК|ТЛК|МФК|СЛК|ТСК|РЦ|ЛЦ|ТЛЦ|ПК)`;

/** Sections of a list that say what the areas below them are, with the cells that they stand for. */
export const sectionKinds: readonly {
  readonly pattern: RegExp;
  readonly gives: Readonly<Record<string, string>>;
  readonly example: string;
}[] = [
  {
    pattern:
      /^(?:холодн(?:ые|ый)|неотаплив\p{L}*|не отаплив\p{L}*)(?: (?:склад\p{L}*|ангар\p{L}*|помещени\p{L}*|площади|корпус\p{L}*))? ?(?:\(?(?:не ?отаплив\p{L}*|без отопления)\)?)?:?$/u,
    gives: { areaKind: 'неотапливаемый', 'building.hasHeating': 'нет' },
    example: 'ХОЛОДНЫЕ (не отапливаемые)',
  },
  {
    pattern:
      /^(?:отаплив\p{L}*|теплые|теплый)(?: (?:склад\p{L}*|ангар\p{L}*|помещени\p{L}*|площади|корпус\p{L}*))?:?$/u,
    gives: { areaKind: 'отапливаемый', 'building.hasHeating': 'да' },
    example: 'ОТАПЛИВАЕМЫЕ СКЛАДЫ',
  },
  {
    pattern:
      /^(?:(?:сухие|сухой|сухое) (?:склад\p{L}*|помещени\p{L}*|площади|камеры|хранени\p{L}*)|(?:dry|ambient)(?: (?:storage|warehouses?|units?))?):?$/u,
    gives: { areaKind: 'сухой' },
    example: 'Сухие склады',
  },
  {
    pattern:
      /^(?:морозильн\p{L}*|низкотемпературн\p{L}*|заморозка|мороз|морозилк[аи]|freezers?|frozen|deep freeze)(?: (?:склад\p{L}*|камер\p{L}*|помещени\p{L}*|площади|хранени\p{L}*|storage|chambers?|warehouses?))?:?$/u,
    gives: { areaKind: 'морозильный' },
    example: 'Морозильные камеры',
  },
  {
    pattern:
      /^(?:холодильн\p{L}*|охлаждаем\p{L}*|охлажд[её]нк\p{L}*|среднетемпературн\p{L}*|фреш|fresh|chilled|cold)(?: (?:склад\p{L}*|камер\p{L}*|помещени\p{L}*|площади|хранени\p{L}*|storage|stores?|chambers?|warehouses?))?:?$/u,
    gives: { areaKind: 'холодильный' },
    example: 'Холодильные камеры',
  },
  {
    pattern: /^(?:производств\p{L}*)(?: (?:помещени\p{L}*|площади|корпус\p{L}*|цех\p{L}*))?:?$/u,
    gives: { areaKind: 'производство' },
    example: 'Производственные помещения',
  },
  {
    pattern: /^(?:офис\p{L}*|офисные помещения|абк|административные помещения)(?: (?:помещени\p{L}*|площади))?:?$/u,
    gives: { areaKind: 'офис' },
    example: 'Офисы',
  },
  { pattern: /^(?:мезонин\p{L}*|антресол\p{L}*):?$/u, gives: { areaKind: 'мезонин' }, example: 'Мезонины' },
  { pattern: /^склад(?:ы|ские (?:помещения|площади))?:?$/u, gives: { areaKind: 'склад' }, example: 'Склады' },
];

/** Names of sheets that say what the file is, not which complex it is about. */
export const generalSheetNames: readonly MeaningWords<true>[] = [
  { pattern: /^[\d\s.,()-]*$/u, means: true, example: '1' },
  {
    pattern:
      /^(?:(?:январь|февраль|март|апрель|май|июнь|июль|август|сентябрь|октябрь|ноябрь|декабрь)(?:[ ,.-]*\d{2,4})?|(?:на|наличие|остатки|прил|приложение|актуальн\p{L}*|текущ\p{L}*|обзвон\p{L}*|звонки)(?:[ .№]*[\d.,/ -]*|\s\p{L}+)?|камеры)$/u,
    means: true,
    example: 'Ноябрь 2026',
  },
  { pattern: /^(?:стр|страница|page|pg)\.? ?\d{1,3}$/u, means: true, example: 'Стр. 2' },
  {
    pattern:
      /^(?:лист|sheet|tdsheet|worksheet|таблица|table|свод\p{L}*|экспорт|export|выгрузка|данные|data|отчет|report|база)(?!\p{L})/u,
    means: true,
    example: 'Экспорт (2)',
  },
  {
    pattern:
      /^(?:сравнени\p{L}*|прайс\p{L}*|price|(?:long|short)[ -]?list|(?:лонг|шорт)[ -]?лист|извещени\p{L}*|реестр|список|перечень|каталог|кп|подборка)(?!\p{L})/u,
    means: true,
    example: 'Прайс-лист',
  },
  {
    pattern:
      /^(?:вакан\p{L}*|свободн\p{L}*|vacan\p{L}*|availab\p{L}*|площади|помещения|объекты|предложени\p{L}*|аренда|продажа|склад\p{L}?)(?: \p{L}+)?\s?\d*$/u,
    means: true,
    example: 'Свободные площади',
  },
];

/** Words by which a file is one of warehouses. */
export const vacancyFileWords: readonly MeaningWords<true>[] = [
  { pattern: /(?<!\p{L})(?:склад\p{L}*|warehouse\p{L}*)(?!\p{L})/u, means: true, example: 'Складской комплекс' },
  {
    pattern: /(?<!\p{L})(?:логопарк\p{L}*|технопарк\p{L}*|логистическ\p{L}*|терминал\p{L}*|logistic\p{L}*)(?!\p{L})/u,
    means: true,
    example: 'Логопарк Север',
  },
  {
    pattern:
      /(?<!\p{L})(?:корпус\p{L}*|здани\p{L}*|блок\p{L}*|помещени\p{L}*|мезонин\p{L}*|этаж\p{L}*|unit|building)(?!\p{L})/u,
    means: true,
    example: 'Корпус 1',
  },
  {
    pattern:
      /(?<!\p{L})(?:opex|эксплуатационн\p{L}*|доки?|докшелтер\p{L}*|ворота|потолк\p{L}*|класс (?:a|b|а|в))(?!\p{L})/u,
    means: true,
    example: 'OPEX, руб./м²',
  },
];

/** Bits of 'vacancy-types' named in a cell, a section or a title. */
export const dealWords: readonly MeaningWords<number>[] = [
  { pattern: /аренд\p{L}*.{0,12}продаж|продаж.{0,12}аренд/u, means: 3, example: 'аренда/продажа' },
  { pattern: /ответ\p{L}* ?хран|отв\. ?хран/u, means: 4, example: 'отв. хранение' },
  { pattern: /(?<!отдел\p{L}* |менеджер\p{L}* по )продаж|(?<!\p{L})sale/u, means: 2, example: 'продажа' },
  { pattern: /аренд|(?<!\p{L})rent|lease/u, means: 1, example: 'аренда' },
];

/** Words of a complex that say what it is, not which: they differ between spellings of one name. */
export const kindsOfComplex = new Set([
  'складской',
  'комплекс',
  'логистический',
  'лог',
  'логопарк',
  'парк',
  'индустриальный',
  'ип',
  'ск',
  'лк',
  'лп',
  'плк',
  'тлк',
  'терминал',
  'склад',
  'логистик',
  'park',
  'logistics',
  'logistic',
  'центр',
]);
