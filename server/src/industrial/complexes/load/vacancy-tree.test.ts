import type { Load } from '@gektar/contract/loads/load.ts';
import type { LoadTree, TreeComplex } from '@gektar/contract/loads/load-tree.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ask } from '#testing/ask.ts';
import { givenBuilding, givenComplex } from '#testing/given-complex.ts';
import { acceptLoad, giveAnswer, givenLoad, loadAreas } from '#testing/given-load.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

const [area] = loadAreas.filter(([name]) => name === 'industrial').map(([, one]) => one);
if (area === undefined) throw new Error('the industrial area');

const head = 'Комплекс;Корпус;Блок;Площадь, м2;Ставка, руб./м2 в год без НДС;Дата доступности';
const table = (...rows: string[]) => [head, ...rows].join('\n');

async function treeOf({ id }: Pick<Load, 'id'>): Promise<LoadTree> {
  const { status, json, text } = await ask(app, 'GET', `${area?.path}/${id}/tree`);
  expect(status, text).toBe(200);
  return json as LoadTree;
}

/** 'Логопарк: Корпус 1 (1-А, 1-Б)' */
function drawn({ complexes }: LoadTree): string[] {
  return complexes.map(({ name, buildings }) => {
    const parts = buildings.map((one) => `${one.name || '—'} (${one.vacancies.map((of) => of.name).join(', ')})`);
    return `${name}: ${parts.join('; ')}`;
  });
}

function complexOf({ complexes }: LoadTree, name: string): TreeComplex {
  const found = complexes.find((one) => one.name === name);
  if (found === undefined) throw new Error(`no ${name} among ${complexes.map((one) => one.name).join()}`);
  return found;
}

const keysOf = ({ buildings }: TreeComplex) => buildings.flatMap((one) => one.vacancies.map(({ key }) => key));

test('vacancies stand below buildings and complexes, those of the database with their names and ids', async () => {
  const { id } = await givenComplex(app.db, { name: 'Логопарк Заречье' });
  const { id: buildingId } = await givenBuilding(app.db, id, { name: 'Корпус 1' });
  const load = await givenLoad(
    app,
    area,
    table(
      'Логопарк Заречье;1;1-Б;7200;8800;01.02.2027',
      'Лог. парк Заречье;1;1-В;2100,5;9100;01.03.2027',
      'Логопарк Заречье;Корпус 2;2-А;18000;9050;01.04.2027',
      'Южные врата;5;5-Г;3300;7700;01.05.2027',
    ),
  );
  const tree = await treeOf(load);
  expect(drawn(tree)).toEqual(['Логопарк Заречье: Корпус 1 (1-Б, 1-В); Корпус 2 (2-А)', 'Южные врата: Корпус 5 (5-Г)']);
  expect(tree.complexes).toMatchObject([
    { complexId: id, spellings: [{ name: 'Лог. парк Заречье' }], buildings: [{ buildingId }, { buildingId: null }] },
    { complexId: null, near: null, buildings: [{ buildingId: null }] },
  ]);
  expect(tree.complexes[0]?.buildings[0]?.vacancies[1]).toMatchObject({ area: 2100.5, areaKind: 'warehouse', row: 3 });
});

test('a vacancy moves to another building, a complex is split by its spelling, renamed and left out; each is taken back', async () => {
  const load = await givenLoad(
    app,
    area,
    table(
      'Терминал Брусово;1;Б-1;5100;8100;01.02.2027',
      'Брусово терминал;2;Б-2;5200;8200;01.03.2027',
      'Ферма Лужки;7;Л-7;5300;8300;01.04.2027',
    ),
  );
  const before = await treeOf(load);
  const [first] = keysOf(complexOf(before, 'Терминал Брусово'));
  const moved = await giveAnswer(app, area, load, {
    ...{ kind: 'place', keys: [first], complex: { name: 'Ферма Лужки' }, building: { name: 'Корпус 7' } },
  });
  expect(drawn(await treeOf(moved))).toContain('Ферма Лужки: Корпус 7 (Б-1, Л-7)');
  const back = await ask(app, 'POST', `${area.path}/${load.id}/answers/back`, {
    body: { rowVersion: moved.rowVersion },
  });
  expect(drawn(await treeOf(load))).toEqual(drawn(before));
  const { spellings } = complexOf(before, 'Терминал Брусово');
  const split = await giveAnswer(app, area, back.json as Load, {
    ...{ kind: 'place', keys: spellings[0]?.keys, complex: { name: 'Брусово терминал', isNew: true } },
  });
  expect(drawn(await treeOf(split))).toEqual([
    'Терминал Брусово: Корпус 1 (Б-1)',
    'Брусово терминал: Корпус 2 (Б-2)',
    'Ферма Лужки: Корпус 7 (Л-7)',
  ]);
  const farm = keysOf(complexOf(await treeOf(split), 'Ферма Лужки'));
  const out = await giveAnswer(app, area, split, { kind: 'leave', keys: farm, isOut: true });
  expect(drawn(await treeOf(out))).toEqual(['Терминал Брусово: Корпус 1 (Б-1)', 'Брусово терминал: Корпус 2 (Б-2)']);
  expect(out.objects).toMatchObject({ refused: 1 });
});

