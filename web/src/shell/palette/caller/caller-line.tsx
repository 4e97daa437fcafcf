import type { TypedPhone } from '@gektar/contract/people/typed-phone.ts';
import { formatPhone } from '@gektar/format/phone.ts';
import { IconCornerDownLeft } from '@tabler/icons-react';
import type { MouseEvent, ReactNode } from 'react';
import { type NumberPart, numberParts } from '#people/callers/number-parts.ts';
import { Avatar } from '#ui/component/avatar.tsx';
import { icon16 } from '#ui/icon.ts';
import { positional } from '#ui/positional.ts';
import classes from './caller.module.css';
import { type CallerEntry, initialedName } from './caller-entries.ts';

interface CallerLineProps {
  readonly id: string;
  readonly entry: Exclude<CallerEntry, { type: 'other' }>;
  readonly phone: TypedPhone;
  /** Page of a person; undefined for an action that runs. */
  readonly href: string | undefined;
  readonly isActive: boolean;
  readonly onActive: () => void;
  readonly onOpen: () => void;
}

/** Option of the list: a person with the number, or an action, in two lines. */
export function CallerLine({ id, entry, phone, href, isActive, onActive, onOpen }: CallerLineProps) {
  const handleClick = (event: MouseEvent) => {
    if (href !== undefined && (event.ctrlKey || event.metaKey || event.shiftKey)) return;
    event.preventDefault();
    onOpen();
  };
  const option = {
    ...{ id, role: 'option', 'aria-selected': isActive, tabIndex: -1, className: classes.line },
    ...{ 'data-active': isActive || undefined, onClick: handleClick },
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onMouseMove: isActive ? undefined : onActive,
  } as const;
  const content =
    entry.type === 'person' ? <PersonWords {...{ entry, phone, isActive }} /> : <ActionWords entry={entry} />;
  return href === undefined ? (
    <div {...option}>{content}</div>
  ) : (
    <a {...option} href={href}>
      {content}
    </a>
  );
}

function Words({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <span className={classes.words}>
      <span className={classes.title}>{title}</span>
      <span className={classes.detail}>{children}</span>
    </span>
  );
}

interface PersonWordsProps {
  readonly entry: Extract<CallerEntry, { type: 'person' }>;
  readonly phone: TypedPhone;
  readonly isActive: boolean;
}

function PersonWords({ entry: { person, is, note }, phone: { whole }, isActive }: PersonWordsProps) {
  const { name, phone } = person;
  return (
    <>
      <Avatar name={initialedName(person)} isSmall />
      <Words title={name || 'Без имени'}>
        {phone !== undefined && (
          <span className={is === 'found' ? classes.hit : undefined}>
            {whole === undefined || is === 'found' ? formatPhone(phone) : <Differing phone={phone} whole={whole} />}
          </span>
        )}
        {phone !== undefined && note !== undefined && ' · '}
        {note}
      </Words>
      {isActive && <IconCornerDownLeft {...icon16} className={`${classes.enter} on-tablet`} />}
    </>
  );
}

/** A similar number with the differing digit underlined. */
function Differing({ phone, whole }: { readonly phone: string; readonly whole: string }) {
  return positional(numberParts(phone, whole).map(shownPart));
}

function shownPart({ text, isDifferent }: NumberPart) {
  return isDifferent ? <u>{text}</u> : <span>{text}</span>;
}

function ActionWords({ entry: { title, detail, Icon, chord } }: { entry: Extract<CallerEntry, { type: 'action' }> }) {
  return (
    <>
      <span className={classes.icon}>
        <Icon {...icon16} />
      </span>
      <Words title={title}>{detail}</Words>
      {chord !== undefined && <kbd className={`${classes.chord} on-laptop`}>{chord}</kbd>}
    </>
  );
}
