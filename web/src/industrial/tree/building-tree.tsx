import type { BuildingSummary } from '@gektar/contract/industrial/buildings/building.ts';
import type { VacancyLabel } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { buildings as buildingForms, formatCountOf, vacancies as vacancyForms } from '@gektar/format/plural.ts';
import { missing } from '@gektar/format/words.ts';
import { Button, Tooltip } from '@mantine/core';
import { IconFold, IconPlus } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { defaultRangeExtractor, measureElement, useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type MouseEvent, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { ListSearchBox } from '#form/filter/list-search-box.tsx';
import { useLatest } from '#table/use-latest.ts';
import { useRowsInSlices } from '#table/use-rows-in-slices.ts';
import { icon16 } from '#ui/icon.ts';
import { Box } from '#ui/layout/box.ts';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Text } from '#ui/layout/text.ts';
import { measuredLater } from '#ui/measured-later.ts';
import { Segmented } from '#ui/menu/segmented.tsx';
import classes from './building-tree.module.css';
import { TreeLine } from './tree-line.tsx';
import {
  addingBlocked,
  blockedReason,
  isDense,
  NEW_VACANCY,
  openAtFirst,
  openVacancyCount,
  type TreePosition,
  type TreeRow,
  treeRows,
  treeStep,
  vacancyCount,
  withOpen,
} from './tree-rows.ts';

/** URLs of the lines, which differ between the page of a complex and its edit frame. */
export interface TreeAddresses {
  readonly building: (building: BuildingSummary) => string;
  readonly vacancy: (building: BuildingSummary, vacancy: VacancyLabel) => string;
  readonly newVacancy: (building: BuildingSummary) => string;
  /** Undefined when buildings are added elsewhere. */
  readonly newBuilding?: string | undefined;
}

export interface BuildingTreeProps {
  readonly buildings: readonly BuildingSummary[];
  readonly isComplexEnabled: boolean;
  readonly addresses: TreeAddresses;
  readonly current?: TreePosition | undefined;
  /** Name typed for a new vacancy. */
  readonly newName?: string | undefined;
}

/** Heights of lines before they are measured (px). */
const LINE_HEIGHT = { building: 46, vacancy: 30, new: 30, add: 34 } as const;

/**
 * Buildings of a complex and their vacancies (2§2). Many buildings are shown densely, one unfolded at a time, with a
 * search. Every line is a link; with unsaved changes the router asks before it opens another page.
 */
