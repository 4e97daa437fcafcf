import type { ChainMember } from '@gektar/contract/industrial/complexes/new-chain.ts';
import { createContext, use } from 'react';
import type { TreePlace } from '#industrial/tree/tree-rows.ts';
import type { UnsavedMember } from './unsaved-chain.ts';

/** Position of the edit frame in a complex. */
export interface EditPlace {
  /** `UNSAVED` while the complex is created. */
  readonly complexId: string;
  readonly isComplexEnabled: boolean;
  /** Members of a chained creation, top down, and the current one (H-02); absent in the copy of a complex. */
  readonly chain?: { readonly members: readonly UnsavedMember[]; readonly self: ChainMember } | undefined;
  /** The building or vacancy being edited. */
  readonly current?: TreePlace | undefined;
}

export const EditPlaceContext = createContext<EditPlace | undefined>(undefined);

/** @throws outside of the edit frame */
export function useEditPlace(): EditPlace {
  const place = use(EditPlaceContext);
  if (place === undefined) throw new Error('a part of the edit frame stands outside of it');
  return place;
}
