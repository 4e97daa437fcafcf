import { begin, type FactWords, NUMBER, words } from './facts.ts';

/** Contacts: left out of facts, since numbers of telephones are no areas. */
export const contactFacts: readonly FactWords[] = [
  {
    field: undefined,
    pattern: words(String.raw`(?:\+7|${begin}8)[\s(-]*\d{3}[\s)-]*\d{3}[\s-]*\d{2}[\s-]*\d{2}(?!\d)`),
    example: '+7 (916) 000-12-34',
  },
  { field: undefined, pattern: words(String.raw`@\w{3,}|\S+@\S+\.\w+`), example: '@some_broker' },
  {
    field: undefined,
    pattern: words(
      String.raw`${begin}(?:собственник|хозяин|владелец|контакт\p{L}*|тел(?:ефон)?|звонить|звоните|пишите|агент|менеджер)(?!\p{L})[^,;\n|]*`,
    ),
    example: 'собственник Иван',
  },
  {
    field: undefined,
    pattern: words(String.raw`${begin}комисси\p{L}*[^,;\n|]*|${begin}\d+(?:[.,]\d+)? ?%[^,;\n|]*`),
    example: 'комиссия 2 %',
  },
];

/** 'по Киевскому шоссе' → 'Киевское шоссе', 'на Новой Риге' → 'Новая Рига'. */
const highwayPatterns = [
  // The name and its kilometre alone between separators; a town is no value of the dictionary.
  {
    source: String.raw`(?<=(?:^|[;|,\n]) ?(?:[Пп]о |[Нн]а )?)(?<value>(?:\p{Lu}\p{L}+(?:-\p{L}+)?(?:[сц]кое|[а-я]ка)|Новая Рига)(?: ш(?:оссе|\.)?)?,? \d{1,3}(?:[.,]\d)?(?: ?км)?)(?= ?\.?(?:[;|\n]|,(?!\d)|$))`,
    flags: 'gu',
    example: 'Калужское 55',
  },
  { source: String.raw`${begin}\p{L}+(?:-\p{L}+)?ское ш(?:оссе|\.|(?!\p{L}))`, flags: 'giu', example: 'Киевское ш.' },
  // Capitals: 'м2' is an area.
  {
    source: String.raw`${begin}(?<value>[МM](?:-\d{1,2}|(?:4|7|8|9|1\d)|\d{1,2}(?= «?(?:Дон|Крым|Беларусь|Украина|Урал|Волга|Балтия|Нева|Восток)))(?: «?(?:Дон|Крым|Беларусь|Украина|Урал|Волга|Балтия|Нева|Восток)»?)?)(?![\p{L}\d])`,
    flags: 'gu',
    example: 'М-4 «Дон»',
  },
  { source: String.raw`${begin}Новая Рига(?!\p{L})`, flags: 'giu', example: 'Новая Рига' },
  {
    source: String.raw`${begin}(?:Ярославка|Ленинградка|Дмитровка|Каширка|Калужка|Киевка|Минка|Можайка|Варшавка|Симферополька|Волоколамка|Рубл[её]вка|Егорьевка|Горьковка|Щ[её]лковка|Новорязанка|Рязанка|Осташковка|Алтуфьевка|Фряновка|Носовихинка|Рогач[её]вка|Щелчок|Симфера|Новорига|Ильинка|Боровка)(?!\p{L})`,
    flags: 'giu',
    example: 'Симферополька',
  },
  {
    source: String.raw`${begin}\p{Lu}\p{L}+ское(?=,? ?\d{1,3}(?:[.,]\d)? ?км)`,
    flags: 'gu',
    example: 'Новорязанское 14 км',
  },
] as const;

