import type { ChoiceWords } from './value-words.ts';

/** Other words for regions. */
export const regionWords: readonly ChoiceWords[] = [
  { begins: ['мо'], name: 'Московская область', example: 'МО' },
  { begins: ['моск', 'обл'], name: 'Московская область', example: 'Моск. обл.' },
  { begins: ['подмосков'], name: 'Московская область', example: 'Подмосковье' },
  { begins: ['мск'], name: 'Москва', example: 'МСК' },
  { begins: ['новая', 'москва'], name: 'Москва', example: 'Новая Москва' },
  { begins: ['тинао'], name: 'Москва', example: 'ТиНАО' },
  { begins: ['спб'], name: 'Санкт-Петербург', example: 'СПб' },
  { begins: ['питер'], name: 'Санкт-Петербург', example: 'Питер' },
  { begins: ['ленобл'], name: 'Ленинградская область', example: 'Ленобласть' },
  { begins: ['лен', 'обл'], name: 'Ленинградская область', example: 'Лен. обл.' },
  { begins: ['татарстан'], name: 'Республика Татарстан', example: 'Татарстан' },
];

/** Other words for highways. */
export const highwayWords: readonly ChoiceWords[] = [
  { begins: ['m', '4'], name: 'М-4 «Дон»', example: 'M-4 Don' },
  { begins: ['m', '2'], name: 'М-2 «Крым»', example: 'M-2 Crimea' },
  { begins: ['m', '1'], name: 'М-1 «Беларусь»', example: 'M-1 Belarus' },
  { begins: ['m', '5'], name: 'М-5 «Урал»', example: 'M-5 Ural' },
  { begins: ['m', '7'], name: 'М-7 «Волга»', example: 'M-7 Volga' },
  { begins: ['m', '8'], name: 'М-8 «Холмогоры»', example: 'M-8 Kholmogory' },
  { begins: ['m', '9'], name: 'М-9 «Балтия»', example: 'M-9 Baltia' },
  { begins: ['m', '11'], name: 'М-11 «Нева»', example: 'M-11 Neva' },
  { begins: ['m', '12'], name: 'М-12 «Восток»', example: 'M-12 Vostok' },
  { begins: ['новая', 'рига'], name: 'Новорижское шоссе', example: 'Новая Рига' },
  { begins: ['новорижск'], name: 'Новорижское шоссе', example: 'Новорижск.' },
  { begins: ['ярославк'], name: 'Ярославское шоссе', example: 'Ярославка' },
  { begins: ['ленинградк'], name: 'Ленинградское шоссе', example: 'Ленинградка' },
  { begins: ['дмитровк'], name: 'Дмитровское шоссе', example: 'Дмитровка' },
  { begins: ['новорига'], name: 'Новорижское шоссе', example: 'Новорига' },
  { begins: ['симфера'], name: 'Симферопольское шоссе', example: 'Симфера' },
  { begins: ['горьковка'], name: 'Горьковское шоссе', example: 'Горьковка' },
  { begins: ['щелковка'], name: 'Щёлковское шоссе', example: 'Щёлковка' },
  { begins: ['ильинка'], name: 'Ильинское шоссе', example: 'Ильинка' },
  { begins: ['боровка'], name: 'Боровское шоссе', example: 'Боровка' },
  { begins: ['каширк'], name: 'Каширское шоссе', example: 'Каширка' },
  { begins: ['калужк'], name: 'Калужское шоссе', example: 'Калужка' },
  { begins: ['киевк'], name: 'Киевское шоссе', example: 'Киевка' },
  { begins: ['минк'], name: 'Минское шоссе', example: 'Минка' },
  { begins: ['можайк'], name: 'Можайское шоссе', example: 'Можайка' },
  { begins: ['варшавк'], name: 'Варшавское шоссе', example: 'Варшавка' },
  { begins: ['симферопольк'], name: 'Симферопольское шоссе', example: 'Симферополька' },
  { begins: ['горьковск'], name: 'Горьковское шоссе', example: 'Горьковск. ш.' },
  { begins: ['щелковск'], name: 'Щёлковское шоссе', example: 'Щелковское' },
  { begins: ['волоколамк'], name: 'Волоколамское шоссе', example: 'Волоколамка' },
  { begins: ['рублевк'], name: 'Рублёво-Успенское шоссе', example: 'Рублёвка' },
  { begins: ['рогачевк'], name: 'Рогачёвское шоссе', example: 'Рогачёвка' },
  { begins: ['новорязанк'], name: 'Новорязанское шоссе', example: 'Новорязанка' },
  { begins: ['рязанк'], name: 'Новорязанское шоссе', example: 'Рязанка' },
  { begins: ['новориж'], name: 'Новорижское шоссе', example: 'Новориж.' },
  { begins: ['щелчок'], name: 'Щёлковское шоссе', example: 'Щелчок' },
  { begins: ['пятницк'], name: 'Пятницкое шоссе', example: 'Пятницк.' },
  { begins: ['осташк'], name: 'Осташковское шоссе', example: 'Осташковка' },
  { begins: ['алтуфьевк'], name: 'Алтуфьевское шоссе', example: 'Алтуфьевка' },
  { begins: ['фряновк'], name: 'Фряновское шоссе', example: 'Фряновка' },
  { begins: ['носовихинк'], name: 'Носовихинское шоссе', example: 'Носовихинка' },
  { begins: ['егорьевк'], name: 'Егорьевское шоссе', example: 'Егорьевка' },
];

/** Regions by the first part of a cadastral number, where it differs from the code of the region. */
const regionsByDistrict: Readonly<Record<number, number>> = { 90: 91, 91: 92 };

/** Id of the region of a cadastral number: its first part. */
export function regionOfNumber(number: string): number {
  const district = Number(number.slice(0, number.indexOf(':')));
  return regionsByDistrict[district] ?? district;
}
