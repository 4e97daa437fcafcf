import type { Page } from '@playwright/test';
import { clientScreensOf, industrialClientScreensOf } from './client-screen-list.ts';
import { dialog, inTurn, item, keys, menu, press, type Step, tab, waits } from './picture-steps.ts';
import { type DemoPlaces, type Screen, screensOf } from './screen-list.ts';

/** Paths of entities with every field filled, which the demo data lack. */
export interface FilledPlaces {
  readonly propertyPath: string;
  readonly requestPath: string;
  readonly complexPath: string;
  readonly buildingPath: string;
  readonly vacancyPath: string;
  readonly industrialRequestPath: string;
  /** Path of a request whose selection has a client link. */
  readonly sharedRequestPath: string;
  /** Client links, without their code. */
  readonly publicPath: string;
  readonly industrialPublicPath: string;
}

/** Id of a saved view of vacancies. */
export const VIEW_ID = '019a0000-0000-7000-8000-0000000000e1';
/** The view, opened with a changed distance. */
const changedView = `/industrial/vacancy?tab=${VIEW_ID}&distanceFromRingRoad=%7B"from":null,"to":20%7D`;

/** The access code of both links. */
export const CODE = 'K7M4XC';

/** A screen of `pictures.spec.ts`. */
export interface Picture extends Omit<Screen, 'shows' | 'prepare'> {
  readonly shows?: Screen['shows'];
  readonly prepare?: Step;
  /** Selector of the part to draw, the last match; the whole screen by default. */
  readonly within?: string;
  /** Draws in a window as high as the longest form. */
  readonly isTall?: boolean;
  /** Draws in a window of 1024 × 768. */
  readonly isSmall?: boolean;
  readonly colorScheme?: 'dark';
  /** Requests that are never answered, to draw the loading state. */
  readonly unanswered?: RegExp;
  /** Requests that are aborted, to draw the failed state. */
  readonly failed?: RegExp;
  /** Expected errors. */
  readonly troubles?: RegExp;
}

/** Screens that are not drawn: one shows the time of the server's start, the other a link with a random code. */
const unsteady = new Set(['about', 'client-link']);

const main = new Set([
  'dictionaries',
  'list-table',
  'property',
  'property-edit',
  'request',
  'selection',
  'complexes',
  'vacancies',
  'complex',
  'complex-edit',
  'industrial-search',
  'industrial-selection',
]);
const tall = new Set(['property', 'property-outline', 'request', 'complex']);
const inDialog = new Set(['filters', 'columns', 'property-delete', 'complex-filter']);
const dark = new Set(['property', 'complexes', 'vacancies', 'selection', 'industrial-search']);

/** 'Что важно' with a lighter wish, once its effect is counted. */
const weighed = {
  prepare: inTurn(press('Что важно'), (page) => page.getByRole('slider').first().press('1')),
  within: '[role=dialog]',
  shows: (page: Page) => page.locator('[role=status][aria-busy=false]'),
};

/** Everything that `pictures.spec.ts` draws, by name. */
export function picturesOf(demo: DemoPlaces, filled: FilledPlaces): readonly Picture[] {
  const screens: readonly Picture[] = [
    ...screensOf(demo),
    ...clientScreensOf(filled.publicPath, CODE),
    ...industrialClientScreensOf(filled.industrialPublicPath, CODE),
  ]
    .filter(({ name }) => !unsteady.has(name))
    .map((screen) => ({
      ...screen,
      isTall: tall.has(screen.name),
      ...(inDialog.has(screen.name) && { within: dialog.within }),
    }));
  return [
    ...screens,
    ...screens.filter(({ name }) => main.has(name)).map(narrow),
    ...screens
      .filter(({ name }) => dark.has(name))
      .map((screen) => ({ ...screen, name: `${screen.name}-dark`, colorScheme: 'dark' as const, isTall: false })),
    ...filledScreens(filled),
    ...dialogs(demo, filled),
  ];
}

