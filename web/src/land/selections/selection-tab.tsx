import { formatQuantity } from '@gektar/format/number.ts';
import { units } from '@gektar/format/unit.ts';
import { linkOptions, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { PropertiesTable } from '#land/properties/properties-table.tsx';
import { useRequest } from '#land/requests/request-data.ts';
import { LoadedSelection } from '#sharing/selection/loaded-selection.tsx';
import { readSelectionSearch } from '#sharing/selection/selection-search.ts';
import { SelectionSkeleton } from '#sharing/selection/selection-skeleton.tsx';
import { SelectionView } from '#sharing/selection/selection-view.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { landSelections } from './land-selections.ts';
import { PlotsOfRequest } from './plots-of-request.tsx';
import { membershipOf, selectedPlot } from './selected-plot.tsx';
import { selectionColumns } from './selection-columns.tsx';

const PropertiesMapView = lazyPart(async () => ({
  default: (await import('#land/properties/properties-map-view.tsx')).PropertiesMapView,
}));

/** The tab 'Подборка': the selected objects in the client's order, with the client link and the exports. */
export function SelectionTab() {
  const { id } = useParams({ from: '/land/request/$id' });
  const { data: request } = useRequest(id);
  const search = useSearch({
    from: '/land/request/$id/selections',
    select: readSelectionSearch,
    structuralSharing: true,
  });
  const navigate = useNavigate({ from: '/land/request/$id/selections' });
  return (
    <LoadedSelection
      kind={landSelections}
      requestId={id}
      request={request}
      waiting={<SelectionSkeleton isTable={search.view === 'table'} />}
    >
      {(request, selection) => (
        <PlotsOfRequest request={request}>
          <SelectionView
            kind={landSelections}
            request={request}
            selection={selection}
            search={search}
            navigate={navigate}
            searchTab={linkOptions({ to: '/land/request/$id/search', params: { id } })}
            emptyCaption="Найдите участки под условия запроса и добавьте их сюда: отсюда клиент получит ссылку, таблицу и презентацию"
            sumOf={(shown) =>
              formatQuantity(
                shown.reduce((sum, { area }) => sum + area, 0),
                units.hectare,
              )
            }
            columns={selectionColumns}
            card={selectedPlot}
            table={(table) => <PropertiesTable {...table} />}
            map={(found) => <PropertiesMapView {...found} aside={membershipOf} />}
          />
        </PlotsOfRequest>
      )}
    </LoadedSelection>
  );
}
