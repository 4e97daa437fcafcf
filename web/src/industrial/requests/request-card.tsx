import { bitNames } from '@gektar/contract/industrial/dictionaries/enumerations.ts';
import type { IndustrialRequest } from '@gektar/contract/industrial/requests/request.ts';
import { objects } from '@gektar/format/plural.ts';
import { missing } from '@gektar/format/words.ts';
import { Link } from '@tanstack/react-router';
import { EmployeeName } from '#people/employee-name.tsx';
import { RequestCardFrame, type RequestCardProps } from '#sharing/requests/request-card.tsx';
import { linkClass } from '#ui/button/link-button.tsx';
import { Tag } from '#ui/piece/tag.tsx';
import { requestLink } from './request-links.ts';
import { RequestPanel } from './request-panel.tsx';
import { askedFacts, placeWords, warehouseWords } from './request-words.ts';

/** Of `askedFacts`, where a line has little room. */
const labels = ['Площадь', 'Ставка до', 'Класс', 'Высота', 'Доступна'] as const;

/** Who asks, for what, where; a click shows the rest under it (3§2). */
export function RequestCard(props: RequestCardProps<IndustrialRequest>) {
  const { request } = props;
  const { id, company, fullCityRegions, highways } = request;
  const places = [placeWords(fullCityRegions), ...highways.map(({ name }) => name)].filter(Boolean).join(', ');
  return (
    <RequestCardFrame
      {...props}
      link={requestLink(id)}
      company={
        company ? (
          <Link
            from="/industrial/requests"
            to="/industrial/requests"
            search={({ view }) => ({ view, companyId: company.id })}
            className={linkClass}
            title={`Все запросы компании «${company.name}»`}
          >
            {company.name}
          </Link>
        ) : (
          <span className="nil">{missing.dash}</span>
        )
      }
      responsible={<EmployeeName id={request.responsibleEmployeeId} />}
      numbers={askedFacts(request).map(([, text], at) => [labels[at] ?? '', text])}
      line={[places || 'Любое место', warehouseWords(request)].filter(Boolean).join(' · ')}
      types={bitNames('vacancy-types', request.vacancyTypes).map((name) => <Tag key={name}>{name}</Tag>)}
      selection={{ link: requestLink(id), counted: objects }}
      panel={() => <RequestPanel request={request} />}
    />
  );
}
