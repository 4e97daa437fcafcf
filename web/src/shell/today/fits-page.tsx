import { formatCount } from '@gektar/format/number.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearch } from '@tanstack/react-router';
import { failureText } from '#api/failure-text.ts';
import { OfficeBar } from '#shell/office-bar.tsx';
import { PageFoot } from '#shell/page-foot.tsx';
import { linkClass } from '#ui/button/link-button.tsx';
import { Text } from '#ui/layout/text.ts';
import { usePageName } from '#ui/page-name.ts';
import { EmptyState, FailedState } from '#ui/waiting/empty-state.tsx';
import { LoadMore } from '#ui/waiting/load-more.tsx';
import { CardSkeleton } from '#ui/waiting/skeletons.tsx';
import { FitLine } from './fit-line.tsx';
import { type FitsChoice, readFitsSearch } from './fit-paths.ts';
import { newFitsQuery } from './fits-data.ts';
import classes from './today.module.css';

const TITLE = 'Новое под запросы';

/** Page with all pairs of a line of 'Сегодня' or of a notification, the best first. */
export function FitsPage() {
  const { domain = 'land', batch = null, request = null } = readFitsSearch(useSearch({ from: '/fits' }));
  usePageName(TITLE, true);
  return (
    <>
      <OfficeBar />
      <main className={classes.page}>
        <Fits domain={domain} batchId={batch} requestId={request} />
      </main>
      <PageFoot />
    </>
  );
}

function Fits(choice: FitsChoice) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage, isFetchNextPageError } =
    useInfiniteQuery(newFitsQuery(choice));
  const [first] = data?.pages ?? [];
  const lines = data?.pages.flatMap((page) => page.lines) ?? [];
  const [line] = lines;
  return (
    <>
      <header className={classes.head}>
        <Text as="h1" size={22}>
          {TITLE}
        </Text>
        <Text as="span" fz={13} c="mute" role="status">
          {choice.requestId !== null && line?.request && `${line.request.name} · `}
          {first && formatCount(first.count)}
        </Text>
        <Link to="/" className={linkClass}>
          Сегодня
        </Link>
      </header>
      {first === undefined ? (
        error ? (
          <FailedState caption={failureText(error)} onRetry={() => void refetch()} />
        ) : (
          <CardSkeleton cards={4} />
        )
      ) : lines.length === 0 ? (
        <EmptyState
          title="Здесь ничего не осталось"
          caption="Пары добавлены в подборки, скрыты или больше не подходят"
          picture="blank"
        />
      ) : (
        <>
          <ul className={classes.lines}>
            {lines.map((fit) => (
              <FitLine key={`${fit.object?.id} ${fit.request?.id}`} fit={fit} />
            ))}
          </ul>
          {hasNextPage && (
            <LoadMore
              key={lines.length}
              onReached={() => void fetchNextPage()}
              isLoading={isFetchingNextPage}
              failure={isFetchNextPageError ? failureText(error) : undefined}
            />
          )}
        </>
      )}
    </>
  );
}
