import type { LatLon } from '@gektar/contract/measure/position.ts';

/** Where invented plots lie: fictional fields around real towns. */
export interface DemoPlace {
  /** Beginning of the address. */
  readonly name: string;
  readonly regionId: number;
  /** Code of region and district that begins the cadastral numbers. */
  readonly district: string;
  readonly point: LatLon;
  /** Code of the highway, if any. */
  readonly highway?: string;
  /** Greatest distance of a plot from `point` (km). */
  readonly reachKm: number;
}

function place(
  name: string,
  district: string,
  point: LatLon,
  about: { highway?: string; reachKm?: number } = {},
): DemoPlace {
  return { name, district, point, regionId: Number(district.slice(0, 2)), reachKm: 5, ...about };
}

/** Drawn more often than the rest, since most plots of a Moscow broker lie around Moscow. */
export const nearPlaces: readonly [DemoPlace, ...DemoPlace[]] = [
  place('Одинцовский г. о.', '50:20', [55.62, 36.98], { highway: 'minskoe', reachKm: 7 }),
  place('Наро-Фоминский г. о.', '50:26', [55.45, 36.82], { highway: 'kievskoe', reachKm: 7 }),
  place('Ленинский г. о.', '50:21', [55.53, 37.74], { highway: 'kashirskoe', reachKm: 2.5 }),
  place('г. о. Подольск', '50:27', [55.37, 37.5], { highway: 'simferopolskoe' }),
  place('г. о. Истра', '50:08', [55.92, 36.75], { highway: 'novorizhskoe', reachKm: 8 }),
  place('г. о. Чехов', '50:31', [55.17, 37.48], { highway: 'simferopolskoe' }),
  place('Богородский г. о.', '50:16', [55.87, 38.35], { highway: 'gorkovskoe' }),
  place('Раменский г. о.', '50:23', [55.55, 38.32], { highway: 'novoryazanskoe' }),
  place('г. о. Солнечногорск', '50:09', [56.16, 37.02], { highway: 'leningradskoe' }),
  place('Дмитровский г. о.', '50:04', [56.28, 37.5], { highway: 'dmitrovskoe', reachKm: 8 }),
  place('г. о. Мытищи', '50:12', [56.03, 37.7], { highway: 'ostashkovskoe', reachKm: 4 }),
  place('г. о. Щёлково', '50:14', [55.95, 38.1], { highway: 'schelkovskoe' }),
  place('г. о. Ступино', '50:33', [54.92, 38.02], { highway: 'М-4', reachKm: 8 }),
  place('г. о. Красногорск', '50:11', [55.85, 37.22], { highway: 'pyatnickoe', reachKm: 3 }),
  place('г. о. Домодедово', '50:28', [55.41, 37.83], { highway: 'М-4', reachKm: 6 }),
  place('Сергиево-Посадский г. о.', '50:05', [56.27, 38.2], { highway: 'yaroslavskoe', reachKm: 8 }),
  place('г. о. Клин', '50:03', [56.36, 36.66], { highway: 'leningradskoe' }),
  place('Рузский г. о.', '50:19', [55.7, 36.25], { highway: 'minskoe', reachKm: 8 }),
  place('Волоколамский г. о.', '50:07', [56.02, 36.02], { highway: 'novorizhskoe', reachKm: 8 }),
  place('г. о. Серпухов', '50:32', [54.95, 37.38], { highway: 'simferopolskoe' }),
  place('г. о. Коломна', '50:34', [55.06, 38.7], { highway: 'novoryazanskoe' }),
  place('г. о. Егорьевск', '50:30', [55.39, 39.05], { highway: 'egorevskoe', reachKm: 8 }),
  place('Пушкинский г. о.', '50:13', [56.05, 37.94], { highway: 'yaroslavskoe', reachKm: 4 }),
  place('г. о. Электросталь', '50:46', [55.76, 38.42], { highway: 'nosovihinskoe', reachKm: 3 }),
  place('Можайский г. о.', '50:18', [55.51, 36.05], { highway: 'mozhayskoe', reachKm: 8 }),
  place('Талдомский г. о.', '50:01', [56.7, 37.56], { highway: 'dmitrovskoe', reachKm: 6 }),
  place('Москва, поселение Краснопахорское', '77:22', [55.42, 37.27], { highway: 'kaluzhskoe', reachKm: 3 }),
  place('Москва, поселение Марушкинское', '77:18', [55.6, 37.2], { highway: 'borovskoe', reachKm: 2 }),
  place('Москва, поселение Щаповское', '77:21', [55.4, 37.42], { highway: 'varshavskoe', reachKm: 3 }),
  place('Москва, г. Зеленоград', '77:10', [55.98, 37.2], { highway: 'leningradskoe', reachKm: 1.5 }),
  place('Москва, р-н Некрасовка', '77:04', [55.69, 37.93], { highway: 'novoryazanskoe', reachKm: 1 }),
  place('Москва, р-н Молжаниновский', '77:09', [55.93, 37.38], { highway: 'leningradskoe', reachKm: 1 }),
];

