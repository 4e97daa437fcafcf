import type { Load } from '@gektar/contract/loads/load.ts';
import type { ReactNode } from 'react';
import type { LoadSearch } from './load-search.ts';

/** Props of a step of a load. */
export interface StepProps {
  readonly load: Load;
  readonly search: LoadSearch;
  readonly onSearch: (search: LoadSearch) => void;
  /** Renders the frame of the load around the step, with the buttons of its foot. */
  readonly frame: (step: { readonly children: ReactNode; readonly foot?: ReactNode }) => ReactNode;
}
