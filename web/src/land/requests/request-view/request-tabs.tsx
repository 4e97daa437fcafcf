import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import { useQuery } from '@tanstack/react-query';
import { linkOptions, useMatchRoute } from '@tanstack/react-router';
import { answersOfRequest } from '#land/requests/client-answers.ts';
import { countOfRequestQuery } from '#land/requests/plots-in-request.ts';
import { PageTabs } from '#ui/component/page-tabs.tsx';

/** The tabs of a request, each with its own URL. */
export function RequestTabs({ request }: { request: LandRequest }) {
  const { data: found } = useQuery(countOfRequestQuery(request));
  const params = { id: request.id };
  // A URL without a tab shows the data of the request (E-02).
  const isIndex = Boolean(useMatchRoute()({ to: '/land/request/$id' }));
  const { data: newAnswers } = useQuery({
    ...answersOfRequest(request.id),
    select: ({ newCount }) => newCount,
  });
  return (
    <PageTabs
      label="Разделы запроса"
      tabs={[
        { link: linkOptions({ to: '/land/request/$id/search', params }), label: 'Поиск', count: found },
        {
          link: linkOptions({ to: '/land/request/$id/selections', params }),
          label: 'Подборка',
          count: request.countRequrestSelectionItems,
        },
        { link: linkOptions({ to: '/land/request/$id/info', params }), label: 'Запрос', isHere: isIndex },
        // Placed after the three tabs that the specification names (E-01).
        { link: linkOptions({ to: '/land/request/$id/reports', params }), label: 'Отчеты' },
        { link: linkOptions({ to: '/land/request/$id/favorite', params }), label: 'Избранное' },
        { link: linkOptions({ to: '/land/request/$id/answers', params }), label: 'Ответы клиента', count: newAnswers },
        { link: linkOptions({ to: '/land/request/$id/history', params }), label: 'История' },
      ]}
    />
  );
}
