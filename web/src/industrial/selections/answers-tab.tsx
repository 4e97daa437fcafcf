import { formatQuantity } from '@gektar/format/number.ts';
import { units } from '@gektar/format/unit.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { clientAnswerCalls } from '#industrial/requests/client-answers.ts';
import { requestQuery } from '#industrial/requests/request-data.ts';
import { AnswersOfSelection } from '#sharing/answers/answers-of-selection.tsx';
import { vacancySelections } from './industrial-selections.ts';

/** The tab 'Ответы клиента' of an industrial request. */
export function VacancyAnswersTab() {
  const { id } = useParams({ from: '/industrial/requests/$id' });
  return (
    <AnswersOfSelection
      kind={vacancySelections}
      calls={clientAnswerCalls}
      requestId={id}
      request={useQuery(requestQuery(id)).data}
      one="Вакансия"
      areaOf={({ areaSize }) => formatQuantity(areaSize, units.squareMetre)}
    />
  );
}
