import { useState } from 'react';
import { useLeaveGuard } from '#form/leave-guard.ts';
import type { EmployeeComment } from './comment.ts';

/** Unsent comments on one entity; they survive closing the tab of the page or the drawer. */
export interface CommentDrafts {
  /** A new comment. */
  readonly unsent: string;
  readonly setUnsent: (text: string) => void;
  /** Texts of the comments that are being edited, by comment id. */
  readonly edited: ReadonlyMap<string, string>;
  /** @param text undefined: ends the editing of the comment */
  readonly setEdited: (id: string, text: string | undefined) => void;
}

/** Drafts of a page; leaving the page with an unsent draft asks first. */
export function useCommentDrafts(comments: readonly Pick<EmployeeComment, 'id' | 'text'>[]): CommentDrafts {
  const [unsent, setUnsent] = useState('');
  const [edited, setAllEdited] = useState<ReadonlyMap<string, string>>(new Map());
  useLeaveGuard(unsent.trim() !== '' || comments.some(({ id, text }) => (edited.get(id)?.trim() ?? text) !== text));
  return {
    unsent,
    setUnsent,
    edited,
    setEdited: (id, text) =>
      setAllEdited((before) => {
        const others = [...before].filter(([one]) => one !== id);
        return new Map(text === undefined ? others : [...others, [id, text]]);
      }),
  };
}
