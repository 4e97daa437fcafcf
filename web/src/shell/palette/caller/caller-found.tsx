import type { Domain } from '@gektar/contract/domain.ts';
import type { TypedPhone } from '@gektar/contract/people/typed-phone.ts';
import { IconArrowRight } from '@tabler/icons-react';
import { type KeyboardEvent, useMemo, useRef } from 'react';
import { customerPath } from '#people/pages/customer-paths.ts';
import { icon12 } from '#ui/icon.ts';
import paletteClasses from '#ui/palette/palette.module.css';
import type { PaletteTyping } from '#ui/palette/palette-box.tsx';
import { type PaletteSource, sourceOf } from '#ui/palette/palette-entry.ts';
import { PaletteGroup } from '#ui/palette/palette-group.tsx';
import { type PaletteHint, PaletteHints } from '#ui/palette/palette-hints.tsx';
import { PaletteLine } from '#ui/palette/palette-line.tsx';
import { PaletteRetry } from '#ui/palette/palette-retry.tsx';
import { usePaletteList } from '#ui/palette/use-palette-list.ts';
import classes from './caller.module.css';
import { CallerCard } from './caller-card.tsx';
import { type CallerEntry, openRequestFrom, openRequestOf, openTalkWith } from './caller-entries.ts';
import { CallerLine } from './caller-line.tsx';
import { UnknownNumber } from './unknown-number.tsx';
import { useCallers } from './use-callers.ts';

const hints: readonly PaletteHint[] = [
  { keys: '↑ ↓', words: 'выбрать' },
  { keys: 'Enter', words: 'открыть' },
  { keys: <IconArrowRight {...icon12} />, words: 'в карточку' },
  { keys: 'Esc', words: 'закрыть' },
];

export interface CallerFoundProps extends PaletteTyping {
  readonly domain: Domain;
  readonly phone: TypedPhone;
  /** Other sources of results for the same digits. */
  readonly sources: readonly PaletteSource[];
  /** Goes to a page, in this tab. */
  readonly onOpen: (href: string) => void;
  readonly onClose: () => void;
}

/**
 * Results for a telephone number: people and actions on the left, the card of the highlighted person on the right.
 * Keys: Enter opens, Ctrl+Enter writes down a talk, Alt+3 begins a request, → goes to the card.
 */
export function CallerFound({ domain, phone, sources, onOpen, onClose, ...typing }: CallerFoundProps) {
  const text = typing.typed.trim();
  const found = useCallers({ domain, phone, text, sources });
  const { groups, entries, person, isWaiting, isNumberUnknown } = found;
  const cardRef = useRef<HTMLElement>(null);

  const run = (action: () => void) => {
    onClose();
    action();
  };
  const hrefOf = (entry: CallerEntry): string | undefined => {
    if (entry.type === 'person') return customerPath(domain, entry.person.kind, entry.person.id);
    return entry.type === 'action' ? entry.href : entry.entry.href;
  };
  const open = (entry: CallerEntry) => {
    const href = hrefOf(entry);
    if (entry.type === 'action' && entry.run) run(entry.run);
    else if (href?.startsWith('tel:')) run(() => window.location.assign(href));
    else if (href !== undefined) run(() => onOpen(href));
  };
  const handleOtherKey = ({ key, code, altKey, currentTarget, nativeEvent }: KeyboardEvent): boolean => {
    if (altKey && code === 'Digit3') {
      // Otherwise the page would open an empty form on this key.
      nativeEvent.stopImmediatePropagation();
      const request = isWaiting ? undefined : entries.find((entry) => entry.key === 'do/request');
      if (person && !found.isAsking) run(() => openRequestOf(person));
      else if (request) open(request);
      // Nobody has been found yet: the request is opened with the number, and its save finds out whose it is.
      else run(() => openRequestFrom(phone));
      return true;
    }
    const input = currentTarget instanceof HTMLInputElement ? currentTarget : undefined;
    const link = cardRef.current?.querySelector('a');
    if (key !== 'ArrowRight' || !link || input?.selectionStart !== input?.value.length) return false;
    link.focus();
    return true;
  };
  const { id, listId, active, isOpen, lineId, choose } = usePaletteList(entries, isWaiting, typing, {
    onOpen(entry, isWithCtrl) {
      if (isWithCtrl && person) run(() => openTalkWith(person));
      else open(entry);
    },
    onOtherKey: handleOtherKey,
  });
  if (active?.type === 'person') found.noteActive(active.key);
  const icons = useMemo(
    () => new Map(sources.flatMap(({ key, Icon, kinds = {} }) => [[key, Icon] as const, ...Object.entries(kinds)])),
    [sources],
  );

  return (
    <>
      <PaletteRetry retry={found.retry} />
      <div className={classes.columns} data-wide>
        <div className={`${paletteClasses.list} ${classes.list} thin`}>
          {isNumberUnknown && <UnknownNumber phone={phone} typed={text} isInList />}
          <div id={listId} role="listbox" aria-label="Найденное" aria-busy={isWaiting} hidden={!isOpen}>
            {groups.map((group, index) => (
              <PaletteGroup key={group.title} id={`${id}-group-${index}`} title={group.title}>
                {group.entries.map((entry) => {
                  const line = {
                    ...{ id: lineId(entry), isActive: entry === active },
                    ...{ onActive: () => choose(entry), onOpen: () => open(entry) },
                  };
                  return entry.type === 'other' ? (
                    <PaletteLine
                      key={entry.key}
                      {...line}
                      entry={entry.entry}
                      Icon={icons.get(sourceOf(entry.entry))}
                      typed={text}
                      action={undefined}
                      onAct={() => open(entry)}
                    />
                  ) : (
                    <CallerLine key={entry.key} {...line} entry={entry} phone={phone} href={hrefOf(entry)} />
                  );
                })}
              </PaletteGroup>
            ))}
          </div>
        </div>
        <div className={classes.side}>
          {isNumberUnknown && !person && <UnknownNumber phone={phone} typed={text} />}
          {person && (
            <CallerCard
              key={`${person.kind}/${person.id}`}
              ref={cardRef}
              domain={domain}
              person={person}
              onOpen={(href) => run(() => onOpen(href))}
            />
          )}
        </div>
      </div>
      <PaletteHints hints={hints} remark="номер понят в любом виде: 8 900…, +7(900)…, 900 000 00 42" />
    </>
  );
}
