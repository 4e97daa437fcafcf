import type { FullBuilding } from '@gektar/contract/industrial/buildings/building.ts';
import type { VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { formatMeasured } from '@gektar/format/number.ts';
import { units, withUnit } from '@gektar/format/unit.ts';
import { IconChevronRight, IconFold } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, memo, type ReactNode, useCallback, useId, useMemo, useRef, useState } from 'react';
import { useFlashMark } from '#api/events/use-row-flash.ts';
import { AreaMix } from '#industrial/areas/area-mix.tsx';
import { ClassMark } from '#industrial/tree/class-mark.tsx';
import { MainArea } from '#industrial/tree/main-area.tsx';
import { OfferMarks } from '#industrial/tree/offer-marks.tsx';
import { VacancyIcon } from '#industrial/tree/vacancy-icon.tsx';
import { VacancyActions } from '#industrial/vacancies/vacancy-actions.tsx';
import { availableText, rateCell } from '#industrial/vacancies/vacancy-columns.tsx';
import { dash, measuredCell } from '#table/cells.tsx';
import { GridTable } from '#table/grid-table.tsx';
import { ROW_HEIGHT } from '#table/table-column.ts';
import { useLatest } from '#table/use-latest.ts';
import { useRowsInSlices } from '#table/use-rows-in-slices.ts';
import { IconButton } from '#ui/button/icon-button.tsx';
import { Tag } from '#ui/component/tag.tsx';
import { icon16 } from '#ui/icon.ts';
import { Box } from '#ui/layout/box.ts';
import { Row } from '#ui/layout/row.ts';
import { Text } from '#ui/layout/text.ts';
import { measuredLater } from '#ui/measured-later.ts';
import { Segmented } from '#ui/menu/segmented.tsx';
import { BuildingMenu } from './building-actions.tsx';
import {
  freeFigures,
  type ListedVacancies,
  listedCount,
  type PartsRow,
  partsRows,
  partsStep,
  remarkOf,
} from './parts-rows.ts';
import classes from './parts-table.module.css';

export interface PartsTableProps {
  readonly buildings: readonly FullBuilding[];
  /** The chosen building, which is unfolded. */
  readonly building: FullBuilding;
  readonly vacancy: VacancyRow | undefined;
  /** Whether rows have buttons that appear on hover. */
  readonly hasActions: boolean;
}

