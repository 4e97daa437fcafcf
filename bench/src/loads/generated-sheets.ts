import { utils, write } from '@e965/xlsx';

export const COMPLEXES = 300;
/** Buildings of a complex. */
const BUILDINGS = 4;
/** 1.2.2027 as a serial number of a spreadsheet. */
const FIRST_DAY = 46_419;

const plotHead = [
  ...['Кадастровый номер', 'Площадь, га', 'Цена, млн руб.', 'Категория', 'Тип объекта', 'Собственность', 'Регион'],
  ...['Адрес', 'Км от МКАД', 'Широта', 'Долгота', 'Ссылка на диск', 'Документация', 'Комментарий'],
];

/** A sheet of whole plots that differ from each other. */
export function plotSheet(count: number): Uint8Array {
  return workbook(
    plotHead,
    Array.from({ length: count }, (_, index) => [
      `50:${10 + (index % 40)}:${String(index % 9_999).padStart(7, '0')}:${index + 1}`,
      (12 + index * 0.37).toFixed(2).replace('.', ','),
      50 + (index % 900),
      ...['Земли промышленности', 'Под склад', 'частная', 'Московская область'],
      `Выдуманный г. о., д. Пример-${index % 700}, участок ${index}`,
      10 + (index % 90),
      55 + (index % 1_000) / 1_000,
      37 + (index % 700) / 700,
      `https://disk.example/${index}`,
      `https://docs.example/${index}`,
      `Выдуманное описание участка ${index}, подъезд с асфальтовой дороги, газ по границе`,
    ]),
  );
}

const vacancyHead = [
  ...['Комплекс', 'Тип комплекса', 'Статус комплекса', 'Адрес', 'Регион', 'Широта', 'Долгота', 'Корпус', 'Класс'],
  ...['Статус строительства', 'Тип здания', 'Год ввода', 'Площадь здания, м2', 'Этажность', 'Рабочая высота, м'],
  ...['Блок', 'Площадь, м2', 'Ставка, руб./м2 в год без НДС', 'Тип сделки', 'Дата доступности', 'Комментарий'],
];

/** A sheet of whole vacancies of 300 complexes with four buildings each. @param more added to each rate, roubles */
export function vacancySheet(count: number, more = 0): Uint8Array {
  return workbook(
    vacancyHead,
    Array.from({ length: count }, (_, index) => {
      const complex = index % COMPLEXES;
      const building = Math.floor(index / COMPLEXES) % BUILDINGS;
      return [
        ...[`Примерово-${complex + 1}`, 'Складской', 'Построен', `Выдуманный г. о., д. Пример-${complex}`],
        ...['Московская область', 55 + complex / 1_000, 37 + complex / 700, `Корпус ${building + 1}`, 'A'],
        ...['Построен', 'Складское', '15.06.2019', 20_000 + complex * 100 + building, 1, 12, `Б-${index + 1}`],
        ...[500 + index, 6_000 + (index % 4_000) + more, 'Аренда', FIRST_DAY + (index % 300)],
        `Выдуманный блок ${index}`,
      ];
    }),
  );
}

function workbook(head: readonly string[], rows: readonly (string | number)[][]): Uint8Array {
  const sheet = utils.aoa_to_sheet([[...head], ...rows]);
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, 'Реестр');
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx', compression: true }) as ArrayBuffer);
}
