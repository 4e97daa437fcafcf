import { speakRussian } from '@gektar/contract/speak-russian.ts';
import { beforeAll, describe, expect, inject, test } from 'vitest';
import { openDb } from '#database/db.ts';
import { type DictionaryIds, findDictionaryIds } from '#land/dictionaries/dictionary-ids.ts';
import { createDatabase } from '#testing/cluster.ts';
import { plotCells } from '#testing/given-file.ts';
import type { PlotCells } from './plot-columns.ts';
import { readPlot } from './read-plot.ts';

let ids: DictionaryIds;
let names: { propertyTypes: Map<number, string>; categories: Map<number, string>; ownershipTypes: Map<number, string> };
beforeAll(async () => {
  speakRussian();
  const db = openDb(await createDatabase(inject('clusterUrl'), 'read_plot'));
  ids = await findDictionaryIds(db);
  const named = async (table: 'land.property_types' | 'land.categories' | 'land.ownership_types') =>
    new Map((await db.selectFrom(table).select(['id', 'name']).execute()).map(({ id, name }) => [id, name]));
  names = {
    propertyTypes: await named('land.property_types'),
    categories: await named('land.categories'),
    ownershipTypes: await named('land.ownership_types'),
  };
  await db.destroy();
});

const responsibleEmployeeId = '01940000-0000-7000-8000-000000000001';

function read(about: Partial<PlotCells> = {}) {
  const { fields, remarks } = readPlot(plotCells(about), { ids, responsibleEmployeeId, today: '2026-11-20' });
  return {
    fields,
    refused: remarks.refusals.map(({ column, reason }) => `${column}: ${reason}`),
    leftOut: remarks.leftOut.map(({ column, reason }) => `${column}: ${reason}`),
  };
}

/** Fields of an accepted row. */
function fieldsOf(about: Partial<PlotCells> = {}) {
  const { fields, refused } = read(about);
  expect(refused).toEqual([]);
  if (!fields) throw new Error('refused without a reason');
  return fields;
}

test('a plain row becomes a property with nothing left out', () => {
  const { fields, refused, leftOut } = read({ id: 'plain', cadastral_numbers: '50:27:0990001:1' });
  expect([refused, leftOut]).toEqual([[], []]);
  expect(fields).toMatchObject({
    cadastralNumbers: ['50:27:0990001:1'],
    latitude: 55.4312,
    longitude: 37.5455,
    isApproximatePosition: false,
    address: 'Московская обл., г. о. Подольск, д. Овсяная',
    region: { id: 50 },
    area: 2.5,
    price: null,
    linkToDisk: 'https://plots.example/1',
    linkToDocumentation: 'https://plots.example/1',
    lastConversationDate: '2026-11-20T00:00:00',
    responsibleEmployeeId,
    isActive: true,
    onSale: true,
    isChecked: false,
    hasLandLotTownPlanningPlan: false,
  });
});

describe('position', () => {
  test.each(['district_point', 'okrug_point:Троицкий', 'municipality_point:Клин', 'nearest_city_point', ''])(
    'a point that stands for a larger place is marked as approximate: %s',
    (coord_quality) => expect(fieldsOf({ coord_quality }).isApproximatePosition).toBe(true),
  );

  test('distance from the city is computed from the point', () => {
    expect(fieldsOf().kmFromCity).toBeCloseTo(16.4, 0);
    expect(fieldsOf({ region_code: '77', lat: '55.75', lon: '37.62' }).kmFromCity).toBe(0);
    expect(fieldsOf({ region_code: '40', lat: '55.0968', lon: '36.6101' }).kmFromCity).toBeCloseTo(69.5, 0);
  });

  test('a region code with a leading zero is the same region', () => {
    expect(fieldsOf({ region_code: '01', lat: '44.6', lon: '40.1' }).region).toEqual({ id: 1 });
  });

  test('a row without a point, or with an impossible one, is refused', () => {
    expect(read({ lat: '', lon: '' }).refused).toEqual(['lat: Обязательное поле', 'lon: Обязательное поле']);
    expect(read({ lat: '95' }).refused).toEqual(['lat: Данные введены не корректно']);
    expect(read({ lon: '37,5 в. д.' }).refused).toEqual(['lon: Только цифры']);
  });

  test('a region may be given by its name', () => {
    expect(fieldsOf({ region_code: 'московская  Область' }).region).toEqual({ id: 50 });
  });

  test('an unknown region is refused by name', () => {
    expect(read({ region_code: '555' }).refused).toEqual(['region_code: Нет в справочнике: 555']);
    expect(read({ region_code: '' }).refused).toEqual(['region_code: Обязательное поле']);
    expect(read({ region_code: 'Подмосковье' }).refused).toEqual(['region_code: Нет в справочнике: Подмосковье']);
  });
});

