import { dayAfter, moscowTime } from '@gektar/format/date.ts';
import { formatCount } from '@gektar/format/number.ts';
import { missing } from '@gektar/format/words.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { failureText } from '#api/failure-text.ts';
import { LinkButton } from '#ui/button/link-button.tsx';
import { FilterChip, ToggleChip } from '#ui/component/filter-chip.tsx';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Segmented } from '#ui/menu/segmented.tsx';
import { FailedState } from '#ui/waiting/empty-state.tsx';
import { Spinner } from '#ui/waiting/spinner.tsx';
import { courseWords, type HistoryFigure, type Step, stepsOf } from './figure-steps.ts';
import type { HistoryEvent, HistoryNames } from './history-kind.ts';
import {
  dayHeads,
  type FieldChip,
  fieldChips,
  filteredLines,
  type HistoryFilter,
  type HistoryKinds,
  type HistoryLine,
  historyGroups,
  historyLines,
  SERVER,
} from './history-lines.ts';
import { HistoryTable } from './history-table.tsx';
import { StepLine, type StepMark } from './step-line.tsx';

/** Number of lines rendered at first, and added on demand. */
const PAGE = 100;
/** Number of field chips in the row; further fields are in a list. */
const CHIPS = 7;

/** Figures of an entity whose values over time are drawn. */
export interface HistoryFigures {
  readonly figures: readonly HistoryFigure[];
  /** Present values of the entity by wire name. */
  readonly present: Readonly<Record<string, unknown>>;
  /** Text of a dashed line in the chart at an event: 'бронь'. */
  readonly markOf?: (event: HistoryEvent) => string | undefined;
}

export interface HistoryTabProps {
  /** All events, newest first. */
  readonly query: UseQueryResult<readonly HistoryEvent[]>;
  readonly kinds: HistoryKinds;
  readonly names: HistoryNames;
  readonly drawn?: HistoryFigures;
  /** Version of an entity on screen, on which a restored value is based; null: versions are not compared. */
  readonly versionOf?: (entityId: string) => number | null;
}

/** The history of an object: the course of its figures, and a table of all changes with filters. */
export function HistoryTab({ query, ...props }: HistoryTabProps) {
  const { data: events, error, isPending, refetch } = query;
  if (isPending) return <Spinner />;
  if (events === undefined) return <FailedState caption={failureText(error)} onRetry={() => void refetch()} />;
  return <History {...props} events={events} />;
}

function History(props: Omit<HistoryTabProps, 'query'> & { readonly events: readonly HistoryEvent[] }) {
  const { events, kinds, names, drawn, versionOf = () => null } = props;
  const [filter, setFilter] = useState<HistoryFilter>({});
  const [limit, setLimit] = useState(PAGE);
  const [litId, setLitId] = useState<string>();
  const [now] = useState(() => moscowTime());
  const course = useCourse(events, drawn, now);
  // Memoized, because highlighting a line renders again, and thousands of events take longer than a frame.
  const lines = useMemo(() => historyLines(events, kinds, names), [events, kinds, names]);
  const groups = useMemo(() => historyGroups(filteredLines(lines, filter)), [lines, filter]);
  // Computed from all groups, so that the number of the last day on screen includes its lines not shown yet.
  const heads = useMemo(() => dayHeads(groups), [groups]);
  const isPoint = ({ event, change }: HistoryLine) =>
    change !== undefined &&
    course.figure !== undefined &&
    (course.figure.lit ?? course.figure.fields).includes(change.field) &&
    course.steps.some(({ eventId }) => eventId === event.id);
  return (
    <Stack as="section" display="flex" gap={20} aria-label="История" style={{ flexDirection: 'column' }}>
      {course.figure && <Course {...course} figure={course.figure} now={now} litId={litId} onLit={setLitId} />}
      <Stack gap={10} columns="minmax(0, 1fr)">
        <h2>Изменения</h2>
        <Filters lines={lines} names={names} filter={filter} onChange={setFilter} />
        {groups.length === 0 ? (
          <p className="mute">{missing.data}</p>
        ) : (
          <HistoryTable
            groups={groups.slice(0, limit)}
            heads={heads}
            kinds={kinds}
            names={names}
            versionOf={versionOf}
            isPoint={isPoint}
            litId={litId}
            onLit={setLitId}
          />
        )}
        {groups.length > limit && (
          <LinkButton className="on-screen" onClick={() => setLimit(limit + PAGE)}>
            Показать ещё {formatCount(Math.min(PAGE, groups.length - limit))}
          </LinkButton>
        )}
      </Stack>
    </Stack>
  );
}

interface CourseState {
  readonly figure: HistoryFigure | undefined;
  readonly steps: readonly Step[];
  readonly marks: readonly StepMark[];
  /** Figures that have ever changed. */
  readonly figures: readonly HistoryFigure[];
  readonly onFigure: (key: string) => void;
}

