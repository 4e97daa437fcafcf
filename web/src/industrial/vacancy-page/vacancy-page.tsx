import type { FullComplex } from '@gektar/contract/industrial/complexes/complex.ts';
import type { Vacancy } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { missing } from '@gektar/format/words.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect } from 'react';
import { failureText, isFailure } from '#api/failure-text.ts';
import { DealOutlet } from '#industrial/deals/deal-outlet.tsx';
import { editAddresses } from '#industrial/editing/edit-addresses.ts';
import { vacancyQuery } from '#industrial/editing/edit-data.ts';
import { IndustrialCrumbs } from '#industrial/industrial-crumbs.tsx';
import { vacancyLink } from '#industrial/industrial-links.ts';
import { vacancyFits } from '#industrial/requests/fits.ts';
import { vacancyEntry, vacancyEntryKey } from '#industrial/search/object-palette.ts';
import { fullComplexQuery } from '#industrial/tree/full-complex-data.ts';
import { CopyVacancyOutlet } from '#industrial/vacancies/copy-vacancy.tsx';
import { editedVacancy } from '#industrial/vacancies/edited-vacancy.ts';
import { EditedFacts } from '#operations/cells/edited-facts.tsx';
import { useSavedFits } from '#sharing/fits/saved-fits.ts';
import { SavedFitsBanner } from '#sharing/fits/saved-fits-banner.tsx';
import { InsteadOfPage, TabbedPage } from '#ui/component/tabbed-page.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { usePageName } from '#ui/page-name.ts';
import { forgetEntry, rememberEntry } from '#ui/palette/recent-entries.ts';
import { EmptyState, FailedState } from '#ui/waiting/empty-state.tsx';
import { Spinner } from '#ui/waiting/spinner.tsx';
import { VacancyAreasTab } from './vacancy-areas-tab.tsx';
import { VacancyBand } from './vacancy-band.tsx';
import { VacancyBar } from './vacancy-bar.tsx';
import { VacancyFitsTab } from './vacancy-fits-tab.tsx';
import { VacancyHead } from './vacancy-head.tsx';
import { VacancyHistoryTab } from './vacancy-history-tab.tsx';
import type { VacancyTab } from './vacancy-page-search.ts';
import { VacancyPhotosTab } from './vacancy-photos-tab.tsx';
import { VacancySkeleton } from './vacancy-skeleton.tsx';
import { VacancyTabs } from './vacancy-tabs.tsx';
import { vacancyCrumb, vacancyPageName, vacancyTitle } from './vacancy-words.ts';

const VacancyShowingsTab = lazyPart(async () => ({
  default: (await import('./vacancy-showings-tab.tsx')).VacancyShowingsTab,
}));

const list = { label: 'Объекты', to: editAddresses.list };

/** Page of a vacancy: figures and actions above, the tab from the URL below (N-13). */
export function VacancyPage() {
  const { id } = useParams({ from: '/industrial/vacancy/$id' });
  const { data: vacancy, error, isPending, refetch } = useQuery(vacancyQuery(id));
  usePageName(vacancy && vacancyPageName(vacancy));
  const isMissing = isFailure(error, 'vacancy.not_found');
  useEffect(() => {
    if (isMissing) forgetEntry(vacancyEntryKey(id));
    else if (vacancy) rememberEntry(vacancyEntry(vacancy));
  }, [id, vacancy, isMissing]);
  if (isPending) return <VacancySkeleton />;
  if (isMissing) return <MissingVacancy />;
  if (vacancy === undefined) {
    return (
      <InsteadOfPage crumbs={<IndustrialCrumbs crumbs={[list]} />}>
        <FailedState title="Не удалось загрузить данные" caption={failureText(error)} onRetry={() => void refetch()} />
      </InsteadOfPage>
    );
  }
  return <VacancyView key={vacancy.id} vacancy={vacancy} />;
}

function VacancyView({ vacancy }: { vacancy: Vacancy }) {
  const { tab = 'areas' } = useSearch({ from: '/industrial/vacancy/$id' });
  const complex = useQuery(fullComplexQuery(vacancy.complexId));
  const navigate = useNavigate({ from: '/industrial/vacancy/$id' });
  const saved = useSavedFits(vacancyFits, vacancy.id);
  const complexCrumb = { label: vacancy.complexName, to: editAddresses.complex(vacancy.complexId) };
  return (
    <>
      <EditedFacts about={editedVacancy} of={vacancy} name={vacancyTitle(vacancy)}>
        <TabbedPage
          crumbs={<IndustrialCrumbs crumbs={[list, complexCrumb, { label: vacancyCrumb(vacancy) }]} />}
          head={
            <>
              <VacancyBand vacancy={vacancy} complex={complex.data} />
              <VacancyHead vacancy={vacancy} />
              {saved && (
                <Suspense>
                  <SavedFitsBanner
                    kind={vacancyFits}
                    saved={saved}
                    onShow={() => void navigate({ to: '.', search: { tab: 'requests' }, replace: true })}
                  />
                </Suspense>
              )}
            </>
          }
          tabs={<VacancyTabs vacancy={vacancy} complex={complex.data} tab={tab} />}
        >
          <ShownTab vacancy={vacancy} tab={tab} complex={complex} />
        </TabbedPage>
      </EditedFacts>
      <VacancyBar vacancy={vacancy} complex={complex.data} />
      <DealOutlet />
      <CopyVacancyOutlet current={vacancy} onCreated={(copy) => void navigate(vacancyLink(copy))} />
    </>
  );
}

interface ShownTabProps {
  readonly vacancy: Vacancy;
  readonly tab: VacancyTab;
  readonly complex: {
    readonly data: FullComplex | undefined;
    readonly error: unknown;
    readonly refetch: () => unknown;
  };
}

function ShownTab({ vacancy, tab, complex: { data: complex, error, refetch } }: ShownTabProps): ReactNode {
  if (tab === 'areas') return <VacancyAreasTab vacancy={vacancy} />;
  if (tab === 'requests') return <VacancyFitsTab vacancy={vacancy} />;
  if (tab === 'shown') {
    return (
      <Suspense fallback={<Spinner />}>
        <VacancyShowingsTab id={vacancy.id} />
      </Suspense>
    );
  }
  // The photos and the history need the complex.
  if (complex === undefined) {
    return error ? <FailedState caption={failureText(error)} onRetry={() => void refetch()} /> : <Spinner />;
  }
  return tab === 'photos' ? (
    <VacancyPhotosTab vacancy={vacancy} complex={complex} />
  ) : (
    <VacancyHistoryTab vacancy={vacancy} complex={complex} />
  );
}

/** The vacancy does not exist: message inside the page (K-12). */
export function MissingVacancy() {
  return (
    <InsteadOfPage crumbs={<IndustrialCrumbs crumbs={[list]} />}>
      <EmptyState isPage title={missing.data} caption="Вакансия удалена или ссылка устарела.">
        <Button variant="filled" renderRoot={(props) => <Link to="/industrial/vacancy" {...props} />}>
          К списку вакансий
        </Button>
      </EmptyState>
    </InsteadOfPage>
  );
}
