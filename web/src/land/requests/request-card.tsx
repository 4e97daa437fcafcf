import { valueColors } from '@gektar/contract/dictionaries/value-colors.ts';
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
import { Caption } from '#ui/layout/caption.ts';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Truncate } from '#ui/layout/truncate.ts';
import card from '#ui/piece/entity-card.module.css';
import { Tag } from '#ui/piece/tag.tsx';
import { TypeSwatch } from '#ui/piece/type-swatch.tsx';
import classes from './request-card.module.css';
import { RequestPanel } from './request-panel.tsx';

/** Height of a folded card (px), see request-card.module.css. */
export const REQUEST_CARD_HEIGHT = 164;

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
    <Stack
      rule="bottom"
      as="article"
      isFlex
      gap={2}
      hasFigures
      pad="12px var(--gutter) 10px"
      className={`${classes.card} ${card.lit}`}
      aria-label={request.name}
      data-lit={isLit || undefined}
      data-off={!request.isEnabled || undefined}
      onPointerEnter={() => onHover?.(true)}
      onPointerLeave={() => onHover?.(false)}
    >
      <Row gap={8} className={classes.head}>
        <Link
          to="/land/request/$id"
          params={{ id: request.id }}
          className={`${card.title} ${card.above} ${classes.name}`}
          title={request.name}
        >
          {request.name}
        </Link>
        {!request.isEnabled && <Tag tone="line">В архиве</Tag>}
        {request.isEnabled && !request.isActual && <Tag tone="due">Не актуален</Tag>}
        <Caption as="span" size={12} isOnLine tone="mute" isAside isFirm>
          {formatDate(request.requestDate)}
        </Caption>
      </Row>
      <Row as="p" align="stretch" gap={6} size={13} tone="soft" lines="whole" isSlim className={classes.who}>
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
        <Caption as="span" tone="mute">
          ·
        </Caption>
        <EmployeeName id={request.responsibleEmployeeId} />
      </Row>
      <Row as="dl" align="stretch" wrap gap="4px 16px" above={6} below={6} className={classes.numbers}>
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
      </Row>
      <Truncate as="p" size={13} className={card.quiet} title={placeWords(request)}>
        {placeWords(request)}
      </Truncate>
      <Row gap={10} size={12} tone="soft" lines="whole" className={classes.foot}>
        <Row as="span" align="stretch" gap={10} isSlim className={classes.types}>
          {request.propertyTypes.map((type) => (
            <TypeSwatch key={type.id} colour={valueColors[type.color]} label={type.name} isOff={!request.isEnabled} />
          ))}
        </Row>
        <Link
          to="/land/request/$id/selections"
          params={{ id: request.id }}
          className={`${classes.count} ${card.above}`}
        >
          {request.countRequrestSelectionItems === 0
            ? 'Подборка пуста'
            : `В подборке ${formatCountOf(request.countRequrestSelectionItems, objects)}`}
        </Link>
        <FoldButton isOpen={isExpanded} onChange={setExpanded} controls={panelId} />
      </Row>
      <div id={panelId}>{isExpanded && <RequestPanel request={request} />}</div>
    </Stack>
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
