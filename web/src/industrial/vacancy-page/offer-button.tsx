import type { IndustrialRequest } from '@gektar/contract/industrial/requests/request.ts';
import { IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { heldVacanciesQuery } from '#industrial/requests/request-data.ts';
import { AddToRequest } from '#sharing/to-selection/add-to-request.tsx';
import { Tag } from '#ui/component/tag.tsx';
import { icon14 } from '#ui/icon.ts';

/** Id of the vacancy whose page is open, for the cells of its table of requests. */
export const OfferedVacancy = createContext('');

/**
 * Button that adds the vacancy of the page to the selection of a request; a mark instead when it is already there. All
 * these buttons share one query.
 */
export function OfferButton({ request }: { request: Pick<IndustrialRequest, 'id' | 'name' | 'isEnabled'> }) {
  const vacancyIds = [use(OfferedVacancy)];
  const { data: held } = useQuery(heldVacanciesQuery(vacancyIds));
  if (held?.has(request.id)) {
    return (
      <Tag tone="ok" icon={<IconCheck {...icon14} />}>
        В подборке
      </Tag>
    );
  }
  return <AddToRequest domain="industrial" objectIds={vacancyIds} request={request} />;
}
