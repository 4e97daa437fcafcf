import { IconFilter, IconFilterFilled } from '@tabler/icons-react';
import { type ReactNode, Suspense, useState } from 'react';
import { icon14 } from '#ui/icon.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { Floating } from '#ui/menu/floating.tsx';
import { Spinner } from '#ui/waiting/spinner.tsx';
import type { FilterAbout, SetCriteria } from './criterion.ts';
import type { HeadCriteria } from './head-criteria.ts';
import classes from './head-filter.module.css';
import type { HeadFilterProps } from './head-filter-panel.tsx';

// Loaded on demand, as the popups of chips are.
const HeadFilterPanel = lazyPart(async () => ({ default: (await import('./head-filter-panel.tsx')).HeadFilterPanel }));

/** Filters in heads: the criterion of each column, its value and its change. */
export interface HeadFilters extends Pick<FilterAbout, 'criteria' | 'canBeSet'> {
  readonly ofColumn: HeadCriteria;
  readonly values: SetCriteria;
  /** @param value undefined: no restriction */
  readonly onChange: (criterion: string, value: unknown) => void;
}

/** The filter at the end of a head; null for a column without a criterion. */
export function headFilterOf({ ofColumn, criteria, canBeSet, values, onChange }: HeadFilters) {
  return (column: string): ReactNode => {
    const name = ofColumn[column];
    const about = name === undefined ? undefined : criteria[name];
    return name === undefined || about === undefined ? null : (
      <HeadFilter
        about={about}
        canBeSet={(value) => canBeSet(name, value)}
        value={values[name]}
        onChange={(value) => onChange(name, value)}
      />
    );
  };
}

/** A funnel button in a column's head, visible on hover, with the focus, or while its criterion is set. */
function HeadFilter({ about, canBeSet, value, onChange }: HeadFilterProps) {
  const [isOpen, setOpen] = useState(false);
  const { label } = about;
  const isSet = value !== undefined;
  const Icon = isSet ? IconFilterFilled : IconFilter;
  return (
    <Floating
      opened={isOpen}
      onChange={setOpen}
      width={280}
      label={label}
      target={
        <button
          type="button"
          className={classes.funnel}
          aria-label={isSet ? `Фильтр: ${label}, задан` : `Фильтр: ${label}`}
          aria-expanded={isOpen}
          data-set={isSet || undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon {...icon14} />
        </button>
      }
    >
      <Suspense fallback={<Spinner />}>
        <HeadFilterPanel
          about={about}
          canBeSet={canBeSet}
          value={value}
          onChange={(next) => {
            setOpen(false);
            onChange(next);
          }}
        />
      </Suspense>
    </Floating>
  );
}