test('a complex with a similar name in the database is asked about; it is the same one or a new one', async () => {
  const { id, name } = await givenComplex(app.db, { name: 'Логистический парк Соколово Плюс' });
  await givenBuilding(app.db, id, { name: 'Корпус 1' });
  const load = await givenLoad(
    app,
    area,
    table('Соколово;Корпус 1;С-1;6100;8400;01.02.2027', 'Соколово;Корпус 1;С-2;6200;8500;01.03.2027'),
  );
  const asked = complexOf(await treeOf(load), 'Соколово');
  expect(asked).toMatchObject({ complexId: null, near: { id, name } });
  const [question] = load.questions.filter(({ field }) => field === 'complex.name');
  expect(question).toMatchObject({ count: 2, mayAgree: true });
  const isNew = await giveAnswer(app, area, load, { kind: 'group', group: question?.group, choice: { agree: true } });
  expect(complexOf(await treeOf(isNew), 'Соколово')).toMatchObject({ complexId: null, near: null });
  const same = await giveAnswer(app, area, isNew, {
    ...{ kind: 'place', keys: keysOf(asked), complex: { name: 'Соколово', id } },
  });
  expect(complexOf(await treeOf(same), name)).toMatchObject({ complexId: id, near: null });
  const done = await acceptLoad(app, area, same);
  expect(done).toMatchObject({ outcome: { created: 2, failed: 0 }, progress: { newComplexes: 0, newBuildings: 0 } });
  const rows = await app.db
    .selectFrom('industrial.complexes')
    .select('id')
    .where('name', 'like', '%Соколово%')
    .execute();
  expect(rows).toEqual([{ id }]);
});

test('new complexes and buildings are counted and come first', async () => {
  const load = await givenLoad(
    app,
    area,
    table(
      'Парк Ивантеево;1;И-1;4100;7100;01.02.2027',
      'Парк Ивантеево;1;И-2;4200;7200;01.03.2027',
      'Парк Ивантеево;2;И-3;4300;7300;01.04.2027',
      'Двор Каширский;3;К-4;4400;7400;01.05.2027',
    ),
  );
  const done = await acceptLoad(app, area, load);
  expect(done.progress).toMatchObject({ stage: null, newComplexes: 2, newBuildings: 3, checkedCount: 4 });
  expect(Object.keys(done.progress?.seconds ?? {})).toContain('parents');
});

test('a value of a complex or a building is asked once for each of them, never for all', async () => {
  const load = await givenLoad(
    app,
    area,
    table(
      'Парк Дубки;1;Д-1;4100;7100;01.02.2027',
      'Парк Дубки;1;Д-2;4250;7200;01.03.2027',
      'Парк Дубки;2;Д-3;4300;7300;01.04.2027',
      'Двор Ясенки;2;Я-4;4400;7400;01.05.2027',
    ),
  );
  const asked = ({ questions }: Load, name: string) =>
    questions.filter(({ field }) => field === name).map(({ level, reason, count }) => [level, reason, count]);
  expect(asked(load, 'complex.latitude')).toEqual([
    ['complex', 'Парк Дубки. Нет в таблице: Широта', 3],
    ['complex', 'Двор Ясенки. Нет в таблице: Широта', 1],
  ]);
  expect(asked(load, 'building.totalArea').map(([, reason, count]) => [reason, count])).toEqual([
    ['Парк Дубки, Корпус 1. Нет в таблице: Общая площадь', 2],
    ['Парк Дубки, Корпус 2. Нет в таблице: Общая площадь', 1],
    ['Двор Ясенки, Корпус 2. Нет в таблице: Общая площадь', 1],
  ]);
  // A value of a dictionary that the file lacks is often the same everywhere.
  expect(asked(load, 'complex.region')).toEqual([['absent', 'Нет в таблице: Регион', 4]]);
  const many = Array.from(
    { length: 11 },
    (_, index) => `Парк Дубки;${index + 3};Д-${index};${5_100 + index};7500;01.02.2027`,
  );
  const large = await givenLoad(app, area, table(...many));
  expect(large.questions.find(({ field }) => field === 'building.totalArea')).toMatchObject({
    ...{ level: 'absent', count: 11, mayFill: false },
  });
  const [first] = load.questions.filter(({ field }) => field === 'complex.latitude');
  const answered = await giveAnswer(app, area, load, {
    ...{ kind: 'group', group: first?.group, choice: { value: 55.731 } },
  });
  expect(asked(answered, 'complex.latitude')).toEqual([['complex', 'Двор Ясенки. Нет в таблице: Широта', 1]]);
  expect(answered.answers).toMatchObject([{ text: 'Широта: 55,731000', count: 3 }]);
});

