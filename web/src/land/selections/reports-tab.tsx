import type { landPublic } from '@gektar/contract/land/selections/public-selection.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { callAsClient } from '#api/client-call.ts';
import { settingsQuery } from '#api/settings-data.ts';
import { readSelection } from '#land/public/land-lines.ts';
import { requestQuery } from '#land/requests/request-data.ts';
import { LoadedSelection } from '#sharing/selection/loaded-selection.tsx';
import { ReportsView } from '#sharing/selection/reports-view.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { landSelections } from './land-selections.ts';

const LandReport = lazyPart(async () => ({ default: (await import('#land/public/land-report.tsx')).LandReport }));

function readAsClient(id: string, password: string, signal: AbortSignal) {
  return callAsClient<typeof landPublic.read>(readSelection, { params: { id }, query: { password } }, signal);
}

/** The tab 'Отчеты': what the client's report says at this moment, with the two exports (E-01). */
export function ReportsTab() {
  const { id } = useParams({ from: '/land/request/$id' });
  const { data: request } = useQuery(requestQuery(id));
  const { data: office } = useQuery(settingsQuery);
  return (
    <LoadedSelection kind={landSelections} requestId={id} request={request}>
      {(request, selection) => (
        <ReportsView
          kind={landSelections}
          request={request}
          selection={selection}
          readAsClient={readAsClient}
          report={(seen) => <LandReport selection={seen} office={office} isPart />}
        />
      )}
    </LoadedSelection>
  );
}
