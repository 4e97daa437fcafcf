import { type Domain, domains } from '@gektar/contract/domain.ts';
import { industrialLinks, industrialSelections } from '@gektar/contract/industrial/selections/selection.ts';
import { landLinks, landSelections } from '@gektar/contract/land/selections/selection.ts';
import { browserLaunch } from '@gektar/e2e/browser.ts';
import buildWeb from '@gektar/e2e/build-web.ts';
import { type Browser, chromium } from '@playwright/test';
import { barePageOf } from './client/bare-page.ts';
import { type View, visitByPhone } from './client/slow-phone.ts';
import { fillSelection, startDemo } from './export/demo-product.ts';
import { writeTable } from './performance-page.ts';
import { median } from './table.ts';

// npm run client -w bench   a client opens a link of either domain on a slow phone; updates docs/performance-browser.md
//   BENCH_ROUNDS  visits of each page, 5 by default

const OBJECTS = 12;
/** Names, paths and calls that differ between the domains. */
const sides = {
  land: { items: 'plots', path: '/public', ofRequest: landSelections.ofRequest, create: landLinks.create },
  industrial: {
    items: 'vacancies',
    path: '/industrial-public',
    ofRequest: industrialSelections.ofRequest,
    create: industrialLinks.create,
  },
} as const;
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);

await buildWeb();
const product = await startDemo();
const browser = await chromium.launch(await browserLaunch());
try {
  const rows: string[] = [];
  for (const domain of domains) {
    const { page, password } = await linkOf(domain);
    const { items } = sides[domain];
    rows.push(
      await measure(browser, `${items}: a link with its code, first card`, `${page}?password=${password}`, 'article'),
      await measure(browser, `${items}: a link without, field for the code`, page, 'input'),
    );
  }
  const table = [
    '| On a slow phone, nothing cached | First view, ms | of a bare page | There, ms | of a bare page | JavaScript, KB | CSS | fonts | photos |',
    '|---|---|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
  console.log(`\n${table}\n`);
  await writeTable('client', table);
} finally {
  await browser.close();
  await product.stop();
}

async function linkOf(domain: Domain): Promise<{ page: string; password: string }> {
  const { path, ofRequest, create } = sides[domain];
  const requestId = await fillSelection(product, domain, OBJECTS);
  const { id } = await product.call(ofRequest, { params: { requestId } });
  const { password } = await product.call(create, { body: { requestSelectionId: id } });
  return { page: `${product.url}${path}/${id}`, password };
}

async function measure(from: Browser, name: string, url: string, wanted: string): Promise<string> {
  const bare = await barePageOf(from, url, wanted);
  try {
    const ours: View[] = [];
    const theirs: View[] = [];
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await visitByPhone(from, url, wanted));
      theirs.push(await visitByPhone(from, bare.url, wanted));
    }
    const middle = (views: readonly View[], figure: keyof View) => median(views.map((view) => view[figure])).toFixed(0);
    const kb = (kind: string) => ((bare.bytes.get(kind) ?? 0) / 1024).toFixed(0);
    return `| ${name} | **${middle(ours, 'first')}** | ${middle(theirs, 'first')} | **${middle(ours, 'wanted')}** | ${middle(theirs, 'wanted')} | ${kb('script')} | ${kb('stylesheet')} | ${kb('font')} | ${kb('image')} |`;
  } finally {
    await bare.close();
  }
}