export function BuildingTree({ buildings, isComplexEnabled, addresses, current, newName }: BuildingTreeProps) {
  const router = useRouter();
  const { dense, open, setOpen, rows, fold, toggle, tools } = useTreeContent({ buildings, current, newName });
  const hrefOf = (row: TreeRow) => {
    if (row.kind === 'building') return addresses.building(row.building);
    return row.kind === 'vacancy' ? addresses.vacancy(row.building, row.vacancy) : addresses.newVacancy(row.building);
  };

  const currentKey = current && keyOf(current);
  const { lineId, activeKey, focus, activate } = useRovingFocus(rows, currentKey);
  const activeIndex = rows.findIndex(({ key }) => key === activeKey);
  const currentIndex = rows.findIndex(({ key }) => key === currentKey);
  const { list, virtual, items, drawn } = useLinesInSight(rows, dense, activeIndex, currentIndex);

  const handleKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const step = treeStep(event.key, rows, activeIndex);
    if (step === undefined) return;
    event.preventDefault();
    if ('unfold' in step) setOpen(withOpen(open, step.unfold, dense));
    else if ('fold' in step) fold(step.fold);
    else if ('unfoldAll' in step) setOpen(new Set(buildings.map(({ id }) => id)));
    else {
      const target = rows[step.to];
      if (dense) virtual.scrollToIndex(step.to);
      if (target) focus(target.key);
    }
  };
  const handleClick = (event: MouseEvent, row: TreeRow) => {
    // Ignores the second press of a double click: lines have moved, and another one is under the pointer.
    if (event.detail > 1) return event.preventDefault();
    activate(row.key);
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (!isPlain) return;
    event.preventDefault();
    if (row.kind === 'building') setOpen(withOpen(open, row.building.id, dense));
    // In a separate task, so that the tree responds first.
    setTimeout(() => router.history.push(hrefOf(row)));
  };
  // Stable functions, so that only changed lines render.
  const latest = useLatest({ handleClick, toggle });
  const handleLineClick = useCallback(
    (event: MouseEvent, row: TreeRow) => latest.current.handleClick(event, row),
    [latest],
  );
  const handleFold = useCallback((row: TreeRow) => latest.current.toggle(row), [latest]);
  const line = (row: TreeRow) => (
    <TreeLine
      id={lineId(row.key)}
      row={row}
      href={hrefOf(row)}
      isCurrent={row.key === currentKey}
      isDense={dense}
      blocked={row.kind === 'add' ? blockedReason(isComplexEnabled, row.building.isEnabled) : undefined}
      tabIndex={row.key === activeKey ? 0 : -1}
      onFocus={activate}
      onFold={handleFold}
      onClick={handleLineClick}
    />
  );
  const slot = (row: TreeRow) => ({
    className: classes.slot,
    'data-last': row.isLast || undefined,
    'data-on': current?.buildingId === row.building.id || undefined,
    'data-archived': !row.building.isEnabled || undefined,
  });

  return (
    <Stack display="flex" mih={0} mah="100%" className={classes.tree} data-dense={dense || undefined}>
      <TreeHead buildings={buildings} href={addresses.newBuilding} isBlocked={!isComplexEnabled} />
      {dense && <TreeTools buildings={buildings} {...tools} onFoldAll={() => setOpen(new Set())} />}
      <Box ref={list} mih={0} className={classes.list}>
        {rows.length === 0 && (
          <Text size={13} c="mute">
            {missing.data}
          </Text>
        )}
        <Box
          role="tree"
          aria-label="Здания и вакансии"
          pos="relative"
          w="var(--building-w)"
          h={dense ? virtual.getTotalSize() : undefined}
          className={classes.lines}
          onKeyDown={handleKey}
        >
          {dense
            ? items.map(({ index, start }) => {
                const row = rows[index];
                if (row === undefined || !drawn.includes(index)) return null;
                return (
                  <Box
                    key={row.key}
                    ref={virtual.measureElement}
                    pos="absolute"
                    inset="0 0 auto"
                    data-index={index}
                    style={{ transform: `translateY(${start}px)` }}
                    {...slot(row)}
                  >
                    {line(row)}
                  </Box>
                );
              })
            : rows.map((row) => (
                <Box key={row.key} pb={row.isLast ? 8 : undefined} {...slot(row)}>
                  {line(row)}
                </Box>
              ))}
        </Box>
      </Box>
    </Stack>
  );
}

/** Uses the size from the browser's observer; measuring at once would force a layout of the unfinished page. */
const measureOnceLaidOut: typeof measureElement = (element, entry, virtual) => {
  if (entry !== undefined) return measureElement(element, entry, virtual);
  const index = virtual.indexFromElement(element);
  const { getItemKey, estimateSize } = virtual.options;
  return virtual.itemSizeCache.get(getItemKey(index)) ?? estimateSize(index);
};

/** The unfolded buildings, the lines to show, and the text of the search. */
function useTreeContent({ buildings, current, newName }: Pick<BuildingTreeProps, 'buildings' | 'current' | 'newName'>) {
  const dense = isDense(buildings);
  const [open, setOpen] = useState(() => openAtFirst(buildings, current));
  const [isOpenOnly, setOpenOnly] = useState(dense);
  const [search, setSearch] = useState('');
  const [known, setKnown] = useState(current?.buildingId);
  if (current?.buildingId !== known) {
    setKnown(current?.buildingId);
    if (current !== undefined) setOpen(withOpen(open, current.buildingId, dense));
  }
  const rows = useMemo(
    () => treeRows(buildings, { open, isOpenOnly, search, newName }, current),
    [buildings, open, isOpenOnly, search, newName, current],
  );
  const fold = (id: string) => setOpen(new Set([...open].filter((one) => one !== id)));
  const toggle = (row: TreeRow) =>
    open.has(row.building.id) ? fold(row.building.id) : setOpen(withOpen(open, row.building.id, dense));
  return { dense, open, setOpen, rows, fold, toggle, tools: { isOpenOnly, setOpenOnly, search, setSearch } };
}

