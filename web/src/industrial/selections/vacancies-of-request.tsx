import type { IndustrialRequest } from '@gektar/contract/industrial/requests/request.ts';
import { type ReactNode, useMemo } from 'react';
import { matchOfRequest } from '#industrial/requests/match-reasons.ts';
import { SelectionProvider } from '#sharing/selection/selection-provider.tsx';
import { vacancySelections } from './industrial-selections.ts';

/** Provides the selection of a request and the match of vacancies to its children. */
export function VacanciesOfRequest({ request, children }: { request: IndustrialRequest; children: ReactNode }) {
  const { matchOf, reasonsOf } = useMemo(() => matchOfRequest(request, undefined), [request]);
  return (
    <SelectionProvider kind={vacancySelections} requestId={request.id} matchOf={matchOf} reasonsOf={reasonsOf}>
      {children}
    </SelectionProvider>
  );
}
