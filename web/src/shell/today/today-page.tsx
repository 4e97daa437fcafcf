import type { Domain } from '@gektar/contract/domain.ts';
import type { Today } from '@gektar/contract/today/today.ts';
import { today as todayDay } from '@gektar/format/date.ts';
import { formatCount } from '@gektar/format/number.ts';
import { formatCountOf, objects, type PluralForms, vacancies } from '@gektar/format/plural.ts';
import { Button } from '@mantine/core';
import { IconBell, IconBuildingWarehouse, IconPolygon } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { failureText } from '#api/failure-text.ts';
import { storedEmployeeId } from '#api/session.ts';
import { MinuteRequestButton } from '#people/minute-request-button.tsx';
import { openReminder } from '#reminders/open-reminder.ts';
import { domainTitles } from '#theme/domain.ts';
import { LinkButton, linkClass } from '#ui/button/link-button.tsx';
import { icon16 } from '#ui/icon.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Text } from '#ui/layout/text.ts';
import { EmptyState, FailedState } from '#ui/waiting/empty-state.tsx';
import { LineSkeleton } from '#ui/waiting/skeletons.tsx';
import { DraftLine, useDrafts } from './draft-lines.tsx';
import { FitLine } from './fit-line.tsx';
import { LinkLine, MarkLine, MentionLine, OverdueLine } from './other-lines.tsx';
import { ReminderLine } from './reminder-lines.tsx';
import classes from './today.module.css';
import { entryCountQuery, todayQuery } from './today-data.ts';

/** Number of lines of a section shown before 'Показать ещё'. */
const FEW = 5;

const things: PluralForms = ['дело', 'дела', 'дел'];
const longDay = new Intl.DateTimeFormat('ru', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });

const entries: readonly { domain: Domain; icon: ReactNode }[] = [
  { domain: 'land', icon: <IconPolygon {...icon16} /> },
  { domain: 'industrial', icon: <IconBuildingWarehouse {...icon16} /> },
];

/** Page 'Сегодня': what waits for the signed-in employee, and links to both domains (M-22, N-07). */
export default function TodayPage() {
  const query = useQuery(todayQuery);
  const { data, error, refetch } = query;
  const day = longDay.format(new Date(`${todayDay()}T00:00:00Z`));
  const count = data && countOf(data);
  return (
    <main className={classes.page} onKeyDown={handleKey}>
      <header className={classes.head}>
        <Text as="h1" size={22}>
          Сегодня
        </Text>
        <Text as="span" fz={13} c="mute" role="status">
          {day}
          {count !== undefined && count > 0 && ` · ${formatCountOf(count, things)}`}
          {data && data.doneCount > 0 && ` · сделано ${formatCount(data.doneCount)}`}
        </Text>
        <Link to="/week" className={linkClass}>
          Отдел за неделю
        </Link>
        <nav className={classes.entries} aria-label="Области">
          {entries.map(({ domain, icon }, index) => (
            <Link
              key={domain}
              to={`/${domain}`}
              className={classes.entry ?? ''}
              data-domain={domain}
              aria-keyshortcuts={`Alt+${index + 1}`}
            >
              {icon}
              {domainTitles[domain]}
              <EntryCount domain={domain} />
              <kbd>Alt {index + 1}</kbd>
            </Link>
          ))}
          <Button
            leftSection={<IconBell {...icon16} />}
            title="Напомнить"
            onClick={() => openReminder({ about: null })}
          >
            <span className={classes.remind}>Напомнить</span>
          </Button>
          <MinuteRequestButton isMain />
        </nav>
      </header>
      {data ? (
        <TodaySections today={data} />
      ) : error ? (
        <FailedState caption={failureText(error)} onRetry={() => void refetch()} />
      ) : (
        <LineSkeleton />
      )}
    </main>
  );
}

const countedForms = { land: objects, industrial: vacancies } as const;

/** Count in the link to a domain: '128 объектов'; nothing until it is known. */
function EntryCount({ domain }: { readonly domain: Domain }) {
  const { data } = useQuery(entryCountQuery(domain));
  return data !== undefined && <span className={classes.count}>{formatCountOf(data, countedForms[domain])}</span>;
}

function countOf({ reminders, marks, fits, overdue, links, mentions }: Today): number {
  return [reminders, marks, fits, overdue, links, mentions].reduce((sum, { count }) => sum + count, 0);
}

