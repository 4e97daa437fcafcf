import type { Domain } from '@gektar/contract/domain.ts';
import { readTypedPhone } from '@gektar/contract/people/typed-phone.ts';
import { IconMessage } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { domainOfMessage, giveMessage, isMessage, messagePath } from '#loads/given-message.ts';
import type { PaletteTyping } from '#ui/palette/palette-box.tsx';
import type { PaletteDestination } from '#ui/palette/palette-entry.ts';
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
  const text = props.typed.trim();
  if (isMessage(text)) {
    const destinations = [messageEntry(domain ?? domainOfMessage(text), text, open), ...contents.destinations];
    return (
      <PaletteFound
        {...props}
        sources={contents.sources}
        {...{ destinations }}
        actionOf={paletteActionOf}
        onOpen={open}
      />
    );
  }
  return <PaletteFound {...props} {...contents} actionOf={paletteActionOf} onOpen={open} />;
}

const titles = { land: 'Новый объект из сообщения', industrial: 'Новая вакансия из сообщения' } as const;

/** A pasted message as an entry: the page 'Из сообщения' with its text. */
function messageEntry(domain: Domain, text: string, open: (href: string) => void): PaletteDestination {
  const href = messagePath(domain);
  const run = () => {
    giveMessage(text);
    open(href);
  };
  return { key: 'go/message', title: titles[domain], Icon: IconMessage, href, words: text, run };
}
