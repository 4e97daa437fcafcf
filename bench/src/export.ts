import { writeFile } from 'node:fs/promises';
import { exportSelectionSheet, exportSelectionSlides } from '@gektar/contract/land/selections/selection-exports.ts';
import { fillSelection, startDemo } from './export/demo-product.ts';
import { measureExport } from './export/measure-export.ts';
import { writeTable } from './performance-page.ts';

// npm run export -w bench                      a selection of 100 demonstration plots as files; renews its table in docs/performance.md
// npm run export -w bench -- deck.pptx [12]    keeps the presentation of so many plots (100) instead, to be looked at

const OBJECTS = 100;
const [keepAs, count] = process.argv.slice(2);

const product = await startDemo();
try {
  const objects = Number(count ?? OBJECTS);
  console.log(`first start: ${product.startSeconds.toFixed(1)} s`);
  const requestId = await fillSelection(product, objects);
  const slides = exportSelectionSlides.path.replace('{id}', requestId);
  if (keepAs !== undefined) {
    await writeFile(keepAs, (await measureExport(product, slides)).content);
    console.log(keepAs);
  } else {
    await writeTable('export', await measureAll(slides, exportSelectionSheet.path.replace('{id}', requestId)));
  }
} finally {
  await product.stop();
}

async function measureAll(slides: string, sheet: string): Promise<string> {
  const cases = [
    ['presentation, photos drawn on the way', slides],
    ['presentation', slides],
    ['presentation again', slides],
    ['spreadsheet', sheet],
  ] as const;
  const rows: string[] = [];
  for (const [name, path] of cases) {
    const { seconds, cpuSeconds, content, memory, others } = await measureExport(product, path);
    const grown = memory ? `${memory.before.toFixed(0)} → ${memory.most.toFixed(0)}` : '—';
    const waits = `${others.median.toFixed(0)} / ${others.worst.toFixed(0)}`;
    rows.push(
      `| ${name} | ${cpuSeconds?.toFixed(1) ?? '—'} | ${seconds.toFixed(1)} | ${(content.length / 1e6).toFixed(1)} | ${grown} | ${waits} |`,
    );
    console.log(rows.at(-1));
  }
  return [
    '| 100 objects | Processor time, s | Seconds | File, MB | Memory of the server, MB: before → most | A small answer meanwhile, ms: middle / worst |',
    '|---|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}
