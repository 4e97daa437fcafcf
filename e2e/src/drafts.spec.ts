import { randomUUID } from 'node:crypto';
import { industrialDrafts, landDrafts } from '@gektar/contract/drafts/draft-endpoints.ts';
import { freshCadastralNumber, propertyFields } from '@gektar/server/testing/given.ts';
import {
  buildingFields,
  complexFields,
  givenBuilding,
  givenComplex,
  vacancyFields,
} from '@gektar/server/testing/given-complex.ts';
import type { TestApp } from '@gektar/server/testing/test-app.ts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './journey.ts';
import { expectReflow } from './reflow.ts';

const drawer = (page: Page) => page.getByRole('dialog', { name: /^Измен/ });
const rows = (page: Page) => page.getByRole('table', { name: 'Черновики' }).getByRole('row');

async function givenPlotDraft(app: TestApp, address: string): Promise<string> {
  const { lastConversationDate: _, ...fields } = { ...propertyFields(app.broker.id), address };
  const { images: __, documents: ___, ...rest } = { images: [], documents: [], ...fields };
  const cadastralNumbers = [freshCadastralNumber()];
  const price = 12_500_000;
  const body = {
    ...{ newId: randomUUID(), kind: 'property' as const },
    fields: { ...rest, cadastralNumbers, price, permittedUseTypes: [{ id: 1 }] },
    origin: { file: 'Участки, ноябрь.xlsx', sheet: 'Юг', row: 17 },
  };
  return (await app.broker.call(landDrafts.create, { body })).title;
}

