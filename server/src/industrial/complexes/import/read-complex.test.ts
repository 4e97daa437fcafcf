import { speakRussian } from '@gektar/contract/speak-russian.ts';
import { beforeAll, expect, inject, test } from 'vitest';
import { openDb } from '#database/db.ts';
import { createDatabase } from '#testing/cluster.ts';
import { complexCells } from '#testing/given-file.ts';
import type { ComplexCells } from './complex-columns.ts';
import { type ComplexIds, findComplexIds } from './complex-ids.ts';
import { readComplex } from './read-complex.ts';

let ids: ComplexIds;
beforeAll(async () => {
  speakRussian();
  const db = openDb(await createDatabase(inject('clusterUrl'), 'read_complex'));
  ids = await findComplexIds(db);
  await db.destroy();
});

const responsibleEmployeeId = '01940000-0000-7000-8000-000000000001';

function read(about: Partial<ComplexCells> = {}) {
  const { fields, remarks } = readComplex(complexCells(about), { ids, responsibleEmployeeId });
  return {
    fields,
    refused: remarks.refusals.map(({ column, reason }) => `${column}: ${reason}`),
    leftOut: remarks.leftOut.map(({ column, reason }) => `${column}: ${reason}`),
  };
}

test('a plain row becomes a complex with nothing left out; amounts are in our units', () => {
  const { fields, refused, leftOut } = read({
    name: 'Парк Образцово',
    land_area_ha: '12,57',
    year: '2013',
    highway: 'ленинградское  шоссе',
    km_from_mkad: '35 км',
    electricity_mw: '0,29',
    gas_m3h: '7000',
    water_m3day: '120',
    parking_car: '380',
    parking_truck: '200',
    website: 'park.example',
  });
  expect([refused, leftOut]).toEqual([[], []]);
  expect(fields).toMatchObject({
    name: 'Парк Образцово',
    complexType: { id: ids.complexTypes.get('складской комплекс') },
    complexConstructionStatus: 1,
    commissioningDate: '2013-01-01T00:00:00',
    complexArea: 42_000,
    landPlotArea: 12.57,
    regionId: 50,
    latitude: 55.4312,
    longitude: 37.5455,
    isApproximatePosition: false,
    highway: { id: ids.highways.get('ленинградское шоссе') },
    distanceFromRingRoad: 35,
    electricitySupply: 290,
    gasSupply: 168_000,
    waterSupply: 120,
    carParkingSpaces: 380,
    truckParkingSpaces: 200,
    ownerWebsite: 'park.example',
    responsibleUser: responsibleEmployeeId,
    vacanciesUpdatePeriod: 30,
  });
});

test.each([
  ['special_economic_zone', 'особая экономическая зона'],
  ['technopark', 'технопарк'],
  ['warehouse_complex', 'складской комплекс'],
  ['industrial_park', 'индустриальный парк'],
  ['light_industrial', 'light industrial'],
  ['Логистический парк', 'логистический парк'],
])('the kind %s is the type «%s» of the dictionary', (kind, name) => {
  expect(read({ kind }).fields?.complexType.id).toBe(ids.complexTypes.get(name));
});

test.each([
  ['operating', 1],
  ['under_construction', 2],
  ['planned', 3],
  ['frozen', 3],
  ['Реконструкция', 4],
  ['выведен из эксплуатации', 5],
])('the status %s is %i', (status, id) => {
  expect(read({ status }).fields?.complexConstructionStatus).toBe(id);
});

test('a frozen site is a project whose information says that building stopped', () => {
  expect(read({ status: 'frozen' }).fields?.additionalInformation).toMatch(/^Стройка: приостановлена\n/);
  expect(read().fields?.additionalInformation).not.toContain('Стройка');
});

test.each([
  ['exact_point', false],
  ['Точно', false],
  ['district_point:Образцовый район', true],
  ['nearest_city_point:Образцов', true],
  ['', true],
])('a point called «%s» is approximate: %s', (coord_quality, isApproximate) => {
  expect(read({ coord_quality }).fields?.isApproximatePosition).toBe(isApproximate);
});

