import { complexFields } from '@gektar/contract/industrial/complexes/complex-fields.ts';
import { expect, test } from 'vitest';
import { openSheets } from '#importing/sheets/open-sheets.ts';
import { readSheets } from '#importing/sheets/read-sheets.ts';
import { industrialChoices } from '#importing/sheets/testing/choices.ts';
import { factsOfObject, sheetsNow } from '#importing/sheets/testing/score.ts';
import { bytesOf, type Typed, WrittenSheet } from '#importing/sheets/testing/written-sheet.ts';
import { vacancySheets } from './read-vacancy-sheets.ts';

/** A field, heads that mean it, and cells with what they say; undefined: the cell names no value. */
interface ColumnCase {
  readonly field: string;
  readonly heads: readonly string[];
  readonly cells: readonly (readonly [cell: Typed, value: unknown])[];
}

const yesAndNo: ColumnCase['cells'] = [
  ['да', true],
  ['есть', true],
  ['+', true],
  ['v', true],
  ['✓', true],
  ['имеется', true],
  ['Yes', true],
  ['нет', false],
  ['-', false],
  ['отсутствует', false],
  ['No', false],
];

const columns: readonly ColumnCase[] = [
  {
    field: 'complex.fullAddress',
    heads: ['Адрес', 'Адрес объекта', 'Местоположение', 'Address', 'Локация', 'Расположение', 'Адрес склада'],
    cells: [['г. Тула, ул. Заводская, 5', 'г. Тула, ул. Заводская, 5']],
  },
  {
    field: 'complex.highway',
    heads: ['Шоссе', 'Трасса', 'Направление', 'Highway', 'Шоссе (направление)', 'Направление/шоссе'],
    cells: [
      ['Каширское', 'Каширское шоссе'],
      ['Новорязанское ш.', 'Новорязанское шоссе'],
    ],
  },
  {
    field: 'complex.distanceFromRingRoad',
    heads: [
      'От МКАД, км',
      'Удаленность от МКАД',
      'км от МКАД',
      'МКАД, км',
      'Расстояние до МКАД, км',
      'Distance to MKAD, km',
    ],
    cells: [
      [24, 24],
      ['24 км', 24],
      ['7,5', 7.5],
    ],
  },
  {
    field: 'complex.distanceFromCenter',
    heads: [
      'От центра, км',
      'До центра города, км',
      'Центр, км',
      'Расстояние от центра',
      'Удаленность от центра, км',
      'Distance to city centre, km',
    ],
    cells: [
      [6, 6],
      ['4,5 км', 4.5],
    ],
  },
  {
    field: 'complex.distanceNearestPublicStop',
    heads: ['До остановки, км', 'Остановка, км', 'Расстояние до остановки, м', 'Остановка транспорта, км'],
    cells: [['0,5 км', 0.5]],
  },
  {
    field: 'complex.cadastralNumbers',
    heads: ['Кадастровый №', 'Кадастровый номер', 'КН', 'Кад. номер', 'Кадастр. №', 'Cadastral number'],
    cells: [['35:21:0503001:114', ['35:21:0503001:114']]],
  },
  {
    field: 'complex.complexArea',
    heads: ['Площадь комплекса, м2', 'Общая площадь комплекса, кв.м', 'Пл. комплекса, м²', 'Площадь парка, м2'],
    cells: [
      [48_000, 48_000],
      ['48 000 м2', 48_000],
    ],
  },
  {
    field: 'complex.complexType',
    heads: ['Тип комплекса', 'Вид комплекса', 'Complex type'],
    cells: [
      ['Логистический парк', 'Логистический парк'],
      ['складской', 'Складской комплекс'],
      ['Индустриальный парк', 'Индустриальный парк'],
      ['производственная база', 'Производственный комплекс'],
      ['light industrial', 'Light Industrial'],
      ['Технопарк', 'Технопарк'],
      ['ОЭЗ', 'Особая экономическая зона'],
    ],
  },
  {
    field: 'complex.typeIndustrialArea',
    heads: ['Тип промзоны', 'Вид промзоны', 'Тип промышленной зоны'],
    cells: [
      ['Промзона', 'Промышленная зона'],
      ['ОЭЗ', 'Особая экономическая зона'],
      ['вне промзоны', 'Вне промзоны'],
      ['технопарк', 'Технопарк'],
    ],
  },
  {
    field: 'complex.electricitySupply',
    heads: [
      'Эл. мощность, кВт',
      'Эл-во, кВт',
      'Электричество, кВт',
      'Мощность, кВт',
      'Электроснабжение, кВт',
      'Эл. мощность (кВт)',
      'Эл/энергия, кВт',
      'Электроэнергия, кВт',
      'кВт',
      'Эл.мощн., кВт',
      'Свет, кВт',
      'Выделенная мощность, кВт',
      'Электр. мощность кВт',
      'Power, kW',
      'Electricity, kW',
      'Мощность эл., кВт',
      'Энергия, кВт',
    ],
    cells: [
      [250, 250],
      [45, 45],
      ['150', 150],
      ['0,25 МВт', 250],
      ['1.5 МВт', 1_500],
      ['250 кВт', 250],
      ['2500', 2_500],
      ['0,6 MW', 600],
    ],
  },
  {
    field: 'complex.electricitySupply',
    heads: ['Эл-во, МВт', 'Мощность, МВт', 'Электричество МВт', 'Эл. мощность, МВт', 'Power, MW', 'МВт'],
    cells: [
      [0.25, 250],
      [0.6, 600],
      ['2,5', 2_500],
      [0.045, 45],
    ],
  },
  {
    field: 'complex.gasSupply',
    heads: ['Газ, м3/сут', 'Газоснабжение, м³/сут', 'Gas, m3/day', 'Лимит газа, м3/сут', 'Газ (м3 в сутки)'],
    cells: [
      [1_200, 1_200],
      ['50 м3/ч', 1_200],
      ['нет', undefined],
    ],
  },
  {
    field: 'complex.waterSupply',
    heads: [
      'Вода, м³/сут',
      'Водоснабжение, м3/сут',
      'Вода (м3/сут)',
      'Water, m3/day',
      'Вода м3 в сутки',
      'ХВС, м3/сут',
      'Водопровод, м3/сут',
    ],
    cells: [
      [40, 40],
      ['15 м³/сут', 15],
      ['центральная', undefined],
    ],
  },
  {
    field: 'complex.sewerageTypes',
    heads: [
      'Канализация',
      'Канализ.',
      'Водоотведение',
      'Тип канализации',
      'Вид канализации',
      'Стоки',
      'Sewerage',
      'Канализация (тип)',
      'Канал-я',
    ],
    cells: [
      ['Центральная', ['Центральная']],
      ['центр.', ['Центральная']],
      ['городская', ['Центральная']],
      ['централизованная', ['Центральная']],
      ['ЛОС', ['Локальные очистные сооружения']],
      ['локальные очистные', ['Локальные очистные сооружения']],
      ['свои очистные', ['Локальные очистные сооружения']],
      ['септик', ['Септик']],
      ['выгреб', ['Септик']],
      ['нет', ['Отсутствует']],
      ['отсутствует', ['Отсутствует']],
      ['-', undefined],
      ['есть', undefined],
      ['ЛОС, септик', ['Локальные очистные сооружения', 'Септик']],
    ],
  },
  {
    field: 'complex.landPlotArea',
    heads: [
      'Участок, га',
      'Площадь участка, га',
      'ЗУ, га',
      'Земля, га',
      'Пл. участка (га)',
      'Зем. участок, га',
      'Land area, ha',
      'Территория, га',
    ],
    cells: [
      [2.35, 2.35],
      ['1,4 га', 1.4],
      ['45 сот.', 0.45],
      ['12 000 м2', 1.2],
    ],
  },
  {
    field: 'complex.landPlotRights',
    heads: ['Право на участок', 'Права на землю', 'Права на ЗУ', 'Право на зем. участок', 'Вид права', 'Земля (право)'],
    cells: [
      ['собственность', ['Собственность']],
      ['собств.', ['Собственность']],
      ['аренда', ['Аренда']],
      ['долгосрочная аренда', ['Аренда']],
      ['субаренда', ['Субаренда']],
      ['ПБП', ['Постоянное бессрочное пользование']],
      ['долевая собственность', ['Долевая собственность']],
    ],
  },
  {
    field: 'complex.permittedUseTypes',
    heads: ['ВРИ', 'Вид разрешенного использования', 'ВРИ участка', 'Разрешенное использование'],
    cells: [
      ['6.9 Склад', ['6.9 Склад']],
      ['6.9', ['6.9 Склад']],
      ['склад', ['6.9 Склад']],
    ],
  },
  {
    field: 'complex.carParkingSpaces',
    heads: [
      'Парковка легковая, м/м',
      'Парковка для легковых, м/м',
      'Машиномест',
      'Легковая парковка',
      'Парковка л/а',
      'Паркинг легковой, мест',
      'Мест для легковых',
      'Car parking, spaces',
    ],
    cells: [
      [40, 40],
      ['25 м/м', 25],
      ['12 мест', 12],
    ],
  },
  {
    field: 'complex.truckParkingSpaces',
    heads: [
      'Парковка грузовая, м/м',
      'Грузовая парковка',
      'Парковка для фур',
      'Стоянка фур, мест',
      'Мест для грузовиков',
      'Парковка для грузовых, м/м',
      'Truck parking',
    ],
    cells: [
      [18, 18],
      ['6 м/м', 6],
      ['10 фур', 10],
    ],
  },
  {
    field: 'complex.numberOfCheckpoints',
    heads: ['КПП', 'КПП, шт.', 'Кол-во КПП', 'Пунктов пропуска', 'Проходных, шт'],
    cells: [
      [2, 2],
      ['1', 1],
    ],
  },
  {
    field: 'complex.hasIndustrialRailway',
    heads: [
      'Ж/д',
      'ЖД',
      'Ж/д ветка',
      'Ж/Д тупик',
      'Наличие ж/д',
      'Ж/д пути',
      'ЖД-ветка',
      'Ж.д.',
      'Железнодорожная ветка',
      'Подъездные ж/д пути',
      'ж/д (да/нет)',
      'Railway',
      'Rail siding',
      'Железная дорога',
    ],
    cells: [
      ...yesAndNo,
      ['тупик', true],
      ['тупик на территории', true],
      ['на территории', true],
      ['собственная ветка', true],
      ['ветка', true],
    ],
  },
  { field: 'complex.hasCanteen', heads: ['Столовая', 'Наличие столовой', 'Столовая/кафе', 'Canteen'], cells: yesAndNo },
  { field: 'complex.hasHostel', heads: ['Общежитие', 'Хостел', 'Общежитие для персонала', 'Hostel'], cells: yesAndNo },
  {
    field: 'complex.hasOutdoorAreaForRent',
    heads: ['Открытая площадка', 'Открытая площадка в аренду', 'Открытые площадки', 'Уличная площадка'],
    cells: yesAndNo,
  },
  {
    field: 'complex.hasContainerYardForRent',
    heads: ['Контейнерная площадка', 'Площадка под контейнеры', 'Контейнерная площадка в аренду', 'Container yard'],
    cells: yesAndNo,
  },
  {
    field: 'complex.hasResponsibleStorage',
    heads: ['Ответственное хранение', 'Ответхранение', 'Отв. хранение', 'Отв.хранение'],
    cells: yesAndNo,
  },
  { field: 'complex.isManyOwners', heads: ['Несколько собственников'], cells: yesAndNo },
  { field: 'complex.ownerOccupied', heads: ['Занят собственником'], cells: yesAndNo },
  {
    field: 'complex.ownerWebsite',
    heads: ['Сайт собственника', 'Сайт комплекса', 'Сайт парка'],
    cells: [['https://park.example', 'https://park.example']],
  },
  {
    field: 'complex.linkToDisk',
    heads: ['Ссылка на диск', 'Яндекс.Диск', 'Ссылка (диск)'],
    cells: [['https://disk.example/1', 'https://disk.example/1']],
  },
  {
    field: 'building.name',
    heads: [
      'Корпус',
      'Корп.',
      'Строение',
      'Здание',
      'Литер',
      'Литера',
      'Building',
      '№ корпуса',
      'Стр.',
      'Корпус/литера',
      'Корпус (стр.)',
    ],
    cells: [['корп. 4', 'корп. 4']],
  },
  {
    field: 'building.buildingClass',
    heads: [
      'Класс',
      'Кл.',
      'Класс склада',
      'Класс здания',
      'Class',
      'Класс объекта',
      'Building class',
      'Класс (A/B/C)',
    ],
    cells: [
      ['A', 2],
      ['А', 2],
      ['А+', 1],
      ['В+', 3],
      ['B', 4],
      ['С', 6],
      ['класс D', 7],
      ['B-', 5],
    ],
  },
  {
    field: 'building.buildingType',
    heads: ['Тип здания', 'Вид здания', 'Building type'],
    cells: [
      ['складское', 'Складское'],
      ['производственное', 'Производственное'],
      ['производственно-складское', 'Складское с производством'],
      ['холодильник', 'Холодильное'],
      ['административное', 'Административное'],
    ],
  },
  {
    field: 'building.constructionStatus',
    heads: [
      'Статус строительства',
      'Стадия строительства',
      'Стадия',
      'Готовность здания',
      'Состояние объекта',
      'Construction status',
    ],
    cells: [
      ['действующий', 1],
      ['введен', 1],
      ['строится', 2],
      ['стройка', 2],
      ['проект', 3],
      ['реконструкция', 4],
      ['выведен из эксплуатации', 5],
    ],
  },
  {
    field: 'building.workingHeight',
    heads: [
      'Высота, м',
      'Рабочая высота, м',
      'Потолки, м',
      'Высота потолков',
      'H, м',
      'h потолка',
      'Выс. потолка, м',
      'Потолки',
      'Высота до ферм, м',
      'Высота раб., м',
      'Clear height, m',
      'Ceiling, m',
      'Раб. высота',
    ],
    cells: [
      [12, 12],
      ['4,5', 4.5],
      ['8 м', 8],
      ['13,7 м', 13.7],
    ],
  },
  {
    field: 'building.totalArea',
    heads: [
      'Пл. здания, м²',
      'Площадь здания, м2',
      'Общая площадь здания',
      'Площадь корпуса, кв.м',
      'Общ. пл. здания, м2',
      'S здания, м2',
      'GBA, sq m',
    ],
    cells: [
      [5_840, 5_840],
      ['12 400 м2', 12_400],
      ['1,2 тыс. м2', 1_200],
    ],
  },
  {
    field: 'building.floorLoad',
    heads: [
      'Нагрузка на пол, т/м²',
      'Нагрузка, т/м2',
      'Нагр. на пол',
      'Нагрузка на пол',
      'Пол, т/м2',
      'Нагрузка пола т/кв.м',
      'Floor load, t/m2',
    ],
    cells: [
      [6, 6],
      ['5 000 кг/м²', 5],
      ['800 кг/м2', 0.8],
      ['5 т/м2', 5],
      ['7,5', 7.5],
      ['0,8 т/м²', 0.8],
    ],
  },
  {
    field: 'building.floorLoad',
    heads: ['Нагрузка на пол, кг/м2', 'Нагрузка, кг/м²'],
    cells: [
      [5_000, 5],
      [800, 0.8],
    ],
  },
  {
    field: 'building.floorLevel',
    heads: [
      'Отметка пола, м',
      'Уровень пола, м',
      'Отм. пола, м',
      'Floor level, m',
      'Высота пола, м',
      'Отметка чистого пола, м',
    ],
    cells: [
      [1.2, 120],
      ['1,2 м', 120],
      ['+1.2', 120],
      ['120 см', 120],
      ['0', 0],
    ],
  },
  {
    field: 'building.floorsNumber',
    heads: [
      'Этажность',
      'Этажей',
      'Кол-во этажей',
      'Количество этажей',
      'Этажей в здании',
      'Этажность здания',
      'Число этажей',
      'Number of floors',
      'Всего этажей',
    ],
    cells: [
      [2, 2],
      ['1', 1],
      ['3 эт.', 3],
    ],
  },
  {
    field: 'building.columnPitch',
    heads: ['Шаг колонн', 'Шаг колонн, м', 'Сетка колонн', 'Колонны, шаг', 'Column grid', 'Шаг'],
    cells: [
      ['12х24', { x: 12, y: 24 }],
      ['12x18 м', { x: 12, y: 18 }],
      ['6*12', { x: 6, y: 12 }],
    ],
  },
  {
    field: 'building.flooringTypes',
    heads: [
      'Пол',
      'Полы',
      'Тип пола',
      'Покрытие пола',
      'Полы (тип)',
      'Материал пола',
      'Напольное покрытие',
      'Flooring',
    ],
    cells: [
      ['бетон', ['Бетон']],
      ['ж/б плиты', ['Бетон']],
      ['бетонный', ['Бетон']],
      ['антипыль', ['Бетон с упрочнённым верхним слоем']],
      ['топпинг', ['Бетон с упрочнённым верхним слоем']],
      ['бетон, топпинг', ['Бетон с упрочнённым верхним слоем']],
      ['бетон с упрочнением', ['Бетон с упрочнённым верхним слоем']],
      ['упрочненный бетон', ['Бетон с упрочнённым верхним слоем']],
      ['наливной', ['Наливной']],
      ['полимерный', ['Полимерный']],
      ['полимер', ['Полимерный']],
      ['асфальт', ['Асфальт']],
      ['плитка', ['Плитка']],
      ['бетон/плитка', ['Бетон', 'Плитка']],
      ['бетон + асфальт', ['Бетон', 'Асфальт']],
    ],
  },
  {
    field: 'building.hasAntiDustCoating',
    heads: ['Антипыль', 'Антипылевое покрытие', 'Антипыл. покрытие'],
    cells: yesAndNo,
  },
  {
    field: 'building.facades',
    heads: [
      'Фасад',
      'Стены',
      'Материал стен',
      'Фасады',
      'Материал фасада',
      'Тип стен',
      'Наружные стены',
      'Ограждающие конструкции',
      'Материал здания',
      'Facade',
      'Walls',
      'Фасад (материал)',
      'Стены здания',
    ],
    cells: [
      ['сэндвич-панель', ['Сэндвич-панель']],
      ['сэндвич', ['Сэндвич-панель']],
      ['Сендвич-панели', ['Сэндвич-панель']],
      ['сэндвич панели 120 мм', ['Сэндвич-панель']],
      ['кирпич', ['Кирпич']],
      ['кирпичный', ['Кирпич']],
      ['кирп.', ['Кирпич']],
      ['ж/б панели', ['Железобетонные панели']],
      ['ЖБ', ['Железобетонные панели']],
      ['ж/б', ['Железобетонные панели']],
      ['железобетон', ['Железобетонные панели']],
      ['профлист', ['Профилированный лист']],
      ['профнастил', ['Профилированный лист']],
      ['газобетон', ['Газобетон']],
      ['газоблок', ['Газобетон']],
      ['кирпич/сэндвич', ['Кирпич', 'Сэндвич-панель']],
      ['кирпич, профлист', ['Кирпич', 'Профилированный лист']],
      ['ж/б панели, кирпич', ['Железобетонные панели', 'Кирпич']],
      ['кирпич + сэндвич', ['Кирпич', 'Сэндвич-панель']],
      ['sandwich panels', ['Сэндвич-панель']],
    ],
  },
  {
    field: 'building.fireExtinguishingSystems',
    heads: [
      'Пожаротушение',
      'Система пожаротушения',
      'Пожарная безопасность',
      'Пожаротуш.',
      'Системы ПТ',
      'Пожарная система',
      'АУПТ',
      'Fire system',
      'Тип пожаротушения',
    ],
    cells: [
      ['спринклерная', ['Спринклерная']],
      ['спринклеры', ['Спринклерная']],
      ['sprinkler', ['Спринклерная']],
      ['дренчерная', ['Дренчерная']],
      ['порошковая', ['Порошковая']],
      ['порошковое', ['Порошковая']],
      ['газовая', ['Газовая']],
      ['газ', ['Газовая']],
      ['пожарный водопровод', ['Пожарный водопровод']],
      ['гидранты', ['Пожарный водопровод']],
      ['сигнализация', ['Сигнализация']],
      ['АПС', ['Сигнализация']],
      ['спринклеры, сигнализация', ['Спринклерная', 'Сигнализация']],
      ['порошковая/сигнализация', ['Порошковая', 'Сигнализация']],
      ['нет', undefined],
    ],
  },
  {
    field: 'building.ventilations',
    heads: ['Вентиляция', 'Вент.', 'Система вентиляции', 'Тип вентиляции', 'Ventilation', 'Вентил.'],
    cells: [
      ['естественная', ['Естественная']],
      ['прит.-выт.', ['Приточно-вытяжная']],
      ['естеств.', ['Естественная']],
      ['приточная', ['Приточная']],
      ['вытяжная', ['Вытяжная']],
      ['вытяжка', ['Вытяжная']],
      ['приточно-вытяжная', ['Приточно-вытяжная']],
      ['приточно вытяжная', ['Приточно-вытяжная']],
      ['нет', undefined],
      ['есть', undefined],
    ],
  },
  {
    field: 'building.hasHeating',
    heads: [
      'Отопление',
      'Обогрев',
      'Отопл.',
      'Отапливаемый',
      'Отапливаемое',
      'Наличие отопления',
      'Тип отопления',
      'Отопление (да/нет)',
      'Теплоснабжение',
      'Heating',
      'Heated',
      'Отапл.',
      'Тепло',
    ],
    cells: [
      ...yesAndNo,
      ['центральное', true],
      ['газовое', true],
      ['ТЭЦ', true],
      ['газ. котельная', true],
      ['инфракрасное', true],
      ['твердотопливный котёл', true],
      ['водяное', true],
      ['своя котельная', true],
      ['автономное', true],
      ['электрическое', true],
      ['отапливаемый', true],
      ['теплый', true],
      ['неотапливаемый', false],
      ['без отопления', false],
      ['холодный', false],
      ['не отапл.', false],
    ],
  },
  {
    field: 'building.width',
    heads: ['Ширина здания, м', 'Ширина, м', 'Ширина корпуса'],
    cells: [
      [36, 36],
      ['24 м', 24],
    ],
  },
  {
    field: 'building.depth',
    heads: ['Глубина здания, м', 'Глубина, м', 'Глубина корпуса, м'],
    cells: [
      [72, 72],
      ['48 м', 48],
    ],
  },
  {
    field: 'building.commissioningDate',
    heads: [
      'Год ввода',
      'Год постройки',
      'Год',
      'Дата ввода',
      'Ввод',
      'Год постр.',
      'Год строительства',
      'Построен',
      'Year built',
      'Год ввода в экспл.',
    ],
    cells: [
      [2011, '2011-01-01T00:00:00'],
      ['1987 г.', '1987-01-01T00:00:00'],
      ['2022', '2022-01-01T00:00:00'],
    ],
  },
  { field: 'building.demolitionDate', heads: ['Дата сноса'], cells: [['01.06.2031', '2031-06-01T00:00:00']] },
  {
    field: 'name',
    heads: ['Блок', 'Помещение', 'Секция', '№ блока', 'Пом.', 'Юнит', 'Помещ. №', 'Unit', 'Бокс', 'Модуль', '№ пом.'],
    cells: [['Б-7', 'Б-7']],
  },
  {
    field: 'floors',
    heads: ['Этаж', 'Эт.', 'Этаж(и)', 'Floor', '№ этажа', 'Этажи'],
    cells: [
      [1, ['1 этаж']],
      ['2', ['2 этаж']],
      ['1 эт.', ['1 этаж']],
      ['первый', ['1 этаж']],
      ['подвал', ['Подвал']],
      ['цоколь', ['Цоколь']],
      ['цокольный', ['Цоколь']],
      ['антресоль', ['Антресоль']],
      ['мезонин', ['Мезонин']],
      ['1-2', ['1 этаж', '2 этаж']],
      ['1, 2', ['1 этаж', '2 этаж']],
      ['1 и 2', ['1 этаж', '2 этаж']],
    ],
  },
  {
    field: 'dockNumber',
    heads: [
      'Доки',
      'Доков',
      'Кол-во доков',
      'Доки, шт',
      'Док-шелтеры',
      'Число доков',
      'Docks',
      'Докшелтеры, шт.',
      'Доки (шт)',
    ],
    cells: [
      [8, 8],
      ['нет', 0],
      ['12 шт.', 12],
      ['6 доков', 6],
    ],
  },
  {
    field: 'numberGatesZero',
    heads: [
      'Ворота в ноль',
      'Ворота на 0',
      'Ворота (0)',
      'Ворота нулевые',
      'Ворота на нулевой отметке',
      'Ворота 0.00',
      'Drive-in gates',
      'Ворот в нуле',
      'Ворота с нуля, шт',
    ],
    cells: [
      [2, 2],
      ['3 шт.', 3],
      ['1', 1],
    ],
  },
  {
    field: 'minimalRentalBlockArea',
    heads: [
      'Мин. блок, м²',
      'Минимальный блок',
      'Деление от, м2',
      'Мин. площадь, м2',
      'Мин. нарезка',
      'Делится от, м2',
      'Нарезка от, м2',
      'Min unit, sq m',
      'Минимальная площадь аренды, м2',
      'Мин. лот, м2',
      'Минимум, м2',
    ],
    cells: [
      [500, 500],
      ['от 300', 300],
      ['150 м2', 150],
    ],
  },
  {
    field: 'minimalSaleBlockArea',
    heads: ['Мин. блок на продажу, м2', 'Мин. площадь продажи, м2', 'Минимальный блок продажи'],
    cells: [[900, 900]],
  },
  {
    field: 'isWholeForRent',
    heads: ['Только целиком', 'Целиком', 'Сдается только целиком'],
    cells: [
      ['да', true],
      ['+', true],
      ['нет', false],
    ],
  },
  {
    field: 'opexPerSqm',
    heads: [
      'OPEX, руб./м2/год',
      'Опекс, руб/м2 в год',
      'ЭР, руб./м²/год',
      'Эксплуатация, руб/м2/год',
      'Эксплуатационные расходы, руб./кв.м в год',
      'Экспл. расходы руб/м2/год',
      'OPEX (руб. за м2 в год)',
    ],
    cells: [
      [1_800, 1_800],
      ['1 400', 1_400],
    ],
  },
  {
    field: 'isOpexIncluded',
    heads: [
      'OPEX',
      'Эксплуатационные расходы',
      'OPEX включен',
      'OPEX в ставке',
      'ЭР включены',
      'Эксплуатация включена',
    ],
    cells: [
      ['включены', true],
      ['вкл.', true],
      ['не включены', false],
      ['отдельно', false],
      ['да', true],
      ['нет', false],
    ],
  },
  {
    field: 'leaseVat',
    heads: ['НДС', 'НДС аренды', 'Налог', 'VAT', 'НДС/УСН', 'НДС (вкл/не вкл)'],
    cells: [
      ['включен', 1],
      ['с НДС', 1],
      ['вкл.', 1],
      ['да', 1],
      ['не включен', 2],
      ['без НДС', 2],
      ['+ НДС', 2],
      ['сверху', 2],
      ['УСН', 3],
      ['не облагается', 3],
      ['без НДС (УСН)', 3],
    ],
  },
  {
    field: 'utilityBill',
    heads: [
      'Коммунальные платежи',
      'Коммуналка',
      'Коммунальные',
      'КУ',
      'Ком. услуги',
      'Коммунальные расходы',
      'Ком. платежи',
      'Utilities',
    ],
    cells: [
      ['по счетчикам', 'По счётчикам'],
      ['по счётчику', 'По счётчикам'],
      ['счетчики', 'По счётчикам'],
      ['по факту', 'По счётчикам'],
      ['включены', 'Включены в ставку'],
      ['вкл. в ставку', 'Включены в ставку'],
      ['в ставке', 'Включены в ставку'],
      ['фиксированная сумма', 'Фиксированная сумма'],
      ['фикс.', 'Фиксированная сумма'],
      ['по площади', 'По площади'],
      ['пропорционально площади', 'По площади'],
    ],
  },
  {
    field: 'securityPayment',
    heads: [
      'Депозит',
      'Обеспечительный платеж',
      'Обесп. платёж',
      'Гарантийный платеж',
      'Страховой депозит',
      'Залог',
      'ОП',
      'Deposit',
    ],
    cells: [['1 месяц', '1 месяц']],
  },
  {
    field: 'rentalHolidays',
    heads: [
      'Каникулы, мес',
      'Арендные каникулы, мес.',
      'Аренд. каникулы',
      'Каникулы (мес)',
      'Rent-free, months',
      'Льготный период, мес',
    ],
    cells: [
      [2, 2],
      ['нет', undefined],
      ['1 мес.', 1],
      ['3', 3],
    ],
  },
  {
    field: 'minimalRentalPeriod',
    heads: [
      'Мин. срок аренды, мес.',
      'Срок аренды, мес',
      'Мин. срок, мес',
      'Срок договора, мес',
      'Минимальный срок аренды (мес)',
      'Lease term, months',
      'Срок аренды от, мес.',
    ],
    cells: [
      [11, 11],
      ['3-5 лет', 36],
      ['36 мес.', 36],
      ['3 года', 36],
      ['от 11 мес', 11],
    ],
  },
  {
    field: 'isShortTermRental',
    heads: ['Краткосрочная аренда', 'Краткосрочно', 'Краткосроч. аренда'],
    cells: yesAndNo,
  },
  {
    field: 'saleDealScheme',
    heads: ['Схема продажи', 'Схема сделки', 'Форма продажи'],
    cells: [
      ['продажа здания', 'Продажа здания'],
      ['доля в ООО', 'Продажа доли в компании'],
      ['с арендатором', 'Продажа с арендатором'],
      ['рассрочка', 'Рассрочка'],
    ],
  },
  { field: 'bts', heads: ['BTS', 'Built-to-suit', 'Строительство под заказчика'], cells: yesAndNo },
  { field: 'btsPeriod', heads: ['Срок BTS, мес.', 'Срок строительства BTS, мес'], cells: [[14, 14]] },
  {
    field: 'hasShelves',
    heads: [
      'Стеллажи',
      'Наличие стеллажей',
      'Стеллаж. система',
      'Racking',
      'Стеллажное оборудование',
      'Стеллажи (да/нет)',
    ],
    cells: [...yesAndNo, ['установлены', true]],
  },
  {
    field: 'countPalletPlaces',
    heads: [
      'Паллетомест',
      'Паллетоместа',
      'П/м',
      'Кол-во паллетомест',
      'Паллет-мест',
      'Палл. мест',
      'Паллетовместимость',
      'Pallet places',
      'Емкость, п/м',
      'Паллетоместа, шт',
    ],
    cells: [
      [1_900, 1_900],
      ['900 п/м', 900],
      ['12 500', 12_500],
    ],
  },
  {
    field: 'palletPrice',
    heads: [
      'Цена паллетоместа, руб./мес.',
      'Стоимость паллетоместа, руб',
      'Цена п/м, руб.',
      'Хранение паллеты, руб.',
      'Цена за паллетоместо',
      'Тариф за паллетоместо, руб.',
      'Стоимость хранения паллеты, руб./мес',
    ],
    cells: [
      [950, 950],
      ['1 100 руб.', 1_100],
    ],
  },
  {
    field: 'hasCrossDock',
    heads: ['Кросс-док', 'Кроссдок', 'Кросс-докинг', 'Cross-dock', 'Кросс док'],
    cells: yesAndNo,
  },
  {
    field: 'hasElevator',
    heads: [
      'Лифт',
      'Грузовой лифт',
      'Лифты',
      'Наличие лифта',
      'Подъемник',
      'Лифт/подъемник',
      'Elevator',
      'Грузовой подъёмник',
    ],
    cells: [...yesAndNo, ['грузовой 2 т', true], ['есть, 3 т', true], ['1 шт.', true], ['2 грузовых', true]],
  },
  {
    field: 'availabilityDate',
    heads: [
      'Дата осв.',
      'Освобождение',
      'Свободно с',
      'Доступно с',
      'Дата доступности',
      'Срок готовности',
      'Заезд',
      'Available from',
      'Доступность',
      'Когда свободно',
    ],
    cells: [
      ['01.03.2027', '2027-03-01T00:00:00'],
      ['II кв. 2027', '2027-04-01T00:00:00'],
    ],
  },
  {
    field: 'areaSetWithPrice.office.areaValue',
    heads: [
      'Офис, м2',
      'Офисы, м²',
      'АБК, м2',
      'Площадь офиса',
      'Офис/быт',
      'Офис / АБК, м2',
      'Офис-быт, м2',
      'Office, sq m',
      'Офисная часть, м2',
      'Адм.-быт., м2',
      'Адм.-бытовые, м2',
    ],
    cells: [
      [180, 180],
      ['60 м2', 60],
    ],
  },
  {
    field: 'areaSetWithPrice.mezzanine.areaValue',
    heads: ['Мезонин, м2', 'Мез., м2', 'Площадь мезонина, м²', 'Антресоль, м2', 'Мезонин', 'Mezzanine, sq m', 'Мез.'],
    cells: [
      [310, 310],
      ['220 м2', 220],
    ],
  },
  {
    field: 'areaSetWithPrice.production.areaValue',
    heads: [
      'Производство, м2',
      'Произв. площадь, м2',
      'Производственная площадь, м²',
      'Production, sq m',
      'Производств. м2',
    ],
    cells: [[1_300, 1_300]],
  },
  {
    field: 'areaSetWithPrice.warehouse.freezer.areaValue',
    heads: ['Морозильная камера, м2', 'Морозилка, м2', 'Заморозка, м2', 'Freezer, sq m', 'Низкотемп. склад, м2'],
    cells: [[640, 640]],
  },
  {
    field: 'areaSetWithPrice.warehouse.unheated.areaValue',
    heads: ['Холодный склад, м2', 'Неотапливаемый склад, м²', 'Неотапл. склад, м2', 'Неотапливаемые площади, м2'],
    cells: [[1_900, 1_900]],
  },
  {
    field: 'areaSetWithPrice.warehouse.dry.areaValue',
    heads: ['Сухой склад, м2', 'Тёплый склад, м²', 'Отапливаемый склад, м2', 'Dry storage, sq m'],
    cells: [[2_100, 2_100]],
  },
  {
    field: 'areaSetWithPrice.warehouse.temperature.areaValue',
    heads: ['Холодильная камера, м2', 'Холод, м2', 'Среднетемп. склад, м2', 'Chilled, sq m'],
    cells: [[450, 450]],
  },
  {
    field: 'areaSetWithPrice.warehouse.leasePricePerSqm',
    heads: [
      'Ставка, руб./м2/год',
      'Аренда, руб/м2 в год',
      'Арендная ставка, ₽/м²/год',
      'Цена аренды, руб. за м2 в год',
      'Rent, RUB/sqm/year',
      'Ставка аренды (руб./кв.м/год)',
      'Тариф, руб/м2/год',
    ],
    cells: [
      [8_400, 8_400],
      ['9 200', 9_200],
    ],
  },
  {
    field: 'areaSetWithPrice.warehouse.leasePricePerSqm',
    heads: [
      'Ставка, руб./м2/мес',
      'Аренда, ₽/м²/мес (с НДС)',
      'Цена руб/м.кв. в месяц',
      'Ставка аренды в мес., руб/м2',
    ],
    cells: [
      [700, 8_400],
      ['455,50', 5_466],
    ],
  },
  {
    field: 'areaSetWithPrice.warehouse.leasePricePerSqm',
    heads: ['Ставка, т.р./м2/год', 'Ставка, тыс. руб./м²/год', 'Аренда, тыс. руб за м2 в год'],
    cells: [
      [8.4, 8_400],
      ['6,15', 6_150],
    ],
  },
  {
    field: 'salePrice',
    heads: [
      'Цена, млн ₽',
      'Продажа, млн руб.',
      'Цена продажи, млн',
      'Стоимость, млн руб. (с НДС)',
      'Sale price, RUB mln',
    ],
    cells: [
      [148, 148_000_000],
      ['212,5', 212_500_000],
      [9.8, 9_800_000],
    ],
  },
  {
    field: 'salePrice',
    heads: ['Цена продажи, руб.', 'Стоимость продажи, руб', 'Продажа, руб.', 'Цена продажи (руб.)', 'Sale price, RUB'],
    cells: [
      [148_000_000, 148_000_000],
      ['61,5 млн', 61_500_000],
    ],
  },
  {
    field: 'saleVat',
    heads: ['НДС продажи', 'НДС (продажа)', 'НДС при продаже'],
    cells: [
      ['включен', 1],
      ['не включен', 2],
      ['не облагается', 3],
    ],
  },
  {
    field: 'storageVat',
    heads: ['НДС хранения', 'НДС (хранение)', 'НДС ответхранения'],
    cells: [
      ['включен', 1],
      ['без НДС', 2],
    ],
  },
];

