import { writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { type Domain, domains } from '@gektar/contract/domain.ts';
import { industrialExports } from '@gektar/contract/industrial/selections/selection-exports.ts';
import { landExports } from '@gektar/contract/land/selections/selection-exports.ts';
import { fillSelection, startDemo } from './export/demo-product.ts';
import { measureExport } from './export/measure-export.ts';
import { writeTable } from './performance-page.ts';

// npm run export -w bench                                 selections of 100 demonstration plots and vacancies as files;
//                                                         updates docs/performance.md
// npm run export -w bench -- file.pptx [12] [industrial]  only writes one file to look at, with 12 (by default 100)
//                                                         objects: .pptx, .pdf or .xlsx

const OBJECTS = 100;
const exportsOf = { land: landExports, industrial: industrialExports } as const;
const counted = { land: 'plots', industrial: 'vacancies' } as const;
const [keepAs, count = OBJECTS, domain = 'land'] = process.argv.slice(2);

if (keepAs === undefined) {
  const rows: string[] = [];
  // A new process for each domain, because memory once reached is not returned to the system.
  for (const each of domains) rows.push(...(await measureAll(each)));
  await writeTable(
    'export',
    [
      '| 100 objects | Processor time, s | Seconds | File, MB | Memory of the server, MB: before → most | A small answer meanwhile, ms: middle / worst |',
      '|---|---|---|---|---|---|',
      ...rows,
    ].join('\n'),
  );
} else {
  await keep(keepAs, Number(count), domain === 'industrial' ? domain : 'land');
}

async function keep(path: string, objects: number, of: Domain): Promise<void> {
  const product = await startDemo();
  try {
    const requestId = await fillSelection(product, of, objects);
    const kind = ({ '.pdf': 'pdf', '.xlsx': 'sheet' } as const)[extname(path)] ?? 'slides';
    const { content, seconds, cpuSeconds } = await measureExport(
      product,
      exportsOf[of][kind].path.replace('{id}', requestId),
    );
    await writeFile(path, content);
    console.log(`${path}: ${seconds.toFixed(1)} s, processor ${cpuSeconds?.toFixed(1) ?? '—'} s, first time`);
  } finally {
    await product.stop();
  }
}

async function measureAll(of: Domain): Promise<string[]> {
  const product = await startDemo();
  try {
    console.log(`first start: ${product.startSeconds.toFixed(1)} s`);
    const requestId = await fillSelection(product, of, OBJECTS);
    const { sheet, slides, pdf } = exportsOf[of];
    const cases = [
      ['PDF, photos drawn on the way', pdf],
      ['PDF', pdf],
      ['presentation', slides],
      ['spreadsheet', sheet],
    ] as const;
    const rows: string[] = [];
    for (const [name, { path }] of cases) {
      rows.push(await measured(product, `${counted[of]}: ${name}`, path.replace('{id}', requestId)));
      console.log(rows.at(-1));
    }
    return rows;
  } finally {
    await product.stop();
  }
}

async function measured(product: Awaited<ReturnType<typeof startDemo>>, name: string, path: string): Promise<string> {
  const { seconds, cpuSeconds, content, memory, others } = await measureExport(product, path);
  const grown = memory ? `${memory.before.toFixed(0)} → ${memory.most.toFixed(0)}` : '—';
  const waits = `${others.median.toFixed(0)} / ${others.worst.toFixed(0)}`;
  return `| ${name} | ${cpuSeconds?.toFixed(1) ?? '—'} | ${seconds.toFixed(1)} | ${(content.length / 1e6).toFixed(1)} | ${grown} | ${waits} |`;
}
