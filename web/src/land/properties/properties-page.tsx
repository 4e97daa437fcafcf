import type { PropertyRow } from '@gektar/contract/land/properties/property.ts';
import type { PropertyFilterInput } from '@gektar/contract/land/properties/property-filter.ts';
import type { PropertyListSort } from '@gektar/contract/land/properties/property-sorts.ts';
import { objects } from '@gektar/format/plural.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { type EntityListAbout, EntityListPage } from '#form/filter/entity-list-page.tsx';
import { LandCrumbs } from '#land/land-crumbs.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { CardSkeleton } from '#ui/waiting/skeletons.tsx';
import { ChosenBar } from './chosen-bar.tsx';
import { NewPropertyButton } from './new-property-button.tsx';
import { PropertiesTable, propertyTable } from './properties-table.tsx';
import { propertyColumnSets } from './property-column-sets.ts';
import { columnsFor } from './property-columns.tsx';
import { propertyQueries } from './property-data.ts';
import { PropertyFilterBar } from './property-filter/property-filter-bar.tsx';
import { sortLabels } from './property-labels.ts';
import { type ListView, type PropertySearch, propertySearch } from './property-search.ts';
import { useBulkAction } from './use-bulk-action.ts';

const PropertiesMapView = lazyPart(async () => ({
  default: (await import('./properties-map-view.tsx')).PropertiesMapView,
}));
const PropertiesCards = lazyPart(async () => ({ default: (await import('./properties-cards.tsx')).PropertiesCards }));

const about: EntityListAbout<PropertyRow, PropertyFilterInput, PropertyListSort, ListView, PropertySearch> = {
  key: 'land-properties',
  search: propertySearch,
  queries: propertyQueries,
  table: propertyTable,
  columnsFor,
  columnSets: propertyColumnSets,
  sortLabels,
  fewestLetters: 3,
  words: {
    title: 'Объекты',
    counted: objects,
    searchLabel: 'Поиск по объектам',
    searchExample: 'Номер, адрес, клиент, телефон',
    noneFound: (criteriaCount) =>
      `Объектов с такими условиями нет: ${criteriaCount === 1 ? 'уберите фильтр' : 'уберите часть фильтров'}`,
    noneYet: 'Добавьте первый объект: хватит кадастрового номера и выписки',
  },
};

/** The list of objects: a table, or cards beside a map. The address holds everything that can be set (1§2). */
export function PropertiesPage() {
  // Read here once more: the router leaves what nobody has checked in the address beside what was.
  const search = useSearch({ from: '/land/property', select: propertySearch.read, structuralSharing: true });
  const navigate = useNavigate({ from: '/land/property' });
  const actions = useBulkAction();
  return (
    <EntityListPage
      about={about}
      search={search}
      navigate={navigate}
      crumbs={<LandCrumbs crumbs={[{ label: about.words.title }]} />}
      filters={(onChange, isNarrow) => <PropertyFilterBar search={search} onChange={onChange} isNarrow={isNarrow} />}
      add={<NewPropertyButton />}
      table={({ filter, total, ...table }) => (
        <PropertiesTable
          {...table}
          keptAs={{ place: about.key, question: JSON.stringify(filter) }}
          chosenBar={(chosen) => (
            <ChosenBar chosen={chosen} filter={filter} total={total} table={table} actions={actions} />
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
