import type { Load, LoadObject } from '@gektar/contract/loads/load.ts';
import { dayAfter, today } from '@gektar/format/date.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ask } from '#testing/ask.ts';
import { freshCadastralNumber, givenProperty } from '#testing/given.ts';
import { giveAnswer, givenLoad } from '#testing/given-load.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

const area = { path: '/api/land/loads' };

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

async function objectsOf({ id }: Pick<Load, 'id'>): Promise<LoadObject[]> {
  return ((await ask(app, 'GET', `${area.path}/${id}/objects`)).json as { objects: LoadObject[] }).objects;
}

test('a plot of another number in the same place is asked about; an answer decides', async () => {
  const place = { area: 18.4, address: 'Солнечногорск, деревня Ёлкино, Луговая', region: { id: 50 } };
  const { id, cadastralNumbers } = await givenProperty(app.db, place);
  await givenProperty(app.db, { ...place, area: 18.9 });
  const load = await givenLoad(
    app,
    area,
    `Кадастровый номер;Площадь, га;Регион;Адрес
${freshCadastralNumber()};18,4;Московская область;д. Ёлкино, ул. Луговая, Солнечногорск
${cadastralNumbers[0]?.replace(/:(\d+)$/, ':0$1')};18,5;Московская область;Солнечногорск`,
  );
  const [first, second] = await objectsOf(load);
  // The number decides first: the stored plot is found once.
  expect([first?.match, second?.match?.id]).toEqual([null, id]);
  const other = await giveAnswer(app, area, load, { kind: 'match', keys: [second?.key], choice: 'other' });
  expect(other.objects).toMatchObject({ exists: 0 });
  const alone = await givenLoad(
    app,
    area,
    `Кадастровый номер;Площадь, га;Регион;Адрес
${freshCadastralNumber()};18,4;Московская область;д. Ёлкино, ул. Луговая, Солнечногорск`,
  );
  expect(alone.objects).toMatchObject({ exists: 1, maybe: 1 });
  const [asked] = await objectsOf(alone);
  expect(asked?.match).toMatchObject({ id, kind: 'maybe', differences: [] });
  const same = await giveAnswer(app, area, alone, { kind: 'match', keys: [asked?.key], choice: 'same' });
  expect(same.objects).toMatchObject({ exists: 1, maybe: 0, differs: 1 });
});

test('a value that somebody wrote after the day of the list stays, unless a person decides; an empty one empties nothing', async () => {
  const { id, rowVersion, cadastralNumbers } = await givenProperty(app.db, { price: 118_000_000, area: 9.71 });
  await app.db.updateTable('shared.audit').set({ at: '2026-01-01T00:00:00+03:00' }).execute();
  const changed = await ask(app, 'POST', '/api/land/properties/changes', {
    body: { operationId: id, changes: [{ id, rowVersion, fields: { kmFromCity: 44 } }] },
  });
  expect(changed.status, changed.text).toBe(200);
  const load = await givenLoad(
    app,
    area,
    `Список на 17.01.2026
Кадастровый номер;Площадь, га;Цена, руб.;Км от МКАД;Адрес
${cadastralNumbers[0]};9,71;112500000;41;`,
  );
  const [object] = await objectsOf(load);
  expect(object?.match?.differences.map(({ field, choice }) => [field, choice])).toEqual([
    ['price', 'file'],
    ['kmFromCity', 'stored'],
  ]);
  expect(object?.match?.differences[1]).toMatchObject({ employeeId: app.broker.id, isByHand: false });
  await giveAnswer(app, area, load, { kind: 'difference', field: 'kmFromCity', choice: 'file' });
  const [decided] = await objectsOf(load);
  expect(decided?.match?.differences[1]).toMatchObject({ choice: 'file', isByHand: true });
});

/** Day without its year: '20.11'. @param days before today */
const dayBefore = (days: number) => {
  const [year = '', month = '', day = ''] = dayAfter(-days, today(new Date())).split('-');
  return {
    iso: `${year}-${month}-${day}`,
    short: `${day}.${month}`,
    inWords: `${Number(day)} ${months[Number(month) - 1]}`,
  };
};
const months = [
  'января',
  'февраля',
  'марта',
  'апреля',
  'мая',
  'июня',
  'июля',
  'августа',
  'сентября',
  'октября',
  'ноября',
  'декабря',
];

test('a day of the list without a year is the latest past one', async () => {
  const [one, other] = [dayBefore(8), dayBefore(2)];
  const tomorrow = dayBefore(-1);
  const lastYear = `${Number(tomorrow.iso.slice(0, 4)) - 1}${tomorrow.iso.slice(4)}`;
  const days: string[] = [];
  for (const title of [
    `Обновлено ${one.short}`,
    `Участки на ${other.short}`,
    `Прайс по состоянию на ${one.inWords}`,
    `Актуально на ${tomorrow.short}`,
    `Площади от 10.05 га`,
    `Ввод дороги на ${one.inWords}`,
  ]) {
    const load = await givenLoad(app, area, `${title}\nКадастровый номер;Площадь, га\n${freshCadastralNumber()};7,31`);
    days.push(load.listDay ?? '');
  }
  expect(days).toEqual([one.iso, other.iso, one.iso, lastYear, dayBefore(0).iso, dayBefore(0).iso]);
});

test('where a file names no day, what a person wrote on the day of the load stays', async () => {
  const { id, rowVersion, cadastralNumbers } = await givenProperty(app.db, { price: 91_000_000, area: 6.2 });
  await app.db.updateTable('shared.audit').set({ at: '2026-01-01T00:00:00+03:00' }).execute();
  const changed = await ask(app, 'POST', '/api/land/properties/changes', {
    body: { operationId: id, changes: [{ id, rowVersion, fields: { kmFromCity: 37 } }] },
  });
  expect(changed.status, changed.text).toBe(200);
  const load = await givenLoad(
    app,
    area,
    `Кадастровый номер;Площадь, га;Цена, руб.;Км от МКАД\n${cadastralNumbers[0]};6,2;88500000;39`,
  );
  const [object] = await objectsOf(load);
  expect(object?.match?.differences.map(({ field, choice }) => [field, choice])).toEqual([
    ['price', 'file'],
    ['kmFromCity', 'stored'],
  ]);
});

test('coordinates are never given to several plots at once', async () => {
  const rows = [`${freshCadastralNumber()};3,17`, `${freshCadastralNumber()};4,29`];
  const load = await givenLoad(app, area, ['Кадастровый номер;Площадь, га', ...rows].join('\n'));
  const question = load.questions.find(({ field }) => field === 'latitude');
  expect(question).toMatchObject({ level: 'absent', count: 2, mayFill: false });
  expect(load.questions.find(({ field }) => field === 'category')).toMatchObject({ mayFill: true });
  const answer = { kind: 'group', group: question?.group, choice: { value: 55.62 } };
  const refused = await ask(app, 'POST', `${area.path}/${load.id}/answers`, {
    body: { rowVersion: load.rowVersion, answer },
  });
  expect(refused.status).toBe(400);
  expect(refused.json).toMatchObject({
    error: { fields: { 'answer.choice.value': 'У каждого объекта своё значение' } },
  });
  const one = { kind: 'cells', keys: [question?.keys[0]], field: 'latitude', choice: { value: 55.62 } };
  const answered = await giveAnswer(app, area, load, one);
  expect(answered.questions.find(({ field }) => field === 'latitude')).toMatchObject({ count: 1, mayFill: true });
});