/** Columns of two fields in one: head, cell, and what the cell says. */
const pairs: readonly (readonly [head: string, cell: Typed, values: Readonly<Record<string, unknown>>])[] = [
  ['Доки/ворота', '8/2', { dockNumber: 8, numberGatesZero: 2 }],
  ['Доки / ворота в ноль', '8 / 2', { dockNumber: 8, numberGatesZero: 2 }],
  ['Доки, ворота', '6 доков, 1 ворота', { dockNumber: 6, numberGatesZero: 1 }],
  ['Ворота/доки', '2/8', { dockNumber: 8, numberGatesZero: 2 }],
  ['Шоссе, км', 'Каширское, 24 км', { 'complex.highway': 'Каширское шоссе', 'complex.distanceFromRingRoad': 24 }],
  [
    'Направление / км от МКАД',
    'Каширское ш. 24',
    { 'complex.highway': 'Каширское шоссе', 'complex.distanceFromRingRoad': 24 },
  ],
  ['Корпус, блок', 'корп. 2, блок Б', { 'building.name': 'корп. 2', name: 'блок Б' }],
  ['Пол / нагрузка', 'бетон, 5 т/м2', { 'building.flooringTypes': ['Бетон'], 'building.floorLoad': 5 }],
  [
    'Пол, нагрузка',
    'топпинг 6 т/м2',
    { 'building.flooringTypes': ['Бетон с упрочнённым верхним слоем'], 'building.floorLoad': 6 },
  ],
  ['Полы', 'асфальт, 3 т', { 'building.flooringTypes': ['Асфальт'], 'building.floorLoad': 3 }],
  [
    'Коммуникации',
    'эл-во 250 кВт, канализация центральная',
    { 'complex.electricitySupply': 250, 'complex.sewerageTypes': ['Центральная'] },
  ],
  [
    'Инженерия',
    '150 кВт, спринклеры, отопление',
    {
      'complex.electricitySupply': 150,
      'building.fireExtinguishingSystems': ['Спринклерная'],
      'building.hasHeating': true,
    },
  ],
  [
    'Характеристики',
    'высота 8 м, пол бетон, 4 дока',
    { 'building.workingHeight': 8, 'building.flooringTypes': ['Бетон'], dockNumber: 4 },
  ],
  ['Пожаротушение, отопление', 'спринклеры, есть', { 'building.fireExtinguishingSystems': ['Спринклерная'] }],
  ['Этаж/этажность', '1/3', { floors: ['1 этаж'], 'building.floorsNumber': 3 }],
  ['Этаж', '1/1', { floors: ['1 этаж'], 'building.floorsNumber': 1 }],
  ['Ворота (0), доки', '2/8', { dockNumber: 8, numberGatesZero: 2 }],
  ['Этаж', '2 из 4', { floors: ['2 этаж'], 'building.floorsNumber': 4 }],
];

