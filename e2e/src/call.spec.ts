import { getTimeline } from '@gektar/contract/people/timeline-endpoints.ts';
import { givenProperty } from '@gektar/server/testing/given.ts';
import { givenCompany, givenContact } from '@gektar/server/testing/writing-calls/talk-calls.ts';
import { expectAccessible } from './accessible.ts';
import { expect, test } from './journey.ts';
import { inAWeek } from './next-morning.ts';

test('a number pasted into Ctrl+K shows the caller; the talk written there stands on the page of the person', async ({
  page,
  app,
  context,
}) => {
  const companyId = await givenCompany(app, { phones: ['8 (900) 000-00-40'] });
  const id = await givenContact(app, { companyId, phones: ['89000000042'] });
  const line = page.getByRole('combobox', { name: 'Поиск' });
  const people = page.getByRole('group', { name: 'Люди' }).getByRole('option');
  const card = page.getByRole('complementary', { name: 'Карточка: Вера Лозинская' });
  const talk = page.getByRole('dialog', { name: 'Разговор' });

  await test.step('the number in the form of a telephone book finds who has it, and a similar one', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/industrial/vacancy');
    await expect(page.getByRole('button', { name: 'Поиск' })).toBeVisible();
    await page.evaluate(() => navigator.clipboard.writeText('тел. +7 (900) 000-00-42'));
    await page.keyboard.press('Control+KeyK');
    await page.keyboard.press('Control+KeyV');
    await expect(people).toHaveText([/Вера Лозинская\+7.\(900\).000-00-42/, /похожий номер/]);
    await expect(people.first()).toHaveAttribute('aria-selected', 'true');
    await expect(people.nth(1).locator('u')).toHaveText('0');
    await expect(card.getByRole('link', { name: 'ООО «Северный обоз»' })).toBeVisible();
    await expectAccessible(page.getByRole('dialog', { name: 'Поиск по всему' }));
  });
  await test.step('→ goes to the card, ← back; Ctrl+Enter opens the talk with the focus in it', async () => {
    await page.keyboard.press('ArrowRight');
    await expect(card.getByRole('link', { name: 'ООО «Северный обоз»' })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(line).toBeFocused();
    await page.keyboard.press('Control+Enter');
    await expect(talk.getByLabel('Что сказали')).toBeFocused();
    await page.keyboard.type('Просила половину блока');
    await talk.getByLabel('Сколько').fill('6');
    await talk.getByRole('button', { name: inAWeek }).click();
    await expectAccessible(talk);
    await talk.getByRole('button', { name: 'Записать' }).click();
    await expect(page.getByText('Разговор записан')).toBeVisible();
    await expect(talk).toBeHidden();
  });
  await test.step('the card has the talk at once; Enter opens the page with the talk and the reminder', async () => {
    await page.keyboard.press('Control+KeyK');
    await page.keyboard.type('900 000 00 42');
    await expect(card.getByText('Просила половину блока')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/industrial/customers/contact/${id}`);
    const lines = page.getByRole('region', { name: 'Лента' }).getByRole('listitem');
    await expect(lines).toHaveCount(2);
    await page.getByRole('radio', { name: 'Разговоры' }).check();
    await expect(lines).toHaveText([/Разговор, 6.мин.*Просила половину блока.*Егор Степной/]);
    await expectAccessible(page.getByRole('main'));
  });
  await test.step('a talk is deleted by its author, and given back', async () => {
    await page.getByRole('button', { name: /^Действия с разговором/ }).click();
    await page.getByRole('menuitem', { name: 'Удалить' }).click();
    await expect(page.getByText('Пока ничего нет')).toBeVisible();
    await page.getByRole('button', { name: 'Отменить' }).click();
    await expect(page.getByText('Просила половину блока')).toBeVisible();
    const { lines } = await app.broker.call(getTimeline, { query: { kind: 'contact', id } });
    expect(lines.map(({ kind }) => kind).sort()).toEqual(['reminder', 'talk']);
  });
});

test('over an edited form the talk gets all that is typed, Escape closes it alone, Ctrl+Enter writes it down', async ({
  page,
  app,
}) => {
  const companyId = await givenCompany(app, { phones: ['8 (900) 000-00-40'] });
  const id = await givenContact(app, { companyId, phones: ['89000000042'] });
  const plot = await givenProperty(app.db, { area: 12, price: 48_000_000 });
  const talk = page.getByRole('dialog', { name: 'Разговор' });
  const text = talk.getByLabel('Что сказали');
  const comment = page.getByRole('textbox', { name: 'Комментарий', exact: true });
  const callPerson = async () => {
    await page.keyboard.press('Control+KeyK');
    await page.keyboard.type('900 000 00 42');
    const person = page.getByRole('option', { name: /^Вера Лозинская/ });
    await expect(person).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Control+Enter');
    await expect(person).toBeHidden();
  };
  const [asked, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route(/\/assets\/talk-dialog-/, async (route) => {
    asked.resolve();
    await release.promise;
    await route.continue();
  });
  await page.goto(`/land/property/${plot.id}/edit`);
  await comment.fill('Торг');
  await callPerson();
  await asked.promise;
  await page.keyboard.type('12');
  await page.keyboard.press('Escape');
  await callPerson();
  await page.keyboard.type('90 000');
  release.resolve();
  await expect(text).toHaveValue('90 000');
  await page.keyboard.type(' / 2');
  await expect(text).toHaveValue('90 000 / 2');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Разговор записан')).toBeVisible();
  await expect(talk).toBeHidden();
  await callPerson();
  await expect(text).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(talk).toBeHidden();
  await expect(comment).toHaveValue('Торг');
  const { lines } = await app.broker.call(getTimeline, { query: { kind: 'contact', id } });
  expect(lines.map(({ kind }) => kind)).toEqual(['talk']);
});

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the search opens with the focus in its line, and a press next to the line stays in it', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Поиск' }).click();
    const line = page.getByRole('combobox', { name: 'Поиск' });
    await expect(line).toBeFocused();
    await page.keyboard.type('900 000 03 18');
    await expect(page.getByText('В контактах такого номера нет').first()).toBeVisible();
    await line.locator('..').click({ position: { x: 46, y: 4 } });
    await expect(line).toBeFocused();
  });
});
