import type { Run } from './load.ts';
import type { Result } from './measure-cases.ts';

/** Medians over the rounds; ratios are computed per round, where both servers had the same load. */
export function toTable(results: readonly Result[]): string {
  return [
    '| Work | product, requests a second | bare | **time, product ÷ bare** | processor time ÷ bare | product p50 / p95, ms | bare p50 / p95, ms |',
    '|---|---|---|---|---|---|---|',
    ...results.map(toRow),
  ].join('\n');
}

function toRow({ name, ours, bare }: Result): string {
  const time = ratio(bare, ours, (run) => run.perSecond);
  const cpu = ratio(ours, bare, (run) => run.cpuMs ?? Number.NaN);
  const cells = [name, rate(ours), rate(bare), `**${time}**`, cpu, times(ours), times(bare)];
  return `| ${cells.join(' | ')} |`;
}

function ratio(above: readonly Run[], below: readonly Run[], figure: (run: Run) => number): string {
  const ratios = above.flatMap((run, index) => {
    const other = below[index];
    return other ? [figure(run) / figure(other)] : [];
  });
  const middle = median(ratios);
  return Number.isNaN(middle) ? '–' : middle.toFixed(2);
}

function rate(runs: readonly Run[]): string {
  return round(median(runs.map((run) => run.perSecond)));
}

function times(runs: readonly Run[]): string {
  return `${round(median(runs.map((run) => run.p50)))} / ${round(median(runs.map((run) => run.p95)))}`;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = Number.NaN, high = low] = sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1);
  return (low + high) / 2;
}

/** Three significant digits; a shared machine is not more exact. */
function round(value: number): string {
  if (value >= 100) return Math.round(value).toLocaleString('en');
  return value.toFixed(value >= 10 ? 0 : 1);
}
