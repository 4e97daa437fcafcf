import type { UploadResult } from './measure-upload.ts';

export function toUploadTable(results: readonly UploadResult[]): string {
  return [
    '| Server | at once | photos a second | MB a second | processor time of a photo, ms | memory after one photo → at most, MB |',
    '|---|---|---|---|---|---|',
    ...results.map(toRow),
  ].join('\n');
}

function toRow({ server, photos, bytes, atOnce, seconds, cpuMs, memory }: UploadResult): string {
  const rate = photos / seconds;
  const cells = [
    server,
    atOnce,
    rate.toFixed(2),
    ((rate * bytes) / 1e6).toFixed(1),
    cpuMs === undefined ? '–' : Math.round(cpuMs),
    memory ? `${Math.round(memory.settled)} → ${Math.round(memory.most)}` : '–',
  ];
  return `| ${cells.join(' | ')} |`;
}
