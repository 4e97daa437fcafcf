import type { AboutSystem } from '@gektar/contract/system.ts';
import { formatDateTime, type LocalDateTime } from '@gektar/format/date.ts';
import { type AboutFigure, aboutFigures, jobRows, type PartRow, processRows } from './part-words.ts';
import { type ServiceRow, serviceRows, servicesSummary } from './service-words.ts';
import {
  backupHours,
  hasLittleSpace,
  MISSED_BACKUP_HOURS,
  OLD_BACKUP_HOURS,
  type Trouble,
  troublesOf,
} from './trouble-words.ts';

/** Texts and rows of the page. */
export interface AboutView {
  /** Troubles, the worst first. */
  readonly troubles: readonly Trouble[];
  /** Text next to the title when nothing is wrong. */
  readonly wellWords: string;
  readonly figures: readonly AboutFigure[];
  readonly services: readonly ServiceRow[];
  readonly servicesSummary: string;
  readonly processes: readonly PartRow[];
  readonly jobs: readonly PartRow[];
}

/** @param now Moscow time */
export function aboutView(about: AboutSystem, now: LocalDateTime): AboutView {
  const isKnown = about.services.every(({ state }) => state !== 'unknown');
  return {
    troubles: troublesOf(about, now),
    wellWords: isKnown ? 'Всё работает' : 'Сбоев нет, но проверены не все службы',
    figures: aboutFigures(about, now, {
      backup: backupTone(backupHours(about, now)),
      disk: hasLittleSpace(about) ? 'late' : undefined,
    }),
    services: serviceRows(about, now),
    servicesSummary: servicesSummary(about.services),
    processes: processRows(about, now),
    jobs: jobRows(about, now),
  };
}

function backupTone(hours: number | undefined): AboutFigure['tone'] {
  if (hours !== undefined && hours > OLD_BACKUP_HOURS) return 'stopped';
  return hours === undefined || hours > MISSED_BACKUP_HOURS ? 'late' : undefined;
}

/** The whole page as text for a letter to support. Contains no names and no addresses. */
export function supportText(view: AboutView, shownAt: LocalDateTime): string {
  const line = (...parts: readonly (string | undefined)[]) => parts.filter((part) => part).join(', ');
  return [
    `О системе, ${formatDateTime(shownAt)}`,
    ...(view.troubles.length === 0 ? [view.wellWords] : view.troubles.map(({ title, text }) => `${title} ${text}`)),
    '',
    ...view.figures.map(({ label, value, detail }) => `${label}: ${line(value, detail)}`),
    '',
    ...view.services.map(
      ({ title, state, success, failure, reason, age, stored }) =>
        `${title}: ${line(state, `успех ${success}`, `сбой ${failure}`, reason, age, stored)}`,
    ),
    '',
    ...[...view.processes, ...view.jobs].map(
      ({ title, about, state, amount, pace }) => `${title}: ${line(about, state, amount, pace)}`,
    ),
  ].join('\n');
}