export const farPlaces: readonly [DemoPlace, ...DemoPlace[]] = [
  place('Калужская область, Боровский р-н', '40:03', [55.18, 36.5], { highway: 'М-3', reachKm: 7 }),
  place('Калужская область, Малоярославецкий р-н', '40:13', [55.02, 36.45], { highway: 'М-3', reachKm: 7 }),
  place('Калужская область, г. о. Калуга', '40:26', [54.52, 36.2], { highway: 'М-3' }),
  place('Тульская область, г. о. Новомосковск', '71:15', [54.03, 38.28], { highway: 'М-4' }),
  place('Тульская область, Узловский р-н', '71:20', [53.97, 38.14], { highway: 'М-4' }),
  place('Тульская область, г. о. Алексин', '71:01', [54.5, 37.05]),
  place('Тверская область, Калининский р-н', '69:10', [56.82, 35.8], { highway: 'М-11', reachKm: 7 }),
  place('Тверская область, Конаковский р-н', '69:15', [56.7, 36.7], { highway: 'М-10', reachKm: 6 }),
  place('Владимирская область, Петушинский р-н', '33:13', [55.93, 39.42], { highway: 'М-7' }),
  place('Владимирская область, Киржачский р-н', '33:02', [56.15, 38.87], { highway: 'А-108' }),
  place('Владимирская область, Собинский р-н', '33:12', [56.0, 40.05], { highway: 'М-7' }),
  place('Рязанская область, Рыбновский р-н', '62:13', [54.73, 39.5], { highway: 'М-5' }),
  place('Рязанская область, Рязанский р-н', '62:15', [54.57, 39.85], { highway: 'М-5', reachKm: 7 }),
  place('Ярославская область, Переславль-Залесский г. о.', '76:11', [56.73, 38.8], { highway: 'М-8', reachKm: 4 }),
  place('Ярославская область, Ярославский р-н', '76:17', [57.54, 39.8], { highway: 'М-8', reachKm: 6 }),
  place('Смоленская область, Гагаринский р-н', '67:03', [55.54, 35.0], { highway: 'М-1' }),
  place('Ленинградская область, Тосненский р-н', '47:26', [59.52, 30.85], { highway: 'М-11', reachKm: 6 }),
  place('Ленинградская область, Всеволожский р-н', '47:07', [60.03, 30.65], { reachKm: 5 }),
  place('Ленинградская область, Ломоносовский р-н', '47:14', [59.75, 30.05], { reachKm: 5 }),
  place('Нижегородская область, Кстовский р-н', '52:26', [56.13, 44.2], { highway: 'М-7' }),
  place('Воронежская область, Новоусманский р-н', '36:16', [51.62, 39.42], { highway: 'М-4' }),
  place('Краснодарский край, Динской р-н', '23:07', [45.22, 39.2], { highway: 'М-4', reachKm: 3 }),
  place('Республика Татарстан, Лаишевский р-н', '16:24', [55.64, 49.35], { highway: 'М-12' }),
  place('Свердловская область, г. о. Берёзовский', '66:35', [56.92, 60.82]),
];
