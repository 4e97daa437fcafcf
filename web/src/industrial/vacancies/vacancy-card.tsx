import type { VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { formatQuantity } from '@gektar/format/number.ts';
import { units } from '@gektar/format/unit.ts';
import { IconMapPin } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { AreaMix } from '#industrial/areas/area-mix.tsx';
import { mixParts, totalsOf } from '#industrial/areas/mix-parts.ts';
import { vacancyLink } from '#industrial/industrial-links.ts';
import { CardFigure as Figure } from '#industrial/tree/card-figure.tsx';
import { ClassMark } from '#industrial/tree/class-mark.tsx';
import classes from '#industrial/tree/complex-card.module.css';
import { VacancyIcon } from '#industrial/tree/vacancy-icon.tsx';
import { isOpenVacancy } from '#industrial/tree/vacancy-state.ts';
import { ToSelectionButton } from '#sharing/to-selection/to-selection.tsx';
import { IconButton } from '#ui/button/icon-button.tsx';
import card from '#ui/component/entity-card.module.css';
import { Tag } from '#ui/component/tag.tsx';
import { icon14 } from '#ui/icon.ts';
import { Box } from '#ui/layout/box.ts';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Text } from '#ui/layout/text.ts';
import { availableText } from './vacancy-columns.tsx';

export interface VacancyCardProps {
  readonly vacancy: VacancyRow;
  readonly isLit?: boolean | undefined;
  readonly onHover?: ((isOver: boolean) => void) | undefined;
  /** Shows the vacancy on the map next to the cards. */
  readonly onShow?: (() => void) | undefined;
  /** Number of the vacancy in the client's selection (M-18). */
  readonly number?: number | undefined;
  /** Content at the bottom left: match with a request; 'В подборку' by default. */
  readonly aside?: ReactNode;
}

/** Height of a card (px). */
export const VACANCY_CARD_HEIGHT = 136;

/** Location, size, rate and availability of a vacancy. */
export function VacancyCard({
  vacancy,
  isLit,
  onHover,
  onShow,
  number,
  aside = toSelectionOf(vacancy),
}: VacancyCardProps) {
  const { complexName, buildingName, name, areaSize, averageNetRentalRate, minimalRentalBlockArea } = vacancy;
  return (
    <Stack
      bdb="line"
      as="article"
      display="flex"
      tabular
      mih={136}
      p="12px 16px 10px var(--gutter)"
      className={`${classes.card} ${classes.low} ${card.lit}`}
      aria-label={`${complexName}, ${buildingName}, ${name}`}
      data-lit={isLit || undefined}
      data-off={!vacancy.isActive || undefined}
      onPointerEnter={() => onHover?.(true)}
      onPointerLeave={() => onHover?.(false)}
      onFocus={() => onHover?.(true)}
      onBlur={() => onHover?.(false)}
    >
      <Row gap={8}>
        {number !== undefined && (
          <Text as="span" size={13} c="mute" title={`Номер в подборке: ${number}`}>
            {number}
          </Text>
        )}
        <Link {...vacancyLink(vacancy)} className={`${card.title} ${classes.name}`} title={`${complexName}, ${name}`}>
          {complexName}
        </Link>
        <Text as="span" size={13} c="soft" truncate miw={0} title={`${buildingName}, ${name}`}>
          {buildingName}, {name}
        </Text>
        <ClassMark buildingClass={vacancy.buildingClass} />
        <VacancyIcon vacancyStatus={vacancy.vacancyStatus} hasDeal={vacancy.deal !== null} />
        {!vacancy.isActive && <Tag tone="line">В архиве</Tag>}
      </Row>
      <Stack as="dl" columns="minmax(0, 7fr) minmax(0, 8fr) minmax(0, 6fr)" gap={8} my={6} className={classes.figures}>
        <Figure label="Площадь" value={areaSize === null ? null : formatQuantity(areaSize, units.squareMetre)} />
        <Figure
          label="Ставка, ср."
          edited={{ row: vacancy, field: 'averageNetRentalRate' }}
          value={
            averageNetRentalRate === null ? null : formatQuantity(averageNetRentalRate, units.roublePerSquareMetre)
          }
        />
        <Figure
          label="Доступна"
          edited={{ row: vacancy, field: 'availabilityDate' }}
          value={availableText(vacancy.availabilityDate)}
        />
      </Stack>
      <Box mih={12}>
        <AreaMix size="small" parts={mixParts(totalsOf(vacancy.areaSetWithPrice))} />
      </Box>
      <Row size={13} gap={8} c="soft" whiteSpace="nowrap" mt="auto" className={classes.foot}>
        {aside}
        <Box as="span" me="auto" />
        {minimalRentalBlockArea !== null && `блок от ${formatQuantity(minimalRentalBlockArea, units.squareMetre)}`}
        {onShow && (
          <IconButton
            label="Показать на карте"
            icon={<IconMapPin {...icon14} />}
            size={28}
            variant="subtle"
            onClick={onShow}
          />
        )}
      </Row>
    </Stack>
  );
}

/** Button 'В подборку'; only for open vacancies. */
function toSelectionOf({ id, name, isActive, vacancyStatus, deal }: VacancyRow) {
  if (!isOpenVacancy({ isEnabled: isActive, vacancyStatus, hasDeal: deal !== null })) return undefined;
  return <ToSelectionButton domain="industrial" objectIds={[id]} name={name} />;
}
