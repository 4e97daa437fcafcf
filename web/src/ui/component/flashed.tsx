import type { ReactNode } from 'react';
import { useFlashMark } from '#api/events/use-row-flash.ts';

/** A card that is marked while a colleague has just changed its row. */
export function Flashed({ id, children }: { id: string; children: ReactNode }) {
  return <div {...useFlashMark(id)}>{children}</div>;
}
