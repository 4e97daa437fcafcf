import type { Property } from '@gektar/contract/land/properties/property.ts';
import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import { missing } from '@gektar/format/words.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, linkOptions, Outlet, useMatchRoute, useParams } from '@tanstack/react-router';
import { Suspense, useEffect, useState } from 'react';
import { failureText, isFailure } from '#api/failure-text.ts';
import { LandCrumbs } from '#land/land-crumbs.tsx';
import { EditedFacts } from '#operations/cells/edited-facts.tsx';
import { showingCountQuery } from '#sharing/disclosures/disclosure-data.ts';
import { useSavedFits } from '#sharing/fits/saved-fits.ts';
import { KeyFigures } from '#ui/component/key-figures.tsx';
import { PageTabs } from '#ui/component/page-tabs.tsx';
import { Box } from '#ui/layout/box.ts';
import { Stack } from '#ui/layout/stack.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { usePageName } from '#ui/page-name.ts';
import { forgetEntry, rememberEntry } from '#ui/palette/recent-entries.ts';
import { EmptyState, FailedState } from '#ui/waiting/empty-state.tsx';
import { editedProperty } from './edited-property.ts';
import { plotDisclosures } from './plot-disclosures.ts';
import { plotFits } from './plot-fits.ts';
import { useProperty } from './property-data.ts';
import { propertyEntry, propertyEntryKey } from './property-entry.ts';
import classes from './property-page.module.css';
import { keyFigures } from './property-view/key-figures.ts';
import { OutlineContradiction } from './property-view/outline-contradiction.tsx';
import { PropertyBar } from './property-view/property-bar.tsx';
import { PropertyDetails } from './property-view/property-details.tsx';
import { PropertyPictures } from './property-view/property-pictures.tsx';
import { PropertySide, type PropertySideTab } from './property-view/property-side.tsx';
import { PropertySkeleton } from './property-view/property-skeleton.tsx';
import { PropertyTitle } from './property-view/property-title.tsx';

const SavedFitsBanner = lazyPart(async () => ({
  default: (await import('#sharing/fits/saved-fits-banner.tsx')).SavedFitsBanner<LandRequest>,
}));

/** Page of an object: the plot, six key figures, then everything else; actions, people and history on the side. */
export function PropertyPage() {
  const { id } = useParams({ from: '/land/property/$id' });
  const { data: property, error, isPending, refetch } = useProperty(id);
  usePageName(property?.cadastralNumbers[0]);
  const isMissing = isFailure(error, 'property.not_found');
  useEffect(() => {
    if (isMissing) forgetEntry(propertyEntryKey(id));
    else if (property)
      rememberEntry(propertyEntry({ ...property, cadastralNumber: property.cadastralNumbers[0] ?? '' }));
  }, [id, property, isMissing]);
  if (isPending) return <PropertySkeleton />;
  if (isMissing) return <MissingProperty />;
  if (property === undefined) return <FailedProperty error={error} onRetry={() => void refetch()} />;
  return <PropertyView property={property} />;
}

function PropertyView({ property }: { property: Property }) {
  const saved = useSavedFits(plotFits, property.id);
  const [tab, setTab] = useState<PropertySideTab>('history');
  const matches = useMatchRoute();
  const isOtherTab = Boolean(
    matches({ to: '/land/property/$id/history' }) || matches({ to: '/land/property/$id/shown' }),
  );
  return (
    <>
      <EditedFacts key={property.id} about={editedProperty} of={property} name={property.cadastralNumbers[0] ?? ''}>
        <Stack pane="still" columns="minmax(0, 1fr) 344px" flex={1} className={classes.page}>
          <Box
            as="main"
            pane="scroll"
            miw={0}
            p="12px 24px 40px"
            className={classes.main}
            data-scroll-restoration-id="property"
          >
            <LandCrumbs
              crumbs={[{ label: 'Объекты', to: '/land/property' }, { label: property.cadastralNumbers[0] ?? '' }]}
            />
            <PropertyTitle property={property} />
            {saved && (
              <Suspense>
                <SavedFitsBanner kind={plotFits} saved={saved} onShow={() => setTab('fits')} />
              </Suspense>
            )}
            <PropertyTabs id={property.id} />
            {isOtherTab ? (
              <Outlet />
            ) : (
              <>
                <PropertyPictures property={property} />
                <div className={classes.warning}>
                  <OutlineContradiction property={property} />
                </div>
                <KeyFigures figures={keyFigures(property)} />
                <PropertyDetails property={property} />
              </>
            )}
          </Box>
          <PropertySide key={property.id} property={property} tab={tab} onTab={setTab} />
        </Stack>
      </EditedFacts>
      <PropertyBar property={property} />
    </>
  );
}

/** Tabs of the page: the object itself, to whom it was shown, and its history. */
function PropertyTabs({ id }: { id: string }) {
  const params = { id };
  const { data: count } = useQuery(showingCountQuery(plotDisclosures, id));
  return (
    <div className={classes.tabs}>
      <PageTabs
        label="Разделы объекта"
        tabs={[
          { link: linkOptions({ to: '/land/property/$id', params }), label: 'Объект', isExact: true },
          { link: linkOptions({ to: '/land/property/$id/shown', params }), label: 'Кто видел', count },
          { link: linkOptions({ to: '/land/property/$id/history', params }), label: 'История' },
        ]}
      />
    </div>
  );
}

/** The object does not exist: message inside the page (K-12). */
export function MissingProperty() {
  return (
    <Box as="main" flex={1} p="12px 24px">
      <LandCrumbs crumbs={[{ label: 'Объекты', to: '/land/property' }]} />
      <EmptyState isPage title={missing.data} caption="Такого объекта нет: возможно, его удалили.">
        <Button variant="filled" renderRoot={(props) => <Link to="/land/property" {...props} />}>
          К списку объектов
        </Button>
      </EmptyState>
    </Box>
  );
}

export function FailedProperty({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Box as="main" flex={1} p="12px 24px">
      <LandCrumbs crumbs={[{ label: 'Объекты', to: '/land/property' }]} />
      <FailedState title="Не удалось получить объект" caption={failureText(error)} onRetry={onRetry} />
    </Box>
  );
}