/** Parts of a large complex: all buildings, one of them unfolded; only visible rows are rendered. */
export function PartsTable({ buildings, building, vacancy, hasActions }: PartsTableProps) {
  const navigate = useNavigate({ from: '/industrial/complex/$id' });
  const [listed, setListed] = useState<ListedVacancies>('open');
  const [foldedId, setFoldedId] = useState<string>();
  const openId = building.id === foldedId ? undefined : building.id;
  const rows = useMemo(() => partsRows(buildings, openId, listed), [buildings, openId, listed]);
  const count = (which: ListedVacancies) => listedCount(buildings, which);
  const choose = (part: Part) => {
    setFoldedId(undefined);
    void navigate({
      search: (before) => ({ ...before, building: part.building.id, vacancy: part.vacancy?.id }),
      replace: true,
      resetScroll: false,
    });
  };

  // Stable functions, so that only changed rows render.
  const latest = useLatest(choose);
  const handleChoose = useCallback((part: Part) => latest.current(part), [latest]);

  const tableId = useId();
  const chosenKey = vacancy?.id ?? building.id;
  const [activeKey, setActiveKey] = useState(chosenKey);
  const active = Math.max(
    rows.findIndex(({ key }) => key === activeKey),
    0,
  );
  const scroller = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    ...measuredLater(),
    overscan: 4,
    getItemKey: (index) => rows[index]?.key ?? index,
    // The row in the tab order is always rendered.
    rangeExtractor: (range) => [...new Set([...defaultRangeExtractor(range), active])].sort((a, b) => a - b),
  });
  const items = virtual.getVirtualItems();
  const inSight = items.map(({ index }) => index);
  const keys = useMemo(() => rows.map(({ key }) => key), [rows]);
  const drawn = useRowsInSlices(scroller, inSight, keys, active);
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const row = rows[active];
    if ((event.key === 'Enter' || event.key === ' ') && row !== undefined) choose(row);
    else {
      const step = partsStep(event.key, rows, active, openId);
      if (step === undefined) return;
      if ('fold' in step) setFoldedId(step.fold);
      else if ('unfold' in step && row) choose(row);
      else if ('to' in step) {
        const key = rows[step.to]?.key ?? activeKey;
        setActiveKey(key);
        virtual.scrollToIndex(step.to);
        requestAnimationFrame(() => document.getElementById(`${tableId}-${key}`)?.focus({ preventScroll: true }));
      }
    }
    event.preventDefault();
  };

  return (
    <section aria-label="Здания и вакансии">
      <Row wrap="wrap" gap={8} mt={14} mb={10}>
        <Segmented
          aria-label="Какие вакансии"
          value={listed}
          onChange={setListed}
          options={[
            { value: 'open', label: `Открытые ${count('open')}` },
            { value: 'all', label: `Все ${count('all')}` },
            { value: 'closed', label: `Закрытые ${count('closed')}` },
          ]}
        />
        <span className="grow" />
        <IconButton label="Свернуть" icon={<IconFold {...icon16} />} onClick={() => setFoldedId(building.id)} />
      </Row>
      <div ref={scroller} className={`${classes.scroller} thin`}>
        <GridTable
          role="treegrid"
          aria-label="Здания и вакансии комплекса"
          aria-rowcount={rows.length + 1}
          className={classes.grid}
          onKeyDown={handleKey}
        >
          <PartsHead />
          <Box as="tbody" display="block" pos="relative" style={{ height: virtual.getTotalSize() }}>
            {items.map(({ index, start }) => {
              const row = rows[index];
              if (row === undefined || !drawn.includes(index)) return null;
              return (
                <PartsLine
                  key={row.key}
                  building={row.building}
                  vacancy={row.vacancy}
                  id={`${tableId}-${row.key}`}
                  index={index}
                  start={start}
                  isOpen={row.key === openId}
                  isActive={index === active}
                  isChosen={row.key === chosenKey}
                  hasActions={hasActions}
                  onFocus={setActiveKey}
                  onChoose={handleChoose}
                  onFold={setFoldedId}
                />
              );
            })}
          </Box>
        </GridTable>
      </div>
    </section>
  );
}

function PartsHead() {
  return (
    <Box as="thead" display="block" pos="sticky" inset="0 auto auto" zIndex="2">
      <tr className={classes.head} aria-rowindex={1}>
        <Head>Здание, вакансия</Head>
        <Head unit={units.squareMetre} isEnd>
          Площадь
        </Head>
        <Head unit={units.squareMetre} isEnd>
          Свободно
        </Head>
        <Head>Доля по типам</Head>
        <Head isEnd>Открыто</Head>
        <Head unit={units.roublePerSquareMetre} isEnd>
          Ставка
        </Head>
        <Head isEnd>Доступна</Head>
      </tr>
    </Box>
  );
}

type Part = Pick<PartsRow, 'building' | 'vacancy'>;

interface PartsLineProps extends Part {
  /** Id of the row element. */
  readonly id: string;
  /** Position among all rows, from 0. */
  readonly index: number;
  /** Distance from the top (px). */
  readonly start: number;
  /** Whether the row is an unfolded building. */
  readonly isOpen: boolean;
  /** Whether the row is the one in the tab order. */
  readonly isActive: boolean;
  readonly isChosen: boolean;
  readonly hasActions: boolean;
  readonly onFocus: (key: string) => void;
  readonly onChoose: (part: Part) => void;
  readonly onFold: (buildingId: string) => void;
}

/** Row of a building or a vacancy; renders again only when its data or position change. */
const PartsLine = memo(function Line({ building, vacancy, id, index, start, isOpen, ...props }: PartsLineProps) {
  const { isActive, isChosen, hasActions, onFocus, onChoose, onFold } = props;
  const choose = () => onChoose({ building, vacancy });
  const mark = useFlashMark((vacancy ?? building).id);
  return (
    <tr
      {...mark}
      id={id}
      tabIndex={isActive ? 0 : -1}
      aria-rowindex={index + 2}
      aria-level={vacancy ? 2 : 1}
      aria-expanded={vacancy ? undefined : isOpen}
      aria-selected={isChosen}
      data-building={vacancy ? undefined : ''}
      data-muted={!(vacancy ?? building).isEnabled || undefined}
      className={classes.row}
      style={{ transform: `translateY(${start}px)` }}
      onFocus={() => onFocus((vacancy ?? building).id)}
      onClick={choose}
    >
      {vacancy ? (
        <VacancyCells vacancy={vacancy} hasActions={hasActions} />
      ) : (
        <BuildingCells
          building={building}
          isOpen={isOpen}
          hasActions={hasActions}
          onFold={() => (isOpen ? onFold(building.id) : choose())}
        />
      )}
    </tr>
  );
});