/** A long tree renders only visible lines and the active one; it opens with the current line in the middle. */
function useLinesInSight(rows: readonly TreeRow[], dense: boolean, activeIndex: number, currentIndex: number) {
  const list = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: dense ? rows.length : 0,
    getScrollElement: () => list.current,
    estimateSize: (index) => LINE_HEIGHT[rows[index]?.kind ?? 'vacancy'],
    measureElement: measureOnceLaidOut,
    ...measuredLater(),
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: 12,
    // The line in the tab order is always rendered.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), ...(activeIndex < 0 ? [] : [activeIndex])])].sort((a, b) => a - b),
  });
  const items = virtual.getVirtualItems();
  const keys = useMemo(() => rows.map(({ key }) => key), [rows]);
  const inSight = items.map(({ index }) => index);
  const drawn = useRowsInSlices(list, inSight, keys, activeIndex);
  const firstScroll = useRef(currentIndex);
  useEffect(() => {
    if (firstScroll.current > 0) virtual.scrollToIndex(firstScroll.current, { align: 'center' });
    firstScroll.current = -1;
  }, [virtual]);
  return { list, virtual, items, drawn };
}

interface TreeToolsProps {
  readonly buildings: readonly BuildingSummary[];
  readonly isOpenOnly: boolean;
  readonly setOpenOnly: (isOpenOnly: boolean) => void;
  readonly search: string;
  readonly setSearch: (search: string) => void;
  readonly onFoldAll: () => void;
}

/** Tools above a dense tree: search, a switch between open and all vacancies, a button to fold all. */
function TreeTools({ buildings, isOpenOnly, setOpenOnly, search, setSearch, onFoldAll }: TreeToolsProps) {
  return (
    <Stack gap={8} columns="minmax(0, 1fr)" w="var(--building-w)" pb={10}>
      <ListSearchBox
        label="Поиск по зданиям и вакансиям"
        placeholder="Здание или вакансия"
        value={search || undefined}
        onChange={(text) => setSearch(text ?? '')}
      />
      <Row justify="space-between">
        <Segmented
          aria-label="Вакансии"
          value={isOpenOnly}
          onChange={setOpenOnly}
          options={[
            { value: true, label: `Открытые ${openVacancyCount(buildings)}` },
            { value: false, label: `Все ${vacancyCount(buildings)}` },
          ]}
        />
        <Button variant="subtle" leftSection={<IconFold {...icon16} />} onClick={onFoldAll}>
          Свернуть
        </Button>
      </Row>
    </Stack>
  );
}

/** Head of the tree: '4 здания, 9 вакансий', and a button for a new building. */
function TreeHead({
  buildings,
  href,
  isBlocked,
}: {
  buildings: readonly BuildingSummary[];
  href: string | undefined;
  isBlocked: boolean;
}) {
  const router = useRouter();
  const add = {
    leftSection: <IconPlus {...icon16} />,
    children: 'Здание',
    'aria-label': 'Добавить здание',
  };
  return (
    <Row justify="space-between" gap={8} w="var(--building-w)" pb={10} size={13} tabular>
      <Text as="b" fw={600}>
        {formatCountOf(buildings.length, buildingForms)}, {formatCountOf(vacancyCount(buildings), vacancyForms)}
      </Text>
      {href !== undefined &&
        (isBlocked ? (
          <Tooltip label={addingBlocked.complex} multiline w={290} openDelay={0} events={allEvents}>
            <Button {...add} data-disabled aria-disabled="true" />
          </Tooltip>
        ) : (
          <Button
            {...add}
            component="a"
            href={href}
            onClick={(event: MouseEvent) => {
              if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
              event.preventDefault();
              router.history.push(href);
            }}
          />
        ))}
    </Row>
  );
}

const allEvents = { hover: true, focus: true, touch: true } as const;

/** Keeps one line in the tab order: the last focused one, else the current line of the page, else the first. */
function useRovingFocus(rows: readonly TreeRow[], currentKey: string | undefined) {
  const treeId = useId();
  const [lastKey, setLastKey] = useState<string>();
  const wanted = useRef<string>(undefined);
  const isThere = (key: string | undefined) => rows.some((row) => row.key === key);
  const activeKey = [lastKey, currentKey].find(isThere) ?? rows[0]?.key;
  const lineId = (key: string) => `${treeId}-${key}`;
  // Runs after every render, because the line may have to be scrolled into view first.
  useEffect(() => {
    if (wanted.current === undefined) return;
    const line = document.getElementById(`${treeId}-${wanted.current}`);
    if (line === null) return;
    wanted.current = undefined;
    line.focus();
  });
  return {
    lineId,
    activeKey,
    activate: setLastKey,
    focus: (key: string) => {
      wanted.current = key;
      setLastKey(key);
    },
  };
}

function keyOf({ buildingId, vacancyId }: TreePosition): string {
  if (vacancyId === undefined) return buildingId;
  return vacancyId === NEW_VACANCY ? `${buildingId}/new` : vacancyId;
}
