import { createContext, use } from 'react';
import type { TreePlace } from '#industrial/buildings/building-tree/tree-rows.ts';

/** Where in a complex the edit frame stands. */
export interface EditPlace {
  /** `UNSAVED` while the complex is created. */
  readonly complexId: string;
  readonly isComplexEnabled: boolean;
  /** The building or vacancy that is edited. */
  readonly current?: TreePlace | undefined;
}

export const EditPlaceContext = createContext<EditPlace | undefined>(undefined);

/** @throws outside of the edit frame */
export function useEditPlace(): EditPlace {
  const place = use(EditPlaceContext);
  if (place === undefined) throw new Error('a part of the edit frame stands outside of it');
  return place;
}
