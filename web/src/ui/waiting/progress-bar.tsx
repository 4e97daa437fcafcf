import { nbsp } from '@gektar/format/no-break.ts';
import { formatCount } from '@gektar/format/number.ts';
import { LinkButton } from '#ui/button/link-button.tsx';
import { Row } from '#ui/layout/row.ts';
import { Text } from '#ui/layout/text.ts';
import classes from './progress-bar.module.css';

export interface ProgressBarProps {
  /** 'Экспорт в XLS' */
  readonly label: string;
  readonly done: number;
  readonly total: number;
  readonly onCancel?: (() => void) | undefined;
}

/** Progress of a task that takes longer than two seconds, with a button to cancel. */
export function ProgressBar({ label, done, total, onCancel }: ProgressBarProps) {
  return (
    <Text as="div" size={13} tabular>
      <Row align="stretch" justify="space-between" gap={12}>
        <span>
          {label}: {formatCount(done)} из{nbsp}
          {formatCount(total)}
        </span>
        {onCancel && <LinkButton onClick={onCancel}>Отменить</LinkButton>}
      </Row>
      <Meter label={label} share={total > 0 ? done / total : 0} />
    </Text>
  );
}

/** A share from 0 to 1 as a bar. */
export function Meter({ label, share }: { label: string; share: number }) {
  const percent = Math.round(Math.min(1, Math.max(0, share)) * 100);
  return (
    <div
      className={classes.meter}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      <div className={classes.done} style={{ width: `${percent}%` }} />
    </div>
  );
}
