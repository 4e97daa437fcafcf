import { landExports } from '@gektar/contract/land/selections/selection-exports.ts';
import { bareCut } from './export/bare-cut.ts';
import { startDemo } from './export/demo-product.ts';
import { measureExport } from './export/measure-export.ts';
import { fillWithUploads, noisyPhotos, PHOTOS } from './export/uploaded-plots.ts';
import { writeTable } from './performance-page.ts';

// npm run first-deck -w bench   first export of 60 plots with 180 uploaded photos, compared with only cropping the
//                               photos; updates docs/performance.md

const PLOTS = 60;
const ROUNDS = 3;

const photos = await noisyPhotos(PLOTS * PHOTOS);
const cases = [
  ['presentation', landExports.slides],
  ['PDF', landExports.pdf],
] as const;
const runs = cases.map(() => ({ seconds: [] as number[], bare: [] as number[] }));
const product = await startDemo();
try {
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, [name, { path }]] of cases.entries()) {
      // New plots each time, so that none of them has been exported before.
      const requestId = await fillWithUploads(product, photos);
      const bare = await bareCut(photos);
      const { seconds } = await measureExport(product, path.replace('{id}', requestId));
      const run = runs[index];
      run?.bare.push(bare);
      run?.seconds.push(seconds);
      console.log(`${name}: ${seconds.toFixed(1)} s, photos alone ${bare.toFixed(1)} s`);
    }
  }
} finally {
  await product.stop();
}

await writeTable(
  'first-deck',
  [
    `| ${PLOTS} plots, ${PLOTS * PHOTOS} photos | product, s | photos cut alone, s | **product ÷ photos alone** |`,
    '|---|---|---|---|',
    ...runs.map(({ seconds, bare }, index) => {
      const ratio = median(seconds.map((each, round) => each / (bare[round] ?? Number.NaN)));
      const [name] = cases[index] ?? ['?'];
      return `| ${name}, first time | ${median(seconds).toFixed(1)} | ${median(bare).toFixed(1)} | **${ratio.toFixed(1)}** |`;
    }),
  ].join('\n'),
);

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
