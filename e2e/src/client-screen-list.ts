import type { Page } from '@playwright/test';
import type { Screen } from './screen-list.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const firstCard = (page: Page) => page.getByRole('article').first();

/**
 * A client's screens of an industrial link.
 * @param path of the link, without its code
 */
export function industrialClientScreensOf(path: string, code: string): readonly Screen[] {
  const link = `${path}?password=${code}`;
  const client = { isStranger: true, isPhone: true } as const;
  const place = (page: Page) => page.getByRole('img', { name: 'Место на карте' });
  const openFirst = (page: Page) => firstCard(page).getByRole('link').click();
  return [
    { ...client, name: 'industrial-public-code', path, shows: heading },
    { ...client, name: 'industrial-public-list', path: link, shows: firstCard },
    { ...client, name: 'industrial-public-item', path: link, prepare: openFirst, shows: place },
    {
      ...client,
      isPhone: false,
      name: 'industrial-public-list-desk',
      path: link,
      shows: (page) => page.locator('canvas').first(),
    },
    { ...client, isPhone: false, name: 'industrial-public-item-desk', path: link, prepare: openFirst, shows: place },
  ];
}

/**
 * A client's screens of a land link.
 * @param path of the link, without its code
 */
export function clientScreensOf(path: string, code: string): readonly Screen[] {
  const link = `${path}?password=${code}`;
  const client = { isStranger: true, isPhone: true } as const;
  return [
    { ...client, name: 'public-code', path, shows: heading },
    { ...client, name: 'public-invalid', path: '/public/17', shows: heading },
    { ...client, name: 'public-list', path: link, shows: firstCard },
    {
      ...client,
      name: 'public-item',
      path: link,
      prepare: (page) => firstCard(page).getByRole('link').click(),
      shows: (page) => page.getByRole('img', { name: 'Место на карте' }),
    },
    {
      ...client,
      isPhone: false,
      name: 'public-list-desk',
      path: link,
      shows: (page) => page.locator('canvas').first(),
    },
    {
      ...client,
      isPhone: false,
      name: 'public-report',
      path: `${path}/report?password=${code}`,
      // A circle is a town: once it is drawn, the map is complete.
      shows: (page) =>
        page
          .getByRole('img', { name: /^Карта/ })
          .locator('circle')
          .first(),
    },
  ];
}
