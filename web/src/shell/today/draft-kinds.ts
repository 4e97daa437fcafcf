import type { Domain } from '@gektar/contract/domain.ts';
import type { LeftDraft } from '#form/draft-store.ts';
import { editAddresses, UNSAVED } from '#industrial/editing/edit-addresses.ts';
import type { LeftLiteralDraft } from '#industrial/editing/literal-drafts.ts';
import { PROPERTY_DRAFTS } from '#land/properties/property-drafts.ts';
import { COMMENT_DRAFTS, type CommentDraft } from '#people/comments/comment-drafts.ts';
import { type OpenedReminder, REMINDER_DRAFTS } from '#reminders/open-reminder.ts';
import { draftKeyOf } from '#requests/request-kind.ts';

/** A draft as 'Сегодня' lists it. */
export interface DraftLine {
  /** Storage keys, removed when the draft is discarded. */
  readonly keys: readonly string[];
  /** When the draft was stored (ms since 1970). */
  readonly keptAt: number;
  readonly domain: Domain | null;
  readonly title: string;
  /** Subject of the draft: 'Новый объект'. */
  readonly text: string;
  /** Path of the page, or the reminder dialog, in which the draft is continued. */
  readonly at: string | OpenedReminder;
}

type Words = Pick<DraftLine, 'domain' | 'title' | 'text' | 'at'>;

/** Form values that name the draft. */
interface NamedValues {
  readonly cadastralNumbers?: readonly string[];
  readonly name?: string;
}

const valuesOf = (content: unknown): NamedValues => (content as { values?: NamedValues }).values ?? {};
const nameIn = (content: unknown): string | undefined => {
  const { cadastralNumbers: [number] = [], name } = valuesOf(content);
  return (number ?? name)?.trim() || undefined;
};

interface FormPaths {
  readonly domain: Domain;
  readonly created: string;
  readonly changed: string;
  readonly path: string;
}

/** Forms by the first part of their draft keys: `{key}/{employee}/new`, `{key}/{employee}/{id}`. */
const forms: Readonly<Record<string, FormPaths>> = {
  [PROPERTY_DRAFTS]: {
    domain: 'land',
    created: 'Новый объект',
    changed: 'Изменение объекта',
    path: '/land/property',
  },
  [draftKeyOf({ domain: 'land' })]: {
    domain: 'land',
    created: 'Новый запрос',
    changed: 'Изменение запроса',
    path: '/land/request',
  },
  [draftKeyOf({ domain: 'industrial' })]: {
    domain: 'industrial',
    created: 'Новый запрос',
    changed: 'Изменение запроса',
    path: '/industrial/requests',
  },
};

/** Creation forms that start from a copy, by entity; draft keys: `copy/{entity}/{original}/{employee}/new`. */
const copies: Readonly<Record<string, Pick<FormPaths, 'domain' | 'path' | 'created'>>> = {
  property: { domain: 'land', created: 'Копия объекта', path: '/land/property/new' },
  complex: { domain: 'industrial', created: 'Копия комплекса', path: editAddresses.newComplex },
};

function wordsOf({ subject, content }: Pick<LeftDraft, 'subject' | 'content'>, employeeId: string): Words | undefined {
  const parts = subject.split('/');
  const [kind = '', second = '', third = ''] = parts;
  if (kind === 'copy') {
    const copy = copies[second];
    if (copy === undefined || parts[3] !== employeeId) return undefined;
    const { domain, created, path } = copy;
    return { domain, title: nameIn(content) ?? created, text: created, at: `${path}?copyOf=${third}` };
  }
  if (second !== employeeId) return undefined;
  const form = forms[kind];
  if (form !== undefined) {
    const { domain, created, changed, path } = form;
    const text = third === 'new' ? created : changed;
    return { domain, title: nameIn(content) ?? text, text, at: `${path}/${third === 'new' ? 'new' : `${third}/edit`}` };
  }
  if (kind === 'industrial-chain-vacancy') {
    const text = 'Вакансия нового комплекса';
    return {
      domain: 'industrial',
      title: nameIn(content) ?? text,
      text,
      at: editAddresses.newVacancy(UNSAVED, UNSAVED),
    };
  }
  if (kind === 'cells') {
    const at = `/${parts.slice(2).join('/')}`;
    return { domain: domainOf(at), title: 'Незаписанные значения', text: 'Таблица списка', at };
  }
  if (kind === COMMENT_DRAFTS) {
    const { unsent, edited, title, path } = content as CommentDraft;
    return { domain: domainOf(path), title, text: `Комментарий: «${unsent.trim() || edited[0]?.[1]}»`, at: path };
  }
  if (kind === REMINDER_DRAFTS) {
    const { opened, changes } = content as { opened: OpenedReminder; changes: { text?: string } };
    const about = 'edited' in opened ? opened.edited.about : opened.about;
    const typed = changes.text?.trim() || ('edited' in opened ? opened.edited.text : '');
    return {
      domain: null,
      title: typed || 'Напоминание',
      text: ['Напоминание', about?.title].filter(Boolean).join(' · '),
      at: opened,
    };
  }
  return undefined;
}

const domainOf = (path: string): Domain => (path.startsWith('/industrial') ? 'industrial' : 'land');

function literalWords({ kind, complexId, content }: LeftLiteralDraft): Words {
  const isBuilding = kind === 'building';
  const text = isBuilding ? 'Новое здание' : 'Новый комплекс';
  const at = isBuilding ? editAddresses.newBuilding(complexId ?? UNSAVED) : editAddresses.newComplex;
  return { domain: 'industrial', title: nameIn(content) ?? text, text, at };
}

/**
 * Lines of an employee's drafts, latest first. Drafts of answers and of call results are left out: the lines that they
 * belong to show them.
 */
export function draftLines(
  drafts: readonly LeftDraft[],
  literal: readonly LeftLiteralDraft[],
  employeeId: string,
): DraftLine[] {
  const lines = [
    ...drafts.map((draft) => ({ draft, words: wordsOf(draft, employeeId) })),
    ...literal.map((draft) => ({ draft, words: literalWords(draft) })),
  ].flatMap(({ draft: { keys, keptAt }, words }) => (words === undefined ? [] : [{ keys, keptAt, ...words }]));
  return lines.sort((one, other) => other.keptAt - one.keptAt);
}
