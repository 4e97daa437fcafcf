import { areaTypeIds, mainKinds } from '@gektar/contract/industrial/areas/area-kinds.ts';
import { namesOf } from '@gektar/contract/records.ts';
import { formatMeasured } from '@gektar/format/number.ts';
import { units, withUnit } from '@gektar/format/unit.ts';
import { Tooltip } from '@mantine/core';
import { IconChevronRight, IconPlus } from '@tabler/icons-react';
import { type ComponentProps, type MouseEvent, memo, type ReactNode } from 'react';
import { areaName, inSentence } from '#industrial/areas/area-words.ts';
import { EditorAvatar } from '#ui/component/editor-avatar.tsx';
import { Tag } from '#ui/component/tag.tsx';
import { icon14, icon16 } from '#ui/icon.ts';
import { Row } from '#ui/layout/row.ts';
import { Text } from '#ui/layout/text.ts';
import classes from './building-tree.module.css';
import { ClassMark } from './class-mark.tsx';
import { OfferMarks } from './offer-marks.tsx';
import { offerWords } from './offer-words.ts';
import type { TreeRow } from './tree-rows.ts';
import { VacancyIcon } from './vacancy-icon.tsx';
import { isOpenVacancy } from './vacancy-state.ts';

export interface TreeLineProps {
  readonly id: string;
  readonly row: TreeRow;
  readonly href: string;
  readonly isCurrent: boolean;
  readonly isDense: boolean;
  /** Reason why nothing can be added to the building. */
  readonly blocked: string | undefined;
  readonly tabIndex: 0 | -1;
  readonly onFocus: (key: string) => void;
  readonly onFold: (row: TreeRow) => void;
  readonly onClick: (event: MouseEvent, row: TreeRow) => void;
}

function Line({ id, row, href, isCurrent, isDense, blocked, tabIndex, onFocus, onFold, onClick }: TreeLineProps) {
  const level = row.kind === 'building' ? 1 : 2;
  const item = {
    id,
    tabIndex,
    onFocus: () => onFocus(row.key),
    'aria-level': level,
    'data-current': isCurrent || undefined,
  };
  const link = {
    ...item,
    href,
    'aria-current': isCurrent ? ('page' as const) : undefined,
    draggable: false,
    onClick: (event: MouseEvent) => onClick(event, row),
  };
  /** A click on the fold mark, which is inside the link of the building, only folds; keys fold by arrows. */
  const handleBuildingClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element && event.target.closest('[data-fold]'))) return onClick(event, row);
    event.preventDefault();
    onFold(row);
  };
  switch (row.kind) {
    case 'building':
      return <BuildingLine row={row} link={{ ...link, onClick: handleBuildingClick }} isDense={isDense} />;
    case 'vacancy':
      return <VacancyLine row={row} link={link} />;
    case 'new':
      return (
        <a {...link} role="treeitem" className={classes.vacancy}>
          <VacancyIcon vacancyStatus={1} hasDeal={false} />
          <Text as="span" truncate title={row.name}>
            {row.name}
          </Text>
          <span className={classes.figure}>не сохранена</span>
        </a>
      );
    case 'add':
      return blocked === undefined ? (
        <a {...link} role="treeitem" className={classes.add}>
          <AddWords />
        </a>
      ) : (
        <Tooltip label={blocked} multiline w={290} openDelay={0} events={{ hover: true, focus: true, touch: true }}>
          <span {...item} role="treeitem" tabIndex={tabIndex} className={classes.add} aria-disabled="true">
            <AddWords />
            <span className="sr">. {blocked}</span>
          </span>
        </Tooltip>
      );
  }
}

/** All rows are rebuilt whenever one is unfolded; a line renders again only when its own row differs. */
function isSameLine({ row, ...props }: TreeLineProps, { row: nextRow, ...nextProps }: TreeLineProps): boolean {
  return isSame(row, nextRow) && isSame(props, nextProps);
}

function isSame<About extends object>(one: About, other: About): boolean {
  const names = namesOf(one);
  return names.length === Object.keys(other).length && names.every((name) => Object.is(one[name], other[name]));
}

/** One line of the tree: a real link, so that the middle button opens it in another tab. */
export const TreeLine = memo(Line, isSameLine);

type Link = ComponentProps<'a'>;

function BuildingLine({
  row: { building, isOpen, openCount, place, ofPlaces },
  link,
  isDense,
}: {
  row: Extract<TreeRow, { kind: 'building' }>;
  link: Link;
  isDense: boolean;
}) {
  const { name, isEnabled, totalArea, buildingType, buildingClass, vacancies } = building;
  return (
    <a
      {...link}
      role="treeitem"
      className={classes.building}
      aria-expanded={isOpen}
      aria-setsize={ofPlaces}
      aria-posinset={place}
      data-archived={!isEnabled || undefined}
    >
      <span className={classes.fold} title={isOpen ? 'Свернуть' : 'Развернуть'} data-fold>
        <IconChevronRight {...icon16} />
      </span>
      <Text truncate as="b" fw={600} title={name}>
        {name}
      </Text>
      <Row as="span" gap={6}>
        {isDense && (
          <Text as="span" size={12} c="soft">
            {openCount} из {vacancies.length}
          </Text>
        )}
        {!isEnabled && <Tag tone="line">В архиве</Tag>}
        <EditorAvatar id={building.id} />
        <ClassMark buildingClass={buildingClass} />
      </Row>
      <Text as="small" size={12} whiteSpace="nowrap" className="cut" style={{ gridColumn: '2 / -1' }}>
        {withUnit(formatMeasured(totalArea), units.squareMetre)} · {buildingType.name}
      </Text>
    </a>
  );
}

function VacancyLine({ row: { vacancy }, link }: { row: Extract<TreeRow, { kind: 'vacancy' }>; link: Link }) {
  const kind = mainKinds.find((one) => areaTypeIds[one] === vacancy.mainAreaTypeCalc);
  const words = kind === undefined ? vacancy.name : `${vacancy.name}, ${inSentence(areaName(kind))}`;
  const offers = offerWords(vacancy.vacancyTypes);
  return (
    <a {...link} role="treeitem" className={classes.vacancy} data-over={!isOpenVacancy(vacancy) || undefined}>
      <VacancyIcon {...vacancy} />
      <Row as="span" gap={6} miw={0} title={offers === '' ? words : `${words}: ${offers}`}>
        <Text as="span" truncate>
          {words}
        </Text>
        <OfferMarks vacancyTypes={vacancy.vacancyTypes} />
        <EditorAvatar id={vacancy.id} />
      </Row>
      <span className={classes.figure}>{figureOf(vacancy)}</span>
    </a>
  );
}

function figureOf({ isEnabled, areaSize }: { isEnabled: boolean; areaSize: number | null }): ReactNode {
  if (!isEnabled) return 'В архиве';
  return areaSize === null ? undefined : withUnit(formatMeasured(areaSize), units.squareMetre);
}

function AddWords() {
  return (
    <>
      <IconPlus {...icon14} />
      Добавить вакансию
    </>
  );
}
