import type { Domain } from '@gektar/contract/domain.ts';
import type { Caller, CallerCard, Callers } from '@gektar/contract/people/caller.ts';
import type { TypedPhone } from '@gektar/contract/people/typed-phone.ts';
import { callLink, formatPhone } from '@gektar/format/phone.ts';
import { formatCountOf, objects } from '@gektar/format/plural.ts';
import {
  IconCalendarPlus,
  IconLink,
  IconPhone,
  IconPhoneCheck,
  IconPlus,
  IconUserPlus,
  type TablerIcon,
} from '@tabler/icons-react';
import { talkTime } from '#people/callers/caller-words.ts';
import { openMinuteRequest } from '#people/minute-request-opener.ts';
import { customersPath, selectionPath } from '#people/pages/customer-paths.ts';
import { openTalk } from '#people/talks/open-talk.ts';
import { offeredTimes } from '#reminders/due-times.ts';
import { openReminder } from '#reminders/open-reminder.ts';
import type { PaletteEntry } from '#ui/palette/palette-entry.ts';
import type { PaletteGroup } from '#ui/palette/use-palette-groups.ts';

/** A company or a contact that a talk, a reminder or a request is for. */
export type Person = Pick<Caller, 'kind' | 'id' | 'name' | 'companyId' | 'companyName'> & {
  readonly phone: string | undefined;
};

export type CallerEntry =
  | {
      readonly type: 'person';
      readonly key: string;
      readonly person: Person;
      /** 'similar': the number differs in one digit. */
      readonly is: 'found' | 'similar' | 'recent';
      /** Text after the number: the company, the time of the last talk. */
      readonly note: string | undefined;
    }
  | {
      readonly type: 'action';
      readonly key: string;
      readonly title: string;
      readonly detail?: string | undefined;
      readonly Icon: TablerIcon;
      readonly chord?: string;
      /** Path or URL that the entry opens; without one, `run` is called. */
      readonly href?: string;
      readonly run?: () => void;
    }
  | { readonly type: 'other'; readonly key: string; readonly entry: PaletteEntry };

export interface CallerGroup {
  readonly title: string;
  readonly entries: readonly CallerEntry[];
}

interface CallerGroupParts {
  readonly domain: Domain;
  readonly phone: TypedPhone;
  readonly callers: Callers | undefined;
  /** Results of the other sources for the same text. */
  readonly others: readonly PaletteGroup[];
  /** Person to whom the actions apply. */
  readonly person: Person | undefined;
  readonly card: CallerCard | undefined;
}

/**
 * Name from which the initials of a person are taken; that of a company without legal form and quotes: 'Северный обоз'.
 */
