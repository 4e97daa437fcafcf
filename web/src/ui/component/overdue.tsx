import { daysBetween, formatDate, type LocalDateTime, today } from '@gektar/format/date.ts';
import { days, formatCountOf } from '@gektar/format/plural.ts';
import { IconClockExclamation } from '@tabler/icons-react';
import { icon14 } from '#ui/icon.ts';
import { Row } from '#ui/layout/row.ts';
import { Tag } from './tag.tsx';

/** 'Просрочен на 19 дней' once a term has passed; nothing before. Amber is reserved for this and warnings. */
export function OverdueTag({ term, now = today() }: { term: LocalDateTime; now?: LocalDateTime }) {
  const late = daysBetween(term, now);
  if (late <= 0) return null;
  return (
    <Tag tone="due" icon={<IconClockExclamation {...icon14} />} title={`Срок был ${formatDate(term)}`}>
      Просрочен на {formatCountOf(late, days)}
    </Tag>
  );
}

export interface OverdueDateProps {
  readonly date: LocalDateTime | null;
  readonly isOverdue: boolean;
  /** 'Просрочено на 12 дн.' */
  readonly tip?: string | undefined;
}

/** A date of a table, marked once its term has passed. */
export function OverdueDate({ date, isOverdue, tip = 'Просрочен' }: OverdueDateProps) {
  if (!isOverdue) return <>{formatDate(date)}</>;
  return (
    <Row as="span" display="inline-flex" gap={5} c="amber" tabular title={tip}>
      <IconClockExclamation {...icon14} aria-hidden={false} aria-label={`${tip}:`} role="img" />
      {formatDate(date)}
    </Row>
  );
}