test.each(pairs)('%s, %s: two fields in one column', async (head, cell, values) => {
  const sheet = new WrittenSheet('Объекты');
  sheet.add('Комплекс', 'Свободно, м²', head);
  sheet.add('Логопарк Север', 4_800, cell);
  sheet.add('Терминал Восток', 3_650, cell);
  const opened = await openSheets(bytesOf([sheet], 'xlsx'));
  const { objects } = readSheets(opened, vacancySheets, { choices: industrialChoices, now: sheetsNow });
  const read = (object: unknown) =>
    Object.fromEntries(Object.keys(values).map((path) => [path, valueAt(object, path)]));
  expect(objects.map(read)).toEqual([values, values]);
});

test.each<readonly [head: string, cell: Typed]>([
  ['До метро, км', 2],
  ['До ж/д станции, км', 3],
  ['До аэропорта, км', 12],
  ['Высота ворот, м', 4],
  ['Ширина ворот', 4],
  ['Тип ворот', 'секционные'],
  ['Налог на имущество', 'включён'],
  ['Электричество', '380 В'],
  ['Назначение здания', 'нежилое'],
  ['Нагрузка на мезонин, т/м2', 0.5],
  ['Категория надёжности', 'II'],
  ['Ширина пролёта, м', 18],
  ['Площадь навеса, м2', 400],
  ['Индексация, %', 7],
])('%s, %s: a column of no field is for the comment alone', async (head, cell) => {
  const sheet = new WrittenSheet('Объекты');
  sheet.add('Комплекс', 'Свободно, м²', head);
  sheet.add('Логопарк Север', 4_800, cell);
  const opened = await openSheets(bytesOf([sheet], 'xlsx'));
  const { objects, questions } = readSheets(opened, vacancySheets, { choices: industrialChoices, now: sheetsNow });
  expect(objects.map((object) => factsOfObject(object))).toEqual([
    { 'complex.name': 'Логопарк Север', 'areaSetWithPrice.warehouse.areaValue': 4_800 },
  ]);
  expect(objects[0]?.['additionalInformation']).toContain(String(cell));
  expect(questions).toEqual([]);
});

