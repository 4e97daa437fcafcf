import { givenProperty } from '@gektar/server/testing/given.ts';
import { givenBuilding, givenComplex, givenVacancy } from '@gektar/server/testing/given-complex.ts';
import { givenRequest } from '@gektar/server/testing/given-request.ts';
import { expect, test } from './journey.ts';

test('archiving from a page is undone by Ctrl+Z and from the list of my actions, in both areas', async ({
  page,
  app,
}) => {
  const plot = await givenProperty(app.db, { cadastralNumbers: ['50:01:0000009:9'] });
  const request = await givenRequest(app.db, { responsibleEmployeeId: app.broker.id });
  const complex = await givenComplex(app.db, { responsibleUser: app.broker.id });
  const vacancy = await givenVacancy(app.db, (await givenBuilding(app.db, complex.id)).id);
  const paths = [`/land/property/${plot.id}`, `/land/request/${request.id}`, `/industrial/complex/${complex.id}`];
  for (const path of paths) {
    await test.step(path.split('/').slice(1, 3).join(' '), async () => {
      await page.goto(path);
      await page.getByRole('button', { name: 'Архивировать' }).first().click();
      const dialog = page.getByRole('dialog');
      // A plot is archived without a question (1§4).
      if (!path.includes('property')) await dialog.getByRole('button', { name: 'Архивировать' }).click();
      await expect(page.getByRole('button', { name: 'Разархивировать' }).first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Отменить' })).toBeVisible();
      await page.keyboard.press('Control+z');
      await expect(page.getByText(/^Возвращено: 1\s/)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Архивировать' }).first()).toBeVisible();
    });
  }
  await test.step('a vacancy, from the list of my actions', async () => {
    await page.goto(`/industrial/vacancy/${vacancy.id}`);
    await page.getByRole('button', { name: /^Действия с вакансией/ }).click();
    await page.getByRole('menuitem', { name: 'Архивировать' }).click();
    await expect(page.getByText('Вакансия в архиве')).toBeVisible();
    await page.getByRole('button', { name: 'Егор Степной' }).click();
    await page.getByRole('menuitem', { name: 'Мои действия' }).click();
    const actions = page.getByRole('dialog', { name: 'Мои действия' }).getByRole('listitem');
    const latest = actions.filter({ hasText: /Архивирование: 1\sвакансия/ });
    await latest.getByRole('button', { name: 'Отменить' }).click();
    await expect(latest).toContainText('отменено');
    await page.keyboard.press('Escape');
    await expect(page.getByText('Вакансия в архиве')).toBeHidden();
  });
});
