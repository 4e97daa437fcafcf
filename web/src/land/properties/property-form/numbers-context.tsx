import type { OtherRecord } from '@gektar/contract/other-record.ts';
import { createContext, type ReactNode, useRef, useState } from 'react';
import type { FinishTyping } from '#form/field/text-list-field.tsx';
import { FinishNumberContext } from './form-context.ts';

/** Objects that caused the refusal of the last save, and their setter. */
export const NumberHoldersContext = createContext<
  readonly [holders: readonly OtherRecord[], set: (holders: readonly OtherRecord[]) => void]
>([[], () => undefined]);

/** State that the cadastral numbers of a form share with its saves. */
export function NumbersOfForm({ children }: { children: ReactNode }) {
  return (
    <FinishNumberContext value={useRef<FinishTyping>(null)}>
      <NumberHoldersContext value={useState<readonly OtherRecord[]>([])}>{children}</NumberHoldersContext>
    </FinishNumberContext>
  );
}
