import { getBuilding, updateBuilding } from '@gektar/contract/industrial/buildings/building-endpoints.ts';
import {
  archiveComplex,
  getFullComplex,
  getOneComplex,
  listComplexes,
} from '@gektar/contract/industrial/complexes/complex-endpoints.ts';
import { getVacancy } from '@gektar/contract/industrial/vacancies/vacancy-endpoints.ts';
import { givenBuilding, givenComplex, givenVacancy } from '@gektar/server/testing/given-complex.ts';
import type { Locator, Page } from '@playwright/test';
import { picture } from './drawn-picture.ts';
import {
  answer,
  beside,
  create,
  fillBuilding,
  fillComplex,
  fillVacancy,
  heading,
  leaveQuestion,
  save,
} from './industrial-form.ts';
import { expect, test } from './journey.ts';
import { adder, choose, choosePhotoType, field, list, numbers, photoInput } from './property-form.ts';
import { givenCustomers } from './whole-property.ts';

/** Finds an address first by a suggestion for a part of it, then by the point set on the map. */
async function findAddress(page: Page): Promise<void> {
  const address = field(page, 'Полный адрес');
  await address.fill('');
  await address.pressSequentially('тверь');
  const suggestions = page.getByRole('listbox', { name: 'Подсказки адреса' });
  await suggestions
    .getByRole('option', { name: /^Тверская область/ })
    .first()
    .click();
  await expect(address).toHaveValue(/^Тверская область/);
  await expect(list(page, 'Регион')).toHaveValue('Тверская область');
  await page.getByRole('button', { name: 'Адрес по координатам' }).click();
  await expect(address).toHaveValue(/^Московская область/);
  await expect(list(page, 'Регион')).toHaveValue('Московская область');
}

/** The bar above one of the three forms. */
const topBar = (page: Page, label: string) => page.getByRole('region', { name: label, exact: true });

/** Left edge of a column (px); NaN while the column is hidden. */
async function leftOf(column: Locator): Promise<number> {
  return (await column.boundingBox())?.x ?? Number.NaN;
}

