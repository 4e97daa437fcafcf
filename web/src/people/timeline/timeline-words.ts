import type { TimelineGroup, TimelineLine } from '@gektar/contract/people/timeline.ts';
import { formatDateTime } from '@gektar/format/date.ts';
import { formatCount } from '@gektar/format/number.ts';
import { withUnit } from '@gektar/format/unit.ts';
import { roleNote } from '#people/pages/customer-words.ts';

/** Choices of the filter; null: everything. */
export const groupChoices: readonly { readonly value: TimelineGroup | null; readonly label: string }[] = [
  { value: null, label: 'Всё' },
  { value: 'talks', label: 'Разговоры' },
  { value: 'reminders', label: 'Напоминания' },
  { value: 'requests', label: 'Запросы' },
  { value: 'objects', label: 'Объекты' },
  { value: 'selections', label: 'Подборки' },
];

/** Words for an event, shown before the name of its subject: 'Разговор, 6 мин', 'Клиент открыл подборку'. */
export function eventWords({ kind, minutes, dueDateTime, roles }: TimelineLine): string {
  switch (kind) {
    case 'talk':
      return minutes === null ? 'Разговор' : `Разговор, ${withUnit(formatCount(minutes), 'мин')}`;
    case 'call':
      return 'Перезвонили';
    case 'reminder':
      return `Напоминание на ${formatDateTime(dueDateTime)}`;
    case 'done':
      return 'Напоминание выполнено';
    case 'request':
      return 'Новый запрос';
    case 'object':
      return roles.length === 0 ? 'Новый объект' : `Новый объект, ${roleNote(roles)}`;
    case 'sent':
      return 'Создана ссылка на подборку';
    case 'opened':
      return 'Клиент открыл подборку';
    case 'liked':
      return 'Клиент отметил';
  }
}

/**
 * Text under a line: what was said, a reminder with its result, or the request whose selection has the marked object.
 */
export function eventText({ kind, text, note }: TimelineLine): string | undefined {
  if (kind === 'liked') return text === null ? undefined : `в подборке «${text}»`;
  return [text, note && `итог: ${note}`].filter(Boolean).join(' · ') || undefined;
}