/** Names of highways in the nominative case, as dictionaries have them. */
export function nominativeHighways(text: string): string {
  return text
    .replace(
      /(?<=(?<!(?<!\p{L})(?:ул|улица|улице|пер|пл|площадь|наб|пр|пр-т|пр-д|б-р|им|имени)\.? ?\p{L}*)\p{L}ск)(?:ому|ого|ом)(?= (?:ш|\d))/giu,
      'ое',
    )
    .replace(/Нов(?:ой|ую) Риг(?:е|у|и)/giu, 'Новая Рига')
    .replace(
      /(?<=(?:Ярослав|Ленинград|Дмитров|Кашир|Калуж|Киев|Мин|Можай|Варшав|Симферополь|Волоколам|Рубл[её]в|Егорьев|Новорязан|Рязан|Горьков|Щ[её]лков|Рогач[её]в|Осташков|Алтуфьев|Носовихин|Фрянов)к)(?:е|у|и|ой)(?!\p{L})/giu,
      'а',
    );
}

/** Names of towns after 'в', or their ends, which mean one nominative alone; longer ones first. */
const placeEnds: readonly (readonly [locative: string, nominative: string])[] = [
  ['Санкт-Петербурге', 'Санкт-Петербург'],
  ['Электростали', 'Электросталь'],
  ['Балашихе', 'Балашиха'],
  ['Серпухове', 'Серпухов'],
  ['Жуковском', 'Жуковский'],
  ['Одинцове', 'Одинцово'],
  ['Дмитрове', 'Дмитров'],
  ['Коломне', 'Коломна'],
  ['Кубинке', 'Кубинка'],
  ['Королёве', 'Королёв'],
  ['Королеве', 'Королёв'],
  ['Щёлкове', 'Щёлково'],
  ['Щелкове', 'Щёлково'],
  ['Пушкине', 'Пушкино'],
  ['Ступине', 'Ступино'],
  ['Видном', 'Видное'],
  ['Чехове', 'Чехов'],
  ['Москве', 'Москва'],
  ['Казани', 'Казань'],
  ['Рязани', 'Рязань'],
  ['Калуге', 'Калуга'],
  ['Самаре', 'Самара'],
  ['Лобне', 'Лобня'],
  ['Дубне', 'Дубна'],
  ['Истре', 'Истра'],
  ['Твери', 'Тверь'],
  ['Клину', 'Клин'],
  ['Туле', 'Тула'],
  ['Рузе', 'Руза'],
  ['граде', 'град'],
  ['вке', 'вка'],
  ['ске', 'ск'],
  ['цке', 'цк'],
  ['ках', 'ки'],
  ['цах', 'цы'],
  ['щах', 'щи'],
  ['ово', 'ово'],
  ['ево', 'ево'],
  ['ино', 'ино'],
  ['ыно', 'ыно'],
];

/** 'в Химках' → ', Химки', 'в Домодедово' → ', Домодедово'. */
export function nominativePlaces(text: string): string {
  return text.replace(
    /(?<!\p{L})[Вв] (?:г\. ?|городе )?(?<name>\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?)(?![\p{L}-]| (?:район|р-н|г\. ?о|обл|округ|ш))/gu,
    (whole, name: string) => {
      const found = placeEnds.find(([locative]) => name.endsWith(locative));
      return found ? `, ${name.slice(0, -found[0].length)}${found[1]},` : whole;
    },
  );
}

/** Capitals matter: 'д. Лешково' is a village, 'д. за 3 млн' is not. */
const settlement = String.raw`${begin}(?:(?:[Гг]\. ?о\.|[Гг]\.|[Дд]\.|[Сс]\.|[Пп]\.|[Пп]ос\.|[Дд]ер\.|[Сс]т\.|ст-ца|[Хх]\.|[Аа]ул|пгт\.?|рп\.?|СНТ|КП|[Дд]еревня|[Сс]ело|[Пп]ос[её]лок|[Гг]ород) ?\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?|\p{Lu}[\p{L}-]+(?:[сц]кий|[сц]кой|ный) (?:район|р-н|[гм]\. ?о\.|(?:муниципальный |городской )?округ))(?:, ?(?:г\.|д\.|с\.|п\.|пос\.|дер\.|ст\.|ст-ца|х\.|аул|пгт\.?|рп\.?|ул\.|деревня|село|станица|хутор) ?\p{Lu}[\p{L}-]+)*`;

