import type { FullComplex } from '@gektar/contract/industrial/complexes/complex.ts';
import type { IndustrialRequest } from '@gektar/contract/industrial/requests/request.ts';
import type { VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { missing } from '@gektar/format/words.ts';
import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { memo, type ReactNode, Suspense, useDeferredValue, useEffect, useState } from 'react';
import { failureText, isFailure } from '#api/failure-text.ts';
import { ClosedDeals } from '#industrial/deals/closed-deals.tsx';
import { DealOutlet } from '#industrial/deals/deal-outlet.tsx';
import { complexFits } from '#industrial/requests/fits.ts';
import { complexEntry } from '#industrial/search/object-palette.ts';
import type { ComplexTab } from '#industrial/tree/complex-page-search.ts';
import type { ShownParts } from '#industrial/tree/complex-parts.ts';
import { complexEntryKey, fullComplexQuery } from '#industrial/tree/full-complex-data.ts';
import { CopyVacancyOutlet } from '#industrial/vacancies/copy-vacancy.tsx';
import { EditedFacts } from '#operations/cells/edited-facts.tsx';
import { useSavedFits } from '#sharing/fits/saved-fits.ts';
import { DomainCrumbs } from '#ui/domain-crumbs.tsx';
import { Box } from '#ui/layout/box.ts';
import { Stack } from '#ui/layout/stack.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { usePageName } from '#ui/page-name.ts';
import { forgetEntry, rememberEntry } from '#ui/palette/recent-entries.ts';
import { printWhole, useIsPrinted } from '#ui/use-is-printed.ts';
import { useOneByOne } from '#ui/use-one-by-one.ts';
import { EmptyState, FailedState } from '#ui/waiting/empty-state.tsx';
import { Spinner } from '#ui/waiting/spinner.tsx';
import classes from './complex-page.module.css';
import { complexPageName } from './complex-page-name.ts';
import { ArchivedBand } from './complex-view/archived-band.tsx';
import { BuildingsTab } from './complex-view/buildings-tab.tsx';
import { ComplexBar } from './complex-view/complex-bar.tsx';
import { ComplexDocuments } from './complex-view/complex-documents.tsx';
import { ComplexHead } from './complex-view/complex-head.tsx';
import { ComplexPassport } from './complex-view/complex-passport.tsx';
import { ComplexPhotos } from './complex-view/complex-photos.tsx';
import { ComplexSide } from './complex-view/complex-side.tsx';
import { ComplexSkeleton, SideSkeleton, TabSkeleton, TreeSkeleton } from './complex-view/complex-skeleton.tsx';
import { ComplexTabs } from './complex-view/complex-tabs.tsx';
import { ComplexTree } from './complex-view/complex-tree.tsx';
import { LinkedComplexes } from './complex-view/linked-complexes.tsx';
import { editedParts } from './edited-parts.ts';
import { PrintedComplex } from './printed-complex/printed-complex.tsx';
import { useShownParts } from './use-shown-parts.ts';

const list: string = '/industrial';

const FitsTab = lazyPart(async () => ({ default: (await import('./complex-view/fits-tab.tsx')).FitsTab }));
const SavedFitsBanner = lazyPart(async () => ({
  default: (await import('#sharing/fits/saved-fits-banner.tsx')).SavedFitsBanner<IndustrialRequest>,
}));
const ComplexShowingsTab = lazyPart(async () => ({
  default: (await import('./complex-view/showings-tab.tsx')).ComplexShowingsTab,
}));
const ComplexHistory = lazyPart(async () => ({
  default: (await import('./complex-view/complex-history.tsx')).ComplexHistory,
}));

/** Page of a complex: buildings on the left, the chosen building in the middle, actions and log on the right. */
export function ComplexPage() {
  const { id } = useParams({ from: '/industrial/complex/$id' });
  const { data: complex, error, isPending, refetch } = useQuery(fullComplexQuery(id));
  const isMissing = isFailure(error, 'complex.not_found');
  useEffect(() => {
    if (isMissing) forgetEntry(complexEntryKey(id));
    else if (complex) rememberEntry(complexEntry(complex));
  }, [id, complex, isMissing]);
  // The first render runs in slices behind the skeleton: hundreds of vacancies in one task would block the page.
  const isDrawn = useDeferredValue(complex !== undefined);
  // A complex that is already cached is shown whole at once.
  const [awaitedId, setAwaitedId] = useState<string>();
  if (isPending && awaitedId !== id) setAwaitedId(id);
  if (isPending || (complex && !isDrawn)) return <ComplexSkeleton />;
  if (isMissing) return <MissingComplex />;
  if (complex === undefined) {
    return (
      <Instead>
        <FailedState caption={failureText(error)} onRetry={() => void refetch()} />
      </Instead>
    );
  }
  return <ComplexView key={complex.id} complex={complex} isWhole={awaitedId !== id} />;
}

function ComplexView({ complex, isWhole }: { complex: FullComplex; isWhole: boolean }) {
  const search = useSearch({ from: '/industrial/complex/$id' });
  const parts = useShownParts(complex, search);
  usePageName(complexPageName(complex, search));
  // The tree responds to a choice at once; the rest of the page follows in slices.
  const body = {
    complex: useDeferredValue(complex),
    parts: useDeferredValue(parts),
    tab: useDeferredValue(search.tab),
  };
  // Rendered one after another, in the order of a small screen; content shown only on hover comes last.
  const { drawn } = useOneByOne(5, isWhole);
  const isPrinted = useIsPrinted();
  usePrintKey();
  return (
    <>
      {isPrinted && <PrintedComplex complex={complex} parts={parts} />}
      <Stack pane="still" columns="322px minmax(0, 1fr) 308px" flex={1} className={`${classes.page} on-screen`}>
        {drawn < 4 ? <TreeSkeleton /> : <ComplexTree complex={complex} parts={parts} />}
        <Box
          as="main"
          pane="scroll"
          miw={0}
          p="12px 24px 40px"
          className={classes.main}
          data-scroll-restoration-id="complex"
        >
          <EditedFacts about={editedParts.complex} of={body.complex} name={complex.name}>
            <Head complex={body.complex} />
            {drawn < 2 ? <TabSkeleton /> : <ShownTab {...body} hasActions={drawn === 5} />}
          </EditedFacts>
        </Box>
        {drawn < 3 ? <SideSkeleton /> : <Side complex={body.complex} parts={body.parts} />}
        <DealOutlet />
        <CopyOfVacancy vacancy={parts.vacancy} chosenId={search.vacancy} />
      </Stack>
      <ComplexBar complex={complex} building={search.building === undefined ? undefined : parts.building} />
    </>
  );
}

interface CopyOfVacancyProps {
  readonly vacancy: VacancyRow | undefined;
  /** Id of the vacancy in the URL: a copy is chosen there before the refetched complex contains it. */
  readonly chosenId: string | undefined;
}

/** Copies the chosen vacancy of the page, then chooses the copy. */
function CopyOfVacancy({ vacancy, chosenId }: CopyOfVacancyProps) {
  const navigate = useNavigate({ from: '/industrial/complex/$id' });
  const [copy, setCopy] = useState<VacancyRow>();
  const current = vacancy ?? (copy?.id === chosenId ? copy : undefined);
  return (
    <CopyVacancyOutlet
      current={current}
      onCreated={(created) => {
        setCopy(created);
        const { id, buildingId } = created;
        void navigate({
          search: (before) => ({ ...before, building: buildingId, vacancy: id }),
          replace: true,
          resetScroll: false,
        });
      }}
    />
  );
}

/** Makes Ctrl+P print the page once it is complete; the browser's own menu prints the current state. */
function usePrintKey(): void {
  const client = useQueryClient();
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.code !== 'KeyP' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
      event.preventDefault();
      printWhole(() => client.isFetching() > 0);
    };
    addEventListener('keydown', handleKey);
    return () => removeEventListener('keydown', handleKey);
  }, [client]);
}

