import { useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { EntityListPage } from '#form/filter/entity-list-page.tsx';
import { IndustrialCrumbs } from '#industrial/industrial-crumbs.tsx';
import { ObjectListsSwitch } from '#industrial/object-lists-switch.tsx';
import { AddButton } from '#ui/button/add-button.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { CardSkeleton } from '#ui/waiting/skeletons.tsx';
import { useSavedViews } from '#views/use-saved-views.tsx';
import { ChosenVacanciesBar } from './chosen-vacancies-bar.tsx';
import { CopyingVacanciesTable } from './vacancies-table.tsx';
import { useVacancyArchiving, useVacancyConfirming } from './vacancy-bulk.ts';
import { VacancyFilterBar, vacancyFilterAbout } from './vacancy-filter-bar.tsx';
import { vacancyList, vacancyToSelection } from './vacancy-list.ts';
import { vacancySearch } from './vacancy-search.ts';

const VacanciesCards = lazyPart(async () => ({ default: (await import('./vacancies-cards.tsx')).VacanciesCards }));
const ListedBesideMap = lazyPart(async () => ({ default: (await import('./vacancies-list-map.tsx')).ListedBesideMap }));
const ListedOnWideMap = lazyPart(async () => ({ default: (await import('./vacancies-list-map.tsx')).ListedOnWideMap }));
const LoadItems = lazyPart(() => import('#loads/load-items.tsx'));

/** The list of vacancies of all complexes: a table, cards, a map, or a map with cards (N-08). */
export function VacanciesPage() {
  // Parsed again here: the router leaves unchecked parameters in its result.
  const search = useSearch({ from: '/industrial/vacancy', select: vacancySearch.read, structuralSharing: true });
  const navigate = useNavigate({ from: '/industrial/vacancy' });
  const archiving = useVacancyArchiving();
  const confirming = useVacancyConfirming();
  return (
    <EntityListPage
      about={vacancyList}
      search={search}
      navigate={navigate}
      crumbs={<IndustrialCrumbs crumbs={[{ label: 'Объекты' }]} />}
      beside={<ObjectListsSwitch current="vacancies" text={search.complexName ?? undefined} />}
      filterAbout={vacancyFilterAbout}
      useViews={useSavedViews}
      filters={(onChange, isNarrow, changed) => (
        <VacancyFilterBar search={search} onChange={onChange} isNarrow={isNarrow} changed={changed} />
      )}
      add={<AddButton to="/industrial/complex/new" label="Добавить комплекс" others={LoadItems} />}
      table={({ filter, total, ...table }) => (
        <CopyingVacanciesTable
          {...table}
          rowAction={vacancyToSelection}
          chosenBar={(chosen) => (
            <ChosenVacanciesBar
              chosen={chosen}
              loadedCount={table.rows.length}
              total={total}
              filter={filter}
              order={table.order}
              archiving={archiving}
              confirming={confirming}
            />
          )}
        />
      )}
      cards={({ instead, resetKey, view: _, ...cards }) =>
        instead ?? (
          <Suspense fallback={<CardSkeleton />}>
            <VacanciesCards key={resetKey} {...cards} />
          </Suspense>
        )
      }
      map={(found) => (
        <Suspense fallback={<CardSkeleton />}>
          <ListedBesideMap {...found} />
        </Suspense>
      )}
      wideMap={(found) => (
        <Suspense fallback={<CardSkeleton />}>
          <ListedOnWideMap {...found} />
        </Suspense>
      )}
    />
  );
}
