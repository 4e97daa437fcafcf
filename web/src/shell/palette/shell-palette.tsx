import type { Domain } from '@gektar/contract/domain.ts';
import { readTypedPhone } from '@gektar/contract/people/typed-phone.ts';
import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { PaletteTyping } from '#ui/palette/palette-box.tsx';
import { PaletteFound } from '#ui/palette/palette-found.tsx';
import { CallerFound } from './caller/caller-found.tsx';
import { closeOverPage } from './close-over-page.ts';
import { paletteActionOf } from './palette-action.ts';
import { callerSourcesOf, paletteOf } from './palette-contents.ts';

export interface ShellPaletteProps extends PaletteTyping {
  /** The current domain; undefined outside both domains: both are searched. */
  readonly domain: Domain | undefined;
  readonly onClose: () => void;
}

/** The palette of the current domain, or of both; a telephone number is searched for in both. */
export default function ShellPalette({ domain, ...props }: ShellPaletteProps) {
  const router = useRouter();
  const contents = useMemo(() => paletteOf(domain), [domain]);
  const callerSources = useMemo(() => callerSourcesOf(domain), [domain]);
  const phone = readTypedPhone(props.typed);
  const open = (href: string) => {
    closeOverPage();
    router.history.push(href);
  };
  if (phone) {
    return <CallerFound {...props} domain={domain ?? 'land'} phone={phone} sources={callerSources} onOpen={open} />;
  }
  return <PaletteFound {...props} {...contents} actionOf={paletteActionOf} onOpen={open} />;
}
