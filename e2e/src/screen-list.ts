import type { Locator, Page } from '@playwright/test';

/** One screen in the documentation. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  readonly isStranger?: boolean;
  /** As seen by a client: 390 × 844 only. */
  readonly isPhone?: boolean;
  /** Also at 1024 × 768. */
  readonly isMain?: boolean;
  /** The whole page from top to bottom. */
  readonly isWhole?: boolean;
  /** A map fills the screen: the picture is taken once roads and points are drawn. */
  readonly hasMap?: boolean;
  /** Actions before the screenshot. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** Element that must be visible before the screenshot. */
  readonly shows: (page: Page) => Locator;
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).click();
const aroundMoscow = '55.75580,37.61760,8.20';

/** Entities of the demo database with much content. */
export interface DemoPlaces {
  readonly propertyId: string;
  readonly requestId: string;
  /** A complex with buildings, vacancies and photos. */
  readonly complexId: string;
  /** Request with the longest selection of vacancies. */
  readonly industrialRequestId: string;
}

export function screensOf({ propertyId, requestId, complexId, industrialRequestId }: DemoPlaces): readonly Screen[] {
  return [
    { name: 'home', path: '/', shows: heading },
    { name: 'sign-in', path: '/auth', isStranger: true, shows: heading },
    { name: 'not-found', path: '/nowhere', shows: heading },
    {
      name: 'list-table',
      path: '/land/property?area=%7B"from":0.5%7D&sort=Price&direction=desc',
      isMain: true,
      prepare: async (page) => {
        for (const row of [2, 4, 5]) await page.getByRole('row').nth(row).getByRole('checkbox').check();
        await page.getByRole('grid').focus();
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('ArrowDown');
      },
      shows: (page) => page.getByRole('toolbar'),
    },
    { name: 'list-cards', path: '/land/property?view=list', shows: (page) => page.getByRole('article').nth(1) },
    { name: 'list-grid', path: '/land/property?view=grid', shows: (page) => page.getByRole('article').nth(5) },
    {
      name: 'list-map',
      path: `/land/property?view=map&at=${aroundMoscow}`,
      isMain: true,
      hasMap: true,
      shows: (page) => page.locator('canvas').first(),
    },
    {
      name: 'list-empty',
      path: '/land/property?cadastralNumber=нет',
      shows: (page) => page.getByRole('heading', { name: 'Нет данных' }),
    },
    {
      name: 'filters',
      path: '/land/property?area=%7B"from":0.5%7D',
      isMain: true,
      prepare: button('Все фильтры'),
      shows: (page) => page.getByRole('dialog', { name: 'Все фильтры' }).getByText('Место'),
    },
    {
      name: 'columns',
      path: '/land/property',
      prepare: button('Столбцы: Основные'),
      shows: (page) => page.getByRole('textbox', { name: 'Название набора' }),
    },
    {
      name: 'property',
      path: `/land/property/${propertyId}`,
      isMain: true,
      hasMap: true,
      shows: (page) => page.locator('canvas').first(),
    },
    {
      name: 'property-delete',
      path: `/land/property/${propertyId}`,
      prepare: async (page) => {
        await page.getByRole('button', { name: 'Ещё', exact: true }).click();
        await page.getByRole('menuitem', { name: 'Удалить' }).click();
      },
      shows: (page) => page.getByRole('dialog', { name: 'Удаление объекта?' }),
    },
    {
      name: 'property-edit',
      path: `/land/property/${propertyId}/edit`,
      isMain: true,
      prepare: async (page) => {
        await page.getByRole('textbox', { name: 'Площадь', exact: true }).fill('');
        await page.keyboard.press('Control+s');
      },
      shows: (page) => page.getByText('Заполните обязательные поля').first(),
    },
    {
      name: 'property-new',
      path: '/land/property/new',
      isMain: true,
      prepare: async (page) => {
        await page.getByRole('textbox', { name: 'Площадь', exact: true }).fill('12,5');
        await page.getByRole('button', { name: 'Создать' }).click();
      },
      shows: (page) => page.getByText('Заполните обязательные поля').first(),
    },
    {
      name: 'property-outline',
      path: `/land/property/${propertyId}/edit`,
      prepare: async (page) => {
        await page.getByRole('button', { name: 'Контур и точка на карте' }).click();
        await page.getByRole('group', { name: 'Контур и точка на карте' }).scrollIntoViewIfNeeded();
        // The map pushes other buttons below the pointer.
        await page.mouse.move(0, 0);
      },
      hasMap: true,
      shows: (page) => page.locator('canvas').first(),
    },
    {
      name: 'palette',
      path: '/land/property',
      prepare: async (page) => {
        await page.getByRole('button', { name: 'Поиск', exact: true }).click();
        await page.getByRole('combobox', { name: 'Поиск' }).fill('50:0');
      },
      shows: (page) => page.getByRole('option').nth(3),
    },
    {
      name: 'request-new',
      path: '/land/request/new',
      isMain: true,
      shows: (page) => page.getByRole('heading', { name: 'О запросе' }),
    },
    { name: 'contacts', path: '/land/contacts', shows: (page) => page.getByRole('row').nth(3) },
    {
      name: 'requests',
      path: '/land/request?archive=all',
      isMain: true,
      shows: (page) => page.getByRole('row').nth(5),
    },
    {
      name: 'requests-list',
      path: '/land/request?view=list',
      prepare: (page) => page.getByRole('button', { name: 'Подробнее' }).first().click(),
      shows: (page) => page.getByText('Контактное лицо').first(),
    },
    {
      name: 'requests-map',
      path: '/land/request?view=map',
      hasMap: true,
      shows: (page) => page.locator('canvas').first(),
    },
    {
      name: 'request',
      path: `/land/request/${requestId}/info`,
      shows: (page) => page.getByRole('heading', { name: 'Что ищет' }),
    },
    {
      name: 'request-search',
      path: `/land/request/${requestId}/search`,
      isMain: true,
      shows: (page) => page.getByRole('row').nth(2),
    },
    {
      name: 'selection',
      path: `/land/request/${requestId}/selections`,
      isMain: true,
      shows: (page) => page.getByRole('article').nth(1),
    },
    {
      name: 'client-link',
      path: `/land/request/${requestId}/selections`,
      prepare: (page) => page.getByRole('button', { name: /клиентскую ссылку/ }).click(),
      shows: (page) => page.getByRole('dialog', { name: 'Клиентская ссылка' }).getByText(/Ссылка доступна до/),
    },
    { name: 'dictionaries', path: '/land/dictionary', shows: (page) => page.getByRole('listitem').nth(3) },
    {
      name: 'industrial-dictionaries',
      path: '/industrial/dictionary?name=flooring-type',
      shows: (page) => page.getByText('Не используется').first(),
    },
    {
      name: 'complexes',
      path: '/industrial?onlyWithVacancies=true',
      isMain: true,
      prepare: async (page) => {
        for (const row of [2, 4, 5]) await page.getByRole('row').nth(row).getByRole('checkbox').check();
      },
      shows: (page) => page.getByRole('toolbar'),
    },
    { name: 'complexes-grid', path: '/industrial?view=grid', shows: (page) => page.getByRole('article').nth(5) },
    {
      name: 'complexes-map',
      path: `/industrial?view=map&at=${aroundMoscow}`,
      hasMap: true,
      shows: (page) => page.locator('canvas').first(),
    },
    {
      name: 'vacancies',
      path: '/industrial/vacancy?vacancyTypes=1',
      isMain: true,
      prepare: async (page) => {
        for (const row of [2, 4, 5]) await page.getByRole('row').nth(row).getByRole('checkbox').check();
      },
      shows: (page) => page.getByRole('toolbar'),
    },
    {
      name: 'complex-filter',
      path: '/industrial',
      prepare: button('Фильтры'),
      shows: (page) => page.getByRole('dialog', { name: 'Фильтры' }).getByText('Кадастровые номера'),
    },
    {
      name: 'complex',
      path: `/industrial/complex/${complexId}`,
      isMain: true,
      shows: (page) => page.getByRole('grid', { name: 'Вакансии' }),
    },
    {
      name: 'complex-edit',
      path: `/industrial/complex/${complexId}/edit`,
      isMain: true,
      shows: heading,
    },
    { name: 'industrial-requests', path: '/industrial/requests', isMain: true, shows: heading },
    {
      name: 'industrial-request-new',
      path: '/industrial/requests/new',
      shows: (page) => page.getByRole('textbox', { name: 'Название' }),
    },
    {
      name: 'industrial-search',
      path: `/industrial/requests/${industrialRequestId}/search`,
      isMain: true,
      shows: (page) => page.getByRole('grid', { name: 'Вакансии' }),
    },
    {
      name: 'industrial-selection',
      path: `/industrial/requests/${industrialRequestId}/selection`,
      isMain: true,
      shows: (page) => page.getByRole('grid', { name: 'Вакансии' }),
    },
    { name: 'trash', path: '/land/trash', shows: heading },
    { name: 'about', path: '/about', shows: (page) => page.getByText('Резервная копия').first() },
    { name: 'favorites', path: '/land/favorite', shows: (page) => page.getByRole('article').first() },
  ];
}

/** The page of all shared components, complete and with its overlays; only in development. */
export const componentScreens: readonly Screen[] = [
  { name: 'components', path: '/dev/components', isWhole: true, shows: heading },
  {
    name: 'components-drawer',
    path: '/dev/components#drawer',
    shows: (page) => page.getByRole('dialog').getByRole('button', { name: 'Отмена' }),
  },
  {
    name: 'components-toasts',
    path: '/dev/components#toasts',
    shows: (page) => page.getByText('Объект успешно архивирован').first(),
  },
];
