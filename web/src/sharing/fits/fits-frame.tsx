import { LEAST_PERCENT } from '@gektar/contract/requests/request-matches.ts';
import { formatCount, formatShare } from '@gektar/format/number.ts';
import type { ReactNode } from 'react';
import { failureText } from '#api/failure-text.ts';
import { Text } from '#ui/layout/text.ts';
import { Segmented } from '#ui/menu/segmented.tsx';
import { EmptyState, FailedState } from '#ui/waiting/empty-state.tsx';
import { Spinner } from '#ui/waiting/spinner.tsx';
import type { FittedRequest } from './fits-kind.ts';
import type { Fits } from './use-fits.ts';

/** 'Все 5 / Мои 2' */
export function WhoseFits<Request extends FittedRequest>({
  fits: { isMine, setMine, counts },
}: {
  fits: Fits<Request>;
}) {
  return (
    <Segmented
      aria-label="Чьи запросы"
      value={isMine}
      onChange={setMine}
      options={[
        { value: false, label: `Все ${formatCount(counts?.all ?? 0)}` },
        { value: true, label: `Мои ${formatCount(counts?.mine ?? 0)}` },
      ]}
    />
  );
}

/** 'соответствие от 60 %' */
export function LowerLimit() {
  return (
    <Text as="span" size={12} c="mute" whiteSpace="nowrap">
      соответствие от {formatShare(LEAST_PERCENT / 100)}
    </Text>
  );
}

/** What is shown in place of the lines: loading, a failure, none; undefined when there are lines. */
export function insteadOfFits<Request extends FittedRequest>(fits: Fits<Request>): ReactNode | undefined {
  const { isPending, error, retry, rows, isMine, setMine, counts } = fits;
  if (isPending) return <Spinner />;
  if (error !== null) return <FailedState caption={failureText(error)} onRetry={retry} />;
  if (rows.length > 0) return undefined;
  if (isMine && counts !== undefined && counts.all > 0) {
    return (
      <EmptyState
        title="Среди ваших запросов нет"
        caption="Подходит только запросам коллег"
        action={{ label: 'Показать все', onClick: () => setMine(false) }}
      />
    );
  }
  return <EmptyState title="Пока никому" caption="Покажем, когда появится запрос" />;
}
