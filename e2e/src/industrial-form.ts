import type { Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';
import { choose, field, list } from './property-form.ts';
import { takeFirst } from './request-form.ts';

/** Locators and actions for the forms of a complex, a building and a vacancy. */

export const heading = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name });

const bottomBar = (page: Page) => page.getByRole('region', { name: 'Сохранение' });
export const create = (page: Page): Locator => bottomBar(page).getByRole('button', { name: /^Создать/ });
export const save = (page: Page): Locator => bottomBar(page).getByRole('button', { name: /^Сохранить/ });

/** Fills in the required fields of a new complex (2§5). */
export async function fillComplex(page: Page, name: string): Promise<void> {
  await field(page, 'Название').fill(name);
  await choose(page, 'Тип комплекса', 'парк');
  await choose(page, 'Статус строительства', 'Действующий');
  await field(page, 'Период актуализации').fill('30');
  await field(page, 'Координаты: широта').fill('56.185102');
  await field(page, 'Координаты: долгота').fill('36.977631');
  // The coordinates fill in region, town and address.
  await expect(list(page, 'Регион')).toHaveValue('Московская область');
}

/** Fills in the required fields of a new building (2§5, H-05). */
export async function fillBuilding(page: Page, name: string): Promise<void> {
  await field(page, 'Название').fill(name);
  await choose(page, 'Статус строительства', 'Действующее');
  await choose(page, 'Тип здания', 'Склад');
  await page.getByRole('radio', { name: 'A', exact: true }).check();
  await field(page, 'Дата ввода').fill('15.06.2013');
  await field(page, 'Общая площадь').fill('64200');
  await field(page, 'Этажность').fill('1');
  await field(page, 'Рабочая высота').fill('12');
}

/** Fills in the required fields of a new vacancy (2§3). */
export async function fillVacancy(page: Page, name: string): Promise<void> {
  await field(page, 'Название').fill(name);
  await takeFirst(page, 'Тип вакансии', 'Аренда');
  await field(page, 'Дата доступности').fill('15.01.2027');
  await answer(page, 'Только целиком', 'Нет');
  await answer(page, 'Публикация на сайте', 'Да');
}

/** Answers a yes/no question of a form. */
export async function answer(page: Page, name: string, word: 'Да' | 'Нет'): Promise<void> {
  await page.getByRole('radiogroup', { name, exact: true }).getByRole('radio', { name: word }).check();
}

/** The dialog that asks before a form with unsaved changes is left. */
export const leaveQuestion = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Изменения не сохранены. Покинуть страницу?' });

/** The tree of buildings and vacancies next to the form. */
export const beside = (page: Page): Locator => page.getByRole('complementary', { name: 'Здания и вакансии' });