test.describe('the forms of the industrial domain', () => {
  test('a complex is created with its required fields alone, its draft kept until then, and edited in place [IND-CPX-005, IND-CPX-007, IND-CPX-019, IND-CPX-020, IND-CPX-021, IND-CPX-022, IND-CPX-023, IND-CPX-024, IND-CPX-025, IND-CPX-026, IND-CPX-027, IND-CPX-028, IND-CPX-084, IND-CPX-105, IND-CPX-106]', async ({
    page,
    app,
  }) => {
    await page.goto('/industrial/complex/new');
    await expect(heading(page, 'Новый комплекс')).toBeVisible();
    await expect(page).toHaveTitle('Склады | Создание комплекса');
    await expect(page.getByRole('form').getByRole('heading', { level: 2 })).toHaveText([
      'Основное',
      'Локация',
      'Контакты и операторы',
      'Коммуникации и инфраструктура',
      'Земельный участок',
      'Документы',
    ]);
    const sections = page.getByRole('navigation', { name: 'Разделы формы' });
    const share = sections.getByRole('progressbar', { name: 'Заполнено' });
    const [navigation, form, info] = [
      await leftOf(sections),
      await leftOf(page.getByRole('main')),
      await leftOf(page.getByRole('complementary', { name: 'Здания и вакансии' })),
    ];
    expect(navigation).toBeLessThan(form);
    expect(form).toBeLessThan(info);
    const before = Number(await share.getAttribute('aria-valuenow'));
    await create(page).click();
    await expect(page.getByText('Заполните обязательные поля')).toBeVisible();
    await expect(
      page.getByText('Для сохранения формы необходимо заполнить обязательные поля во всех разделах'),
    ).toBeVisible();
    await expect(sections.getByRole('button', { name: /Основное/ })).toContainText('Заполните данный раздел');
    await expect(sections.getByRole('button', { name: /Документы/ })).not.toContainText('Заполните данный раздел');

    await field(page, 'Полный адрес').fill('Поле за рекой');
    await fillComplex(page, 'Логопарк Север');
    // A typed address is not replaced when the coordinates set the region.
    await expect(field(page, 'Полный адрес')).toHaveValue('Поле за рекой');
    await expect(sections).toContainText(/Заполнено\d+\s%/);
    expect(Number(await share.getAttribute('aria-valuenow'))).toBeGreaterThan(before);
    // Only towns of the region are offered.
    await list(page, 'Город').click();
    await expect(page.getByRole('option', { name: 'Подольск' })).toBeVisible();
    await expect(page.getByRole('option', { name: 'Тула' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await findAddress(page);

    await expect(page.getByText(/Черновик сохранён/)).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('industrialComplex'))).toContain('Логопарк Север');
    await page.reload();
    await expect(field(page, 'Название')).toHaveValue('Логопарк Север');
    // The top bar has the same button as the bottom bar.
    await topBar(page, 'Новый комплекс').getByRole('button', { name: 'Создать', exact: true }).click();
    await expect(page).toHaveURL(/\/industrial\/complex\/[0-9a-f-]{36}\/edit$/);
    await expect(page.getByText('Комплекс успешно создан', { exact: true })).toBeVisible();
    await expect(page).toHaveTitle('Склады | Логопарк Север · Редактирование комплекса');
    const id = page.url().split('/').at(-2) ?? '';
    const complex = await app.broker.call(getOneComplex, { params: { id } });
    expect(complex).toMatchObject({ name: 'Логопарк Север', regionId: 50 });
    await field(page, 'Название').fill('Логопарк Ю');
    // An impossible date is not a value of the form, but 'Отменить изменения' removes it as well.
    await field(page, 'Дата ввода').fill('31.02.2013');
    await page.getByRole('button', { name: 'Отменить изменения', exact: true }).click();
    await expect(field(page, 'Название')).toHaveValue('Логопарк Север');
    await expect(field(page, 'Дата ввода')).not.toHaveValue('31.02.2013');
    await field(page, 'Название').fill('Логопарк Юг');
    // A save includes the cadastral number that is typed but not added yet, and does not discard an impossible date.
    await field(page, 'Дата ввода').fill('31.02.2013');
    await adder(page).fill('50:20:0010101:1');
    await page.keyboard.press('Control+S');
    await expect(page.getByText('Проверьте введённые данные', { exact: true })).toBeVisible();
    await expect(numbers(page)).toHaveText(['50:20:0010101:1']);
    await expect(field(page, 'Дата ввода')).toBeFocused();
    await field(page, 'Дата ввода').fill('15.06.2013');
    await topBar(page, 'Комплекс').getByRole('button', { name: 'Сохранить', exact: true }).click();
    await expect(page.getByText('Комплекс успешно обновлен', { exact: true })).toBeVisible();
    expect(await app.broker.call(getOneComplex, { params: { id } })).toMatchObject({
      name: 'Логопарк Юг',
      commissioningDate: '2013-06-15T00:00:00',
      cadastralNumbers: ['50:20:0010101:1'],
    });
    await topBar(page, 'Комплекс').getByRole('button', { name: 'Закрыть', exact: true }).click();
    await expect(page).toHaveURL(`/industrial/complex/${id}`);
  });

  test('a complex, its building and its vacancy are created in one go; an unfilled complex saves nothing [IND-BLD-001, IND-BLD-003, IND-BLD-050, IND-BLD-051, IND-BLD-074, IND-VAC-001, IND-VAC-003, IND-VAC-061]', async ({
    page,
    app,
  }) => {
    await page.goto('/industrial/complex/new/building/new');
    await expect(page).toHaveTitle('Склады | Создание здания');
    await fillBuilding(page, 'Корпус 1');
    await create(page).click();
    await expect(page.getByText('Заполните обязательные поля')).toBeVisible();
    await expect(page.getByText('Комплекс: форма пустая. Ничего не сохранено')).toBeVisible();
    // Opens the form that is incomplete and focuses its first wrong field.
    await expect(page).toHaveTitle('Склады | Создание комплекса');
    await expect(field(page, 'Название')).toBeFocused();
    await expect(page.getByText('Обязательное поле').first()).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('building'))).toContain('Корпус 1');
    expect(await app.broker.call(listComplexes, { query: {} })).toEqual([]);

    await fillComplex(page, 'Логопарк Север');
    await photoInput(page).setInputFiles([picture('a.png', 40)]);
    await expect(page.getByRole('list', { name: 'Фотографии' }).getByRole('combobox')).toBeVisible();
    await expect(beside(page).getByRole('link')).toHaveText([
      /Логопарк Северне сохранено/,
      /Корпус 1не сохранено/,
      'Добавить вакансию',
    ]);
    await beside(page).getByRole('link', { name: 'Корпус 1' }).click();
    await expect(field(page, 'Название')).toHaveValue('Корпус 1');
    await expect(page.getByRole('note')).toHaveText('Сохранятся вместе: комплекс «Логопарк Север»');
    await expect(beside(page).getByText('Проверьте: Фотографии')).toBeVisible();
    await create(page).click();
    await expect(page.getByText('Комплекс: Фотографии. Ничего не сохранено')).toBeVisible();
    const photo = page.getByRole('list', { name: 'Фотографии' }).getByRole('listitem');
    await expect(page).toHaveTitle('Склады | Создание комплекса');
    await expect(page.getByRole('form').getByText('Тип фотографии обязательное поле').first()).toBeVisible();
    await expect(photo).toBeInViewport();
    await choosePhotoType(page, photo, 0);
    await photo.getByRole('button', { name: /В презентации/ }).click();
    await beside(page).getByRole('link', { name: 'Корпус 1' }).click();
    await beside(page).getByRole('link', { name: 'Добавить вакансию' }).click();
    await expect(page).toHaveTitle('Склады | Создание вакансии');
    await fillVacancy(page, '1-А');
    await field(page, 'Офис, площадь').fill('9600');
    await field(page, 'Офис, ставка в год').fill('8900');
    await expect(beside(page)).toContainText(/8\s900,00\sруб\./);
    // Any of the three forms saves the whole chain; the vacancy's form stores its draft like the others.
    await beside(page).getByRole('link', { name: 'Логопарк Север' }).click();
    await expect(page.getByRole('note')).toHaveText('Сохранятся вместе: здание «Корпус 1», вакансия «1-А»');
    await beside(page).getByRole('link', { name: '1-А' }).click();
    await expect(field(page, 'Офис, площадь')).toHaveValue(/^9\s600/);
    await create(page).click();
    await expect(page).toHaveURL(/complex\/[0-9a-f-]{36}\/building\/[0-9a-f-]{36}\/vacancy\/[0-9a-f-]{36}\/edit$/);
    for (const text of ['Комплекс успешно создан', 'Здание успешно создано', 'Вакансия успешно создана']) {
      await expect(page.getByText(text, { exact: true })).toBeVisible();
    }
    const id = page.url().split('/').at(-6) ?? '';
    const complex = await app.broker.call(getFullComplex, { params: { id } });
    expect(complex).toMatchObject({
      name: 'Логопарк Север',
      buildings: [{ name: 'Корпус 1', vacancies: [{ name: '1-А', areaSize: 9600 }] }],
    });
    expect(
      await page.evaluate(() => [localStorage.getItem('industrialComplex'), localStorage.getItem('building')]),
    ).toEqual([null, null]);
  });

  test('a complex that is saved takes its typed building along, and the next one begins without it [IND-BLD-051] (H-02)', async ({
    page,
    app,
  }) => {
    await page.goto('/industrial/complex/new/building/new');
    await fillBuilding(page, 'Корпус 4');
    // Enter and Tab skip a computed field.
    await field(page, 'Доки').fill('34');
    for (const key of ['Enter', 'Tab']) {
      await field(page, 'Доки').press(key);
      await page.keyboard.press('2');
      await expect(field(page, 'Ворота на 0')).toHaveValue('2');
      await field(page, 'Ворота на 0').fill('');
    }
    await beside(page).getByRole('link', { name: 'Новый комплекс' }).click();
    await expect(page).toHaveTitle('Склады | Создание комплекса');
    await fillComplex(page, 'Логопарк Восток');
    await create(page).click();
    for (const text of ['Комплекс успешно создан', 'Здание успешно создано']) {
      await expect(page.getByText(text, { exact: true })).toBeVisible();
    }
    await expect(page).toHaveURL(/\/industrial\/complex\/[0-9a-f-]{36}\/edit$/);
    await expect(page.getByRole('treeitem', { name: /Корпус 4/ })).toBeVisible();
    const id = page.url().split('/').at(-2) ?? '';
    expect(await app.broker.call(getFullComplex, { params: { id } })).toMatchObject({
      name: 'Логопарк Восток',
      buildings: [{ name: 'Корпус 4' }],
    });
    await page.goto('/industrial/complex/new');
    await expect(heading(page, 'Новый комплекс')).toBeVisible();
    await expect(beside(page).getByRole('link')).toHaveText([/Новый комплекс/, 'Добавить здание']);
    await beside(page).getByRole('link', { name: 'Добавить здание' }).click();
    await expect(page).toHaveTitle('Склады | Создание здания');
    await expect(field(page, 'Название')).toHaveValue('');
  });

  test('a building asks before it is left for another place of the tree, and merges with who saved first [IND-CPX-020, IND-CPX-021, IND-BLD-002, IND-BLD-003, IND-BLD-004, IND-BLD-005, IND-BLD-015, IND-BLD-016, IND-BLD-047, IND-BLD-075]', async ({
    page,
    app,
    troubles,
  }) => {
    troubles.expect(/refused: 409 POST .*buildings\/update/);
    const complex = await givenComplex(app.db, { name: 'Логопарк Север' });
    const building = await givenBuilding(app.db, complex.id, { name: 'Корпус 1', totalArea: 64_200.25 });
    const vacancy = await givenVacancy(app.db, building.id, { name: '1-А' });
    await page.goto(`/industrial/complex/${complex.id}/building/${building.id}/edit`);
    await expect(page).toHaveTitle('Склады | Корпус 1 · Редактирование здания');
    await expect(page.getByRole('form').getByRole('heading', { level: 2 })).toHaveText([
      'Здание и площади',
      'Характеристики',
      'Контакты и операторы',
      'Доп. информация и маркетинг',
    ]);
    for (const name of ['Закрыть', 'Сохранить']) {
      await expect(topBar(page, 'Здание').getByRole('button', { name, exact: true })).toBeVisible();
    }

    await page.getByRole('treeitem', { name: /1-А/ }).click();
    await expect(page).toHaveURL(new RegExp(`${vacancy.id}/edit$`));
    await page.getByRole('treeitem', { name: /Корпус 1/ }).click();
    await expect(heading(page, 'Корпус 1')).toBeVisible();

    await field(page, 'Этажность').fill('');
    await field(page, 'Склад, площадь').fill('70000');
    await expect(
      page.getByText('Общая сумма добавленных площадей по типам превышает общую площадь здания'),
    ).toBeVisible();
    await save(page).click();
    await expect(page.getByText('Заполните обязательные поля')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Разделы формы' })).toContainText('Заполните данный раздел');
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.getByRole('button', { name: 'Здания и вакансии' }).click();
    await page.getByRole('dialog').getByRole('treeitem', { name: /1-А/ }).click();
    await expect(leaveQuestion(page)).toBeVisible();
    await leaveQuestion(page).getByRole('button', { name: 'Отменить', exact: true }).click();
    await expect(page).toHaveURL(/building\/[0-9a-f-]{36}\/edit$/);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ colorScheme: 'light' });

    await field(page, 'Склад, площадь').fill('60000');
    await field(page, 'Этажность').fill('2');
    const fresh = await app.broker.call(getBuilding, { params: { id: building.id } });
    await app.broker.call(updateBuilding, { body: { ...fresh, floorsNumber: 3, name: 'Корпус Первый' } });
    await save(page).click();
    const merge = page.getByRole('dialog', { name: 'Здание изменено другим сотрудником' });
    await expect(merge).toContainText('Этажность');
    await merge.getByRole('radio', { name: 'Коллеги' }).click({ force: true });
    await merge.getByRole('button', { name: 'Объединить и сохранить' }).click();
    await expect(page.getByText('Здание успешно обновлено', { exact: true })).toBeVisible();
    expect(await app.broker.call(getBuilding, { params: { id: building.id } })).toMatchObject({
      name: 'Корпус Первый',
      floorsNumber: 3,
      areaSet: { warehouse: { areaValue: 60_000 } },
    });

    await field(page, 'Этажность').fill('5');
    await page.getByRole('treeitem', { name: /1-А/ }).click();
    await expect(leaveQuestion(page)).toBeVisible();
    await expect(page).toHaveURL(/building\/[0-9a-f-]{36}\/edit$/);
    await leaveQuestion(page).getByRole('button', { name: 'Подтвердить', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${vacancy.id}/edit$`));

    // Each of the three forms is closed by its own top bar.
    for (const [form, label] of [
      [`building/${building.id}/vacancy/${vacancy.id}`, 'Вакансия'],
      [`building/${building.id}`, 'Здание'],
      ['', 'Комплекс'],
    ] as const) {
      await page.goto(['/industrial/complex', complex.id, form, 'edit'].filter(Boolean).join('/'));
      await topBar(page, label).getByRole('button', { name: 'Закрыть', exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`/industrial/complex/${complex.id}(?!.*/edit)`));
    }
  });

  test('photos of a building need a type each and one for the presentation; its people are entered in rows [IND-BLD-045, IND-BLD-046, IND-CONT-001, IND-CONT-002, IND-CONT-003, IND-CONT-004] (H-06, M-33)', async ({
    page,
    app,
  }) => {
    await givenCustomers(app);
    const complex = await givenComplex(app.db, { name: 'Логопарк Север' });
    const { id } = await givenBuilding(app.db, complex.id, { name: 'Корпус 1' });
    await page.goto(`/industrial/complex/${complex.id}/building/${id}/edit`);
    const form = page.getByRole('form', { name: 'Здание' });
    const tiles = form.getByRole('list', { name: 'Фотографии' }).getByRole('listitem');
    await photoInput(page).setInputFiles([picture('a.png', 40), picture('b.png', 120)]);
    await expect(tiles).toHaveCount(2);
    await expect(tiles.getByRole('combobox')).toHaveCount(2);
    await save(page).click();
    await expect(form.getByText('Тип фотографии обязательное поле').first()).toBeVisible();
    for (const n of [0, 1]) await choosePhotoType(page, tiles.nth(n), n);
    await expect(form.getByText('Выберите фотографию для выгрузки в PPT!')).toBeVisible();
    await tiles
      .nth(0)
      .getByRole('button', { name: /В презентации/ })
      .click();
    await expect(form.getByText('Выберите фотографию для выгрузки в PPT!')).toBeHidden();
    // When the presentation photo is deleted, the first of the others takes its place.
    await tiles
      .nth(0)
      .getByRole('button', { name: /Удалить/ })
      .click();
    await expect(tiles).toHaveCount(1);
    await expect(tiles.getByRole('button', { name: /В презентации/ })).toHaveAttribute('aria-pressed', 'true');
    // One choice applies to all photos added afterwards; the list is searched by typing.
    const setType = form.getByRole('combobox', { name: 'Тип для всего набора' });
    const typed = await tiles.getByRole('combobox').inputValue();
    await setType.pressSequentially(typed.toLowerCase());
    await setType.press('Enter');
    await expect(setType).toHaveValue(typed);
    await photoInput(page).setInputFiles([picture('c.png', 200), picture('d.png', 240)]);
    await expect(tiles).toHaveCount(3);
    for (const n of [1, 2]) await expect(tiles.nth(n).getByRole('combobox')).toHaveValue(typed);
    await field(page, 'Отметка пола').fill('+2');
    await field(page, 'Отметка пола').blur();
    await expect(field(page, 'Отметка пола')).toHaveValue('+2,00');

    await form.getByRole('button', { name: 'Добавить оператора' }).click();
    await save(page).click();
    const operator = form.getByRole('group', { name: 'Оператор 1' });
    await expect(operator.getByRole('alert')).toHaveText([
      'Введите или выберите из списка',
      'Обязательное поле',
      'Введите или выберите из списка',
    ]);
    // A new row shows no errors until it loses the focus.
    await form.getByRole('button', { name: 'Добавить оператора' }).click();
    const second = form.getByRole('group', { name: 'Оператор 2' });
    await expect(second.getByRole('combobox', { name: 'Оператор' })).toBeFocused();
    await expect(operator.getByRole('alert')).toHaveCount(3);
    await expect(second.getByRole('alert')).toHaveCount(0);
    await field(page, 'Отметка пола').focus();
    await expect(second.getByRole('alert')).toHaveCount(3);
    await second.getByRole('button', { name: 'Удалить: оператор 2' }).click();
    await operator.getByRole('combobox', { name: 'Оператор' }).fill('Поле');
    await page.getByRole('option', { name: 'ООО «Поле и Ко»' }).click();
    const appointed = operator.getByRole('textbox', { name: 'Дата назначения' });
    await appointed.fill('скоро');
    await appointed.blur();
    await expect(appointed).toHaveValue('скоро');
    await expect(appointed).toHaveAccessibleDescription(/Дата не распознана/);
    await appointed.fill('');
    await appointed.pressSequentially('12 марта 2014');
    await expect(appointed).toHaveValue('12 марта 2014');
    await appointed.blur();
    await expect(appointed).toHaveValue('12.03.2014');
    await operator.getByRole('button', { name: 'Роли' }).click();
    await page.getByRole('option', { name: 'Собственник' }).click();
    await page.getByRole('option', { name: 'Арендатор' }).click();
    await page.keyboard.press('Escape');
    await operator.getByRole('textbox', { name: 'Конечный пользователь' }).fill('ООО «Обоз»');
    await operator.getByRole('textbox', { name: 'Комментарий' }).fill('До сдачи второй очереди');
    // Nor does the list of sections count errors of a new row until it loses the focus.
    const people = page
      .getByRole('navigation', { name: 'Разделы формы' })
      .getByRole('button', { name: /Контакты и операторы/ });
    await form.getByRole('button', { name: 'Добавить оператора' }).click();
    await expect(second.getByRole('combobox', { name: 'Оператор' })).toBeFocused();
    await expect(people).toHaveText(/1 из 2$/);
    await field(page, 'Отметка пола').focus();
    await expect(people).toHaveText(/1 из 2, 1\sошибка$/);
    await second.getByRole('button', { name: 'Удалить: оператор 2' }).click();
    await save(page).click();
    await expect(page.getByText('Здание успешно обновлено', { exact: true })).toBeVisible();
    expect(await app.broker.call(getBuilding, { params: { id } })).toMatchObject({
      images: [{ presenceInTheFlyer: true }, { presenceInTheFlyer: false }, { presenceInTheFlyer: false }],
      floorLevel: 2,
      operatorWithRoles: [
        {
          operatorId: 'c1',
          roles: 18,
          appointmentDate: '2014-03-12T00:00:00',
          endUser: 'ООО «Обоз»',
          comment: 'До сдачи второй очереди',
        },
      ],
    });
  });

  test('a vacancy is edited: answers, areas with their rates, agents; archived parents take no new one [IND-VAC-002, IND-VAC-003, IND-VAC-021, IND-VAC-027, IND-VAC-030, IND-VAC-031, IND-VAC-062, IND-CPX-020, IND-CPX-021, IND-CPX-078, IND-BLD-011, IND-BLD-012, IND-BLD-013, CRM-012] (M-02)', async ({
    page,
    app,
    context,
  }) => {
    await givenCustomers(app);
    const complex = await givenComplex(app.db, { name: 'Логопарк Север' });
    const building = await givenBuilding(app.db, complex.id, { name: 'Корпус 1' });
    const vacancy = await givenVacancy(app.db, building.id, { name: '1-А' });
    const booked = await givenVacancy(app.db, building.id, { name: '1-Б', vacancyStatus: 4 });
    const place = `/industrial/complex/${complex.id}/building/${building.id}`;
    await page.goto(`${place}/vacancy/new`);
    await expect(page.getByRole('treeitem', { name: /Новая вакансия/ })).toHaveAttribute('aria-current', 'page');
    await field(page, 'Название').fill('Секция 7');
    await expect(page.getByRole('treeitem', { name: /Секция 7/ })).toHaveAttribute('aria-current', 'page');
    await field(page, 'Название').fill('');
    await expect(page.getByRole('treeitem', { name: /Новая вакансия/ })).toHaveAttribute('aria-current', 'page');
    const opening = context.waitForEvent('page');
    await page.getByRole('treeitem', { name: /1-А/ }).click({ button: 'middle' });
    const other = await opening;
    await other.waitForURL(`${place}/vacancy/${vacancy.id}/edit`, { waitUntil: 'commit' });
    await other.close();
    await expect(page.getByRole('treeitem', { name: /1-Б/ }).getByRole('img')).toHaveAttribute(
      'title',
      'Забронирована',
    );

    await create(page).click();
    for (const name of ['Только целиком', 'Публикация на сайте']) {
      await expect(page.getByRole('radiogroup', { name })).toHaveAccessibleDescription('Обязательное поле');
    }

    await page.goto(`${place}/vacancy/${vacancy.id}/edit`);
    await expect(page).toHaveTitle('Склады | 1-А · Редактирование вакансии');
    for (const name of ['Закрыть', 'Сохранить']) {
      await expect(topBar(page, 'Вакансия').getByRole('button', { name, exact: true })).toBeVisible();
    }
    await answer(page, 'Только целиком', 'Да');
    await choose(page, 'Статус', 'Приостановлена');
    await list(page, 'Статус').click();
    await expect(page.getByRole('option', { name: 'Закрыта' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await field(page, 'Склад, площадь').fill('3000');
    await field(page, 'Сухой, площадь').fill('4000');
    await save(page).click();
    await expect(page.getByText('Площадь склада меньше суммы его частей').first()).toBeVisible();
    await field(page, 'Склад, площадь').fill('4000');
    await field(page, 'Сухой, ставка в год').fill('8000');
    await expect(field(page, 'Склад, ставка в год')).toHaveValue(/^8\s000,00$/);
    // Only the form scrolls, not the page around it.
    expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0);
    await expect(page.getByText('Агенты продажи', { exact: true })).toBeVisible();
    await expect(page.getByText('Агенты аренды', { exact: true })).toBeVisible();
    await page.getByRole('group', { name: 'Агенты аренды' }).getByRole('button', { name: 'Добавить агента' }).click();
    const agent = page.getByRole('group', { name: 'Агент 1' });
    await agent.getByRole('combobox', { name: 'Компания' }).fill('Поле');
    await page.getByRole('option', { name: 'ООО «Поле и Ко»' }).click();
    await save(page).click();
    await expect(page.getByText('Вакансия успешно обновлена', { exact: true })).toBeVisible();
    expect(await app.broker.call(getVacancy, { params: { id: vacancy.id } })).toMatchObject({
      isWholeForRent: true,
      vacancyStatus: 3,
      areaSize: 4_000,
      averageNetRentalRate: 8_000,
      leaseAgents: [{ companyId: 'c1' }],
    });
    await expect(page.getByRole('treeitem', { name: /1-А/ }).getByRole('img')).toHaveAttribute(
      'title',
      'Приостановлена',
    );

    await page.getByRole('treeitem', { name: /1-Б/ }).click();
    await expect(page).toHaveTitle('Склады | 1-Б · Редактирование вакансии');
    await expect(page).toHaveURL(`${place}/vacancy/${booked.id}/edit`);
    await expect(field(page, 'Название')).toHaveValue('1-Б');
    // After Ctrl+S the form stays open if it was opened from another form of the complex; otherwise Ctrl+S returns to
    // the previous page.
    await field(page, 'Название').fill('1-Д');
    await page.keyboard.press('Control+s');
    await expect(page).toHaveTitle('Склады | 1-Д · Редактирование вакансии');
    await page.goto(`/industrial/complex/${complex.id}`);
    await page.getByRole('button', { name: 'Действия с вакансией 1-Д' }).click();
    await page.getByRole('menuitem', { name: 'Изменить вакансию' }).click();
    await expect(field(page, 'Название')).toHaveValue('1-Д');
    await field(page, 'Название').fill('1-Е');
    await page.keyboard.press('Control+s');
    await expect(page.getByRole('button', { name: 'Действия с вакансией 1-Е' })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/industrial/complex/${complex.id}(\\?.*)?$`));

    await page.goto(`/industrial/complex/${complex.id}/edit`);
    await page.getByRole('button', { name: 'Арендаторы', exact: true }).click();
    await page.getByRole('option', { name: 'ООО «Поле и Ко»' }).click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('Комплекс успешно обновлен', { exact: true })).toBeVisible();
    expect(await app.broker.call(getOneComplex, { params: { id: complex.id } })).toMatchObject({
      tenants: [{ id: 'c1', name: 'ООО «Поле и Ко»' }],
    });

    await app.broker.call(archiveComplex, { params: { id: complex.id } });
    await page.goto(`${place}/vacancy/${booked.id}/edit`);
    const add = page.getByRole('treeitem', { name: /Добавить вакансию/ });
    await expect(add).toHaveAttribute('aria-disabled', 'true');
    await add.hover();
    await expect(
      page.getByRole('tooltip', { name: 'Комплекс находится в архиве, невозможно добавить новый объект' }),
    ).toBeVisible();
    // Opened by its URL, the form shows this message at once instead of fields.
    await page.goto(`${place}/vacancy/new`);
    await expect(page.getByRole('heading', { name: 'Новая вакансия' })).toBeVisible();
    await expect(page.getByText('Комплекс находится в архиве, невозможно добавить новый объект')).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
  });
});
