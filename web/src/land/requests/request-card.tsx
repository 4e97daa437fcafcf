import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import { formatQuantity } from '@gektar/format/number.ts';
import { formatRange } from '@gektar/format/range.ts';
import { units } from '@gektar/format/unit.ts';
import { missing } from '@gektar/format/words.ts';
import { PropertyTypeSwatch } from '#land/property-type-swatch.tsx';
import { EmployeeName } from '#people/employee-name.tsx';
import { RequestCardFrame, type RequestCardProps } from '#requests/request-card.tsx';
import { Tag } from '#ui/component/tag.tsx';
import { requestKind } from './request-kind.ts';
import { RequestPanel } from './request-panel.tsx';

/** Card of a request: client, requirements, location and distance; a click unfolds the rest (1§2). */
export function RequestCard(props: RequestCardProps<LandRequest>) {
  const { request } = props;
  const { distanceFromNearestCity: distance } = request;
  return (
    <RequestCardFrame
      {...props}
      kind={requestKind}
      tags={request.isEnabled && !request.isActual && <Tag tone="due">Не актуален</Tag>}
      noCompany={request.companyId === null ? 'Компания не указана' : missing.dash}
      responsible={<EmployeeName id={request.responsibleEmployeeId} />}
      numbers={[
        ['Площадь', request.area && formatRange(request.area, units.hectare)],
        ['Бюджет', request.budget && formatRange(request.budget, units.rouble)],
        [
          'От города',
          distance === null ? null : `до ${formatQuantity(distance, units.kilometre)}`,
          'distanceFromNearestCity',
        ],
      ]}
      line={placeWords(request)}
      types={request.propertyTypes.map((type) => (
        <PropertyTypeSwatch key={type.id} type={type} isEnabled={request.isEnabled} />
      ))}
      panel={() => <RequestPanel request={request} />}
    />
  );
}

/** Regions, highways and uses in one line. */
function placeWords({ regions, landHighways, bestUses }: LandRequest): string {
  const places = [...regions, ...landHighways].map(({ name }) => name).join(', ');
  const uses = bestUses.map(({ name }) => name).join(', ');
  return [places || 'Любой регион', uses].filter(Boolean).join(' · ');
}