describe('cadastral numbers', () => {
  test('several numbers of its own are all taken, in order', () => {
    const cadastral_numbers = '50:27:0990001:3; 50:27:0990001:1;50:27:0990001:3';
    expect(fieldsOf({ cadastral_numbers }).cadastralNumbers).toEqual(['50:27:0990001:3', '50:27:0990001:1']);
  });

  test.each(['adjacent_to', 'part_of', 'not_formed'])(
    "another plot's number is not taken for its own, it stands in the comment: %s",
    (cadastral_relation) => {
      const { cadastralNumbers, comment } = fieldsOf({
        id: 'beside-1',
        cadastral_relation,
        cadastral_numbers: '50:27:0990001:1',
        cadastral_raw: 'рядом с  50:27:0990001:1',
      });
      expect(cadastralNumbers).toEqual(['б/н beside-1']);
      expect(comment).toContain('\nКадастровый номер в источнике: рядом с 50:27:0990001:1\n');
    },
  );

  test.each([
    'рядом с ЗУ с кад № 50:27:0990001:1',
    'рядосм с ЗУ № 50:27:0990001:1',
    'вблизи ЗУ 50:27:0990001:1',
    'ниже ЗУ с кад. № 50:27:0990001:1',
    'Часть 50:27:0990001:1',
    'входит ЗУ с кад.№ 50:27:0990001:1',
    'смежный с 50:27:0990001:1',
  ])('in a file that does not say whose the number is, its words do: %s', (cadastral_numbers) => {
    const { cadastralNumbers, comment } = fieldsOf({ id: 'words', cadastral_numbers, cadastral_relation: '' });
    expect(cadastralNumbers).toEqual(['б/н words']);
    expect(comment).toContain(`Кадастровый номер в источнике: ${cadastral_numbers}`);
  });

  test.each(['б/н', 'Б / Н', 'без номера', 'не образован'])(
    'a plot without a number says so in its own words: %s',
    (cadastral_numbers) => {
      const { cadastralNumbers, comment } = fieldsOf({ id: 'none', cadastral_numbers });
      expect(cadastralNumbers).toEqual(['б/н none']);
      expect(comment).not.toContain('Кадастровый номер');
    },
  );

  test.each(['7717012031656833', 'КН 50:27:0990001:1', 'участок у реки'])(
    'a number of its own in another form is taken as it is: %s',
    (cadastral_raw) => {
      const cells = { cadastral_relation: 'malformed', cadastral_numbers: '', cadastral_raw };
      expect(fieldsOf(cells).cadastralNumbers).toEqual([cadastral_raw]);
    },
  );

  test('a plot without any identification is refused', () => {
    expect(read({ cadastral_numbers: '' }).refused).toEqual(['cadastral_numbers: Обязательное поле']);
    const malformed = read({ cadastral_relation: 'malformed', cadastral_numbers: '', cadastral_raw: '' });
    expect(malformed.refused).toEqual(['cadastral_raw: Обязательное поле']);
  });

  test('words too long for an identification are refused where they stand', () => {
    const { refused } = read({ cadastral_relation: 'malformed', cadastral_raw: 'а'.repeat(201) });
    expect(refused).toEqual(['cadastral_raw: Не больше 200 знаков']);
  });
});

