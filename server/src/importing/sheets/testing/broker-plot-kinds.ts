import { addressOf, brief, decimal, marketPlots, numbered, spaced, writeLines } from './market-plot.ts';
import { kind } from './one-sheet.ts';
import type { ExpectedObject, WrittenKind } from './sheet-kind.ts';
import type { Typed } from './written-sheet.ts';

/** Lists that brokers pass on: prices of several kinds, utilities, footnotes, cells that contradict the others. */
export const brokerPlotKinds: readonly WrittenKind[] = [
  kind('millions by a number format', 'xlsx', (sheet, chance) => {
    sheet.add('Кадастровый номер', 'Площадь', 'Цена', 'Электричество');
    return writeLines(sheet, marketPlots(chance), (truth) => ({
      cells: [
        truth.number,
        { value: truth.area, format: '#,##0.00" га"' } satisfies Typed,
        { value: truth.price, format: '#,##0.0,," млн ₽"' } satisfies Typed,
        { value: truth.kilowatts, format: '0" кВт"' } satisfies Typed,
      ],
      values: {
        ...numbered(truth),
        area: truth.area,
        price: truth.price,
        'electricitySupply.type': 2,
        'electricitySupply.value': truth.kilowatts,
      },
    }));
  }),
  kind('thousands in the group, parts below', 'xlsx', (sheet, chance) => {
    sheet.add('№', 'Участок', null, 'Цена, тыс. руб.', null, 'Контакты', null);
    sheet.add(null, 'КН', 'Площадь, сот.', 'за сотку', 'за участок', 'ФИО', 'тел.');
    sheet.merge(1, 0, 2, 0);
    sheet.merge(1, 1, 1, 2);
    sheet.merge(1, 3, 1, 4);
    sheet.merge(1, 5, 1, 6);
    return writeLines(sheet, marketPlots(chance), (truth, index) => ({
      cells: [
        index + 1,
        truth.number,
        truth.sotki,
        truth.perSotka,
        truth.price / 1_000,
        truth.person,
        truth.phone.replace(/\D/g, ''),
      ],
      values: { ...numbered(truth), area: truth.area, price: truth.price },
    }));
  }),
  kind('old and new prices, cadastral value, commission', 'xlsx', (sheet, chance) => {
    sheet.add(
      'Кадастровый номер',
      'Кадастровая стоимость, руб.',
      'Площадь, га',
      'Старая цена, млн руб.',
      'Цена, млн руб.',
      'Комиссия, %',
      'Телефон собственника',
      'Дата звонка',
    );
    return writeLines(sheet, marketPlots(chance), (truth, index) => ({
      cells: [
        truth.number,
        truth.sotki * 4_100,
        truth.area,
        (truth.price * 1.2) / 1e6,
        truth.price / 1e6,
        index % 2 === 0 ? 3 : '2,5 %',
        79_160_000_000 + index * 3_571,
        new Date(Date.UTC(2026, 9, 3 + index)),
      ],
      values: {
        ...numbered(truth),
        area: truth.area,
        price: truth.price,
        lastConversationDate: `2026-10-${String(3 + index).padStart(2, '0')}T00:00:00`,
      },
    }));
  }),
  kind('a cell of all utilities', 'csv-1251', (sheet, chance) => {
    sheet.add('КН', 'Площадь, га', 'Цена, руб.', 'Коммуникации');
    return writeLines(sheet, marketPlots(chance), (truth, index) => ({
      cells: [
        truth.number,
        decimal(truth.area),
        spaced(truth.price),
        [
          `эл-во ${truth.kilowatts} кВт, газ по границе, вода скважина`,
          `Электричество - ${truth.kilowatts} кВт; газ - нет`,
          'все центральные',
          `свет ${truth.kilowatts} кВт`,
        ][index % 4],
      ],
      values: {
        ...numbered(truth),
        area: truth.area,
        price: truth.price,
        ...(index % 4 === 2 ? {} : { 'electricitySupply.type': 2, 'electricitySupply.value': truth.kilowatts }),
        ...(index % 4 === 0 ? { 'gasSupply.type': 1, 'waterSupply.type': 2 } : {}),
      },
    }));
  }),
  kind('utilities in columns, megawatts, cubic metres an hour', 'xlsx', (sheet, chance) => {
    sheet.add(
      'Кад. номер',
      'Площадь, га',
      'Цена, млн руб.',
      'Эл. мощность, МВт',
      'Газ, м³/час',
      'Вода',
      'Канализация',
      'ГПЗУ',
    );
    return writeLines(sheet, marketPlots(chance), (truth, index) => ({
      cells: [
        truth.number,
        truth.area,
        truth.price / 1e6,
        truth.kilowatts / 1_000,
        index % 2 === 0 ? 25 : 'нет',
        index % 3 === 0 ? 'центральная' : index % 3 === 1 ? 'ТУ получены' : '-',
        index % 2 === 0 ? 'есть' : 'отсутствует',
        index % 2 === 0 ? 'есть' : 'нет',
      ],
      values: {
        ...numbered(truth),
        area: truth.area,
        price: truth.price,
        'electricitySupply.type': 2,
        'electricitySupply.value': truth.kilowatts,
        ...(index % 2 === 0 ? { 'gasSupply.type': 2, 'gasSupply.value': 600 } : {}),
        ...(index % 3 === 2 ? {} : { 'waterSupply.type': index % 3 === 0 ? 2 : 1 }),
        ...(index % 2 === 0 ? { 'sewerage.type': 2 } : {}),
        hasLandLotTownPlanningPlan: index % 2 === 0,
      },
    }));
  }),
  kind('one area in sotki, one price in thousands', 'xlsx', (sheet, chance) => {
    const truths = marketPlots(chance, 12).map((truth, index) => ({
      ...truth,
      area: Number((3 + index * 1.37).toFixed(2)),
      price: (3 + index) * 41_000_000,
    }));
    sheet.add('Кадастровый номер', 'Площадь, га', 'Цена, руб.');
    return writeLines(sheet, truths, (truth, index) => ({
      cells: [
        truth.number,
        index === 4 ? Number((truth.area * 100).toFixed(0)) : truth.area,
        index === 7 ? truth.price / 1_000 : truth.price,
      ],
      values: { ...numbered(truth), area: truth.area, price: truth.price },
      doubtful: index === 4 ? ['area'] : index === 7 ? ['price'] : [],
    }));
  }),
  kind('prices in dollars, formula errors', 'xlsx', (sheet, chance) => {
    sheet.add('Кадастровый номер', 'Площадь, га', 'Цена');
    return writeLines(sheet, marketPlots(chance), (truth, index) => ({
      cells: [
        truth.number,
        truth.area,
        index === 2 ? `${spaced(truth.price / 90)} $` : index === 5 ? '#ДЕЛ/0!' : `${spaced(truth.price)} руб.`,
      ],
      values: { ...numbered(truth), area: truth.area, price: truth.price },
      doubtful: index === 2 || index === 5 ? ['price'] : [],
    }));
  }),
  kind('plots of a village without numbers', 'xlsx', (sheet, chance) => {
    sheet.add('КП «Лесной пример», свободные участки');
    sheet.add('Категория земель:', 'Земли населённых пунктов');
    sheet.add('№ участка', 'Площадь, соток', 'Цена за сотку, руб.', 'Стоимость участка, руб.', 'Статус');
    const truths = marketPlots(chance, 12).map((truth, index) => ({ ...truth, sotki: 7 + (index % 5) + index / 10 }));
    const objects: ExpectedObject[] = [];
    for (const [index, truth] of truths.entries()) {
      const isSold = index % 4 === 3;
      const sotki = Number(truth.sotki.toFixed(1));
      const price = Math.round(sotki * truth.perSotka * 1_000);
      const row = sheet.add(index + 1, sotki, truth.perSotka * 1_000, price, isSold ? 'продан' : 'свободен');
      if (isSold) continue;
      objects.push({
        sheet: sheet.name,
        row,
        values: { area: Number((sotki / 100).toFixed(4)), price, category: 'Земли населённых пунктов' },
        doubtful: [],
      });
    }
    return objects;
  }),
  kind('a row of units, footnotes with asterisks', 'xlsx', (sheet, chance) => {
    sheet.add('Кадастровый номер', 'Площадь', 'Удалённость', 'Стоимость', 'Направление');
    sheet.add(null, 'га', 'км от МКАД', 'млн руб.', null);
    const objects = writeLines(sheet, marketPlots(chance), (truth, index) => ({
      cells: [
        index % 4 === 1 ? `${truth.number} *` : ` ${truth.number}`,
        index % 3 === 0 ? ` ${decimal(truth.area)} ` : truth.area,
        truth.km,
        index % 4 === 1 ? `${String(truth.price / 1e6).replace('.', ',')}*` : truth.price / 1e6,
        brief.highway(truth.highway),
      ],
      values: {
        ...numbered(truth),
        area: truth.area,
        kmFromCity: truth.km,
        price: truth.price,
        landHighway: truth.highway,
      },
    }));
    sheet.add('* участок под обременением, подробности по запросу');
    return objects;
  }),
  kind('land and buildings', 'xls', (sheet, chance) => {
    sheet.add(
      'Объект',
      'Кадастровый номер ЗУ',
      'Площадь ЗУ, м²',
      'Площадь зданий, м²',
      'Вид права',
      'Цена, млн. руб. (с НДС)',
      'Адрес',
    );
    return writeLines(sheet, marketPlots(chance), (truth, index) => ({
      cells: [
        `Производственная база ${index + 1}`,
        truth.number,
        truth.sotki * 100,
        truth.kilowatts * 10,
        index % 2 === 0 ? 'Собственность' : 'собственность физ. лица',
        truth.price / 1e6,
        addressOf(truth),
      ],
      values: {
        ...numbered(truth),
        area: truth.area,
        buildingArea: truth.kilowatts * 10,
        ownershipType: 'Частная собственность',
        price: truth.price,
        address: addressOf(truth),
      },
    }));
  }),
  kind('heads of every district, other columns in each', 'xlsx', (sheet, chance) => {
    const [upper, lower] = [marketPlots(chance, 5), marketPlots(chance, 5)];
    sheet.add('Юг Подмосковья');
    sheet.add('Кадастровый номер', 'Площадь, га', 'Цена, млн');
    const above = writeLines(sheet, upper, (truth) => ({
      cells: [truth.number, truth.area, truth.price / 1e6],
      values: { ...numbered(truth), area: truth.area, price: truth.price },
    }));
    sheet.add();
    sheet.add('Запад, 2 линия');
    sheet.add('Площадь, сот.', 'Цена, руб.', 'Кадастровый номер', 'Шоссе');
    const below = writeLines(sheet, lower, (truth) => ({
      cells: [truth.sotki, truth.price, truth.number, truth.highway],
      values: { ...numbered(truth), area: truth.area, price: truth.price, landHighway: truth.highway },
    }));
    return [...above, ...below];
  }),
  kind('sentences for numbers', 'xlsx', (sheet, chance) => {
    sheet.add('Участок', 'Сколько земли', 'Сколько хотят', 'Где');
    return writeLines(sheet, marketPlots(chance), (truth, index) => ({
      cells: [
        truth.number,
        index % 2 === 0 ? `примерно ${decimal(truth.area, 1)} га` : `${decimal(truth.area)} гектара`,
        index % 3 === 0 ? `${decimal(truth.price / 1e6, 3)} миллионов` : `${spaced(truth.price)} рублей, торг`,
        addressOf(truth),
      ],
      values: {
        ...numbered(truth),
        area: truth.area,
        price: truth.price,
        address: addressOf(truth),
        ...(index % 3 === 0 ? {} : { hasBarganing: true }),
      },
      doubtful: index % 2 === 0 ? ['area'] : [],
    }));
  }),
];
