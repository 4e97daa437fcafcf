import { useNavigate, useSearch } from '@tanstack/react-router';
import { EntityListPage } from '#form/filter/entity-list-page.tsx';
import { IndustrialCrumbs } from '#industrial/industrial-crumbs.tsx';
import { REQUEST_CARD_HEIGHT } from '#sharing/requests/request-card.tsx';
import { AddButton } from '#ui/button/add-button.tsx';
import { Row } from '#ui/layout/row.ts';
import { CardTape } from '#ui/piece/card-tape.tsx';
import { RequestCard } from './request-card.tsx';
import { RequestFilterBar } from './request-filter.tsx';
import { requestList } from './request-list.ts';
import { requestSearch } from './request-search.ts';
import { RequestsMapView } from './requests-map-view.tsx';

const rowId = ({ id }: { readonly id: string }) => id;

/** The list of requests: a table, cards, or cards beside a map. The address holds everything that can be set (3§2). */
export function RequestsPage() {
  // Read here once more: the router leaves what nobody has checked in the address beside what was.
  const search = useSearch({ from: '/industrial/requests', select: requestSearch.read, structuralSharing: true });
  const navigate = useNavigate({ from: '/industrial/requests' });
  return (
    <EntityListPage
      about={requestList}
      search={search}
      navigate={navigate}
      crumbs={<IndustrialCrumbs crumbs={[{ label: requestList.words.title }]} />}
      filters={(onChange, isNarrow) => <RequestFilterBar search={search} onChange={onChange} isNarrow={isNarrow} />}
      add={<AddButton to="/industrial/requests/new" label="Добавить запрос" />}
      cards={({ instead, resetKey, view: _, ...cards }) => (
        <Row pane="still" rule="top-strong" align="stretch" grow>
          {instead ?? (
            <CardTape
              key={resetKey}
              rowId={rowId}
              estimate={REQUEST_CARD_HEIGHT}
              card={(request) => <RequestCard request={request} />}
              {...cards}
            />
          )}
        </Row>
      )}
      map={(found) => <RequestsMapView {...found} />}
    />
  );
}
