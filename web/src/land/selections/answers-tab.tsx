import { formatQuantity } from '@gektar/format/number.ts';
import { units } from '@gektar/format/unit.ts';
import { useParams } from '@tanstack/react-router';
import { clientAnswerCalls } from '#land/requests/client-answers.ts';
import { useRequest } from '#land/requests/request-data.ts';
import { AnswersOfSelection } from '#sharing/answers/answers-of-selection.tsx';
import { landSelections } from './land-selections.ts';

/** The tab 'Ответы клиента' of a land request. */
export function PlotAnswersTab() {
  const { id } = useParams({ from: '/land/request/$id' });
  return (
    <AnswersOfSelection
      kind={landSelections}
      calls={clientAnswerCalls}
      requestId={id}
      request={useRequest(id).data}
      one="Объект"
      areaOf={({ area }) => formatQuantity(area, units.hectare)}
    />
  );
}