describe('dictionaries', () => {
  test.each([
    ['Земли населенных пунктов', 'Земли населённых пунктов'],
    [' земли  НАСЕЛЁННЫХ пунктов', 'Земли населённых пунктов'],
    ['Земли особо охраняемых территорий и объектов', 'Земли особо охраняемых территорий и объектов'],
    [
      'Земли промышленности, энергетики, транспорта, связи, радиовещания, телевидения, информатики, земли для обеспечения космической деятельности, земли обороны, безопасности и земли иного специального назначения',
      'Земли промышленности, энергетики, транспорта, связи и иного специального назначения',
    ],
  ])('a category is known in any spelling: %s', (category, name) => {
    expect(names.categories.get(fieldsOf({ category }).category.id)).toBe(name);
  });

  test('a row without a category is refused', () => {
    expect(read({ category: '' }).refused).toEqual(['category: Обязательное поле']);
    const notFormed = 'Земельные участки (не образованы)';
    expect(read({ category: notFormed }).refused).toEqual([`category: Нет в справочнике: ${notFormed}`]);
  });

  const undelimited = 'Государственная собственность до разграничения (неразграниченная)';
  test.each([
    ['Частная', 'Частная собственность'],
    ['Федеральная', 'Федеральная собственность'],
    ['Региональная', 'Собственность субъектов Российской Федерации'],
    ['Муниципальная', 'Муниципальная собственность'],
    ['Муниципальная собственность', 'Муниципальная собственность'],
    ['Государственная до разграничения', undelimited],
    ['Государственная собственность (неразграниченная)', undelimited],
    ['Иная', 'Иная'],
  ])('ownership is known by the names of the registers: %s', (ownership, name) => {
    expect(names.ownershipTypes.get(fieldsOf({ ownership }).ownershipType.id)).toBe(name);
  });

  test('a row without ownership is refused', () => {
    expect(read({ ownership: '' }).refused).toEqual(['ownership: Обязательное поле']);
    expect(read({ ownership: 'Общая' }).refused).toEqual(['ownership: Нет в справочнике: Общая']);
  });

  test.each([
    ['6.0', 'Производство'],
    ['6.4;6.9', 'Производство'],
    ['6.9', 'Под склад'],
    ['6.9.1;6.0', 'Под склад'],
    ['4.0;6.0', 'Производство'],
    ['2.1', 'Под жилую застройку'],
    ['2.1.1', 'Под жилую застройку'],
    ['2.2', 'Личное подсобное хозяйство'],
    ['2.7.1;4.1;4.10', 'Коммерческая застройка'],
    ['3.9', 'Иное назначение'],
    ['13.2', 'Иное назначение'],
    ['5.0', 'Иное назначение'],
    ['', 'Иное назначение'],
  ])('what may be built decides the type of the object: %s → %s', (permitted_use_codes, name) => {
    expect(names.propertyTypes.get(fieldsOf({ permitted_use_codes }).propertyType.id)).toBe(name);
  });

  test('codes are looked up; one that the dictionary lacks is left out and named', () => {
    const { fields, leftOut } = read({ permitted_use_codes: '6.0;99.9;6.4', okved_classes: '10; 25;10;04' });
    const known = (code: string) => ({ id: ids.permittedUseTypes.get(code) });
    expect(fields?.permittedUseTypes).toEqual([known('6.0'), known('6.4')]);
    expect(fields?.okveds.map(({ id }) => id)).toEqual(['10', '25', '10'].map((code) => ids.okveds.get(code)));
    expect(leftOut).toEqual(['permitted_use_codes: Нет в справочнике: 99.9', 'okved_classes: Нет в справочнике: 04']);
  });
});

