import type { ComplexRow } from '@gektar/contract/industrial/complexes/complex.ts';
import { enumerationName } from '@gektar/contract/industrial/dictionaries/enumerations.ts';
import { formatMeasured, formatQuantity } from '@gektar/format/number.ts';
import { buildings, formatCountOf, vacancies } from '@gektar/format/plural.ts';
import { units } from '@gektar/format/unit.ts';
import { IconMapPin } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Suspense, useId, useState } from 'react';
import { AreaMix } from '#industrial/areas/area-mix.tsx';
import { mixParts } from '#industrial/areas/mix-parts.ts';
import { complexLink } from '#industrial/industrial-links.ts';
import { CardFigure as Figure } from '#industrial/tree/card-figure.tsx';
import classes from '#industrial/tree/complex-card.module.css';
import { VacanciesFreshness } from '#industrial/tree/vacancies-freshness.tsx';
import { openVacanciesOf } from '#industrial/vacancies/open-vacancies-of.ts';
import { ToSelectionButton } from '#sharing/to-selection/to-selection.tsx';
import { FoldButton } from '#ui/button/fold-button.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import card from '#ui/component/entity-card.module.css';
import { Tag } from '#ui/component/tag.tsx';
import { icon14 } from '#ui/icon.ts';
import { Box } from '#ui/layout/box.ts';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Text } from '#ui/layout/text.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { Spinner } from '#ui/waiting/spinner.tsx';
import { COMPLEX_CARD_HEIGHT } from './complex-card-height.ts';
import { ClassMarks } from './complex-cells.tsx';

const OpenVacancies = lazyPart(async () => ({ default: (await import('./open-vacancies.tsx')).OpenVacancies }));

export interface ComplexCardProps {
  readonly complex: ComplexRow;
  readonly isLit?: boolean | undefined;
  readonly onHover?: ((isOver: boolean) => void) | undefined;
  /** Shows the complex on the map next to the cards. */
  readonly onShow?: (() => void) | undefined;
}

/** Card of a complex: free area and rates; it unfolds to show the open vacancies. */
export function ComplexCard({ complex, isLit, onHover, onShow }: ComplexCardProps) {
  const [isExpanded, setExpanded] = useState(false);
  const panelId = useId();
  const { id, name, isEnabled, vacancyCount } = complex;
  return (
    <Stack
      bdb="line"
      as="article"
      display="flex"
      tabular
      mih={COMPLEX_CARD_HEIGHT}
      p="12px 16px 10px var(--gutter)"
      className={`${classes.card} ${card.lit}`}
      aria-label={name}
      data-lit={isLit || undefined}
      data-off={!isEnabled || undefined}
      onPointerEnter={() => onHover?.(true)}
      onPointerLeave={() => onHover?.(false)}
      onFocus={() => onHover?.(true)}
      onBlur={() => onHover?.(false)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isExpanded) return;
        event.stopPropagation();
        setExpanded(false);
      }}
    >
      <Row gap={8}>
        <Link {...complexLink(id)} className={`${card.title} ${card.above} ${classes.name}`} title={name}>
          {name}
        </Link>
        <ClassMarks buildingClasses={complex.buildingClasses} />
        {!isEnabled && <Tag tone="line">В архиве</Tag>}
      </Row>
      <Text truncate as="p" size={13} className={card.quiet} title={complex.fullAddress}>
        {placeWords(complex)}
      </Text>
      <Stack as="dl" columns="repeat(3, minmax(0, 1fr))" gap={8} my={6} className={classes.figures}>
        <Figure
          label="Площадь"
          edited={{ row: complex, field: 'complexArea' }}
          value={formatOr(complex.complexArea, units.squareMetre)}
        />
        <Figure label="Свободно" value={formatOr(complex.freeArea || null, units.squareMetre)} />
        <Figure
          label="Ставка, ср."
          value={complex.averageRentalRate === null ? null : formatMeasured(complex.averageRentalRate)}
        />
      </Stack>
      <Box mih={12}>{complex.freeArea > 0 && <AreaMix size="small" parts={mixParts(complex.freeAreas)} />}</Box>
      <Row size={13} gap={8} c="soft" whiteSpace="nowrap" mt="auto" className={classes.foot}>
        <Box as="span" me="auto">
          {formatCountOf(complex.buildingCount, buildings)}, {formatCountOf(vacancyCount, vacancies)}
        </Box>
        <VacanciesFreshness {...complex} />
        {vacancyCount > 0 && (
          <ToSelectionButton domain="industrial" objectIds={() => openVacanciesOf([id])} name={name} isShortOnPhone />
        )}
        {onShow && (
          <IconButton
            label="Показать на карте"
            icon={<IconMapPin {...icon14} />}
            size={28}
            variant="subtle"
            onClick={onShow}
          />
        )}
        <FoldButton isOpen={isExpanded} onChange={setExpanded} controls={panelId} />
      </Row>
      <div id={panelId} className={classes.panel}>
        {isExpanded && (
          <Suspense fallback={<Spinner />}>
            <OpenVacancies complex={complex} />
          </Suspense>
        )}
      </div>
    </Stack>
  );
}

function formatOr(value: number | null, unit: string): string | null {
  return value === null ? null : formatQuantity(value, unit);
}

/** 'Ленинградское, 35,00 км от МКАД · Действующий' */
function placeWords({ highway, distanceFromRingRoad, complexConstructionStatus, region }: ComplexRow): string {
  const road = highway?.name ?? region.name;
  const far = distanceFromRingRoad === null ? '' : `, ${formatQuantity(distanceFromRingRoad, units.kilometre)} от МКАД`;
  return `${road}${far} · ${enumerationName('complex-construction-statuses', complexConstructionStatus)}`;
}
