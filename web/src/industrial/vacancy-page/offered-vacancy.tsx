import type { IndustrialRequest } from '@gektar/contract/industrial/requests/request.ts';
import type { VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { createContext, use, useMemo } from 'react';
import { vacancySelections } from '#industrial/selections/industrial-selections.ts';
import { MembershipButton } from '#sharing/selection/selection-marks.tsx';
import { SelectionProvider } from '#sharing/selection/selection-provider.tsx';

/** The vacancy of the page, for the cells of its requests. */
export const OfferedVacancy = createContext<VacancyRow | undefined>(undefined);

/** The page lists only requests that the vacancy fits. */
const fits = () => ({ share: 1, missed: [] });
const noReasons = () => [];

/** Puts the vacancy of the page into the selection of a request, or takes it out; named after the request. */
export function OfferButton({ request: { id, name } }: { request: Pick<IndustrialRequest, 'id' | 'name'> }) {
  const vacancy = use(OfferedVacancy);
  const kind = useMemo(() => ({ ...vacancySelections, nameOf: () => `запроса «${name}»` }), [name]);
  return (
    vacancy && (
      <SelectionProvider kind={kind} requestId={id} matchOf={fits} reasonsOf={noReasons}>
        <MembershipButton row={vacancy} />
      </SelectionProvider>
    )
  );
}
