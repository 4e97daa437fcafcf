import { bitNames } from '@gektar/contract/industrial/dictionaries/enumerations.ts';
import type { IndustrialRequest } from '@gektar/contract/industrial/requests/request.ts';
import { requestFields } from '@gektar/contract/industrial/requests/request-fields.ts';
import { IconArchive } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { askedFacts, placeWords, warehouseWords } from '#industrial/requests/request-words.ts';
import { EmployeeName } from '#people/employee-name.tsx';
import { linkClass } from '#ui/button/link-button.tsx';
import { icon14 } from '#ui/icon.ts';
import { PageHead } from '#ui/piece/page-head.tsx';
import { Tag } from '#ui/piece/tag.tsx';
import { RequestActions } from './request-actions.tsx';

/** Name, state, actions, and the facts that are asked first (M-08); the same above both tabs. */
export function RequestHead({ request }: { request: IndustrialRequest }) {
  const { company } = request;
  return (
    <PageHead
      name={request.name}
      tags={
        <>
          {!request.isEnabled && <Tag icon={<IconArchive {...icon14} />}>В архиве</Tag>}
          {bitNames('vacancy-types', request.vacancyTypes).map((name) => (
            <Tag key={name}>{name}</Tag>
          ))}
        </>
      }
      actions={<RequestActions request={request} />}
      figures={[
        [
          requestFields.companyId.label,
          company && (
            <Link to="/industrial/requests" search={{ companyId: company.id }} className={linkClass}>
              {company.name}
            </Link>
          ),
        ],
        ...askedFacts(request),
        ['Складские площади', warehouseWords(request)],
        [requestFields.cityRegions.label, placeWords(request.fullCityRegions)],
        [
          requestFields.responsibleEmployeeId.label,
          <EmployeeName key="responsible" id={request.responsibleEmployeeId} />,
        ],
      ]}
    />
  );
}
