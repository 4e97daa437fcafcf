import { formatShare } from '@gektar/format/number.ts';
import type { SelectedRow } from '#sharing/selection/selection-kind.ts';
import { Text } from '#ui/layout/text.ts';
import classes from './near.module.css';
import { useMatchView } from './near-context.ts';

/** A score as a bar and a percentage. @param isShort without the bar */
export function Score({ percent, isShort = false }: { percent: number; isShort?: boolean }) {
  return (
    <>
      {!isShort && (
        <span className={classes.track}>
          <span className={classes.fill} style={{ width: `${percent}%` }} />
        </span>
      )}
      {formatShare(percent / 100)}
    </>
  );
}

/** The score on a card of the match view. @param isShort the percentage alone, the reason as its tooltip */
export function CardScore({ row, isShort = false }: { row: SelectedRow; isShort?: boolean }) {
  const view = useMatchView();
  if (view === undefined) return null;
  const sentence = view.match.sentenceOf(row);
  return (
    <>
      <span className={classes.score} data-still title={sentence}>
        <Score percent={view.match.percentOf(row)} isShort={isShort} />
      </span>
      {!isShort && (
        <Text as="span" size={12} c="soft" truncate className={classes.cardReason}>
          {sentence}
        </Text>
      )}
    </>
  );
}