describe('utilities', () => {
  const supply = (type: number, value: number | null) => ({ type, value, from: null, to: null });

  test('there is a connection, there may be one, there is none', () => {
    const { gasSupply, electricitySupply, waterSupply, sewerage, heatSupply } = fieldsOf({
      gas: 'yes',
      electricity: 'possible',
      water: 'no',
      water_max_m3h: '5',
      sewerage: '',
    });
    expect(gasSupply).toEqual(supply(2, null));
    expect(electricitySupply).toEqual(supply(1, null));
    expect([waterSupply, sewerage, heatSupply]).toEqual([null, null, null]);
  });

  test('amounts are brought to the units of the product', () => {
    const fields = fieldsOf({
      gas: 'yes',
      gas_max_m3h: '4900',
      electricity: 'yes',
      electricity_max_mw: '0.29',
      water: 'possible',
      water_max_m3h: '1.5',
      sewerage: 'possible',
      sewerage_max_m3h: '2',
      heat: 'yes',
      heat_max_gcalh: '141.5',
    });
    expect(fields.gasSupply?.value).toBe(117_600);
    expect(fields.electricitySupply?.value).toBe(290);
    expect(fields.waterSupply?.value).toBe(36);
    expect(fields.sewerage?.value).toBe(48);
    expect(fields.heatSupply?.value).toBe(141.5);
  });

  test('what is free counts before what there is at most; zero says nothing', () => {
    expect(fieldsOf({ gas: 'yes', gas_max_m3h: '100', gas_free_m3h: '10' }).gasSupply?.value).toBe(240);
    expect(fieldsOf({ gas: 'yes', gas_max_m3h: '100', gas_free_m3h: '0' }).gasSupply?.value).toBeNull();
    expect(fieldsOf({ gas: 'yes', gas_max_m3h: '0' }).gasSupply?.value).toBeNull();
  });

  test('an amount that cannot be true is left out with the reason, the utility stays', () => {
    const { fields, refused, leftOut } = read({
      electricity: 'possible',
      electricity_max_mw: '29242',
      gas: 'yes',
      gas_free_m3h: '-5',
      heat: 'yes',
      heat_max_gcalh: 'много',
    });
    expect(refused).toEqual([]);
    expect(fields?.electricitySupply).toEqual(supply(1, null));
    expect(fields?.gasSupply).toEqual(supply(2, null));
    expect(fields?.heatSupply).toEqual(supply(2, null));
    const spaced = leftOut.map((text) => text.replaceAll('\u00A0', ' '));
    expect(spaced).toEqual([
      'gas_free_m3h: Положительное число (в файле -5, а это -120 м3/сутки)',
      'electricity_max_mw: Не больше 999 999 (в файле 29242, а это 29 242 000 кВт)',
      'heat_max_gcalh: Только цифры (в файле много)',
    ]);
  });

  test('presence may be told in Russian', () => {
    const fields = fieldsOf({ gas: 'есть', electricity: 'Возможно', electricity_max_mw: '0,5', water: 'нет' });
    expect(fields.gasSupply).toEqual(supply(2, null));
    expect(fields.electricitySupply).toEqual(supply(1, 500));
    expect(fields.waterSupply).toBeNull();
  });

  test('an unknown word for presence is reported and the utility left out', () => {
    const { fields, leftOut } = read({ gas: 'скоро' });
    expect(fields?.gasSupply).toBeNull();
    expect(leftOut).toEqual(['gas: Данные введены не корректно']);
  });
});