function Head({ children, unit, isEnd }: { children: ReactNode; unit?: string; isEnd?: boolean }) {
  return (
    <th className={classes.cell} data-end={isEnd || undefined}>
      {children}
      {unit !== undefined && <small>, {unit}</small>}
    </th>
  );
}

function Cell({ children, isEnd, isOver }: { children?: ReactNode; isEnd?: boolean; isOver?: boolean }) {
  return (
    <td className={classes.cell} data-end={isEnd || undefined} data-over={isOver || undefined}>
      {children}
    </td>
  );
}

interface BuildingCellsProps {
  readonly building: FullBuilding;
  readonly isOpen: boolean;
  readonly hasActions: boolean;
  readonly onFold: () => void;
}

function BuildingCells({ building, isOpen, hasActions, onFold }: BuildingCellsProps) {
  const { name, isEnabled, buildingType, buildingClass, totalArea, vacancies } = building;
  const { openCount, area, parts, rate, available } = useMemo(() => freeFigures(building), [building]);
  return (
    <>
      <Cell>
        <button
          type="button"
          tabIndex={-1}
          className={classes.fold}
          aria-label={isOpen ? `Свернуть ${name}` : `Развернуть ${name}`}
          data-open={isOpen || undefined}
          onClick={(event) => {
            event.stopPropagation();
            onFold();
          }}
        >
          <IconChevronRight {...icon16} />
        </button>
        <span className={classes.building}>
          <Text as="span" truncate title={name}>
            {name}
          </Text>
          <Text as="span" truncate className={classes.type} title={buildingType.name}>
            {buildingType.name}
          </Text>
        </span>
        <ClassMark buildingClass={buildingClass} />
        {!isEnabled && <Tag tone="line">В архиве</Tag>}
      </Cell>
      <Cell isEnd>{measuredCell(totalArea)}</Cell>
      <Cell isEnd>
        <b>{measuredCell(area)}</b>
      </Cell>
      <Cell>
        <Box as="span" w="100%">
          <AreaMix size="small" hasTrack scale={totalArea} parts={parts} />
        </Box>
      </Cell>
      <Cell isEnd>
        {openCount} <span className="mute">из {vacancies.length}</span>
      </Cell>
      <Cell isEnd>{measuredCell(rate)}</Cell>
      <Cell isEnd>
        {available === null ? dash : availableText(available)}
        {hasActions && (
          <span className={classes.actions}>
            <BuildingMenu building={building} hasEdit />
          </span>
        )}
      </Cell>
    </>
  );
}

function VacancyCells({ vacancy, hasActions }: { vacancy: VacancyRow; hasActions: boolean }) {
  const {
    name,
    areaSize,
    vacancyStatus,
    vacancyTypes,
    minimalRentalBlockArea: block,
    availabilityDate,
    deal,
  } = vacancy;
  const remark = remarkOf(vacancy);
  return (
    <>
      <Cell>
        <Row as="span" display="inline-flex" align="stretch" flex="none" ps={24}>
          <VacancyIcon vacancyStatus={vacancyStatus} hasDeal={deal !== null} />
        </Row>
        <Text as="span" truncate title={name}>
          {name}
        </Text>
        <OfferMarks vacancyTypes={vacancyTypes} />
      </Cell>
      <Cell>
        <MainArea vacancy={vacancy} />
      </Cell>
      <Cell isEnd>{measuredCell(areaSize)}</Cell>
      <Cell isOver>
        {remark ? (
          <span className={remark.isWarning ? 'amber' : 'mute'}>{remark.text}</span>
        ) : (
          block !== null && <span className="soft">блок от {withUnit(formatMeasured(block), units.squareMetre)}</span>
        )}
      </Cell>
      <Cell />
      <Cell isEnd>{rateCell(vacancy)}</Cell>
      <Cell isEnd>
        {availableText(availabilityDate)}
        {hasActions && (
          <span className={classes.actions}>
            <VacancyActions vacancy={vacancy} />
          </span>
        )}
      </Cell>
    </>
  );
}
