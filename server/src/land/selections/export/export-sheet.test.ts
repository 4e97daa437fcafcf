import { CONFIDENTIAL_PLACE } from '@gektar/contract/land/selections/confidential-place.ts';
import { updateSelectionItem } from '@gektar/contract/land/selections/selection.ts';
import { exportSelectionSheet } from '@gektar/contract/land/selections/selection-exports.ts';
import { today } from '@gektar/format/date.ts';
import { DOMParser, onErrorStopParsing } from '@xmldom/xmldom';
import JSZip from 'jszip';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ask, refusalIn } from '#testing/ask.ts';
import { download } from '#testing/download.ts';
import { givenProperty } from '#testing/given.ts';
import { givenSelection } from '#testing/given-selection.ts';
import { readSheet } from '#testing/read-sheet.ts';
import { openTestApp, type TestApp } from '#testing/test-app.ts';
import { storedNames } from '#testing/upload.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

const pathOf = (requestId: string) => exportSelectionSheet.path.replace('{id}', requestId);

const sheetOf = (bytes: Buffer) => readSheet(bytes, 'Подборка');

test('shown objects go to a spreadsheet: numbers as numbers, dates as dates, links as links, at least 15 wide [EXP-001, EXP-004, EXP-009, EXP-010, FMT-010]', async () => {
  const first = await givenProperty(app.db, {
    responsibleEmployeeId: app.broker.id,
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
  const second = await givenProperty(app.db, { cadastralNumbers: ['50:01:0000001:3'], price: null });
  const { requestId } = await givenSelection(app.db, { propertyIds: [first.id, second.id] });
  const { status, headers, name, bytes } = await download(app, pathOf(requestId));

  expect(status).toBe(200);
  expect(name).toBe(`Гектар - Подборка ${today().split('-').reverse().join('.')} рабочая.xlsx`);
  expect(headers.get('content-type')).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');

  const { sheet, cell } = sheetOf(bytes);
  expect(cell('Кадастровый номер', 1)).toMatchObject({ t: 's', v: '50:01:0000001:1, 50:01:0000001:2' });
  expect(cell('Цена, руб.', 1)).toMatchObject({ t: 'n', v: 385_000_000.5, z: '#,##0.00' });
  expect(cell('Цена, руб.', 2)).toMatchObject({ t: 's', v: 'По запросу' });
  expect(cell('Цена за га, руб.', 2)).toMatchObject({ t: 's', v: 'По запросу' });
  expect(cell('Площадь, га', 1)).toMatchObject({ t: 'n', v: 12.5 });
  expect(cell('Разговор', 1)).toMatchObject({ t: 'd', v: new Date('2026-11-12T00:00:00Z'), z: 'dd.mm.yyyy' });
  // A text, not a formula.
  expect(cell('Адрес', 1)).toMatchObject({ t: 's', v: '=1+1 & <тег>' });
  expect(cell('Ответственный', 1)).toMatchObject({ v: 'Егор Степной' });
  expect(cell('Коммуникации', 1)).toMatchObject({ v: 'Газ: Тех. условия: до 60,00 м3/сутки' });
  expect(cell('Преимущества', 1)).toMatchObject({ v: 'Водоём' });
  expect(cell('Диск', 1)).toMatchObject({ l: { Target: 'https://disk.example/a?b=1&c="2"' } });
  expect(cell('Документация', 1)).toMatchObject({ v: '\\\\server\\документы' });
  expect(cell('Документация', 1)?.l).toBeUndefined();
  // 36 columns and two hidden ones: marks of the rows, which the filter sorts with them, and the list of ids.
  expect(sheet['!autofilter']).toEqual({ ref: 'A1:AK3' });
  expect(sheet['!ref']).toBe('A1:AL3');
  expect(sheet['!cols']?.map(({ hidden }) => hidden === true)).toEqual(Array.from({ length: 38 }, (_, at) => at > 35));
  for (const column of sheet['!cols'] ?? []) expect(column.width).toBeGreaterThanOrEqual(15);
});

test('the head stays in sight, and every part of the file is what it says', async () => {
  const { requestId } = await givenSelection(app.db, { count: 2 });
  const { bytes } = await download(app, pathOf(requestId));
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

test('for a client nothing internal is in it, and nothing that tells which a confidential plot is', async () => {
  const open = await givenProperty(app.db, {
    cadastralNumbers: ['50:01:0000002:1'],
    price: 1_000_000,
    latitude: 55.75,
    longitude: 37.61,
    comment: 'Торгуется до девяноста',
    responsibleEmployeeId: app.broker.id,
    linkToDisk: 'https://disk.example/owner',
  });
  const hidden = await givenProperty(app.db, {
    cadastralNumbers: ['50:01:0000002:77'],
    address: 'деревня Тайная, 5',
    isConfidentially: true,
  });
  const { requestId } = await givenSelection(app.db, {
    propertyIds: [open.id, hidden.id],
    comment: 'Клиент торопится',
  });
  const { name, bytes } = await download(app, `${pathOf(requestId)}?audience=client`);
  expect(name).toMatch(/^Гектар - Подборка .*\.xlsx$/);
  const { cell, titles } = sheetOf(bytes);
  expect(titles).toHaveLength(18);
  expect(cell('№', 2)).toMatchObject({ t: 'n', v: 2 });
  expect(cell('Кадастровый номер', 1)).toMatchObject({ v: '50:01:0000002:1' });
  expect(cell('Цена, руб.', 1)).toMatchObject({ t: 'n', v: 1_000_000 });
  expect(cell('Координаты', 1)).toMatchObject({ v: '55.750000, 37.610000' });
  for (const title of ['Кадастровый номер', 'Адрес', 'Координаты']) {
    expect(cell(title, 2)).toMatchObject({ v: CONFIDENTIAL_PLACE });
  }
  const zip = await JSZip.loadAsync(bytes);
  const content = (await Promise.all(Object.values(zip.files).map((file) => file.async('string')))).join('\n');
  for (const secret of ['Торгуется', 'Степной', 'disk.example', 'торопится', '0000002:77', 'Тайная', 'Клиент'])
    expect(content.includes(secret), secret).toBe(false);
});

test('the client’s table says whose it is and for whom, and is laid out for paper: landscape, one page wide, its head on each', async () => {
  await app.db.insertInto('shared.companies').values({ id: 'c-9', name: '=ООО «Липа»', websites: '[]' }).execute();
  const { requestId } = await givenSelection(app.db, { count: 2, companyId: 'c-9' });
  const { bytes } = await download(app, `${pathOf(requestId)}?audience=client`);
  const { sheet, letterhead } = sheetOf(bytes);
  const day = today().split('-').reverse().join('.');
  expect(letterhead).toEqual([
    'Гектар',
    `Телефон: ${app.settings.officePhone}`,
    'Подборка для =ООО «Липа»',
    `Дата: ${day}`,
  ]);
  expect(sheet['!autofilter']).toEqual({ ref: 'A6:R8' });
  for (const column of sheet['!cols'] ?? []) expect(column.width).toBeGreaterThanOrEqual(15);
  const zip = await JSZip.loadAsync(bytes);
  const part = async (name: string) => (await zip.file(name)?.async('string')) ?? '';
  const written = await part('xl/worksheets/sheet1.xml');
  // The elements must be in the order of the schema: otherwise a strict program offers to repair the file.
  expect(
    written.match(/<(sheetPr|sheetViews|cols|sheetData|autoFilter|pageMargins|pageSetup|headerFooter)\b/g),
  ).toEqual(
    ['sheetPr', 'sheetViews', 'cols', 'sheetData', 'autoFilter', 'pageMargins', 'pageSetup', 'headerFooter'].map(
      (name) => `<${name}`,
    ),
  );
  expect(written).toContain('<pageSetUpPr fitToPage="1"/>');
  expect(written).toMatch(/<pageSetup [^>]*orientation="landscape" fitToWidth="1" fitToHeight="0"/);
  expect(written).toMatch(/<pane [^>]*ySplit="6"[^>]*state="frozen"/);
  expect((await part('xl/workbook.xml')).match(/<definedNames.*<calcPr/)?.[0]).toBe(
    `<definedNames><definedName name="_xlnm.Print_Titles" localSheetId="0">'Подборка'!$6:$6</definedName></definedNames><calcPr`,
  );

  const nobody = await givenSelection(app.db, { count: 1 });
  const without = await download(app, `${pathOf(nobody.requestId)}?audience=client`);
  expect(sheetOf(without.bytes).letterhead[2]).toBe('Подборка земельных участков');
});

test('hidden and archived objects are left out; an empty selection is a head alone', async () => {
  const { requestId, itemIds, propertyIds } = await givenSelection(app.db, { count: 3 });
  await app.broker.call(updateSelectionItem, { body: { id: itemIds[0] ?? '', status: false } });
  await app.db
    .updateTable('land.properties')
    .set({ is_enabled: false })
    .where('id', '=', propertyIds[1] ?? '')
    .execute();
  expect(sheetOf((await download(app, pathOf(requestId))).bytes).sheet['!ref']).toBe('A1:AL2');
  await app.broker.call(updateSelectionItem, { body: { id: itemIds[2] ?? '', status: false } });
  expect(sheetOf((await download(app, pathOf(requestId))).bytes).sheet['!ref']).toBe('A1:AK1');
  await expect.poll(() => storedNames(app)).toEqual([]);
});

test('no selection, no file; an anonymous caller gets none', async () => {
  const missing = await ask(app, 'GET', pathOf('019a0000-0000-7000-8000-000000000000'));
  expect(refusalIn(missing).code).toBe('selection.not_found');
  const { requestId } = await givenSelection(app.db);
  expect((await ask(app, 'GET', pathOf(requestId), { token: null })).status).toBe(401);
});
