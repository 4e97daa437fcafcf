import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { failureText } from '#api/failure-text.ts';
import { requestQuery } from '#land/requests/request-data.ts';
import { EmptyState, FailedState } from '#ui/waiting/empty-state.tsx';
import { CardSkeleton } from '#ui/waiting/skeletons.tsx';
import { selectionQuery } from './selection-data.ts';
import { SelectionList } from './selection-list.tsx';
import { SelectionProvider } from './selection-provider.tsx';

/** The tab 'Избранное': what the client has marked on the public page (E-01, G-06). */
export function ClientFavoritesTab() {
  const { id } = useParams({ from: '/land/request/$id' });
  const { data: request } = useQuery(requestQuery(id));
  const { data: selection, error, isPending, refetch } = useQuery(selectionQuery(id));
  if (isPending || !request) return <CardSkeleton />;
  if (!selection) {
    return (
      <FailedState title="Не удалось загрузить данные" caption={failureText(error)} onRetry={() => void refetch()} />
    );
  }
  const items = selection.items.filter(({ isClientFavorite }) => isClientFavorite);
  if (items.length === 0) {
    return (
      <EmptyState
        title="Нет данных"
        picture="blank"
        caption="Здесь появятся объекты, которые клиент отметит по своей ссылке"
      />
    );
  }
  return (
    <SelectionProvider request={request}>
      <SelectionList requestId={id} items={items} canOrder={false} />
    </SelectionProvider>
  );
}
