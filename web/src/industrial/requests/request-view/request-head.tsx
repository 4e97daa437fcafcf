import { bitNames } from '@gektar/contract/industrial/dictionaries/enumerations.ts';
import { leftOut } from '@gektar/contract/industrial/requests/left-out.ts';
import type { IndustrialRequest } from '@gektar/contract/industrial/requests/request.ts';
import { requestFields } from '@gektar/contract/industrial/requests/request-fields.ts';
import { requestKind } from '#industrial/requests/request-kind.ts';
import { askedFacts, placeWords, warehouseWords } from '#industrial/requests/request-words.ts';
import { EmployeeName } from '#people/employee-name.tsx';
import { RequestHead as AnyRequestHead } from '#requests/request-head.tsx';
import { Tag } from '#ui/component/tag.tsx';
import { RequestActions } from './request-actions.tsx';

export function RequestHead({ request }: { request: IndustrialRequest }) {
  const { vacancyTypes, fullCityRegions, responsibleEmployeeId } = request;
  return (
    <AnyRequestHead
      kind={requestKind}
      request={request}
      leftOut={leftOut(request)}
      tags={bitNames('vacancy-types', vacancyTypes).map((name) => <Tag key={name}>{name}</Tag>)}
      actions={<RequestActions request={request} />}
      figures={[
        ...askedFacts(request),
        ['Складские площади', warehouseWords(request)],
        [requestFields.cityRegions.label, placeWords(fullCityRegions)],
      ]}
      responsible={<EmployeeName id={responsibleEmployeeId} />}
    />
  );
}
