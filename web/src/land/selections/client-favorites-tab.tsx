import { useParams } from '@tanstack/react-router';
import { useRequest } from '#land/requests/request-data.ts';
import { ClientFavorites } from '#sharing/selection/client-favorites.tsx';
import { LoadedSelection } from '#sharing/selection/loaded-selection.tsx';
import { landSelections } from './land-selections.ts';
import { PlotsOfRequest } from './plots-of-request.tsx';
import { selectedPlot } from './selected-plot.tsx';

/** The tab 'Избранное': objects that the client marked on the public page (E-01, G-06). */
export function ClientFavoritesTab() {
  const { id } = useParams({ from: '/land/request/$id' });
  const { data: request } = useRequest(id);
  return (
    <LoadedSelection kind={landSelections} requestId={id} request={request}>
      {(request, { items }) => (
        <PlotsOfRequest request={request}>
          <ClientFavorites items={items} card={selectedPlot} />
        </PlotsOfRequest>
      )}
    </LoadedSelection>
  );
}
