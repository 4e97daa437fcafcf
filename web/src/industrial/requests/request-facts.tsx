import type { IndustrialRequest } from '@gektar/contract/industrial/requests/request.ts';
import { requestFields } from '@gektar/contract/industrial/requests/request-fields.ts';
import { DescribedFacts, type DescribedFactsProps } from '#form/described/described-facts.tsx';
import { clientFacts } from '#people/client-facts.tsx';
import { EmployeeName } from '#people/employee-name.tsx';
import { ColleagueNames, RequestTypeNames } from './request-form/request-contents.tsx';
import { placeWords } from './request-words.ts';

/** Fields of a request as pairs of label and value. */
export function RequestFacts({ of: request, names, content }: Omit<DescribedFactsProps<IndustrialRequest>, 'fields'>) {
  const { requestTypes, additionalAccessEmployees: colleagues } = request;
  return (
    <DescribedFacts
      fields={requestFields}
      of={request}
      names={names}
      content={{
        ...clientFacts(request),
        responsibleEmployeeId: <EmployeeName id={request.responsibleEmployeeId} />,
        requestTypes: requestTypes !== null && <RequestTypeNames sum={requestTypes} />,
        cityRegions: placeWords(request.fullCityRegions),
        additionalAccessEmployees: colleagues.length > 0 && <ColleagueNames ids={colleagues} />,
        ...content,
      }}
    />
  );
}