function TodaySections({ today }: { readonly today: Today }) {
  const { reminders, marks, fits, overdue, links, mentions, laterReminders } = today;
  const first = [reminders, marks, fits].some(({ count }) => count > 0);
  const drafts = useDrafts();
  const second = drafts.length > 0 || [overdue, links, mentions].some(({ count }) => count > 0);
  const week = (
    <Section title="Дальше на неделе" {...laterReminders}>
      {(reminder) => <ReminderLine key={reminder.id} reminder={reminder} />}
    </Section>
  );
  if (!first && !second) {
    return (
      <div className={classes.empty}>
        <EmptyState
          title="На сегодня дел нет"
          caption="Звонки, ответы клиентов и новые подходящие объекты появятся здесь сами, без обновления страницы."
          picture="morning"
        >
          <Button
            renderRoot={(props) => (
              <Link {...props} to="/land/request" search={{ responsibleEmployeeIds: [storedEmployeeId() ?? ''] }} />
            )}
          >
            Открыть мои запросы
          </Button>
        </EmptyState>
        {laterReminders.count > 0 && (
          <Stack w="min(100%, 720px)" mt={24}>
            {week}
          </Stack>
        )}
      </div>
    );
  }
  return (
    <div className={classes.columns} data-single={!(first && second) || undefined}>
      {first && (
        <div>
          <Section title="Звонки и напоминания" {...reminders}>
            {(reminder) => <ReminderLine key={reminder.id} reminder={reminder} />}
          </Section>
          <Section title="Ответы клиентов" {...marks}>
            {(mark) => <MarkLine key={mark.id} mark={mark} />}
          </Section>
          <Section title="Новое под мои запросы" {...fits}>
            {(fit) => <FitLine key={`${fit.batchId} ${fit.object?.id} ${fit.request?.id}`} fit={fit} />}
          </Section>
        </div>
      )}
      <div className={classes.aside}>
        {second && (
          <>
            <Section title="Мои просроченные" {...overdue}>
              {(line) => <OverdueLine key={line.id} overdue={line} />}
            </Section>
            <Section title="Ссылки кончаются" {...links}>
              {(link) => <LinkLine key={link.id} link={link} />}
            </Section>
            <Section title="Меня упомянули" {...mentions}>
              {(mention) => <MentionLine key={mention.id} mention={mention} />}
            </Section>
            <Section title="Черновики" lines={drafts} count={drafts.length}>
              {(draft) => <DraftLine key={draft.keys[0]} draft={draft} />}
            </Section>
          </>
        )}
        {week}
      </div>
    </div>
  );
}

interface SectionProps<Line> {
  readonly title: string;
  readonly lines: readonly Line[];
  readonly count: number;
  readonly children: (line: Line) => ReactNode;
}

/** Section with the lines of one kind and their number; not rendered when there are none. */
function Section<Line>({ title, lines, count, children }: SectionProps<Line>) {
  const [isWhole, setWhole] = useState(false);
  if (count === 0) return null;
  const shown = isWhole ? lines : lines.slice(0, FEW);
  const rest = lines.length - shown.length;
  return (
    <section className={classes.section} aria-label={title}>
      <header className={classes.sectionHead}>
        <Text as="h2" fz={14}>
          {title}
        </Text>
        <Text as="span" fz={13} c="mute" tabular>
          {formatCount(count)}
        </Text>
        {rest > 0 && (
          <Text as="span" fz={13} className={classes.rest}>
            <LinkButton onClick={() => setWhole(true)}>Показать ещё {formatCount(rest)}</LinkButton>
          </Text>
        )}
      </header>
      <ul className={classes.lines}>{shown.map(children)}</ul>
      {isWhole && count > lines.length && (
        <Text fz={13} c="mute" pt={6}>
          и ещё {formatCount(count - lines.length)}
        </Text>
      )}
    </section>
  );
}

/** Arrows move between lines; Space runs the action of the line whose title has the focus. */
function handleKey(event: KeyboardEvent<HTMLElement>) {
  const { key, target, currentTarget } = event;
  if (!(target instanceof HTMLElement) || target.dataset['todayLine'] === undefined) return;
  if (key === ' ') {
    event.preventDefault();
    target.closest('li')?.querySelector<HTMLElement>('[data-today-action]')?.click();
  }
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
  event.preventDefault();
  const all = [...currentTarget.querySelectorAll<HTMLElement>('[data-today-line]')];
  all[all.indexOf(target) + (key === 'ArrowDown' ? 1 : -1)]?.focus();
}
