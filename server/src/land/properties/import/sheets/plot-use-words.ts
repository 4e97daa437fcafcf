import { begin, type FactWords, words } from '#importing/sheets/facts.ts';
import type { ChoiceWords } from '#importing/sheets/value-words.ts';

const yards = 'Складские площадки';
const farming = 'Сельскохозяйственное использование';
const gardening = 'Ведение садоводства';
const production = 'Производственная деятельность';
const service = 'Объекты дорожного сервиса';
const parking = 'Стоянка транспортных средств';
const shops = 'Магазины';
const business = 'Деловое управление';
const home = 'Для индивидуального жилищного строительства';
const ownFarm = 'Для ведения личного подсобного хозяйства (приусадебный земельный участок)';

/** Other words for permitted uses; the first that fits decides. */
export const permittedUses: readonly ChoiceWords[] = [
  {
    begins: ['хранен', 'переработк'],
    name: 'Хранение и переработка сельскохозяйственной продукции',
    example: 'хранение и переработка с/х продукции',
  },
  { begins: ['складск', 'площадк'], name: yards, example: 'складские площадки' },
  { begins: ['открыт', 'площадк'], name: yards, example: 'открытые площадки' },
  { begins: ['open', 'storag'], name: yards, example: 'Open storage' },
  {
    begins: ['обеспечен', 'произв'],
    name: 'Обеспечение сельскохозяйственного производства',
    example: 'обеспечение с/х производства',
  },
  { begins: ['с', 'х', 'использ'], name: farming, example: 'с/х использование' },
  { begins: ['сельхозиспольз'], name: farming, example: 'сельхозиспользование' },
  { begins: ['сельскохоз', 'использ'], name: farming, example: 'сельскохозяйственное использование' },
  { begins: ['с', 'х', 'произв'], name: farming, example: 'с/х производство' },
  { begins: ['сельхозпроизв'], name: farming, example: 'сельхозпроизводство' },
  { begins: ['сельскохоз', 'произв'], name: farming, example: 'для сельскохозяйственного производства' },
  { begins: ['выпас'], name: 'Выпас сельскохозяйственных животных', example: 'выпас скота' },
  { begins: ['пастбищ'], name: 'Выпас сельскохозяйственных животных', example: 'пастбище' },
  { begins: ['сенокос'], name: 'Сенокошение', example: 'сенокос' },
  { begins: ['огородн'], name: 'Ведение огородничества', example: 'огородничество' },
  { begins: ['садов', 'многолетн'], name: 'Садоводство', example: 'садоводство (многолетние насаждения)' },
  { begins: ['садов'], name: gardening, example: 'для ведения садоводства' },
  { begins: ['снт'], name: gardening, example: 'СНТ' },
  { begins: ['днп'], name: gardening, example: 'ДНП' },
  { begins: ['дачн'], name: gardening, example: 'дачное строительство' },
  {
    begins: ['выращив', 'зернов'],
    name: 'Выращивание зерновых и иных сельскохозяйственных культур',
    example: 'выращивание зерновых',
  },
  { begins: ['зернов'], name: 'Выращивание зерновых и иных сельскохозяйственных культур', example: 'зерновые' },
  { begins: ['agricult', 'product'], name: farming, example: 'agricultural production' },
  { begins: ['растениевод'], name: 'Растениеводство', example: 'растениеводство' },
  { begins: ['crop'], name: 'Растениеводство', example: 'Crop growing' },
  { begins: ['животновод'], name: 'Животноводство', example: 'животноводство' },
  { begins: ['livestock'], name: 'Животноводство', example: 'Livestock' },
  { begins: ['скотовод'], name: 'Скотоводство', example: 'скотоводство' },
  { begins: ['птицевод'], name: 'Птицеводство', example: 'птицеводство' },
  { begins: ['рыбовод'], name: 'Рыбоводство', example: 'рыбоводство' },
  { begins: ['пчеловод'], name: 'Пчеловодство', example: 'пчеловодство' },
  { begins: ['овощевод'], name: 'Овощеводство', example: 'овощеводство' },
  { begins: ['виноград'], name: 'Виноградарство', example: 'виноградарство' },
  { begins: ['питомник'], name: 'Питомники', example: 'питомник растений' },
  { begins: ['легк', 'пром'], name: 'Легкая промышленность', example: 'лёгкая пром-ть' },
  { begins: ['пищев'], name: 'Пищевая промышленность', example: 'пищевая пром-ть' },
  { begins: ['строительн', 'пром'], name: 'Строительная промышленность', example: 'строительная пром-ть' },
  { begins: ['тяжел', 'пром'], name: 'Тяжелая промышленность', example: 'тяжёлая пром-ть' },
  { begins: ['склад'], name: 'Склад', example: 'для размещения складов' },
  { begins: ['логистич'], name: 'Склад', example: 'логистический комплекс' },
  { begins: ['warehous'], name: 'Склад', example: 'Warehousing' },
  { begins: ['logistic'], name: 'Склад', example: 'Logistics' },
  { begins: ['производств'], name: production, example: 'под производство' },
  { begins: ['промышленн', 'предприят'], name: production, example: 'под промышленные предприятия' },
  { begins: ['промышленн', 'объект'], name: production, example: 'для размещения промышленных объектов' },
  { begins: ['произв', 'деят'], name: production, example: 'произв. деят-ть' },
  { begins: ['пр', 'во'], name: production, example: 'пр-во' },
  { begins: ['light', 'industr'], name: 'Легкая промышленность', example: 'Light industry' },
  { begins: ['industr'], name: production, example: 'Industrial' },
  { begins: ['manufactur'], name: production, example: 'Manufacturing' },
  { begins: ['production'], name: production, example: 'Production' },
  { begins: ['автосервис'], name: 'Ремонт автомобилей', example: 'под автосервис' },
  { begins: ['ремонт', 'авто'], name: 'Ремонт автомобилей', example: 'ремонт автомобилей' },
  { begins: ['автомойк'], name: 'Автомобильные мойки', example: 'автомойка' },
  { begins: ['азс'], name: 'Заправка транспортных средств', example: 'АЗС' },
  { begins: ['автозаправ'], name: 'Заправка транспортных средств', example: 'автозаправка' },
  { begins: ['придорожн'], name: service, example: 'объекты придорожного сервиса' },
  { begins: ['дорожн', 'сервис'], name: service, example: 'дорожный сервис' },
  { begins: ['стоянк'], name: parking, example: 'стоянка транспорта' },
  { begins: ['парковк'], name: parking, example: 'парковка грузового транспорта' },
  { begins: ['truck', 'park'], name: parking, example: 'Truck parking' },
  { begins: ['магазин'], name: shops, example: 'под магазин' },
  { begins: ['retail'], name: shops, example: 'Retail' },
  { begins: ['shop'], name: shops, example: 'Shops' },
  {
    begins: ['торгов', 'центр'],
    name: 'Объекты торговли (торговые центры, торгово-развлекательные центры (комплексы)',
    example: 'торговый центр',
  },
  {
    begins: ['объект', 'торговл'],
    name: 'Объекты торговли (торговые центры, торгово-развлекательные центры (комплексы)',
    example: 'объекты торговли',
  },
  {
    begins: ['тц'],
    name: 'Объекты торговли (торговые центры, торгово-развлекательные центры (комплексы)',
    example: 'под ТЦ',
  },
  { begins: ['кладбищ'], name: 'Ритуальная деятельность', example: 'кладбище' },
  { begins: ['лесозагот'], name: 'Заготовка древесины', example: 'лесозаготовка' },
  { begins: ['образован'], name: 'Образование и просвещение', example: 'образование' },
  { begins: ['рынок'], name: 'Рынки', example: 'под рынок' },
  { begins: ['делов'], name: business, example: 'деловое управление' },
  { begins: ['офис'], name: business, example: 'офисы' },
  { begins: ['office'], name: business, example: 'Offices' },
  { begins: ['business'], name: business, example: 'Business' },
  { begins: ['общепит'], name: 'Общественное питание', example: 'общепит' },
  { begins: ['общественн', 'питан'], name: 'Общественное питание', example: 'общественное питание' },
  { begins: ['кафе'], name: 'Общественное питание', example: 'кафе' },
  { begins: ['гостин'], name: 'Гостиничное обслуживание', example: 'гостиница' },
  { begins: ['отель'], name: 'Гостиничное обслуживание', example: 'отель' },
  { begins: ['hotel'], name: 'Гостиничное обслуживание', example: 'Hotel' },
  { begins: ['турист', 'обсл'], name: 'Туристическое обслуживание', example: 'турист. обсл.' },
  { begins: ['тур', 'обсл'], name: 'Туристическое обслуживание', example: 'тур. обслуживание' },
  { begins: ['турбаз'], name: 'Туристическое обслуживание', example: 'турбаза' },
  { begins: ['баз', 'отдых'], name: 'Туристическое обслуживание', example: 'база отдыха' },
  { begins: ['туристич'], name: 'Туристическое обслуживание', example: 'туристическое обслуживание' },
  { begins: ['рекреац'], name: 'Отдых (рекреация)', example: 'рекреация' },
  {
    begins: ['малоэтажн', 'многокв'],
    name: 'Малоэтажная многоквартирная жилая застройка',
    example: 'малоэтажная многоквартирная',
  },
  { begins: ['среднеэтажн'], name: 'Среднеэтажная жилая застройка', example: 'среднеэтажная застройка' },
  {
    begins: ['многоэтажн'],
    name: 'Многоэтажная жилая застройка (высотная застройка)',
    example: 'многоэтажная застройка',
  },
  { begins: ['таунхаус'], name: 'Блокированная жилая застройка', example: 'таунхаусы' },
  { begins: ['блокированн'], name: 'Блокированная жилая застройка', example: 'блокированная застройка' },
  { begins: ['ижс'], name: home, example: 'ИЖС' },
  { begins: ['индивидуал', 'жил'], name: home, example: 'индивидуальное жилищное строительство' },
  { begins: ['инд', 'жил'], name: home, example: 'инд. жилищное строительство' },
  {
    begins: ['лпх', 'полев'],
    name: 'Ведение личного подсобного хозяйства на полевых участках',
    example: 'ЛПХ на полевых участках',
  },
  {
    begins: ['подсобн', 'полев'],
    name: 'Ведение личного подсобного хозяйства на полевых участках',
    example: 'личное подсобное хозяйство на полевых участках',
  },
  { begins: ['личн', 'подсобн'], name: ownFarm, example: 'ведение личного подсобного хозяйства' },
  { begins: ['лпх'], name: ownFarm, example: 'ЛПХ' },
];