/** Highway, distance and address, by the names of their fields. */
export function placeFacts(names: { highway: string; km: string; address: string; region: string }): FactWords[] {
  return [
    ...highwayPatterns.map(({ source, flags, example }) => ({
      field: names.highway,
      pattern: new RegExp(source, flags),
      example,
    })),
    {
      field: names.highway,
      pattern: words(String.raw`${begin}(?<value>[a-z]+sko(?:y)?e) (?:highway|hwy|shosse|road|sh\.?)(?!\p{L})`),
      example: 'Kashirskoe highway',
    },
    {
      field: names.km,
      pattern: words(`${begin}(?<value>${NUMBER}) ?km (?:from|off|to) (?:the )?(?:MKAD|Moscow)`),
      example: '25 km from MKAD',
    },
    {
      field: names.km,
      pattern: words(
        String.raw`${begin}(?<value>${NUMBER}) ?-?(?:й|ый|ой)? ?км\.?(?! ?(?:до|от) (?!МКАД|Москв|город|кольц)| (?:автодорог\p{L}*|а\/д) (?![«(]?м-?\d))(?: ?(?:от|до) (?:МКАД\p{L}*|Москв\p{L}*|город\p{L}*|кольц\p{L}*))?`,
      ),
      example: '27 км от МКАД',
    },
    {
      field: names.km,
      pattern:
        /(?<=(?:^|[;|,\n]) ?)\p{Lu}\p{L}+(?:-\p{L}+)?[сц]кое(?: ш(?:оссе|\.)?)?,? (?<value>\d{1,3})(?= ?\.?(?:[;|\n]|,(?!\d)|$))/gu,
      example: 'Новокаширское 45',
    },
    {
      field: names.address,
      pattern: words(
        String.raw`${begin}(?:по адресу|адрес|местоположение|расположен\p{L}*(?: по адресу)?|находится)(?!\p{L})[ :-]*(?<value>[^\n;|]+?)(?= ?(?:[\n;|]|(?<!${begin}\p{L}{1,3})\. |, ?(?:площад|цена|кад)|$))`,
      ),
      example: 'Адрес: Московская область, г. о. Истра, д. Лешково',
    },
    { field: names.address, pattern: new RegExp(settlement, 'gu'), example: 'Истринский р-н, д. Лешково' },
    {
      field: names.region,
      pattern: words(
        String.raw`${begin}(?:\p{L}+ая обл(?:асть|\.)|Подмосковье|Ленобласть|Татарстан|\p{L}+ский край|МО)(?![\p{L}\d])`,
      ),
      example: 'Тульская область',
    },
  ];
}

/** Words with a capital that are no place: 'Продаю', 'Класс'. */
const NOT_A_PLACE =
  /^(?:Прода|Сда|Участ|Земл|Склад|Цена|Площад|Аренд|Предл|Собств|Рядом|Один(?!цов)|Перв|Класс|Блок|Есть|Назнач|Очень|Срочн|Показ|Юрид|Добр|Здравств|Корпус|Отв|Произв|Офис|Мезон|Высот|Ставк|Свобод|Коллег|Новый|Новая|Торг|Комбинат|Хладокомб|Холодокомб|Мясокомб|Завод|Фабрик|База(?!\p{L})|Терминал(?!\p{L})|Логопарк(?!\p{L})|Холодильник|Можно|Также|Документ|Звон)/u;

const PROPER_NAME =
  /(?:^|(?<=[|,;\n.] ?)|(?<=\s))(?<value>\p{Lu}\p{Ll}{3,}(?:-\p{Lu}?\p{Ll}+)*(?: \p{Lu}\p{Ll}{3,})?)(?= ?(?:[|,;\n.]|- |$|(?:у|за|возле|около|рядом|напротив) ))/gu;

/** The first proper name that no other fact has: 'ЗУ 12 га, Одинцово'; 'рядом с Одинцовом' is not the place itself. */
export function placeOf(rest: string): string | undefined {
  const names = [...rest.matchAll(PROPER_NAME)].filter(
    ({ index }) => !/(?<!\p{L})(?:с|со|в|во|под|у|около|возле|за|от|до|на|к) $/iu.test(rest.slice(0, index)),
  );
  return names.map(({ groups }) => groups?.['value'] ?? '').find((name) => !NOT_A_PLACE.test(name));
}
