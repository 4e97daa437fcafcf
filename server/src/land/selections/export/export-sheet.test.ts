import { read, type WorkSheet } from '@e965/xlsx';
import { updateSelectionItem } from '@gektar/contract/land/selections/selection.ts';
import { exportSelectionSheet } from '@gektar/contract/land/selections/selection-exports.ts';
import { DOMParser, onErrorStopParsing } from '@xmldom/xmldom';
import JSZip from 'jszip';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { moscowDay } from '#measure/moscow-day.ts';
import { ask, refusalIn } from '#testing/ask.ts';
import { download } from '#testing/download.ts';
import { givenProperty } from '#testing/given.ts';
import { givenSelection } from '#testing/given-selection.ts';
import { type House, openHouse } from '#testing/house.ts';
import { storedNames } from '#testing/upload.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse(inject('clusterUrl'));
});
afterAll(() => house.close());

const pathOf = (requestId: string) => exportSelectionSheet.path.replace('{id}', requestId);

function sheetOf(bytes: Buffer): { sheet: WorkSheet; cell: (title: string, row: number) => WorkSheet[string] } {
  const workbook = read(bytes, { cellDates: true, cellStyles: true, cellNF: true, UTC: true });
  const sheet: WorkSheet = workbook.Sheets['Подборка'] ?? {};
  const heads = Object.entries(sheet).filter(([place]) => /^[A-Z]+1$/.test(place));
  const letters = new Map(heads.map(([place, { v }]) => [v, place.slice(0, -1)]));
  return { sheet, cell: (title, row) => sheet[`${letters.get(title)}${row}`] };
}

test('shown objects go to a spreadsheet: numbers as numbers, dates as dates, links as links, at least 15 wide [EXP-001, EXP-004, EXP-005, EXP-009, EXP-010]', async () => {
  const first = await givenProperty(house.db, {
    responsibleEmployeeId: house.broker.id,
    cadastralNumbers: ['50:01:0000001:1', '50:01:0000001:2'],
    price: 385_000_000.5,
    area: 12.5,
    address: '=1+1 & <тег>\u0007',
    lastConversationDate: '2026-11-12T00:00:00',
    linkToDisk: 'https://disk.example/a?b=1&c="2"',
    linkToDocumentation: '\\\\server\\документы',
    hasPond: true,
    gasSupply: { type: 1, from: null, to: 60 },
  });
  const second = await givenProperty(house.db, { cadastralNumbers: ['50:01:0000001:3'], price: null });
  const { requestId } = await givenSelection(house.db, { propertyIds: [first.id, second.id] });
  const { status, headers, name, bytes } = await download(house, pathOf(requestId));

  expect(status).toBe(200);
  expect(name).toBe(`Гектар - Подборка ${moscowDay(new Date()).split('-').reverse().join('.')}.xlsx`);
  expect(headers.get('content-type')).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');

  const { sheet, cell } = sheetOf(bytes);
  expect(cell('Кадастровый номер', 2)).toMatchObject({ t: 's', v: '50:01:0000001:1, 50:01:0000001:2' });
  expect(cell('Цена, руб.', 2)).toMatchObject({ t: 'n', v: 385_000_000.5, z: '#,##0.00' });
  expect(cell('Цена, руб.', 3)).toBeUndefined();
  expect(cell('Площадь, га', 2)).toMatchObject({ t: 'n', v: 12.5 });
  expect(cell('Разговор', 2)).toMatchObject({ t: 'd', v: new Date('2026-11-12T00:00:00Z'), z: 'dd.mm.yyyy' });
  // A text, not a formula.
  expect(cell('Адрес', 2)).toMatchObject({ t: 's', v: '=1+1 & <тег>' });
  expect(cell('Ответственный', 2)).toMatchObject({ v: 'Егор Степной' });
  expect(cell('Коммуникации', 2)).toMatchObject({ v: 'Газ: Тех. условия: до 60,00 м3/сутки' });
  expect(cell('Преимущества', 2)).toMatchObject({ v: 'Водоём' });
  expect(cell('Диск', 2)).toMatchObject({ l: { Target: 'https://disk.example/a?b=1&c="2"' } });
  expect(cell('Документация', 2)).toMatchObject({ v: '\\\\server\\документы' });
  expect(cell('Документация', 2)?.l).toBeUndefined();
  expect(sheet['!autofilter']).toEqual({ ref: 'A1:AC3' });
  expect(sheet['!ref']).toBe('A1:AC3');
  expect(sheet['!cols']).toHaveLength(29);
  for (const column of sheet['!cols'] ?? []) expect(column.width).toBeGreaterThanOrEqual(15);
});

