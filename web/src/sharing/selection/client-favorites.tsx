import { EmptyState } from '#ui/waiting/empty-state.tsx';
import type { AnyItem, SelectedRow } from './selection-kind.ts';
import { SelectionList, type SelectionListProps } from './selection-list.tsx';

export type ClientFavoritesProps<Row extends SelectedRow, Item extends AnyItem> = Pick<
  SelectionListProps<Row, Item>,
  'items' | 'card'
>;

/** Objects that the client marked on the public page (E-01, G-06). */
export function ClientFavorites<Row extends SelectedRow, Item extends AnyItem>(props: ClientFavoritesProps<Row, Item>) {
  const items = props.items.filter(({ isClientFavorite }) => isClientFavorite);
  if (items.length === 0) {
    return (
      <EmptyState
        title="Нет данных"
        picture="blank"
        caption="Здесь появятся объекты, которые клиент отметит по своей ссылке"
      />
    );
  }
  return <SelectionList items={items} canOrder={false} card={props.card} />;
}