describe('the rest', () => {
  test('flags are read from yes and no', () => {
    expect(fieldsOf({ access_road: 'yes', railway: 'yes' })).toMatchObject({
      hasDriveway: true,
      hasIndustrialRailway: true,
      isSpecialEconomicZone: false,
    });
    expect(fieldsOf({ access_road: 'no', railway: '' })).toMatchObject({
      hasDriveway: false,
      hasIndustrialRailway: false,
    });
    expect(fieldsOf({ preferential_regime: 'Особая экономическая зона' }).isSpecialEconomicZone).toBe(true);
    expect(fieldsOf({ preferential_regime: 'Отсутствует' }).isSpecialEconomicZone).toBe(false);
    expect(read({ railway: 'рядом' }).leftOut).toEqual(['railway: Данные введены не корректно']);
  });

  test.each(['lease', 'lease_auction', 'Аренда', 'субаренда на 5 лет'])(
    'what is paid for a lease is no price, it stands in the comment with its words: %s',
    (deal_type) => {
      const { price, comment } = fieldsOf({ price_rub: '460540.71', deal_type, lease_term: '5' });
      expect(price).toBeNull();
      expect(comment).toMatch(/\nСделка: .+\nАрендная плата, руб\.: 460540\.71\nСрок аренды: 5 лет\n/);
      expect(read({ price_rub: 'по торгам', deal_type }).leftOut).toEqual([]);
    },
  );

  test.each(['sale', 'sale_auction', 'продажа', 'Продажа с арендатором', ''])(
    'what is sold has its price: %s',
    (deal_type) => {
      const { price, comment } = fieldsOf({ price_rub: '5 000 000,50 руб.', deal_type });
      expect(price).toBe(5_000_000.5);
      expect(comment).not.toContain('Арендная плата');
    },
  );

  test('the last conversation may be in the file, else it is the day of the import', () => {
    expect(fieldsOf({ last_conversation_date: '01.11.2026' }).lastConversationDate).toBe('2026-11-01T00:00:00');
    expect(read({ last_conversation_date: '31.02.2026' }).refused).toEqual([
      'last_conversation_date: Некорректная дата',
    ]);
  });

  test('a price that cannot be true is left out, the row is taken', () => {
    expect(read({ price_rub: 'договорная' })).toMatchObject({ refused: [], leftOut: ['price_rub: Только цифры'] });
    expect(read({ price_rub: '-1' })).toMatchObject({ refused: [], leftOut: ['price_rub: Положительное число'] });
    expect(fieldsOf({ price_rub: '1e3' }).price).toBeNull();
  });

  test('an area is kept to the square metre; none, zero and too much are refused', () => {
    expect(fieldsOf({ area_ha: '0.63612' }).area).toBe(0.6361);
    expect(read({ area_ha: '' }).refused).toEqual(['area_ha: Обязательное поле']);
    expect(read({ area_ha: '0.00001' }).refused).toEqual(['area_ha: Недопустимое значение']);
    expect(read({ area_ha: '-2' }).refused).toEqual(['area_ha: Положительное число']);
    expect(fieldsOf({ area_ha: '12 500,5 га' }).area).toBe(12_500.5);
    expect(read({ area_ha: 'две' }).refused).toEqual(['area_ha: Только цифры']);
    expect(read({ area_ha: '1000000' }).refused[0]).toMatch(/^area_ha: Не больше/);
  });

  test('a row without a link or with one that would run in the page is refused', () => {
    expect(read({ link: '' }).refused).toEqual(['link: Обязательное поле']);
    for (const link of ['javascript:alert(1)', 'file:///etc/passwd', 'blob:https://disk.example/0f1e']) {
      expect(read({ link }).refused).toEqual(['link: Данные введены не корректно']);
    }
  });

  test('what no field holds stands in the comment under its own label', () => {
    const { comment } = fieldsOf({
      title: 'Участок у станции',
      municipality: 'Подольск',
      deal_type: 'lease_auction',
      lease_term: '5',
      price_note: 'шаг аукциона 13816',
      price_rub_per_ha_year: '1',
      price_rub_per_sqm_year: '0',
      owner_organisation: 'Администрация',
      site_type: 'Гринфилд',
      truck_parking: 'yes',
      preferential_regime: 'Отсутствует',
      planning_limits: 'Охранная зона',
      notes: 'Ровное поле',
    });
    expect(comment?.split('\n')).toEqual([
      'Название: Участок у станции',
      'Муниципальное образование: Подольск',
      'Сделка: аренда с торгов',
      'Срок аренды: 5 лет',
      'Аренда за гектар в год, руб.: 1',
      'О цене: шаг аукциона 13816',
      'Собственник: Администрация',
      'Вид площадки: Гринфилд',
      'Стоянка грузовых машин: да',
      'Градостроительные ограничения: Охранная зона',
      'Описание: Ровное поле',
      'Источник: Выдуманный перечень',
    ]);
  });

  test('a line too long for the comment is left out and named, the others stay', () => {
    const { fields, leftOut } = read({ notes: 'а'.repeat(10_000), other: 'короткое' });
    expect(leftOut).toEqual(['notes: Комментарий не может быть длиннее 10000 знаков']);
    expect(fields?.comment).toContain('Прочее: короткое');
    expect(fields?.comment).not.toContain('Описание');
  });

  test('a row is known again by its id, so it must have one', () => {
    expect(read({ id: '' }).refused).toEqual(['id: Обязательное поле']);
    expect(read({ id: 'а'.repeat(201) }).refused).toEqual(['id: Не больше 200 знаков']);
    expect(read({ id: 'a\0b' }).refused).toEqual(['id: Данные введены не корректно']);
  });

  test('everything wrong with a row is told at once', () => {
    const { refused } = read({ category: '', ownership: '', lat: '', area_ha: 'x', link: '' });
    expect(refused.map((text) => text.split(':')[0])).toEqual(['category', 'ownership', 'lat', 'area_ha', 'link']);
  });
});
