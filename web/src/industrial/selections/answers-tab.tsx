import { formatQuantity } from '@gektar/format/number.ts';
import { units } from '@gektar/format/unit.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { clientAnswerCalls } from '#industrial/requests/client-answers.ts';
import { requestQuery } from '#industrial/requests/request-data.ts';
import { answeredObjects } from '#sharing/answers/answered-object.ts';
import { AnswersTab } from '#sharing/answers/answers-tab.tsx';
import { SelectionLinkDialog } from '#sharing/selection/lazy-link-dialog.ts';
import { LoadedSelection } from '#sharing/selection/loaded-selection.tsx';
import { vacancySelections } from './industrial-selections.ts';

/** The tab 'Ответы клиента' of an industrial request. */
export function VacancyAnswersTab() {
  const { id } = useParams({ from: '/industrial/requests/$id' });
  const { data: request } = useQuery(requestQuery(id));
  return (
    <LoadedSelection kind={vacancySelections} requestId={id} request={request}>
      {(loaded, selection) => (
        <AnswersTab
          domain="industrial"
          calls={clientAnswerCalls}
          requestId={id}
          one="Вакансия"
          objects={answeredObjects(vacancySelections, selection.items, ({ areaSize }) =>
            formatQuantity(areaSize, units.squareMetre),
          )}
          linkDialog={(link, onClose) => (
            <SelectionLinkDialog
              kind={vacancySelections}
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
