import type { ReactNode } from 'react';
import { BlankPlot, BrokenPlan, Morning, NoPlotFound, NoWarehouseFound } from './illustrations.tsx';

const pictures = {
  'nothing-found': NoPlotFound,
  'no-warehouse': NoWarehouseFound,
  blank: BlankPlot,
  broken: BrokenPlan,
  morning: Morning,
} as const;

export type PictureName = keyof typeof pictures;

export interface PictureProps {
  readonly of: PictureName;
}

/** The picture of an empty state. */
export function Picture({ of }: PictureProps): ReactNode {
  const Drawing = pictures[of];
  return <Drawing />;
}
