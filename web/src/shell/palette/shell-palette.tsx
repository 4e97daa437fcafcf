import type { Domain } from '@gektar/contract/domain.ts';
import { readTypedPhone } from '@gektar/contract/people/typed-phone.ts';
import { IconFileImport, IconMessage } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { giveTable } from '#loads/given-files.ts';
import { domainOfMessage, giveMessage, isMessage, messagePath } from '#loads/given-message.ts';
import { loadsPath } from '#loads/load-paths.ts';
import { isCopiedTable } from '#loads/readable-files.ts';
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
  const text = props.pasted ?? props.typed;
  const open = (href: string) => {
    closeOverPage();
    router.history.push(href);
  };
  const given = givenEntry(text, domain, { words: props.typed.trim(), open });
  if (phone && given === undefined) {
    return <CallerFound {...props} domain={domain ?? 'land'} phone={phone} sources={callerSources} onOpen={open} />;
  }
  if (given !== undefined) {
    const destinations = [given, ...contents.destinations];
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

interface EntryAbout {
  /** The typed text, by which the entry is found. */
  readonly words: string;
  readonly open: (href: string) => void;
}

/**
 * A pasted table or message as an entry: 'Загрузка таблицы' or 'Из сообщения' with its text; undefined for a text that
 * is searched for.
 */
function givenEntry(
  text: string,
  current: Domain | undefined,
  { words, open }: EntryAbout,
): PaletteDestination | undefined {
  const domain = current ?? domainOfMessage(text);
  const entryOf = (href: string, give: () => void) => ({
    ...{ href, words },
    run() {
      give();
      open(href);
    },
  });
  if (isCopiedTable(text)) {
    const entry = entryOf(loadsPath(domain), () => giveTable({ files: [], text }));
    return { key: 'go/table', title: 'Загрузить как таблицу', Icon: IconFileImport, ...entry };
  }
  if (!isMessage(text)) return undefined;
  const entry = entryOf(messagePath(domain), () => giveMessage(text.trim()));
  return { key: 'go/message', title: titles[domain], Icon: IconMessage, ...entry };
}
