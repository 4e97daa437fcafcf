import { lazy, Suspense, useState } from 'react';
import { type Criteria, type Criterion, criteriaOf, type PropertySearch } from '#land/properties/property-search.ts';
import { FilterBar, FilterButton, FilterChip } from '#ui/filter-chip.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { type Choices, useChoices } from './choices.ts';
import { type ChoiceSource, criteriaAbout, quickCriteria } from './criteria.ts';
import type { CriterionPopoverProps } from './criterion-popover.tsx';
import { criterionWords } from './criterion-words.ts';

// Fields, calendars and lists to choose from come when somebody asks for them: the list itself is there sooner.
const LazyPopover = lazy(async () => ({ default: (await import('./criterion-popover.tsx')).CriterionPopover }));
const PropertyFilterDrawer = lazy(async () => ({
  default: (await import('./property-filter-drawer.tsx')).PropertyFilterDrawer,
}));

function CriterionPopover(props: CriterionPopoverProps) {
  return (
    <Suspense fallback={<Spinner />}>
      <LazyPopover {...props} />
    </Suspense>
  );
}

export interface PropertyFilterBarProps {
  readonly search: PropertySearch;
  readonly onChange: (criteria: Criteria) => void;
  /** Beside a map there is room for little: what is set, and the way to everything. */
  readonly isNarrow?: boolean | undefined;
}

/** Chips of what is set, of what is often asked, and the way to all filters. */
export function PropertyFilterBar({ search, onChange, isNarrow = false }: PropertyFilterBarProps) {
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const criteria = criteriaOf(search);
  const set = Object.keys(criteria) as Criterion[];
  const offered = isNarrow ? [] : quickCriteria.filter((name) => criteria[name] === undefined);
  const change = (name: Criterion, value: unknown) => onChange(without(criteria, name, value));

  return (
    <>
      <FilterBar
        set={
          set.length > 0 &&
          set.map((name) => (
            <SetChip key={name} name={name} value={criteria[name]} onChange={(value) => change(name, value)} />
          ))
        }
        offered={
          offered.length > 0 &&
          offered.map((name) => (
            <FilterChip key={name} label={criteriaAbout[name].short ?? criteriaAbout[name].label}>
              {(close) => (
                <CriterionPopover
                  name={name}
                  value={undefined}
                  onApply={(value) => change(name, value)}
                  close={close}
                />
              )}
            </FilterChip>
          ))
        }
        more={<FilterButton onClick={() => setDrawerOpen(true)}>Все фильтры</FilterButton>}
        onReset={set.length > 0 ? () => onChange({}) : undefined}
      />
      {isDrawerOpen && (
        <Suspense>
          <PropertyFilterDrawer
            criteria={criteria}
            archive={search.archive}
            onClose={() => setDrawerOpen(false)}
            onApply={onChange}
          />
        </Suspense>
      )}
    </>
  );
}

/** The criteria with one of them replaced; what restricts nothing is left out by the address itself. */
function without(criteria: Criteria, name: Criterion, value: unknown): Criteria {
  const { [name]: _, ...rest } = criteria;
  return value === undefined ? rest : ({ ...rest, [name]: value } as Criteria);
}

interface SetChipProps {
  readonly name: Criterion;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

function SetChip(props: SetChipProps) {
  const about = criteriaAbout[props.name];
  return about.kind === 'choice' ? (
    <ChosenChip {...props} source={about.source} />
  ) : (
    <WordedChip {...props} choices={[]} />
  );
}

function ChosenChip({ source, ...props }: SetChipProps & { source: ChoiceSource }) {
  return <WordedChip {...props} choices={useChoices(source)} />;
}

function WordedChip({ name, value, onChange, choices }: SetChipProps & { choices: Choices }) {
  const about = criteriaAbout[name];
  return (
    <FilterChip
      label={about.short ?? about.label}
      value={criterionWords(about, value, choices)}
      onClear={() => onChange(undefined)}
    >
      {(close) => <CriterionPopover name={name} value={value} onApply={onChange} close={close} />}
    </FilterChip>
  );
}
