import type { ChainMember } from '@gektar/contract/industrial/complexes/new-chain.ts';
import { createContext, use } from 'react';
import type { TreePosition } from '#industrial/tree/tree-rows.ts';
import type { UnsavedMember } from './unsaved-chain.ts';

/** Data of the edit frame: the complex, and the building or vacancy being edited, if any. */
export interface EditFrameData {
  /** `UNSAVED` while the complex is created. */
  readonly complexId: string;
  readonly isComplexEnabled: boolean;
  /** Members of a chained creation, top down, and the current member (H-02); absent for a copy of a complex. */
  readonly chain?: { readonly members: readonly UnsavedMember[]; readonly self: ChainMember } | undefined;
  /** The building or vacancy being edited. */
  readonly current?: TreePosition | undefined;
}

export const EditContext = createContext<EditFrameData | undefined>(undefined);

/** @throws outside of the edit frame */
export function useEditFrame(): EditFrameData {
  const frame = use(EditContext);
  if (frame === undefined) throw new Error('used outside of the edit frame');
  return frame;
}
