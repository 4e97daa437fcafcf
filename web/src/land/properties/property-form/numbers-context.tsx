import type { OtherRecord } from '@gektar/contract/other-record.ts';
import { createContext, type ReactNode, useRef, useState } from 'react';
import type { FinishTyping } from '#form/field/text-list-field.tsx';
import { FinishNumberContext } from './form-context.ts';

/** Objects whose cadastral numbers caused the refusal of the last save, and the setter for them. */
export const NumberHoldersContext = createContext<
  readonly [holders: readonly OtherRecord[], set: (holders: readonly OtherRecord[]) => void]
>([[], () => undefined]);

/** Provides the state that the field of cadastral numbers shares with the save of its form. */
export function NumbersOfForm({ children }: { children: ReactNode }) {
  return (
    <FinishNumberContext value={useRef<FinishTyping>(null)}>
      <NumberHoldersContext value={useState<readonly OtherRecord[]>([])}>{children}</NumberHoldersContext>
    </FinishNumberContext>
  );
}
