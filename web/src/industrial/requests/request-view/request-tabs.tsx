import type { IndustrialRequest } from '@gektar/contract/industrial/requests/request.ts';
import { useQuery } from '@tanstack/react-query';
import { requestHistoryLink, requestLink, requestSearchLink } from '#industrial/requests/request-links.ts';
import { countOfRequestQuery } from '#industrial/requests/vacancies-in-request.ts';
import { PageTabs } from '#ui/component/page-tabs.tsx';

/** The tabs of a request, each with its own URL; titles literal (3§2). */
export function RequestTabs({ request }: { request: IndustrialRequest }) {
  const { data: found } = useQuery(countOfRequestQuery(request));
  return (
    <PageTabs
      label="Разделы запроса"
      tabs={[
        { link: requestLink(request.id), label: 'Вакансии в подборке', count: request.countRequrestSelectionItems },
        { link: requestSearchLink(request.id), label: 'Поиск вакансий', count: found },
        // Placed after the two tabs that the specification names.
        { link: requestHistoryLink(request.id), label: 'История' },
      ]}
    />
  );
}
