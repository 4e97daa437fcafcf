import type { FilterAbout, SetCriteria } from './criterion.ts';

export interface FilterDrawerProps {
  readonly about: FilterAbout;
  readonly criteria: SetCriteria;
  readonly useCount: (criteria: SetCriteria) => number | undefined;
  readonly onClose: () => void;
  readonly onApply: (criteria: SetCriteria) => void;
}