/** Head of the page: the complex itself. */
const Head = memo(function Head({ complex }: { complex: FullComplex }) {
  return (
    <>
      <DomainCrumbs domain="industrial" crumbs={[{ label: 'Объекты', to: list }, { label: complex.name }]} />
      <ArchivedBand complex={complex} />
      <ComplexHead complex={complex} />
      <Saved complex={complex} />
      <ComplexTabs complex={complex} />
    </>
  );
});

/** Requests that the saved complex fits. */
function Saved({ complex: { id } }: { complex: FullComplex }) {
  const saved = useSavedFits(complexFits, id);
  const navigate = useNavigate({ from: '/industrial/complex/$id' });
  if (!saved) return null;
  const show = () => void navigate({ search: (before) => ({ ...before, tab: 'requests' }), replace: true });
  return (
    <Suspense>
      <SavedFitsBanner kind={complexFits} saved={saved} onShow={show} />
    </Suspense>
  );
}

interface ShownTabProps {
  readonly complex: FullComplex;
  readonly parts: ShownParts;
  readonly tab: ComplexTab | undefined;
  /** Whether rows of the table have buttons. */
  readonly hasActions: boolean;
}

/** Content of the chosen tab. */
const ShownTab = memo(function Tab({ complex, parts, tab = 'buildings', hasActions }: ShownTabProps) {
  return (
    <div>
      {tab === 'buildings' && <BuildingsTab complex={complex} parts={parts} hasActions={hasActions} />}
      {tab === 'passport' && <ComplexPassport complex={complex} />}
      {tab === 'photos' && <ComplexPhotos complex={complex} />}
      {tab === 'documents' && <ComplexDocuments complex={complex} />}
      {tab === 'deals' && <ClosedDeals complex={complex} />}
      {tab === 'linked' && <LinkedComplexes complex={complex} />}
      {tab === 'history' && (
        <Suspense fallback={<Spinner />}>
          <ComplexHistory complex={complex} />
        </Suspense>
      )}
      {tab === 'shown' && (
        <Suspense fallback={<Spinner />}>
          <ComplexShowingsTab id={complex.id} />
        </Suspense>
      )}
      {tab === 'requests' && (
        <Suspense fallback={<Spinner />}>
          <FitsTab complex={complex} vacancy={parts.vacancy} />
        </Suspense>
      )}
    </div>
  );
});

const Side = memo(ComplexSide);

/** The complex does not exist: message inside the page (K-12). */
export function MissingComplex() {
  return (
    <Instead>
      <EmptyState isPage title={missing.data} caption="Объект удалён или ссылка устарела.">
        <Button variant="filled" renderRoot={(props) => <Link to={list} {...props} />}>
          К списку
        </Button>
      </EmptyState>
    </Instead>
  );
}

function Instead({ children }: { children: ReactNode }) {
  return (
    <Box as="main" flex={1} p="12px var(--gutter)">
      <DomainCrumbs domain="industrial" crumbs={[{ label: 'Объекты', to: list }]} />
      {children}
    </Box>
  );
}