/** Uses that stand alone between separators of a text: 'пром, склады'. */
const alone = String.raw`(?:магазины?|склады?|складские площадки|растениеводств[оа]|садоводств[оа]|огородничеств[оа]|сенокос|(?:рыбо|ското|птице|пчело|овоще)водств[оа]|(?:тяж[её]лая|л[её]гкая|пищевая|строительная) промышленность|заправка|сельхозпроизводств[оа]|отдых|рекреация|турбаза|(?:туристическ|гостиничн|бытов)ое обслуживание|животноводство|гостиниц[аы]|деловое управление|производств[оа]|производственн(?:ая|ой) деятельност[ьи]|стоянка (?:авто)?транспорта|автосервис|азс|придорожный сервис|объекты (?:при)?дорожного сервиса|индивидуальное жилищное строительство)`;

/** Permitted uses in running text. */
export const useFacts: readonly FactWords[] = [
  {
    field: 'permittedUseTypes',
    pattern: words(String.raw`${begin}(?:(?:ИЖС|ЛПХ)(?!\p{L})|(?:СНТ|ДНП)(?!\p{L}| ?[«"]?\p{L}))`),
    example: 'ИЖС',
  },
  {
    field: 'permittedUseTypes',
    pattern: words(
      String.raw`(?<=(?:^|[;|,\n]|земл\p{L}+|пром) ?(?:для размещения |для ведения |для )?)(?<value>${alone}(?: ?\((?:код )?\d{1,2}\.\d{1,2}(?:\.\d)*\)| \d{1,2}\.\d{1,2}(?:\.\d)*)?)(?= ?(?:[;|,\n]|\. |$))`,
    ),
    example: 'н.п., магазины (4.4)',
  },
  {
    field: 'permittedUseTypes',
    pattern: words(
      String.raw`(?<=(?:^|[;,\n]) ?)под (?<value>склады?|магазины?|производство|автосервис|азс|гостиницу|стоянку)(?= ?(?:[;|,.\n]|$))`,
    ),
    example: 'под склад',
  },
  {
    field: 'permittedUseTypes',
    pattern: words(String.raw`${begin}вид ?[:–—-] ?(?<value>${alone})(?= ?(?:[;|,.\n]|$))`),
    example: 'вид – склады',
  },
  {
    field: 'permittedUseTypes',
    pattern: words(String.raw`(?<=\p{L}{3} ?\()(?:ври[ :-]*)?(?<value>${alone}(?: ?\d{1,2}\.\d{1,2}(?:\.\d)*)?)(?=\))`),
    example: 'турбаза (туристическое обслуживание)',
  },
  {
    field: 'permittedUseTypes',
    // A purpose with a code of the classifier is a use also after other facts.
    pattern: words(
      String.raw`(?<=(?:^|[;|,\n]) ?)под (?<value>(?:склады?|магазины?|производство|автосервис|азс|гостиницу|стоянку) ?\(?(?:код )?\d{1,2}\.\d{1,2}(?:\.\d){0,2}\)?)(?= ?(?:[;|,.\n]|$))`,
    ),
    example: 'под производство (6.0)',
  },
  {
    field: 'permittedUseTypes',
    // The code that follows a category, which is read before.
    pattern: words(String.raw`(?<=\| ?)\((?:код |ври |код ври )?(?<value>\d{1,2}\.\d{1,2}(?:\.\d{1,2})?)\)`),
    example: '| (6.9)',
  },
];
