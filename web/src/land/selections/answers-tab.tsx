import { formatQuantity } from '@gektar/format/number.ts';
import { units } from '@gektar/format/unit.ts';
import { useParams } from '@tanstack/react-router';
import { clientAnswerCalls } from '#land/requests/client-answers.ts';
import { useRequest } from '#land/requests/request-data.ts';
import { answeredObjects } from '#sharing/answers/answered-object.ts';
import { AnswersTab } from '#sharing/answers/answers-tab.tsx';
import { SelectionLinkDialog } from '#sharing/selection/lazy-link-dialog.ts';
import { LoadedSelection } from '#sharing/selection/loaded-selection.tsx';
import { landSelections } from './land-selections.ts';

/** The tab 'Ответы клиента' of a land request. */
export function PlotAnswersTab() {
  const { id } = useParams({ from: '/land/request/$id' });
  const { data: request } = useRequest(id);
  return (
    <LoadedSelection kind={landSelections} requestId={id} request={request}>
      {(loaded, selection) => (
        <AnswersTab
          domain="land"
          calls={clientAnswerCalls}
          requestId={id}
          one="Объект"
          objects={answeredObjects(landSelections, selection.items, ({ area }) => formatQuantity(area, units.hectare))}
          linkDialog={(link, onClose) => (
            <SelectionLinkDialog
              kind={landSelections}
              request={loaded}
              selection={selection}
              link={link}
              onClose={onClose}
            />
          )}
        />
      )}
    </LoadedSelection>
  );
}
