import type { IndustrialRequest } from '@gektar/contract/industrial/requests/request.ts';
import { requestLink, requestSearchLink } from '#industrial/requests/request-links.ts';
import { PageTabs } from '#ui/piece/page-tabs.tsx';

/** The tabs of a request, each with an address of its own; titles literal (3§2). */
export function RequestTabs({ request }: { request: IndustrialRequest }) {
  return (
    <PageTabs
      label="Разделы запроса"
      tabs={[
        { link: requestLink(request.id), label: 'Вакансии в подборке', count: request.countRequrestSelectionItems },
        { link: requestSearchLink(request.id), label: 'Поиск вакансий' },
      ]}
    />
  );
}