test('the head stays in sight, and every part of the file is what it says', async () => {
  const { requestId } = await givenSelection(house.db, { count: 2 });
  const { bytes } = await download(house, pathOf(requestId));
  const zip = await JSZip.loadAsync(bytes, { checkCRC32: true });
  const names = Object.keys(zip.files);
  for (const name of names.filter((one) => /\.(xml|rels)$/.test(one))) {
    const text = (await zip.file(name)?.async('string')) ?? '';
    const document = new DOMParser({ onError: onErrorStopParsing }).parseFromString(text, 'text/xml');
    for (const relation of document.getElementsByTagName('Relationship')) {
      const target = relation.getAttribute('Target') ?? '';
      if (relation.getAttribute('TargetMode') === 'External') continue;
      expect(
        names.some((one) => one.endsWith(target.replace(/^(\.\.|\/xl)?\//, ''))),
        `${name} → ${target}`,
      ).toBe(true);
    }
  }
  const sheet = await zip.file('xl/worksheets/sheet1.xml')?.async('string');
  expect(sheet).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"/);
});

test('for a client nothing of the house is in it, and nothing that tells which a confidential plot is', async () => {
  const open = await givenProperty(house.db, {
    cadastralNumbers: ['50:01:0000002:1'],
    price: 1_000_000,
    latitude: 55.75,
    longitude: 37.61,
    comment: 'Торгуется до девяноста',
    responsibleEmployeeId: house.broker.id,
    linkToDisk: 'https://disk.example/owner',
  });
  const hidden = await givenProperty(house.db, {
    cadastralNumbers: ['50:01:0000002:77'],
    address: 'деревня Тайная, 5',
    isConfidentially: true,
  });
  const { requestId } = await givenSelection(house.db, {
    propertyIds: [open.id, hidden.id],
    comment: 'Клиент торопится',
  });
  const { name, bytes } = await download(house, `${pathOf(requestId)}?audience=client`);
  expect(name).toMatch(/^Гектар - Подборка .*\.xlsx$/);
  const { sheet, cell } = sheetOf(bytes);
  expect(Object.keys(sheet).filter((place) => /^[A-Z]+1$/.test(place))).toHaveLength(18);
  expect(cell('№', 3)).toMatchObject({ t: 'n', v: 2 });
  expect(cell('Кадастровый номер', 2)).toMatchObject({ v: '50:01:0000002:1' });
  expect(cell('Цена, руб.', 2)).toMatchObject({ t: 'n', v: 1_000_000 });
  expect(cell('Координаты', 2)).toMatchObject({ v: '55.750000, 37.610000' });
  for (const title of ['Кадастровый номер', 'Адрес', 'Координаты']) expect(cell(title, 3)).toBeUndefined();
  const zip = await JSZip.loadAsync(bytes);
  const told = (await Promise.all(Object.values(zip.files).map((file) => file.async('string')))).join('\n');
  for (const secret of ['Торгуется', 'Степной', 'disk.example', 'торопится', '0000002:77', 'Тайная', 'Клиент'])
    expect(told.includes(secret), secret).toBe(false);
});

test('hidden and archived objects are left out; an empty selection is a head alone', async () => {
  const { requestId, itemIds, propertyIds } = await givenSelection(house.db, { count: 3 });
  await house.broker.call(updateSelectionItem, { body: { id: itemIds[0] ?? '', status: false } });
  await house.db
    .updateTable('land.properties')
    .set({ is_enabled: false })
    .where('id', '=', propertyIds[1] ?? '')
    .execute();
  expect(sheetOf((await download(house, pathOf(requestId))).bytes).sheet['!ref']).toBe('A1:AC2');
  await house.broker.call(updateSelectionItem, { body: { id: itemIds[2] ?? '', status: false } });
  expect(sheetOf((await download(house, pathOf(requestId))).bytes).sheet['!ref']).toBe('A1:AC1');
  await expect.poll(() => storedNames(house)).toEqual([]);
});

test('no selection, no file; a stranger gets none', async () => {
  const missing = await ask(house, 'GET', pathOf('019a0000-0000-7000-8000-000000000000'));
  expect(refusalIn(missing).code).toBe('selection.not_found');
  const { requestId } = await givenSelection(house.db);
  expect((await ask(house, 'GET', pathOf(requestId), { token: null })).status).toBe(401);
});
