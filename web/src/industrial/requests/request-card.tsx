import { bitNames } from '@gektar/contract/industrial/dictionaries/enumerations.ts';
import type { IndustrialRequest } from '@gektar/contract/industrial/requests/request.ts';
import { EmployeeName } from '#people/employee-name.tsx';
import { RequestCardFrame, type RequestCardProps } from '#requests/request-card.tsx';
import { Tag } from '#ui/component/tag.tsx';
import { requestKind } from './request-kind.ts';
import { RequestPanel } from './request-panel.tsx';
import { askedFacts, placeWords, warehouseWords } from './request-words.ts';

/** Labels of the `askedFacts` shown on a card, which has little room, and the fields that a tap edits. */
const labels = [['Площадь'], ['Ставка до', 'netRentalRateTo'], ['Класс'], ['Высота'], ['Доступна']] as const;

/** Card of a request: client, requirements, location; a click unfolds the rest (3§2). */
export function RequestCard(props: RequestCardProps<IndustrialRequest>) {
  const { request } = props;
  const { fullCityRegions, highways } = request;
  const places = [placeWords(fullCityRegions), ...highways.map(({ name }) => name)].filter(Boolean).join(', ');
  return (
    <RequestCardFrame
      {...props}
      kind={requestKind}
      responsible={<EmployeeName id={request.responsibleEmployeeId} />}
      numbers={askedFacts(request).map(([, text], at) => {
        const [label = '', field] = labels[at] ?? [];
        return [label, text, field] as const;
      })}
      line={[places || 'Любое место', warehouseWords(request)].filter(Boolean).join(' · ')}
      types={bitNames('vacancy-types', request.vacancyTypes).map((name) => <Tag key={name}>{name}</Tag>)}
      panel={() => <RequestPanel request={request} />}
    />
  );
}
