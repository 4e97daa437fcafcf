import { listFavoriteIds } from '@gektar/contract/land/favorites/favorite-endpoints.ts';
import { givenProperty } from '@gektar/server/testing/given.ts';
import { expect, test } from './journey.ts';

test('stars make favorites, which are noted, counted, in the order they came, and given up [LAND-FAV-001, LAND-FAV-002, LAND-FAV-004, LAND-FAV-005, SHELL-004, SHELL-026]', async ({
  page,
  app,
}) => {
  const given = [1, 2, 3].map((n) => givenProperty(app.db, { cadastralNumbers: [`50:01:0000001:${n}`] }));
  const [{ id }] = (await Promise.all(given)) as [{ id: string }, unknown, unknown];
  await test.step('a star puts an object among the favorites, the bar counts it, a note is kept', async () => {
    await page.goto('/land/property?view=list');
    const card = page.getByRole('article', { name: '50:01:0000001:2' });
    await card.getByRole('button', { name: 'В избранное' }).click();
    await expect(card.getByRole('button', { name: 'Убрать из избранного' })).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('link', { name: 'Избранное: 1' }).click();
    await expect(page).toHaveURL('/land/favorite');
    await expect(page).toHaveTitle('Земля | Избранное');
    await expect(page.getByRole('heading', { name: '1 объект в избранном' })).toBeVisible();

    const comment = page.getByRole('textbox', { name: 'Комментарий' });
    await comment.fill('Позвонить в марте');
    const saved = page.waitForResponse(/favorites\/update/);
    await comment.blur();
    await saved;
    await page.reload();
    await expect(comment).toHaveValue('Позвонить в марте');

    await page.getByRole('button', { name: 'Убрать из избранного' }).click();
    await expect(page.getByText('Нет данных')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Избранное: 0' })).toBeVisible();
    // The screen changes before the server answers.
    await expect.poll(() => app.broker.call(listFavoriteIds)).toEqual([]);
  });
  await test.step('what is added comes last in the list, what is removed leaves it', async () => {
    await page.goto('/land/property?view=list');
    const star = async (number: string) => {
      await page.getByRole('article', { name: number }).getByRole('button', { name: 'В избранное' }).click();
    };
    await star('50:01:0000001:2');
    await page.getByRole('link', { name: 'Избранное: 1' }).click();
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.goBack();
    await star('50:01:0000001:3');
    await star('50:01:0000001:1');
    await page.getByRole('link', { name: 'Избранное: 3' }).click();
    const shown = page.getByRole('article');
    await expect(shown).toHaveText([/0000001:2/, /0000001:3/, /0000001:1/]);
    await page.getByRole('button', { name: 'Убрать из избранного' }).nth(1).click();
    await expect(shown).toHaveText([/0000001:2/, /0000001:1/]);
    await page.getByRole('button', { name: 'Убрать из избранного' }).last().click();
    await expect(shown).toHaveText([/0000001:2/]);
  });
  await test.step('the page of an object has the star among its actions', async () => {
    await page.goto(`/land/property/${id}`);
    const actions = page.getByRole('complementary', { name: 'Действия и история' });
    await actions.getByRole('button', { name: 'В избранное' }).click();
    await expect(actions.getByRole('button', { name: 'В избранном' })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('link', { name: 'Избранное: 2' })).toBeVisible();
  });
});

test('what the server refuses goes back and says so: a star, and one of several [LAND-FAV-011]', async ({
  page,
  app,
  troubles,
}) => {
  troubles.expect(/failed: POST .*favorites/);
  const numbers = ['50:01:0000001:1', '50:01:0000001:2', '50:01:0000001:3'];
  const given = await Promise.all(numbers.map((number) => givenProperty(app.db, { cadastralNumbers: [number] })));
  await test.step('a star that the server refuses goes back and says so', async () => {
    await page.goto('/land/property?view=list');
    await page.route('**/api/land/favorites', (route) => route.abort());
    const star = page.getByRole('article', { name: '50:01:0000001:1' }).getByRole('button', { name: 'В избранное' });
    await star.click();
    await expect(page.getByText('Произошла ошибка. Пожалуйста, попробуйте позже')).toBeVisible();
    await expect(star).toHaveAttribute('aria-pressed', 'false');
    await page.unrouteAll();
  });
  await test.step('chosen objects become favorites together; the star of one that the server refuses goes back', async () => {
    await page.route('**/api/land/favorites', (route) =>
      route.request().postDataJSON().propertyId === given[1]?.id ? route.abort() : route.continue(),
    );
    await page.goto('/land/property');
    await expect(page.getByRole('link', { name: numbers[0] ?? '' })).toBeVisible();
    await page.getByRole('checkbox', { name: 'Выбрать все' }).click();
    const bar = page.getByRole('toolbar', { name: 'Действия с выбранным' });
    await bar.getByRole('button', { name: 'В избранное' }).click();
    await expect(page.getByText('Произошла ошибка. Пожалуйста, попробуйте позже')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Избранное: 2' })).toBeVisible();
    expect(new Set(await app.broker.call(listFavoriteIds))).toEqual(new Set([given[0]?.id, given[2]?.id]));

    await page.unrouteAll();
    await bar.getByRole('button', { name: 'В избранное' }).click();
    await expect(bar.getByRole('button', { name: 'В избранном' })).toBeDisabled();
    await expect(page.getByRole('link', { name: 'Избранное: 3' })).toBeVisible();
  });
});
