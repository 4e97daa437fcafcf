import { listTowns } from '@gektar/contract/places/address.ts';
import { listRegions } from '@gektar/contract/places/region-endpoints.ts';
import { type NoteWords, readNote } from '@gektar/contract/requests/read-note.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
let words: NoteWords;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
  const { cities, settlements: districts } = await app.broker.call(listTowns);
  const lists = { deals: [], types: [], classes: [], highways: [] };
  const regions = await app.broker.call(listRegions);
  words = { ...lists, area: 'hectare', hasRate: false, regions, cities, districts };
});
afterAll(() => app.close());

const read = (text: string) =>
  readNote(text, words).map((reading) => ('name' in reading ? reading.name : reading.kind));

test('every town and region is read after its kind, in its first case', () => {
  const unread = words.cities.filter(
    ({ name, regionId }) =>
      !words.regions.some((region) => region.name === name) &&
      !readNote(`склад, г. ${name}, ${words.regions.find(({ id }) => id === regionId)?.name}`, words).some(
        (reading) => reading.kind === 'city' && reading.name === name,
      ),
  );
  expect(unread.map(({ name }) => name)).toEqual([]);
  expect(words.cities.length).toBeGreaterThan(1_000);
});

test.each([
  ['склад в Екатеринбурге, Челябинске или Тюмени', 'Челябинск', 'Екатеринбург', 'Тюмень'],
  ['ищут в Наро-Фоминске', 'Наро-Фоминск'],
  ['участок под Воронежем не нужен, нужен в Липецке', 'Липецк'],
  ['Люберцы, Мытищи', 'Мытищи', 'Люберцы'],
  ['в Великих Луках', 'Великие Луки'],
  ['в Череповце', 'Череповец'],
])('all oblasts: %s', (text, ...expected) => {
  expect(read(text).toSorted()).toEqual(expected.toSorted());
});

test.each([
  'нужен большой светлый склад с пандусом, ворота с двух сторон, охрана, столовая рядом',
  'перезвонить после обеда, решает генеральный директор Иванов Владимир Петрович',
  'заезд для фур, тара своя, мост и кран обязательны, стоянка, тёплый офис на втором этаже',
  'клиент от Королёва, раньше снимал у Орлова, спешит, бюджет обсуждают, тайга не нужна',
  'половину блока можно, нужна ровная земля без леса и болота, вода и газ по границе, шахты не предлагать',
  'первая линия, видно с дороги, подъезд асфальт, рядом жилой квартал и остановка, свободный график показа',
  'холодный ангар, полы антипыль, пожарка, своя котельная, зимой работают в две смены, мирный сосед',
])('no place is read in: %s', (text) => {
  expect(read(text)).toEqual([]);
});