test('drafts of vacancies: what all lack is filled in at once, and whole ones become objects', async ({
  page,
  app,
}) => {
  const { id: complexId } = await givenComplex(app.db, { name: 'Логопарк Север' });
  const building = await givenBuilding(app.db, complexId, { name: 'Корпус 2' });
  const { availabilityDate: _, ...fields } = vacancyFields();
  for (const [name, area] of [
    ['2-А', 18_000],
    ['2-Б', 2_160],
    ['2-В', 640.5],
  ] as const) {
    const areaSetWithPrice = { warehouse: { areaValue: area } };
    await app.broker.call(industrialDrafts.create, {
      body: {
        ...{ newId: randomUUID(), kind: 'vacancy', parentId: building.id },
        fields: { ...fields, name, areaSetWithPrice },
        remarks: name === '2-В' ? [{ field: 'leaseVat', text: 'НДС в файле не назван' }] : [],
      },
    });
  }
  await page.goto('/industrial/vacancy');
  await page.getByRole('link', { name: 'Черновики 3' }).click();
  await expect(page.getByRole('heading', { name: '3 черновика' })).toBeVisible();
  await expect(rows(page).filter({ hasText: '2-А' })).toContainText('Логопарк Север');
  await expect(rows(page).filter({ hasText: '2-В' })).toContainText('Дата доступности, НДС в файле не назван');
  await expectAccessible(page.getByRole('main'));
  await expectReflow(page, 'drafts');

  await test.step('a field that all lack is filled in for all', async () => {
    await page.getByRole('button', { name: 'Заполнить: Дата доступности, у 3' }).click();
    await drawer(page).getByRole('textbox', { name: 'Дата доступности: значение' }).fill('01.12.2026');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Изменены 3 черновика')).toBeVisible();
    await expect(rows(page).filter({ hasText: 'Всё заполнено' })).toHaveCount(2);
  });
  await test.step('whole drafts become objects, the others stay', async () => {
    await page.getByRole('button', { name: 'Создать объекты' }).click();
    await expect(page.getByText('Создано: 2 объекта')).toBeVisible();
    await expect(page.getByText('Остались черновиками: 1')).toBeVisible();
    await expect(page.getByRole('heading', { name: '1 черновик' })).toBeVisible();
  });
  await test.step('a draft is deleted and given back by Ctrl+Z', async () => {
    await page.getByRole('button', { name: 'Удалить', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Удалить' }).click();
    await expect(page.getByText('Черновиков нет')).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(page.getByRole('heading', { name: '1 черновик' })).toBeVisible();
  });
  await page.getByRole('link', { name: 'Вакансии' }).click();
  await expect(page.getByRole('grid')).toContainText('2-Б');
  await expect(page.getByRole('grid')).not.toContainText('2-В');
});

test('drafts of plots are completed one after the other in the form of a new object', async ({ page, app }) => {
  const first = await givenPlotDraft(app, 'Чехов, Вишнёвый бульвар');
  const second = await givenPlotDraft(app, 'Серпухов, Полевая улица');
  await page.goto('/land/property');
  await page.getByRole('link', { name: 'Черновики 2' }).click();
  await expect(rows(page).filter({ hasText: first })).toContainText('Дата последнего разговора');
  await page.getByRole('link', { name: 'Дополнить по очереди' }).click();
  for (const title of [second, first]) {
    await expect(page.getByRole('heading', { name: `Черновик: ${title}` })).toBeVisible();
    const day = page.getByRole('textbox', { name: 'Дата последнего разговора' });
    await expect(day).toBeFocused();
    await expect(page.getByText('Заполните: без этого объект не создать')).toBeVisible();
    await day.fill('20.11.2026');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Объект успешно создан').last()).toBeVisible();
  }
  await expect(page.getByText('Черновиков нет')).toBeVisible();
  await page.goto('/land/property?view=table');
  await expect(page.getByRole('grid')).toContainText(first);
  await expect(page.getByRole('link', { name: /Черновики/ })).toHaveCount(0);
});

test('a draft whose parent is a draft leads there and back; the queue begins with complexes and skips', async ({
  page,
  app,
}) => {
  const { availabilityDate: _, ...vacancy } = vacancyFields();
  const [complexId, buildingId, vacancyId] = [randomUUID(), randomUUID(), randomUUID()];
  const given = (
    newId: string,
    kind: 'complex' | 'building' | 'vacancy',
    fields: object,
    parentId: string | null = null,
  ) => app.broker.call(industrialDrafts.create, { body: { newId, kind, fields: { ...fields }, parentId } });
  await given(complexId, 'complex', await complexFields(app.db, { name: 'Логопарк Восток' }));
  await given(buildingId, 'building', await buildingFields(app.db, { name: 'Корпус 9' }), complexId);
  await given(vacancyId, 'vacancy', { ...vacancy, name: '9-А' }, buildingId);
  const heading = (name: string) => expect(page.getByRole('heading', { name })).toBeVisible();

  await page.goto(`/industrial/drafts/${vacancyId}`);
  await page.getByRole('link', { name: 'Дополнить здание' }).click();
  await page.getByRole('link', { name: 'Дополнить комплекс' }).click();
  await heading('Черновик: Комплекс Логопарк Восток');
  await page.keyboard.press('Control+s');
  await heading('Черновик: Здание Корпус 9');
  await page.keyboard.press('Control+s');
  await heading('Черновик: Вакансия 9-А');

  await test.step('a draft of a queue is skipped', async () => {
    await given(randomUUID(), 'complex', { name: 'Логопарк Запад' });
    await page.goto('/industrial/drafts');
    await page.getByRole('link', { name: 'Дополнить по очереди' }).click();
    await heading('Черновик: Комплекс Логопарк Запад');
    await page.getByRole('link', { name: 'Пропустить' }).click();
    await heading('Черновик: Вакансия 9-А');
    await page.getByRole('link', { name: 'Пропустить' }).click();
    await heading('2 черновика');
  });
});

test('the palette finds a draft and opens its form', async ({ page, app }) => {
  const title = await givenPlotDraft(app, 'Чехов, Вишнёвый бульвар');
  await page.goto('/land/property');
  await expect(page.getByRole('link', { name: 'Черновики 1' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Поиск' })).toBeFocused();
  await page.keyboard.type('вишнев');
  const option = page.getByRole('option', { name: new RegExp(title) });
  await expect(option).toContainText('Черновик');
  await option.click();
  await expect(page.getByRole('heading', { name: `Черновик: ${title}` })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Цена' })).toHaveValue(/12\s500\s000/);
});

test('a draft of a vacancy without a building asks for it, then its form opens in that building', async ({
  page,
  app,
}) => {
  const { id: complexId } = await givenComplex(app.db, { name: 'Логопарк Север' });
  await givenBuilding(app.db, complexId, { name: 'Корпус Полевой' });
  const { availabilityDate: _, ...fields } = vacancyFields();
  const { id } = await app.broker.call(industrialDrafts.create, {
    body: { newId: randomUUID(), kind: 'vacancy', fields: { ...fields, name: '7-Д' }, place: 'Север, Полевой' },
  });
  await page.goto(`/industrial/drafts/${id}`);
  await expect(page.getByRole('heading', { name: 'В каком здании вакансия?' })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Поиск здания' }).fill('полевой');
  await page.getByRole('button', { name: 'Выбрать Корпус Полевой' }).click();
  await expect(page.getByRole('heading', { name: 'Черновик: Вакансия 7-Д' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Дата доступности' }).fill('01.12.2026');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Вакансия успешно создана')).toBeVisible();
});
