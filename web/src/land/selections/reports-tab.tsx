import { previewSelection } from '@gektar/contract/land/selections/public-selection-calls.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { call } from '#api/call.ts';
import { settingsQuery } from '#api/settings-data.ts';
import { useRequest } from '#land/requests/request-data.ts';
import { LoadedSelection } from '#sharing/selection/loaded-selection.tsx';
import { ReportsView } from '#sharing/selection/reports-view.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { landSelections } from './land-selections.ts';

const LandReport = lazyPart(async () => ({ default: (await import('#land/public/land-report.tsx')).LandReport }));

/** The tab 'Отчеты': the client's current report, with the two exports (E-01). */
export function ReportsTab() {
  const { id } = useParams({ from: '/land/request/$id' });
  const { data: request } = useRequest(id);
  const { data: office } = useQuery(settingsQuery);
  return (
    <LoadedSelection kind={landSelections} requestId={id} request={request}>
      {(request, selection) => (
        <ReportsView
          kind={landSelections}
          request={request}
          selection={selection}
          preview={(selectionId, signal) => call(previewSelection, { params: { id: selectionId } }, { signal })}
          report={(seen) => <LandReport selection={seen} office={office} isPart />}
        />
      )}
    </LoadedSelection>
  );
}
