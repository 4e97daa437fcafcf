import { Suspense } from 'react';
import { IndustrialCrumbs } from '#industrial/industrial-crumbs.tsx';
import { vacancyListColumns } from '#industrial/vacancies/vacancy-list-columns.tsx';
import { vacancyLoads } from '#industrial/vacancies/vacancy-loads.ts';
import { vacancySheetOf } from '#industrial/vacancies/vacancy-sheet.ts';
import { LoadsProvider } from '#loads/load-kind.ts';
import { LoadPage } from '#loads/load-page.tsx';
import { LoadsPage } from '#loads/loads-page.tsx';
import { MessagePage } from '#loads/message-page.tsx';
import { openMinuteRequest } from '#people/minute-request-opener.ts';
import { useEmployeeNames } from '#people/use-employee-names.ts';
import type { Crumb } from '#ui/breadcrumbs.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { complexSheetColumns } from './complex-sheet.ts';

const crumbs = (last: readonly Crumb[]) => (
  <IndustrialCrumbs crumbs={[{ label: 'Объекты', to: '/industrial/vacancy' }, ...last]} />
);

const VacancyLoadDrafts = lazyPart(async () => ({
  default: (await import('./drafts-page.tsx')).VacancyLoadDrafts,
}));

const drafts = (loadId: string) => (
  <Suspense>
    <VacancyLoadDrafts loadId={loadId} />
  </Suspense>
);

const exportHeads = [vacancySheetOf(vacancyListColumns), complexSheetColumns].map((columns) =>
  columns.map(({ title }) => title),
);

function useAbout() {
  return {
    kind: vacancyLoads,
    employeeName: useEmployeeNames(),
    crumbs,
    exportHeads,
    createRequest: openMinuteRequest,
    drafts,
  };
}

/** 'Загрузка таблицы' of vacancies. */
export function VacancyLoadsPage() {
  return (
    <LoadsProvider value={useAbout()}>
      <LoadsPage />
    </LoadsProvider>
  );
}

/** One load of vacancies. */
export function VacancyLoadPage() {
  return (
    <LoadsProvider value={useAbout()}>
      <LoadPage />
    </LoadsProvider>
  );
}

/** 'Из сообщения': an object of a message of a messenger. */
export function VacancyMessagePage() {
  return (
    <LoadsProvider value={useAbout()}>
      <MessagePage />
    </LoadsProvider>
  );
}