/** The same screen on a telephone; without the steps, whose controls may be missing there. */
function narrow({ name, path }: Picture): Picture {
  return { name: `${name}-phone`, path, isPhone: true };
}

/** Pages and forms of entities with every field filled, and empty forms of new ones. */
function filledScreens(places: FilledPlaces): readonly Picture[] {
  const { propertyPath, requestPath, complexPath, buildingPath, vacancyPath, industrialRequestPath } = places;
  const all: readonly Picture[] = [
    { name: 'filled-property', path: propertyPath },
    { name: 'filled-property-history', path: propertyPath, prepare: tab('История') },
    { name: 'filled-property-changes', path: `${propertyPath}/history` },
    { name: 'filled-property-edit', path: `${propertyPath}/edit` },
    { name: 'photo-viewer', path: propertyPath, prepare: press('Во весь экран'), within: 'dialog[open]' },
    {
      name: 'photo-viewer-phone',
      path: propertyPath,
      prepare: press('Во весь экран'),
      within: 'dialog[open]',
      isPhone: true,
    },
    { name: 'filled-request', path: `${requestPath}/info` },
    { name: 'filled-request-edit', path: `${requestPath}/edit` },
    { name: 'filled-complex', path: complexPath },
    { name: 'filled-complex-building', path: `${complexPath}?building=${buildingPath.split('/').at(-1)}` },
    ...['passport', 'photos', 'documents', 'deals', 'linked', 'history'].map((part) => ({
      name: `filled-complex-${part}`,
      path: `${complexPath}?tab=${part}`,
    })),
    { name: 'filled-complex-comments', path: complexPath, prepare: tab(/Комментарии/) },
    { name: 'filled-complex-people', path: complexPath, prepare: tab(/Люди/) },
    { name: 'filled-complex-edit', path: `${complexPath}/edit` },
    { name: 'filled-building-edit', path: `${buildingPath}/edit` },
    { name: 'filled-vacancy-edit', path: `${vacancyPath}/edit` },
    ...['', '?tab=photos', '?tab=requests', '?tab=history'].map((search) => ({
      name: `filled-vacancy${search.replace('?tab=', '-')}`,
      path: `/industrial/vacancy/${vacancyPath.split('/').at(-1)}${search}`,
    })),
    { name: 'complex-new', path: '/industrial/complex/new' },
    { name: 'building-new', path: `${complexPath}/building/new` },
    { name: 'vacancy-new', path: `${buildingPath}/vacancy/new` },
    { name: 'filled-industrial-request-search', path: `${industrialRequestPath}/search` },
    { name: 'filled-industrial-request-edit', path: `${industrialRequestPath}/edit` },
  ];
  return all.map((screen) => ({ ...screen, isTall: true }));
}

