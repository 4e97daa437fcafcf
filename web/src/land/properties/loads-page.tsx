import { Suspense } from 'react';
import { LandCrumbs } from '#land/land-crumbs.tsx';
import { LoadsProvider } from '#loads/load-kind.ts';
import { LoadPage } from '#loads/load-page.tsx';
import { LoadsPage } from '#loads/loads-page.tsx';
import { MessagePage } from '#loads/message-page.tsx';
import { openMinuteRequest } from '#people/minute-request-opener.ts';
import { useEmployeeNames } from '#people/use-employee-names.ts';
import type { Crumb } from '#ui/breadcrumbs.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { plotLoads } from './plot-loads.ts';
import { propertyColumns } from './property-columns.tsx';
import { sheetColumns } from './property-sheet.ts';

const crumbs = (last: readonly Crumb[]) => (
  <LandCrumbs crumbs={[{ label: 'Объекты', to: '/land/property' }, ...last]} />
);

const PlotLoadDrafts = lazyPart(async () => ({ default: (await import('./drafts-page.tsx')).PlotLoadDrafts }));

const drafts = (loadId: string) => (
  <Suspense>
    <PlotLoadDrafts loadId={loadId} />
  </Suspense>
);

const exportHeads = [sheetColumns(propertyColumns, new Map()).map(({ title }) => title)];

function useAbout() {
  return {
    kind: plotLoads,
    employeeName: useEmployeeNames(),
    crumbs,
    exportHeads,
    createRequest: openMinuteRequest,
    drafts,
  };
}

/** 'Загрузка таблицы' of plots. */
export function PlotLoadsPage() {
  return (
    <LoadsProvider value={useAbout()}>
      <LoadsPage />
    </LoadsProvider>
  );
}

/** One load of plots. */
export function PlotLoadPage() {
  return (
    <LoadsProvider value={useAbout()}>
      <LoadPage />
    </LoadsProvider>
  );
}

/** 'Из сообщения': an object of a message of a messenger. */
export function PlotMessagePage() {
  return (
    <LoadsProvider value={useAbout()}>
      <MessagePage />
    </LoadsProvider>
  );
}
