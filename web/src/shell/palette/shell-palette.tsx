import type { Domain } from '@gektar/contract/domain.ts';
import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { PaletteTyping } from '#ui/palette/palette-box.tsx';
import { PaletteFound } from '#ui/palette/palette-found.tsx';
import { paletteActionOf } from './palette-action.ts';
import { paletteOf } from './palette-contents.ts';

export interface ShellPaletteProps extends PaletteTyping {
  /** The current domain; undefined outside both domains: both are searched. */
  readonly domain: Domain | undefined;
  readonly onClose: () => void;
}

/** The palette of the current domain, or of both. */
export default function ShellPalette({ domain, ...props }: ShellPaletteProps) {
  const router = useRouter();
  const contents = useMemo(() => paletteOf(domain), [domain]);
  return (
    <PaletteFound {...props} {...contents} actionOf={paletteActionOf} onOpen={(href) => router.history.push(href)} />
  );
}
