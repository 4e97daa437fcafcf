import type { IndustrialRequest } from '@gektar/contract/industrial/requests/request.ts';
import { useQuery } from '@tanstack/react-query';
import { answersOfRequest } from '#industrial/requests/client-answers.ts';
import {
  requestAnswersLink,
  requestHistoryLink,
  requestLink,
  requestSearchLink,
} from '#industrial/requests/request-links.ts';
import { countOfRequestQuery } from '#industrial/requests/vacancies-in-request.ts';
import { PageTabs } from '#ui/component/page-tabs.tsx';

/** The tabs of a request, each with its own URL; titles literal (3§2). */
export function RequestTabs({ request }: { request: IndustrialRequest }) {
  const { data: found } = useQuery(countOfRequestQuery(request));
  const { data: newAnswers } = useQuery({
    ...answersOfRequest(request.id),
    select: ({ newCount }) => newCount,
  });
  return (
    <PageTabs
      label="Разделы запроса"
      tabs={[
        { link: requestLink(request.id), label: 'Вакансии в подборке', count: request.countRequrestSelectionItems },
        { link: requestSearchLink(request.id), label: 'Поиск вакансий', count: found },
        // Placed after the two tabs that the specification names.
        { link: requestAnswersLink(request.id), label: 'Ответы клиента', count: newAnswers },
        { link: requestHistoryLink(request.id), label: 'История' },
      ]}
    />
  );
}