test.each<readonly [string, Typed, string]>([
  ['Мощность, кВА', 250, 'complex.electricitySupply'],
  ['Ж/д ветка', 'возможна', 'complex.hasIndustrialRailway'],
  ['Фасад', 'панели', 'building.facades'],
  ['Фасад', 'дерево', 'building.facades'],
  ['Каникулы, мес.', '2 недели', 'rentalHolidays'],
  ['Назначение', 'производственно-складское', 'areaSetWithPrice'],
  ['Цена паллетоместа, руб./сутки', 28, 'palletPrice'],
])('%s, %s: a question', async (head, cell, field) => {
  const sheet = new WrittenSheet('Объекты');
  sheet.add('Комплекс', 'Свободно, м²', head);
  sheet.add('Логопарк Север', 4_800, cell);
  const opened = await openSheets(bytesOf([sheet], 'xlsx'));
  const { questions } = readSheets(opened, vacancySheets, { choices: industrialChoices, now: sheetsNow });
  expect(questions.map((one) => one.field)).toEqual([field]);
});

test('two digits of a floor are asked about: a floor of several, or two floors', async () => {
  const sheet = new WrittenSheet('Объекты');
  sheet.add('Комплекс', 'Свободно, м²', 'Этаж');
  sheet.add('Логопарк Север', 4_800, '1/2');
  sheet.add('Терминал Восток', 3_650, '2');
  const opened = await openSheets(bytesOf([sheet], 'xlsx'));
  const { questions } = readSheets(opened, vacancySheets, { choices: industrialChoices, now: sheetsNow });
  expect(questions.map(({ row, field }) => [row, field])).toEqual([[2, 'floors']]);
});

