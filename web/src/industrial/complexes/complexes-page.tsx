import { useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { EntityListPage } from '#form/filter/entity-list-page.tsx';
import { IndustrialCrumbs } from '#industrial/industrial-crumbs.tsx';
import { ObjectListsSwitch } from '#industrial/object-lists-switch.tsx';
import { AddButton } from '#ui/button/add-button.tsx';
import { GridSkeleton } from '#ui/component/grid-skeleton.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { CardSkeleton } from '#ui/waiting/skeletons.tsx';
import { useSavedViews } from '#views/use-saved-views.tsx';
import { useComplexBulk } from './complex-bulk.ts';
import { COMPLEX_CARD_HEIGHT } from './complex-card-height.ts';
import { ComplexFilterBar, complexFilterAbout } from './complex-filter-bar.tsx';
import { complexList } from './complex-list.ts';
import { complexSearch } from './complex-search.ts';
import { ComplexesTable } from './complexes-table.tsx';

const ComplexCards = lazyPart(async () => ({ default: (await import('./complex-cards.tsx')).ComplexCards }));
const ComplexesMapView = lazyPart(async () => ({
  default: (await import('./complexes-map-view.tsx')).ComplexesMapView,
}));
const ComplexesWideMap = lazyPart(async () => ({
  default: (await import('./complexes-map-view.tsx')).ComplexesWideMap,
}));
const LoadItems = lazyPart(() => import('#loads/load-items.tsx'));

/** The list of complexes: a table, cards, a map, or a map with cards. All settings are in the URL (2§2). */
export function ComplexesPage() {
  // Parsed again here: the router leaves unchecked parameters in its result.
  const search = useSearch({ from: '/industrial/', select: complexSearch.read, structuralSharing: true });
  const navigate = useNavigate({ from: '/industrial/' });
  const actions = useComplexBulk();
  return (
    <EntityListPage
      about={complexList}
      search={search}
      navigate={navigate}
      crumbs={<IndustrialCrumbs crumbs={[{ label: complexList.words.title }]} />}
      beside={<ObjectListsSwitch current="complexes" text={search.complexName ?? undefined} />}
      filterAbout={complexFilterAbout}
      useViews={useSavedViews}
      filters={(onChange, isNarrow, changed) => (
        <ComplexFilterBar search={search} onChange={onChange} isNarrow={isNarrow} changed={changed} />
      )}
      add={<AddButton to="/industrial/complex/new" label="Добавить комплекс" others={LoadItems} />}
      table={(table) => <ComplexesTable {...table} actions={actions} />}
      cards={({ instead, resetKey, view: _, ...cards }) =>
        instead ?? (
          <Suspense fallback={<GridSkeleton height={COMPLEX_CARD_HEIGHT} />}>
            <ComplexCards key={resetKey} {...cards} />
          </Suspense>
        )
      }
      map={(found) => (
        <Suspense fallback={<CardSkeleton />}>
          <ComplexesMapView {...found} />
        </Suspense>
      )}
      wideMap={(found) => (
        <Suspense fallback={<CardSkeleton />}>
          <ComplexesWideMap {...found} />
        </Suspense>
      )}
    />
  );
}