export function initialedName({ kind, name }: Pick<Person, 'kind' | 'name'>): string {
  if (kind === 'contact') return name;
  const bare = name.replace(/[«»„“”"]/g, ' ').trim();
  return bare.replace(/^(?:ООО|ОАО|ЗАО|ПАО|НАО|АО|ИП|КФХ|ГК)\s+/, '') || bare;
}

/** Whether neither a person nor any other result has the number. */
export function isUnknown(callers: Callers | undefined, others: readonly PaletteGroup[]): boolean {
  return callers !== undefined && callers.found.length === 0 && others.length === 0;
}

/**
 * Groups of the palette for a telephone number: people, then actions. For an unknown number, a request is offered
 * first.
 */
export function callerGroups({ domain, phone, callers, others, person, card }: CallerGroupParts): CallerGroup[] {
  if (callers === undefined) return [];
  const { found, similar, recent } = callers;
  const rest = others.map(({ title, entries }) => ({
    title,
    entries: entries.map((entry): CallerEntry => ({ type: 'other', key: entry.key, entry })),
  }));
  const near = similar.map((caller) => personEntry(caller, 'similar', found.length === 0));
  if (found.length > 0) {
    // For a certain phone number, the other results are only requests and objects of the same people.
    const further = phone.isCertain ? [] : rest;
    const people = { title: 'Люди', entries: [...found.map((caller) => personEntry(caller, 'found')), ...near] };
    const actions = { title: 'Что сделать', entries: person ? actionsFor(person, card) : [] };
    return filled([people, actions, ...further]);
  }
  const actions = { title: 'Что сделать', entries: actionsForNumber(domain, phone) };
  return filled([
    // Digits that are not certainly a telephone number may be a cadastral number or an INN.
    ...(phone.isCertain ? [actions, ...rest] : [...rest, actions]),
    { title: 'Похожие', entries: near },
    {
      title: 'Последние звонки',
      entries: recent.map(({ dateTime, minutes, ...caller }) => ({
        type: 'person',
        key: `recent/${caller.kind}/${caller.id}`,
        person: { ...caller, companyId: null, companyName: null, phone: undefined },
        is: 'recent',
        note: talkTime({ dateTime, minutes }),
      })),
    },
  ]);
}

function filled(groups: readonly CallerGroup[]): CallerGroup[] {
  return groups.filter(({ entries }) => entries.length > 0);
}

/** @param isUnderHeading whether the heading of the group contains that the number is similar */
function personEntry(caller: Caller, is: 'found' | 'similar', isUnderHeading = false): CallerEntry {
  // A company named after its contact is not named a second time.
  const companyName = caller.companyName === caller.name ? null : caller.companyName;
  const isSaid = is === 'similar' && !(isUnderHeading && companyName !== null);
  const note = isSaid ? ['похожий номер', companyName] : [companyName];
  return {
    ...{ type: 'person', key: `${is}/${caller.kind}/${caller.id}`, person: caller, is },
    note: note.filter((part) => part !== null).join(' · ') || undefined,
  };
}

/** Opens 'Запрос за минуту' with the known data of a person. */
export function openRequestOf({ kind, id, name, companyId, phone }: Person): void {
  openMinuteRequest({
    name,
    ...(kind === 'contact' ? { contactId: id, ...(companyId !== null && { companyId }) } : { companyId: id }),
    ...(phone !== undefined && { phone }),
  });
}

export function openTalkWith({ kind, id, name }: Person): void {
  openTalk({ customer: { kind, id }, name });
}

/** 'сегодня 18:00, завтра 10:00 или дата' */
function callBackWords(): string {
  const [later, next] = offeredTimes().slice(-3, -1);
  return `${[later, next].flatMap((time) => time?.label.replace(',', '') ?? []).join(', ')} или дата`;
}

function actionsFor(person: Person, card: CallerCard | undefined): CallerEntry[] {
  const { kind, id, name } = person;
  const sent = card?.requests.find(({ isEnabled, selection }) => isEnabled && (selection?.itemCount ?? 0) > 0);
  return [
    {
      ...{ type: 'action', key: 'do/request', title: 'Запрос за минуту', Icon: IconPlus, chord: 'Alt 3' },
      detail: `${name}: номер и компания подставятся`,
      run: () => openRequestOf(person),
    },
    {
      ...{ type: 'action', key: 'do/talk', title: 'Записать разговор', Icon: IconPhoneCheck, chord: 'Ctrl Enter' },
      detail: 'итог и когда перезвонить',
      run: () => openTalkWith(person),
    },
    {
      ...{ type: 'action', key: 'do/remind', title: 'Перезвонить', Icon: IconCalendarPlus },
      detail: callBackWords(),
      run: () => openReminder({ about: { kind, id, title: name }, kind: 'call' }),
    },
    ...(sent?.selection
      ? [
          {
            ...{ type: 'action' as const, key: 'do/send', title: 'Отправить подборку', Icon: IconLink },
            detail: `${sent.name}: ${formatCountOf(sent.selection.itemCount, objects)}`,
            href: selectionPath(sent),
          },
        ]
      : []),
  ];
}

const typedNumber = ({ number, parts }: TypedPhone) => number ?? parts[0] ?? '';

/** Opens 'Запрос за минуту' with a number of which nobody is known. */
export function openRequestFrom(phone: TypedPhone): void {
  openMinuteRequest({ phone: typedNumber(phone) });
}

function actionsForNumber(domain: Domain, phone: TypedPhone): CallerEntry[] {
  const { number } = phone;
  const typed = typedNumber(phone);
  return [
    {
      ...{ type: 'action', key: 'do/request', title: 'Запрос за минуту', Icon: IconPlus, chord: 'Alt 3' },
      detail: 'с этим номером',
      run: () => openRequestFrom(phone),
    },
    {
      ...{ type: 'action', key: 'do/contact', title: 'Новый контакт', Icon: IconUserPlus, detail: 'имя и компания' },
      href: `${customersPath(domain)}?new=contact&q=${encodeURIComponent(typed)}`,
    },
    ...(number === undefined
      ? []
      : [
          {
            ...{ type: 'action' as const, key: 'do/call', title: 'Позвонить', Icon: IconPhone },
            detail: formatPhone(number),
            href: callLink(number),
          },
        ]),
  ];
}
