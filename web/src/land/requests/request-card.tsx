import { typeColors } from '@gektar/contract/land/dictionaries/type-colors.ts';
import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import { formatDate } from '@gektar/format/date.ts';
import { formatQuantity } from '@gektar/format/number.ts';
import { formatCountOf, objects } from '@gektar/format/plural.ts';
import { formatRange } from '@gektar/format/range.ts';
import { units } from '@gektar/format/unit.ts';
import { missing } from '@gektar/format/words.ts';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { EmployeeName } from '#people/employee-name.tsx';
import { FoldButton } from '#ui/button/fold-button.tsx';
import { linkClass } from '#ui/button/link-button.tsx';
import { Tag } from '#ui/piece/tag.tsx';
import { TypeSwatch } from '#ui/piece/type-swatch.tsx';
import classes from './request-card.module.css';
import { RequestPanel } from './request-panel.tsx';

export interface RequestCardProps {
  readonly request: LandRequest;
  readonly isLit?: boolean | undefined;
  readonly onHover?: ((isOver: boolean) => void) | undefined;
}

/** Who asks, for what, where and how far; a click shows the rest under it (1§2). */
export function RequestCard({ request, isLit, onHover }: RequestCardProps) {
  const [isExpanded, setExpanded] = useState(false);
  const panelId = useId();
  return (
    <article
      className={classes.card}
      aria-label={request.name}
      data-lit={isLit || undefined}
      data-off={!request.isEnabled || undefined}
      onPointerEnter={() => onHover?.(true)}
      onPointerLeave={() => onHover?.(false)}
    >
      <div className={classes.head}>
        <Link to="/land/request/$id" params={{ id: request.id }} className={classes.name ?? ''} title={request.name}>
          {request.name}
        </Link>
        {!request.isEnabled && <Tag tone="line">В архиве</Tag>}
        {request.isEnabled && !request.isActual && <Tag tone="due">Не актуален</Tag>}
        <span className={classes.date}>{formatDate(request.requestDate)}</span>
      </div>
      <p className={classes.who}>
        {request.company ? (
          <Link
            from="/land/request"
            to="/land/request"
            search={({ view }) => ({ view, companyId: request.company?.id })}
            className={linkClass}
            title={`Все запросы компании «${request.company.name}»`}
          >
            {request.company.name}
          </Link>
        ) : (
          <span className="nil">{request.companyId === null ? 'Компания не указана' : missing.dash}</span>
        )}
        <span className={classes.dot}>·</span>
        <EmployeeName id={request.responsibleEmployeeId} />
      </p>
      <dl className={classes.numbers}>
        <Fact label="Площадь" value={request.area && formatRange(request.area, units.hectare)} />
        <Fact label="Бюджет" value={request.budget && formatRange(request.budget, units.rouble)} />
        <Fact
          label="От города"
          value={
            request.distanceFromNearestCity === null
              ? null
              : `до ${formatQuantity(request.distanceFromNearestCity, units.kilometre)}`
          }
        />
      </dl>
      <p className={classes.where} title={placeWords(request)}>
        {placeWords(request)}
      </p>
      <div className={classes.foot}>
        <span className={classes.types}>
          {request.propertyTypes.map((type) => (
            <TypeSwatch key={type.id} colour={typeColors[type.color]} label={type.name} isOff={!request.isEnabled} />
          ))}
        </span>
        <Link to="/land/request/$id/selections" params={{ id: request.id }} className={classes.count ?? ''}>
          {request.countRequrestSelectionItems === 0
            ? 'Подборка пуста'
            : `В подборке ${formatCountOf(request.countRequrestSelectionItems, objects)}`}
        </Link>
        <FoldButton isOpen={isExpanded} onChange={setExpanded} controls={panelId} />
      </div>
      <div id={panelId}>{isExpanded && <RequestPanel request={request} />}</div>
    </article>
  );
}

function Fact({ label, value }: { label: string; value: string | null | undefined }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd title={value ?? undefined}>{value ?? <span className="nil">{missing.dash}</span>}</dd>
    </div>
  );
}

/** Regions, highways and uses in one line. */
function placeWords({ regions, landHighways, bestUses }: LandRequest): string {
  const places = [...regions, ...landHighways].map(({ name }) => name).join(', ');
  const uses = bestUses.map(({ name }) => name).join(', ');
  return [places || 'Любой регион', uses].filter(Boolean).join(' · ');
}
