import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { type ReactNode, Suspense, useState } from 'react';
import { ChipRule, FilterBar, FilterButton, FilterChip, ToggleChip } from '#ui/component/filter-chip.tsx';
import { icon14 } from '#ui/icon.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { Spinner } from '#ui/waiting/spinner.tsx';
import {
  besideFilter,
  type Choices,
  type CriterionAbout,
  type FilterAbout,
  isToggled,
  type SetCriteria,
  toggled,
} from './criterion.ts';
import type { CriterionPopoverProps } from './criterion-popover.tsx';
import { criterionWords } from './criterion-words.ts';

// Loaded on demand, so that the list itself appears sooner.
const LazyPopover = lazyPart(async () => ({ default: (await import('./criterion-popover.tsx')).CriterionPopover }));
const GroupDrawer = lazyPart(async () => ({ default: (await import('./group-drawer.tsx')).GroupDrawer }));
const FilterDrawer = lazyPart(async () => ({ default: (await import('./filter-drawer.tsx')).FilterDrawer }));

function CriterionPopover(props: CriterionPopoverProps) {
  return (
    <Suspense fallback={<Spinner />}>
      <LazyPopover {...props} />
    </Suspense>
  );
}

export interface CriteriaBarProps {
  readonly about: FilterAbout;
  readonly criteria: SetCriteria;
  readonly onChange: (criteria: SetCriteria) => void;
  /** A hook: number of results for draft criteria; undefined while unknown. */
  readonly useCount: (criteria: SetCriteria) => number | undefined;
  /** For narrow screens: shows only set criteria and the button of all filters. */
  readonly isNarrow?: boolean | undefined;
  /** Content before the chips. */
  readonly lead?: ReactNode;
  /** Content after the button of all filters. */
  readonly more?: ReactNode;
  /** Names of criteria whose chips are marked, because they differ from the request or the open view. */
  readonly changed?: readonly string[] | undefined;
  /** Names of the musts of a request: their chips come first, with a lock, before a divider. */
  readonly musts?: readonly string[] | undefined;
  /** Content after the chips of set criteria. */
  readonly after?: ReactNode;
}

const NONE: readonly string[] = [];

/** Chips of set and frequent criteria, and the button of all filters. */
export function CriteriaBar({
  about,
  criteria,
  onChange,
  useCount,
  isNarrow = false,
  lead,
  more,
  changed,
  musts = NONE,
  after,
}: CriteriaBarProps) {
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const { bar, isGrouped, toggles = [] } = about;
  const on = toggles.filter((toggle) => isToggled(criteria, toggle));
  const inToggles = new Set(on.flatMap((toggle) => Object.keys(toggle.criteria)));
  const all = Object.keys(criteria).filter((name) => about.criteria[name]);
  const set = all.filter((name) => name !== bar?.name);
  const worded = set.filter((name) => !inToggles.has(name));
  const offered = isNarrow ? [] : about.quick.filter((name) => criteria[name] === undefined);
  const offeredToggles = isNarrow ? on : toggles;
  const change = (name: string, value: unknown) => onChange(withOne(criteria, name, value));
  const each = (name: string) => {
    const criterion = about.criteria[name];
    return (
      criterion && {
        about: criterion,
        canBeSet: (value: unknown) => about.canBeSet(name, value),
        value: criteria[name],
      }
    );
  };

  const chipOf = (name: string) => {
    const one = each(name);
    return (
      one && (
        <SetChip
          key={name}
          {...one}
          isChanged={changed?.includes(name)}
          isMust={musts.includes(name)}
          onChange={(value) => change(name, value)}
        />
      )
    );
  };
  const locked = worded.filter((name) => musts.includes(name));
  const free = worded.filter((name) => !musts.includes(name));

  const Drawer = isGrouped ? GroupDrawer : FilterDrawer;

  return (
    <>
      <FilterBar
        set={
          (worded.length > 0 || after) && (
            <>
              {locked.map(chipOf)}
              {locked.length > 0 && (free.length > 0 || after) && <ChipRule from="tablet" />}
              {free.map(chipOf)}
              {after}
            </>
          )
        }
        offered={
          offered.length + offeredToggles.length > 0 && (
            <>
              {offered.map((name) => {
                const one = each(name);
                return (
                  one && (
                    <FilterChip key={name} label={one.about.short ?? one.about.label}>
                      {(panel) => <CriterionPopover {...one} onApply={(value) => change(name, value)} {...panel} />}
                    </FilterChip>
                  )
                );
              })}
              {offeredToggles.map((toggle) => (
                <ToggleChip
                  key={toggle.label}
                  label={toggle.label}
                  isOn={on.includes(toggle)}
                  onPress={() => onChange(toggled(criteria, toggle))}
                />
              ))}
            </>
          )
        }
        lead={lead}
        more={
          <>
            <FilterButton
              icon={<IconAdjustmentsHorizontal {...icon14} />}
              count={isGrouped && all.length}
              onClick={() => setDrawerOpen(true)}
            >
              {isGrouped ? 'Фильтры' : 'Все фильтры'}
            </FilterButton>
            {more}
          </>
        }
        onReset={!isGrouped && set.length > 0 ? () => onChange(besideFilter(about, criteria)) : undefined}
      />
      {isDrawerOpen && (
        <Suspense>
          <Drawer
            about={about}
            criteria={criteria}
            useCount={useCount}
            onClose={() => setDrawerOpen(false)}
            onApply={onChange}
          />
        </Suspense>
      )}
    </>
  );
}

/** The criteria with one value replaced; the URL leaves out criteria that restrict nothing. */
function withOne(criteria: SetCriteria, name: string, value: unknown): SetCriteria {
  const { [name]: _, ...rest } = criteria;
  return value === undefined ? rest : { ...rest, [name]: value };
}

interface SetChipProps {
  readonly about: CriterionAbout;
  readonly value: unknown;
  readonly canBeSet: (value: unknown) => boolean;
  readonly onChange: (value: unknown) => void;
  readonly isChanged?: boolean | undefined;
  readonly isMust: boolean;
}

function SetChip(props: SetChipProps) {
  const { about } = props;
  return about.kind === 'choice' ? (
    <ChosenChip {...props} useChoices={about.useChoices} />
  ) : (
    <WordedChip {...props} choices={[]} />
  );
}

function ChosenChip({ useChoices, ...props }: SetChipProps & { useChoices: () => Choices }) {
  return <WordedChip {...props} choices={useChoices()} />;
}

/** A flag needs no value, and names of a list no label. */
const lockedAs: Partial<Readonly<Record<CriterionAbout['kind'], 'label' | 'value'>>> = {
  flag: 'label',
  choice: 'value',
};

function WordedChip(props: SetChipProps & { choices: Choices }) {
  const { about, value, canBeSet, onChange, isChanged, isMust, choices } = props;
  return (
    <FilterChip
      label={about.short ?? about.label}
      value={criterionWords(about, value, choices)}
      isChanged={isChanged}
      lockedAs={isMust ? (lockedAs[about.kind] ?? 'both') : undefined}
      onClear={() => onChange(undefined)}
    >
      {(panel) => <CriterionPopover about={about} value={value} canBeSet={canBeSet} onApply={onChange} {...panel} />}
    </FilterChip>
  );
}
