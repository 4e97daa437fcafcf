import { addressOf, brief, decimal, marketPlots, numbered, spaced, writeLines } from './market-plot.ts';
import { kind } from './one-sheet.ts';
import type { WrittenKind } from './sheet-kind.ts';

/** Notes of secretaries, annexes to contracts, boards of advertisements, summaries. */
export const notesPlotKinds: readonly WrittenKind[] = [
  kind('a matrix of a land bank with shares', 'xlsx', (sheet, chance) => {
    sheet.add('Земельный банк группы «Пример»');
    sheet.add(
      'Проект',
      'Кадастровый номер',
      'Площадь общая, га',
      'Доля группы, %',
      'Стадия',
      'Оценка, млн руб.',
      'Направление',
    );
    return writeLines(sheet, marketPlots(chance), (truth, index) => ({
      cells: [
        `Проект ${index + 1}`,
        truth.number,
        truth.area,
        100,
        'ППТ утверждён',
        truth.price / 1e6,
        brief.highway(truth.highway),
      ],
      values: { ...numbered(truth), area: truth.area, price: truth.price, landHighway: truth.highway },
    }));
  }),
  kind('notes of a secretary', 'csv-1251', (sheet, chance) => {
    sheet.add('дата', 'кто звонил', 'тел', 'что продаёт', 'сколько га', 'сколько хочет млн', 'где', 'кадастровый');
    return writeLines(sheet, marketPlots(chance), (truth, index) => ({
      cells: [
        `${10 + index}.11.2026`,
        truth.person,
        truth.phone,
        'участок',
        decimal(truth.area),
        String(truth.price / 1e6).replace('.', ','),
        `${truth.district}, ${truth.village}`,
        truth.number,
      ],
      values: {
        ...numbered(truth),
        area: truth.area,
        price: truth.price,
        address: `${truth.district}, ${truth.village}`,
      },
    }));
  }),
  kind('an annex to a contract', 'xls', (sheet, chance) => {
    sheet.add(null, null, null, 'Приложение № 1 к договору № 17/26');
    sheet.add('Спецификация участков');
    sheet.add('п/п', 'Кадастровый номер', 'Местонахождение участка', 'Площадь', null, 'Цена участка', null);
    sheet.add(null, null, null, 'кв. м', 'соток', 'руб. за сотку', 'руб. итого');
    for (const column of [0, 1, 2]) sheet.merge(3, column, 4, column);
    sheet.merge(3, 3, 3, 4);
    sheet.merge(3, 5, 3, 6);
    return writeLines(sheet, marketPlots(chance), (truth, index) => ({
      cells: [
        index + 1,
        truth.number,
        addressOf(truth),
        truth.sotki * 100,
        truth.sotki,
        truth.perSotka * 1_000,
        truth.price,
      ],
      values: { ...numbered(truth), address: addressOf(truth), area: truth.area, price: truth.price },
    }));
  }),
  kind('an advertisement board', 'html', (sheet, chance) => {
    sheet.add('Объявление', 'Цена', 'За сотку', 'Площадь участка', 'До МКАД', 'Контакты');
    return writeLines(sheet, marketPlots(chance), (truth) => ({
      cells: [
        `Продам землю, ${truth.village}`,
        `${spaced(truth.price)} ₽`,
        `${spaced(truth.perSotka * 1_000)} ₽`,
        `${truth.sotki} сот.`,
        `${truth.km} км`,
        truth.phone,
      ],
      values: { price: truth.price, area: truth.area, kmFromCity: truth.km },
    }));
  }),
  kind('plots for logistics with utilities', 'xlsx', (sheet, chance) => {
    sheet.add(
      'Локация',
      'КН',
      'Площадь участка',
      'Категория / ВРИ',
      'Электричество',
      'Газ',
      'Въезд',
      'Стоимость за 1 га',
      'Торг',
    );
    return writeLines(sheet, marketPlots(chance), (truth, index) => ({
      cells: [
        addressOf(truth),
        truth.number,
        `${decimal(truth.area)} Га`,
        brief.category(truth.category),
        `${truth.kilowatts} кВт`,
        index % 2 === 0 ? 'рядом' : '-',
        'с А-107',
        `${decimal(truth.perSotka / 10, 1)} млн руб.`,
        index % 2 === 0 ? 'возможен' : 'нет',
      ],
      values: {
        ...numbered(truth),
        address: addressOf(truth),
        area: truth.area,
        category: truth.category,
        'electricitySupply.type': 2,
        'electricitySupply.value': truth.kilowatts,
        ...(index % 2 === 0 ? { 'gasSupply.type': 1 } : {}),
        price: truth.price,
        hasBarganing: index % 2 === 0,
      },
    }));
  }),
];
