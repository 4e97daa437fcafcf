import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { icon14 } from '#ui/icon.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { FilterBar, FilterButton, FilterChip } from '#ui/piece/filter-chip.tsx';
import { Spinner } from '#ui/waiting/spinner.tsx';
import { besideFilter, type Choices, type CriterionAbout, type FilterAbout, type SetCriteria } from './criterion.ts';
import type { CriterionPopoverProps } from './criterion-popover.tsx';
import { criterionWords } from './criterion-words.ts';

// Loaded on demand, so that the list itself appears sooner.
const LazyPopover = lazyPart(async () => ({ default: (await import('./criterion-popover.tsx')).CriterionPopover }));
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
  /** A hook: number of entries for draft criteria; undefined while unknown. */
  readonly useCount: (criteria: SetCriteria) => number | undefined;
  /** Beside a map: only set criteria and the button of all filters. */
  readonly isNarrow?: boolean | undefined;
}

/** Chips of set and frequent criteria, and the button of all filters. */
export function CriteriaBar({ about, criteria, onChange, useCount, isNarrow = false }: CriteriaBarProps) {
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const set = Object.keys(criteria).filter((name) => about.criteria[name]);
  const offered = isNarrow ? [] : about.quick.filter((name) => criteria[name] === undefined);
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

  return (
    <>
      <FilterBar
        set={
          set.length > 0 &&
          set.map((name) => {
            const one = each(name);
            return one && <SetChip key={name} {...one} onChange={(value) => change(name, value)} />;
          })
        }
        offered={
          offered.length > 0 &&
          offered.map((name) => {
            const one = each(name);
            return (
              one && (
                <FilterChip key={name} label={one.about.short ?? one.about.label}>
                  {(panel) => <CriterionPopover {...one} onApply={(value) => change(name, value)} {...panel} />}
                </FilterChip>
              )
            );
          })
        }
        more={
          <FilterButton icon={<IconAdjustmentsHorizontal {...icon14} />} onClick={() => setDrawerOpen(true)}>
            Все фильтры
          </FilterButton>
        }
        onReset={set.length > 0 ? () => onChange(besideFilter(about, criteria)) : undefined}
      />
      {isDrawerOpen && (
        <Suspense>
          <FilterDrawer
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

/** The criteria with one replaced; the address omits those that restrict nothing. */
function withOne(criteria: SetCriteria, name: string, value: unknown): SetCriteria {
  const { [name]: _, ...rest } = criteria;
  return value === undefined ? rest : { ...rest, [name]: value };
}

interface SetChipProps {
  readonly about: CriterionAbout;
  readonly value: unknown;
  readonly canBeSet: (value: unknown) => boolean;
  readonly onChange: (value: unknown) => void;
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

function WordedChip({ about, value, canBeSet, onChange, choices }: SetChipProps & { choices: Choices }) {
  return (
    <FilterChip
      label={about.short ?? about.label}
      value={criterionWords(about, value, choices)}
      onClear={() => onChange(undefined)}
    >
      {(panel) => <CriterionPopover about={about} value={value} canBeSet={canBeSet} onApply={onChange} {...panel} />}
    </FilterChip>
  );
}
