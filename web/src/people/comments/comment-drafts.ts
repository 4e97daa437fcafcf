import { useLeaveGuard } from '#form/leave-guard.ts';
import { useStoredInput } from '#form/use-stored-input.ts';
import type { EmployeeComment } from './comment.ts';

/** Unsent comments on one entity; they survive closing the tab of the page or the drawer, and an expired sign-in. */
export interface CommentDrafts {
  /** A new comment. */
  readonly unsent: string;
  readonly setUnsent: (text: string) => void;
  /** Texts of the comments that are being edited, by comment id. */
  readonly edited: ReadonlyMap<string, string>;
  /** @param text undefined: ends the editing of the comment */
  readonly setEdited: (id: string, text: string | undefined) => void;
}

/** Entity that a comment is about, with its title for 'Черновики'. */
export interface CommentedEntity {
  readonly kind: 'property' | 'complex' | 'vacancy';
  readonly id: string;
  readonly title: string;
}

/** Typed comments as they are stored. */
export interface CommentDraft {
  readonly unsent: string;
  readonly edited: readonly (readonly [id: string, text: string])[];
  readonly title: string;
  /** Page with the comments. */
  readonly path: string;
}

/** Prefix of the draft keys: `comment/{employee}/{kind}/{id}`. */
export const COMMENT_DRAFTS = 'comment';

const isTyped = ({ unsent, edited }: CommentDraft) => unsent.trim() !== '' || edited.length > 0;

/** Comment drafts of a page. Leaving the page with an unsent draft requires a confirmation. */
export function useCommentDrafts(
  comments: readonly Pick<EmployeeComment, 'id' | 'text'>[],
  { kind, id: entityId, title }: CommentedEntity,
): CommentDrafts {
  const [draft, setDraft] = useStoredInput<CommentDraft>(`${COMMENT_DRAFTS}/${kind}/${entityId}`, isTyped);
  const { unsent = '', edited: texts = [] } = draft ?? {};
  const edited = new Map(texts);
  const change = (next: Partial<Pick<CommentDraft, 'unsent' | 'edited'>>) =>
    setDraft({ unsent, edited: texts, ...next, title, path: window.location.pathname + window.location.search });
  useLeaveGuard(
    unsent.trim() !== '' || comments.some(({ id, text }) => (edited.get(id)?.trim() ?? text) !== text),
    () => setDraft(undefined),
  );
  return {
    unsent,
    setUnsent: (text) => change({ unsent: text }),
    edited,
    setEdited: (id, text) => {
      const others = texts.filter(([one]) => one !== id);
      change({ edited: text === undefined ? others : [...others, [id, text]] });
    },
  };
}
