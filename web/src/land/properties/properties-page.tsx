import { useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { EntityListPage } from '#form/filter/entity-list-page.tsx';
import { LandCrumbs } from '#land/land-crumbs.tsx';
import { AddButton } from '#ui/button/add-button.tsx';
import { HeldActionKeys } from '#ui/held-action.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { useFetchedSoon } from '#ui/use-fetched-soon.ts';
import { CardSkeleton } from '#ui/waiting/skeletons.tsx';
import { useSavedViews } from '#views/use-saved-views.tsx';
import { PropertiesTable } from './properties-table.tsx';
import { usePropertyBulk } from './property-bulk.ts';
import { propertyFilterAbout } from './property-filter/criteria.ts';
import { PropertyFilterBar } from './property-filter/property-filter-bar.tsx';
import { plotToSelection, propertyList } from './property-list.ts';
import { PropertyListsSwitch } from './property-lists-switch.tsx';
import { propertySearch } from './property-search.ts';

const loadChosenBar = async () => ({ default: (await import('./chosen-properties-bar.tsx')).ChosenPropertiesBar });
const ChosenBar = lazyPart(loadChosenBar);
const PropertiesMapView = lazyPart(async () => ({
  default: (await import('./properties-map-view.tsx')).PropertiesMapView,
}));
const PropertiesCards = lazyPart(async () => ({ default: (await import('./properties-cards.tsx')).PropertiesCards }));
const LoadItems = lazyPart(() => import('#loads/load-items.tsx'));

/** The list of objects: a table, cards, or a map. All settings are in the URL (1§2). */
export function PropertiesPage() {
  // Parsed again here: the router leaves unchecked parameters in its result.
  const search = useSearch({ from: '/land/property', select: propertySearch.read, structuralSharing: true });
  const navigate = useNavigate({ from: '/land/property' });
  const actions = usePropertyBulk();
  useFetchedSoon(loadChosenBar);
  return (
    <EntityListPage
      about={propertyList}
      search={search}
      navigate={navigate}
      crumbs={<LandCrumbs crumbs={[{ label: propertyList.words.title }]} />}
      beside={<PropertyListsSwitch />}
      filterAbout={propertyFilterAbout}
      useViews={useSavedViews}
      filters={(onChange, isNarrow, changed) => (
        <PropertyFilterBar search={search} onChange={onChange} isNarrow={isNarrow} changed={changed} />
      )}
      add={<AddButton to="/land/property/new" label="Добавить объект" others={LoadItems} />}
      table={({ filter, total, ...table }) => (
        <PropertiesTable
          {...table}
          rowAction={plotToSelection}
          chosenBar={(chosen) => (
            <Suspense fallback={<HeldActionKeys />}>
              <ChosenBar chosen={chosen} filter={filter} total={total} table={table} actions={actions} />
            </Suspense>
          )}
        />
      )}
      cards={({ instead, resetKey, ...cards }) =>
        instead ?? (
          <Suspense fallback={<CardSkeleton />}>
            <PropertiesCards key={resetKey} {...cards} />
          </Suspense>
        )
      }
      map={(found) => <PropertiesMapView {...found} />}
    />
  );
}