test('an answer about the spelling of a complex is remembered for the next table of the sender', async () => {
  // Other heads are another sender.
  const heads = 'Объект;Строение;Блок;Метраж, м2;Ставка, руб./м2 в год без НДС;Свободно с';
  const list = (...rows: string[]) => [heads, ...rows].join('\n');
  const { id, name } = await givenComplex(app.db, { name: 'Логистический парк Белый Раст Плюс' });
  await givenBuilding(app.db, id, { name: 'Корпус 1' });
  const load = await givenLoad(
    app,
    area,
    list(
      'Белый Раст Плюс;1;Б-1;5100;8400;01.02.2027',
      'Белый Раст Плюс;1;Б-3;5150;8450;01.02.2027',
      'Терминал Белый Раст Плюс;1;Б-4;5160;8460;01.02.2027',
      'Белый Раст;1;Б-2;5200;8500;01.02.2027',
      'Терминал Кресты;4;К-1;5300;8600;01.02.2027',
      'Терминал Кресты;4;К-2;5400;8700;01.02.2027',
      'Кресты Логопарк;4;К-3;5500;8800;01.02.2027',
    ),
  );
  const asked = ({ questions }: Load) => questions.filter(({ field }) => field === 'complex.name');
  // Two other spellings both mean the complex of the database.
  const spelling = 'Два написания, один комплекс? «Терминал Кресты» и «Кресты Логопарк»';
  expect(asked(load).map(({ reason }) => reason)).toEqual([
    expect.stringContaining(`«Белый Раст»: новый комплекс? В базе есть «${name}»`),
    spelling,
  ]);
  const near = complexOf(await treeOf(load), 'Белый Раст');
  const same = await giveAnswer(app, area, load, {
    ...{ kind: 'place', keys: keysOf(near), complex: { name: 'Белый Раст', id } },
  });
  const [question] = asked(same);
  const answered = await giveAnswer(app, area, same, {
    ...{ kind: 'group', group: question?.group, choice: { agree: true } },
  });
  await acceptLoad(app, area, answered);
  const next = await givenLoad(
    app,
    area,
    list(
      'Белый Раст;1;Б-5;6100;9400;01.02.2027',
      'Терминал Кресты;4;К-7;6300;9600;01.02.2027',
      'Терминал Кресты;4;К-8;6400;9700;01.02.2027',
      'Кресты Логопарк;4;К-6;6200;9500;01.03.2027',
      'Кресты (СК);4;К-9;6500;9800;01.03.2027',
    ),
  );
  // Another spelling is asked about.
  expect(asked(next).map(({ reason }) => reason)).toEqual([expect.stringContaining('«Кресты (СК)»')]);
  expect(complexOf(await treeOf(next), name)).toMatchObject({ complexId: id });
  expect(next.answers.map(({ text, count }) => [text, count])).toEqual([
    [`«белый раст» = «${name}»`, 1],
    ['«кресты логопарк» = «Терминал Кресты»', 1],
  ]);
});

test('a complex or building that does not exist is refused at its part', async () => {
  const load = await givenLoad(app, area, table('Депо Рогово;1;Р-1;4500;7500;01.02.2027'));
  const keys = keysOf(complexOf(await treeOf(load), 'Депо Рогово'));
  const id = '0198c4f2-7b1e-7a30-8d55-2f6f0a5b1c77';
  const refusal = async (answer: object) => {
    const { status, json } = await ask(app, 'POST', `${area.path}/${load.id}/answers`, {
      body: { rowVersion: load.rowVersion, answer },
    });
    return { status, fields: (json as { error: { fields?: object } }).error.fields };
  };
  expect(await refusal({ kind: 'place', keys, complex: { name: 'Нет', id } })).toEqual({
    status: 400,
    fields: { 'answer.complex.id': 'Такого комплекса нет' },
  });
  expect(await refusal({ kind: 'place', keys, building: { name: 'Нет', id } })).toEqual({
    status: 400,
    fields: { 'answer.building.id': 'Такого здания нет' },
  });
  expect(await refusal({ kind: 'leave', keys: ['нет'], isOut: true })).toEqual({
    status: 400,
    fields: { 'answer.keys': 'Такого объекта в загрузке нет' },
  });
});