const cases = columns.flatMap(({ field, heads, cells }) => {
  const [first] = cells;
  const [head = ''] = heads;
  return [
    ...heads.map((one) => ({ head: one, cell: first?.[0], field, value: first?.[1] })),
    ...cells.slice(1).map(([cell, value]) => ({ head, cell, field, value })),
  ];
});

/** Number of the field's value, or the names of its values of dictionaries. */
function valueAt(object: unknown, path: string): unknown {
  const value = path
    .split('.')
    .reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], object);
  const nameOf = (one: unknown) => (one as { name?: string } | undefined)?.name ?? one;
  return Array.isArray(value) ? value.map(nameOf) : nameOf(value);
}

test.each(cases)('$head, $cell: $field', async ({ head, cell, field, value }) => {
  const isArea = field.startsWith('areaSetWithPrice.') && field.endsWith('areaValue');
  const sheet = new WrittenSheet('Объекты');
  sheet.add('Комплекс', isArea ? 'Площадь склада, м²' : 'Свободно, м²', head);
  sheet.add('Логопарк Север', 4_800, cell);
  sheet.add('Терминал Восток', 3_650, cell);
  const opened = await openSheets(bytesOf([sheet], 'xlsx'));
  const { objects, questions } = readSheets(opened, vacancySheets, { choices: industrialChoices, now: sheetsNow });
  expect(objects.map((object) => valueAt(object, field))).toEqual([value, value]);
  const asked = questions.filter((one) => one.field === field || one.field === field.split('.')[0]);
  expect(asked.map(({ reason }) => reason)).toEqual([]);
});

test.each([...new Set(columns.map(({ field }) => field))].filter((field) => field.startsWith('complex.')))(
  'the field of a column is one of the complex: %s',
  (field) => {
    expect(Object.keys(complexFields)).toContain(field.replace('complex.', ''));
  },
);
