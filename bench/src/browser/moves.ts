import type { Locator, Page } from '@playwright/test';

export interface Move {
  readonly name: string;
  readonly run: (page: Page) => Promise<void>;
}

/** Where the day takes place. */
export interface Places {
  readonly largest: string;
  readonly vacancy: string;
  readonly requests: readonly string[];
}

const WHEEL_PX = 280;
const WHEELS = 60;
const LONG_WAIT_MS = 120_000;

const tree = (page: Page) => page.getByRole('tree', { name: 'Здания и вакансии' }).first();
const table = (page: Page) => page.getByRole('grid', { name: 'Вакансии' });
const rows = (page: Page) => table(page).getByRole('row');
const views = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

/** A broker's moves in their order; each begins where the last one ended. */
export function industrialMoves({ largest, requests }: Places): Move[] {
  return [
    {
      name: 'the complex of 300 vacancies opens',
      run: async (page) => {
        await page.goto(`/industrial/complex/${largest}`);
        await there(tree(page).getByRole('treeitem').nth(5));
      },
    },
    { name: 'its tree is scrolled', run: (page) => scroll(page, tree(page)) },
    {
      name: 'another of its buildings is chosen',
      run: async (page) => {
        await tree(page).getByRole('treeitem', { level: 1 }).last().click();
        await page.waitForURL(/building=/);
        await there(tree(page).getByRole('treeitem', { level: 2 }).first());
      },
    },
    {
      name: 'the search of a request opens over 60,000 vacancies',
      run: async (page) => {
        await page.goto(`/industrial/requests/${requests[0]}/search`);
        await there(rows(page).nth(10));
      },
    },
    { name: 'its first 1,000 are scrolled', run: (page) => scroll(page, table(page)) },
    {
      name: 'the order is changed',
      run: async (page) => {
        await table(page)
          .getByRole('columnheader', { name: /Площадь/ })
          .getByRole('button')
          .first()
          .click();
        await page.waitForURL(/sort|order/i);
        await there(rows(page).nth(10));
      },
    },
    {
      name: 'its map is opened',
      run: async (page) => {
        await views(page, 'Карта').check({ force: true });
        await there(page.locator('canvas').first());
      },
    },
    {
      name: 'and left for the table',
      run: async (page) => {
        await views(page, 'Таблица').check({ force: true });
        await there(rows(page).nth(10));
      },
    },
    {
      name: 'the form of a request opens',
      run: async (page) => {
        await page.goto('/industrial/requests/new');
        await there(page.getByRole('textbox', { name: 'Название', exact: true }));
      },
    },
    {
      name: 'twenty letters are typed into it',
      run: async (page) => {
        await page.getByRole('textbox', { name: 'Название', exact: true }).click();
        await page.keyboard.type('Склад под маркетплейс');
      },
    },
  ];
}

function there(content: Locator): Promise<void> {
  return content.waitFor({ timeout: LONG_WAIT_MS });
}

/** By wheel, a step a frame. */
async function scroll(page: Page, over: Locator): Promise<void> {
  const box = await over.boundingBox();
  if (!box) throw new Error('there is nothing to scroll over');
  await page.mouse.move(box.x + Math.min(box.width / 2, 400), Math.max(box.y, 0) + 120);
  for (let step = 0; step < WHEELS; step += 1) {
    await page.mouse.wheel(0, WHEEL_PX);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
}