function useCourse(events: readonly HistoryEvent[], drawn: HistoryFigures | undefined, now: string): CourseState {
  const [key, setKey] = useState<string>();
  const courses = (drawn?.figures ?? [])
    .map((figure) => ({ figure, steps: stepsOf(events, figure, drawn?.present ?? {}) }))
    .filter(({ steps }) => steps.length > 1);
  const chosen = courses.find(({ figure }) => figure.key === key) ?? courses[0];
  const marks = events.flatMap((event) => {
    const text = drawn?.markOf?.(event);
    return text === undefined || event.dateTime > now ? [] : [{ at: event.dateTime, text }];
  });
  return {
    figure: chosen?.figure,
    steps: chosen?.steps ?? [],
    marks,
    figures: courses.map(({ figure }) => figure),
    onFigure: setKey,
  };
}

interface CourseProps extends CourseState {
  readonly figure: HistoryFigure;
  readonly now: string;
  readonly litId: string | undefined;
  readonly onLit: (eventId: string | undefined) => void;
}

function Course({ figure, steps, marks, figures, onFigure, now, litId, onLit }: CourseProps) {
  return (
    <Stack as="section" gap={8} columns="minmax(0, 1fr)" aria-label="Ход показателя">
      <Row gap="8px 12px" wrap="wrap" justify="space-between">
        <Row gap="2px 12px" wrap="wrap" align="baseline">
          <h2>
            {figure.label}, {figure.unit}
          </h2>
          <span className="mute">{courseWords(steps, now)}</span>
        </Row>
        {figures.length > 1 && (
          <Segmented
            aria-label="Показатель"
            value={figure.key}
            onChange={onFigure}
            options={figures.map(({ key, label }) => ({ value: key, label }))}
          />
        )}
      </Row>
      <StepLine {...figure} steps={steps} now={now} marks={marks} litId={litId} onLit={onLit} />
    </Stack>
  );
}

interface FiltersProps {
  readonly lines: readonly HistoryLine[];
  readonly names: HistoryNames;
  readonly filter: HistoryFilter;
  readonly onChange: (filter: HistoryFilter) => void;
}

const periods = [
  { label: 'за неделю', days: 7 },
  { label: 'за месяц', days: 30 },
  { label: 'за квартал', days: 91 },
  { label: 'за год', days: 365 },
] as const;

/** Fields, most often changed first; then person and period. */
function Filters({ lines, names, filter, onChange }: FiltersProps) {
  const chips = fieldChips(lines);
  const [shown, others] = [chips.slice(0, CHIPS + 1), chips.slice(CHIPS + 1)];
  const pick = (field: string | undefined) => onChange({ ...filter, field });
  const words = ({ label, count }: FieldChip) => `${label} ${formatCount(count)}`;
  const other = others.find(({ key }) => key === filter.field);
  const nameOf = (id: string) => (id === SERVER ? 'Сервер' : (names.employee(id) ?? missing.value));
  const people = [...new Set(lines.map(({ event }) => event.employeeId ?? SERVER))];
  const period = periods.find(({ days }) => filter.from === dayAfter(-days));
  return (
    <Row as="section" wrap="wrap" gap={6} aria-label="Фильтры истории">
      {shown.map((chip) => (
        <ToggleChip
          key={chip.label}
          label={words(chip)}
          isOn={chip.key === filter.field}
          onPress={() => pick(chip.key === filter.field ? undefined : chip.key)}
        />
      ))}
      {others.length > 0 && (
        <FilterChip label="Ещё поля" value={other && words(other)} onClear={() => pick(undefined)}>
          {({ close }) => (
            <Choices
              options={others.map((chip) => ({ label: words(chip), pick: () => pick(chip.key) }))}
              onPicked={close}
            />
          )}
        </FilterChip>
      )}
      {people.length > 1 && (
        <FilterChip
          label="Кто"
          value={filter.employeeId && nameOf(filter.employeeId)}
          onClear={() => onChange({ ...filter, employeeId: undefined })}
        >
          {({ close }) => (
            <Choices
              options={people.map((id) => ({
                label: nameOf(id),
                pick: () => onChange({ ...filter, employeeId: id }),
              }))}
              onPicked={close}
            />
          )}
        </FilterChip>
      )}
      <FilterChip label="Когда" value={period?.label} onClear={() => onChange({ ...filter, from: undefined })}>
        {({ close }) => (
          <Choices
            options={periods.map(({ label, days }) => ({
              label,
              pick: () => onChange({ ...filter, from: dayAfter(-days) }),
            }))}
            onPicked={close}
          />
        )}
      </FilterChip>
    </Row>
  );
}

interface ChoicesProps {
  readonly options: readonly { readonly label: string; readonly pick: () => void }[];
  readonly onPicked: () => void;
}

function Choices({ options, onPicked }: ChoicesProps): ReactNode {
  return (
    <Stack as="ul" gap={8}>
      {options.map(({ label, pick }) => (
        <li key={label}>
          <LinkButton
            onClick={() => {
              pick();
              onPicked();
            }}
          >
            {label}
          </LinkButton>
        </li>
      ))}
    </Stack>
  );
}
