import type { FullComplex } from '@gektar/contract/industrial/complexes/complex.ts';
import { formatDate, formatDateTime } from '@gektar/format/date.ts';
import { missing } from '@gektar/format/words.ts';
import { IconChevronRight } from '@tabler/icons-react';
import { useEmployeeNames } from '#people/use-employee-names.ts';
import { Caption } from '#ui/layout/caption.ts';
import { Row } from '#ui/layout/row.ts';
import classes from './complex-log.module.css';
import { type LogLine, logEntries } from './log-lines.ts';

/** What happened to the complex and its parts: who, when, what, from what to what (H-17). */
export function ComplexLog({ complex: { logs, buildings } }: { complex: FullComplex }) {
  const nameOf = useEmployeeNames();
  const areas = new Map(buildings.flatMap(({ vacancies }) => vacancies.map(({ id, areaSize }) => [id, areaSize])));
  const entries = logEntries(logs, { employee: nameOf, areaOf: (id) => areas.get(id) ?? null });
  if (entries.length === 0) {
    return (
      <Caption tone="mute" pad={16}>
        {missing.data}
      </Caption>
    );
  }
  return (
    <Caption as="ol" size={13}>
      {entries.map(({ id, employeeId, dateTime, lines }) => (
        <Caption as="li" rule="bottom" pad="9px 16px" key={id}>
          <Row as="small" size={12} tone="mute" justify="between" gap={8} hasFigures>
            <span>{employeeId === null ? 'Сервер' : nameOf(employeeId)}</span>
            <time dateTime={dateTime} title={formatDateTime(dateTime)}>
              {formatDate(dateTime)}
            </time>
          </Row>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of one event have no other name
            <Line key={index} {...line} />
          ))}
        </Caption>
      ))}
    </Caption>
  );
}

function Line({ title, was, is }: LogLine) {
  return (
    <>
      <p>{title}</p>
      {is !== undefined && (
        <Row as="p" wrap gap="0 6px" tone="soft" hasFigures>
          <s>
            <span className="sr">Было: </span>
            {was}
          </s>
          <IconChevronRight size={12} stroke={1.7} aria-hidden />
          <b className={classes.now}>
            <span className="sr">Стало: </span>
            {is}
          </b>
        </Row>
      )}
    </>
  );
}