test.each(['A+', 'A', 'B+', 'B', 'B-', 'C', 'D'])('the class %s is known', (building_class) => {
  const { fields, leftOut } = read({ building_class });
  expect(leftOut).toEqual([]);
  expect(fields?.additionalInformation).toContain(`Класс зданий: ${building_class}\n`);
});

test('a class in Cyrillic letters is the same class, an unknown one is left out and told', () => {
  expect(read({ building_class: 'в +' }).fields?.additionalInformation).toContain('Класс зданий: B+\n');
  const { fields, leftOut } = read({ building_class: 'E' });
  expect(leftOut).toEqual(['building_class: Нет в справочнике: E']);
  expect(fields?.additionalInformation).not.toContain('Класс');
});

test('what no field holds stands in the information, the operator as text', () => {
  const { fields } = read({
    developer_or_operator: 'ООО «Образец»',
    year: '2013',
    floors: '1-4',
    working_height_m: '12',
    column_pitch_m: '24x12',
    min_block_sqm: '550',
    residents_count: '47',
    rent_from_rub_sqm_year: '6200',
    okved_classes: '33;32',
    notes: 'Строится вторая очередь',
    as_of: '2024-06',
    source: 'Выдуманный перечень',
    source_url: 'https://parks.example/1',
  });
  expect(fields?.additionalInformation).toBe(
    [
      'Девелопер или оператор: ООО «Образец»',
      'Год ввода: 2013',
      'Этажей: 1-4',
      'Рабочая высота, м: 12',
      'Шаг колонн, м: 24x12',
      'Минимальный блок, м²: 550',
      'Резидентов: 47',
      'Аренда от, руб. за м² в год: 6200',
      'Коды ОКВЭД: 33, 32',
      'Описание: Строится вторая очередь',
      'Сведения на: 2024-06',
      'Источник: Выдуманный перечень',
      'Публикация: https://parks.example/1',
    ].join('\n'),
  );
  expect(fields?.operatorWithRoles ?? []).toEqual([]);
});

test.each([
  ['yes', 'no', 'особая экономическая зона'],
  ['', 'yes', 'индустриальный парк'],
  ['no', 'no', undefined],
])('a special zone (%s) and an industrial park (%s) are the zone %s', (zone, park, name) => {
  const { fields } = read({ is_special_economic_zone: zone, is_industrial_park: park });
  expect(fields?.typeIndustrialArea?.id).toBe(name && ids.industrialZones.get(name));
});

test('the whole address begins with its region; without an address it is the municipality', () => {
  const about = { region: 'Московская область', municipality: 'г. о. Образцов' };
  expect(read({ ...about, address: 'д. Овсяная' }).fields).toMatchObject({
    address: 'д. Овсяная',
    fullAddress: 'Московская область, д. Овсяная',
  });
  expect(read({ ...about, address: 'Московская область, д. Овсяная' }).fields?.fullAddress).toBe(
    'Московская область, д. Овсяная',
  );
  const bare = read({ ...about, address: '' }).fields;
  expect([bare?.fullAddress, bare?.address]).toEqual(['Московская область, г. о. Образцов', null]);
});

test('an unreadable optional value is left out and told, the complex is taken', () => {
  const { fields, refused, leftOut } = read({
    total_area_sqm: 'много',
    highway: 'Окольное шоссе',
    year: 'скоро',
    parking_car: '12,5',
    is_industrial_park: 'наверное',
    website: 'file://park/site',
  });
  expect(refused).toEqual([]);
  expect(leftOut.map((line) => line.split(':')[0]).toSorted()).toEqual(
    ['highway', 'is_industrial_park', 'parking_car', 'total_area_sqm', 'website', 'year'].toSorted(),
  );
  expect(fields).toMatchObject({ complexArea: null, highway: null, commissioningDate: null, ownerWebsite: null });
});

test.each([
  ['id', ''],
  ['name', ''],
  ['kind', ''],
  ['status', 'unknown'],
  ['region_code', ''],
  ['lat', '91'],
  ['lon', 'восток'],
] as const)('without %s («%s») the row is refused at its column', (column, cell) => {
  const { fields, refused } = read({ [column]: cell });
  expect(fields).toBeUndefined();
  expect(refused.map((line) => line.split(':')[0])).toEqual([column]);
});