/** Dialogs, menus, drawers, panels and refused forms. */
function dialogs({ requestId, industrialRequestId }: DemoPlaces, places: FilledPlaces): readonly Picture[] {
  const { propertyPath, complexPath, buildingPath, vacancyPath } = places;
  const request = `/land/request/${requestId}`;
  const industrialRequest = `/industrial/requests/${industrialRequestId}`;
  const chosen = async (page: Page) => {
    for (const row of [2, 3]) await page.getByRole('row').nth(row).getByRole('checkbox').check();
    await page.getByRole('toolbar', { name: 'Действия с выбранным' }).waitFor();
  };
  return [
    { name: 'user-menu', path: '/land/property', prepare: press('Егор Степной'), ...menu },
    { name: 'user-menu-industrial', path: '/industrial', prepare: press('Егор Степной'), ...menu },
    {
      name: 'my-operations',
      path: '/land/property',
      prepare: inTurn(press('Егор Степной'), item('Мои действия')),
      ...dialog,
    },
    {
      name: 'own-card',
      path: '/land/property',
      prepare: inTurn(press('Егор Степной'), item('Моя карточка')),
      ...dialog,
    },
    { name: 'week', path: '/week' },
    { name: 'week-phone', path: '/week', isPhone: true },
    { name: 'week-dark', path: '/week?unit=quarter', colorScheme: 'dark' },
    { name: 'week-list', path: '/week?unit=quarter&figure=answers', ...dialog },
    { name: 'bulk-edit', path: '/land/property?view=table', prepare: inTurn(chosen, keys('F4')), ...dialog },
    {
      name: 'bulk-edit-phone',
      path: '/industrial?view=table',
      prepare: inTurn(chosen, keys('F4')),
      ...dialog,
      isPhone: true,
    },
    { name: 'guide', path: '/land/property', prepare: keys('Shift+?'), ...dialog },
    { name: 'guide-keys', path: '/industrial', prepare: inTurn(keys('Shift+?'), tab('Клавиши')), ...dialog },
    {
      name: 'guide-monitoring',
      path: '/industrial',
      prepare: inTurn(keys('Shift+?'), tab('Мониторингу')),
      ...dialog,
    },
    { name: 'palette-empty', path: '/industrial', prepare: keys('Control+k') },
    { name: 'overdue', path: '/land/property', prepare: press(/просроч/i), ...dialog },
    { name: 'property-more', path: propertyPath, prepare: press('Ещё'), ...menu },
    {
      name: 'property-new-refused',
      path: '/land/property/new',
      prepare: inTurn(press(/^Создать/), waits('Заполните')),
    },
    {
      name: 'request-new-refused',
      path: '/land/request/new',
      prepare: inTurn(press(/^Создать/), waits('Заполните')),
    },
    {
      name: 'industrial-request-new-refused',
      path: '/industrial/requests/new',
      prepare: inTurn(press(/^Создать/), waits('Заполните')),
    },
    {
      name: 'complex-new-refused',
      path: '/industrial/complex/new',
      prepare: inTurn(press(/^Создать/), waits('Заполните')),
    },
    {
      name: 'building-new-refused',
      path: `${complexPath}/building/new`,
      prepare: inTurn(press(/^Создать/), waits('Заполните')),
    },
    {
      name: 'vacancy-new-refused',
      path: `${buildingPath}/vacancy/new`,
      prepare: inTurn(press(/^Создать/), waits('Заполните')),
    },
    { name: 'vacancy-edit-phone', path: `${vacancyPath}/edit`, isPhone: true, isTall: true },
    { name: 'request-filters', path: '/land/request', prepare: press('Все фильтры'), ...dialog, isTall: true },
    { name: 'filters-tall', path: '/land/property', prepare: press('Все фильтры'), ...dialog, isTall: true },
    { name: 'complex-filter-tall', path: '/industrial', prepare: press('Фильтры'), ...dialog, isTall: true },
    {
      name: 'complex-columns',
      path: '/industrial',
      prepare: press('Столбцы: Основные'),
      shows: (page) => page.getByRole('textbox', { name: 'Название набора' }),
    },
    { name: 'complex-wide-map', path: '/industrial?view=wide-map', hasMap: true },
    {
      name: 'industrial-request-filters',
      path: '/industrial/requests',
      prepare: press(/^Фильтры|Все фильтры/),
      ...dialog,
    },
    { name: 'industrial-requests-cards', path: '/industrial/requests?view=list' },
    { name: 'request-search-cards', path: `${request}/search?view=list` },
    { name: 'request-search-map', path: `${request}/search?view=map`, hasMap: true },
    {
      name: 'request-search-filters',
      path: `${request}/search`,
      prepare: press('Все фильтры'),
      ...dialog,
      isTall: true,
    },
    { name: 'selection-table', path: `${request}/selections?view=table` },
    { name: 'selection-map', path: `${request}/selections?view=map`, hasMap: true },
    { name: 'selection-more', path: `${request}/selections`, prepare: press('Действия с подборкой'), ...menu },
    { name: 'selection-exports', path: `${request}/selections`, prepare: press(/^XLS/), ...menu },
    {
      name: 'client-link',
      path: `${places.sharedRequestPath}/selections`,
      prepare: press(/клиентск.. ссылк/),
      ...dialog,
    },
    { name: 'reports', path: `${request}/reports` },
    { name: 'client-favorites', path: `${request}/favorite` },
    { name: 'industrial-search-map', path: `${industrialRequest}/search?view=map`, hasMap: true },
    {
      name: 'industrial-search-filters',
      path: `${industrialRequest}/search`,
      prepare: press(/^Фильтры/),
      ...dialog,
      isTall: true,
    },
    { name: 'importance', path: `${places.industrialRequestPath}/search`, ...weighed },
    { name: 'importance-small', path: `${places.industrialRequestPath}/search`, isSmall: true, ...weighed },
    { name: 'importance-dark', path: `${places.industrialRequestPath}/search`, colorScheme: 'dark', ...weighed },
    { name: 'importance-land', path: `${request}/search`, ...weighed },
    // A colleague's request, in which nothing can be changed.
    { name: 'importance-refused', path: `${industrialRequest}/search`, ...weighed },
    {
      name: 'importance-failed',
      path: `${request}/search`,
      failed: /importance-preview/,
      troubles: /ERR_FAILED/,
      prepare: weighed.prepare,
      within: '[role=dialog]',
      shows: (page: Page) => page.getByText('Не удалось посчитать, сохранить можно'),
    },
    { name: 'industrial-search-chosen', path: `${industrialRequest}/search`, prepare: chosen },
    {
      name: 'industrial-selection-more',
      path: `${industrialRequest}/selection`,
      prepare: press('Действия с подборкой'),
      ...menu,
    },
    {
      name: 'industrial-client-link',
      path: `${industrialRequest}/selection`,
      prepare: press(/клиентскую ссылку/),
      ...dialog,
    },
    { name: 'close-vacancy', path: complexPath, prepare: press(/^Закрыть сделкой/), ...dialog },
    { name: 'complex-delete', path: complexPath, prepare: press('Удалить'), ...dialog },
    { name: 'complex-archive', path: complexPath, prepare: press('Архивировать'), ...dialog },
    { name: 'complex-print-narrow', path: complexPath, isPhone: true, isTall: true },
    { name: 'vacancies-view', path: changedView, shows: (page) => page.getByRole('button', { name: 'Вернуть' }) },
    { name: 'vacancies-view-phone', path: changedView, isPhone: true },
    { name: 'view-menu', path: changedView, prepare: press(/^Действия с видом/), ...menu },
    { name: 'view-new', path: changedView, prepare: press('Вид'), ...dialog },
    { name: 'contact-new', path: '/land/contacts', prepare: press('Новый контакт'), ...dialog },
    {
      name: 'contact',
      path: '/land/contacts',
      prepare: (page) => page.getByRole('row').nth(2).getByRole('button').first().click(),
      ...dialog,
    },
    { name: 'dictionary-value', path: '/land/dictionary', prepare: press('Добавить значение'), ...dialog },
    { name: 'trash-industrial', path: '/industrial/trash' },
    { name: 'error', path: '/error' },
    { name: 'missing-property', path: '/land/property/00000000-0000-4000-8000-000000000000' },
    { name: 'missing-complex', path: '/industrial/complex/00000000-0000-4000-8000-000000000000' },
    { name: 'missing-vacancy', path: '/industrial/vacancy/00000000-0000-4000-8000-000000000000' },
    {
      name: 'user-menu-phone',
      path: '/land/property',
      isPhone: true,
      prepare: press('Меню'),
      shows: (page) => page.getByRole('button', { name: 'Закрыть меню' }),
    },
  ];
}

/** Screens of `day-pictures.spec.ts`: a day with a notification of each kind. */
export const dayPictures: readonly Picture[] = [
  { name: 'notifications', path: '/notifications' },
  { name: 'notifications-phone', path: '/notifications', isPhone: true },
  { name: 'notifications-dark', path: '/notifications', colorScheme: 'dark' },
  {
    name: 'notifications-empty',
    path: '/notifications?filter=unread',
    prepare: inTurn(press('Прочитать все'), waits('Всё прочитано')),
  },
];
