import { useCallback, useEffect, useRef, useState } from 'react';
import { storedEmployeeId } from '#api/session.ts';
import { type DraftStore, openDraftStore } from './draft-store.ts';

/** The signed-in employee's draft of a field outside of forms. @param subject `comment/property/{id}` */
export function openInputDraft<Content>(subject: string): DraftStore<Content> {
  const [kind, ...rest] = subject.split('/');
  return openDraftStore([kind, storedEmployeeId() ?? 'nobody', ...rest].join('/'));
}

/**
 * State of fields outside of forms that survives an expired sign-in and a reload; undefined while no field is open.
 * Setting it to undefined removes the draft.
 * @param isTyped whether the content differs from that of fields just opened: only then it is stored
 */
export function useStoredInput<Content>(
  subject: string,
  isTyped: (content: Content) => boolean,
): readonly [Content | undefined, (content: Content | undefined) => void] {
  // Opened once per subject: the draft belongs to the employee who typed it, even after the sign-in has expired.
  const open = (): { subject: string; store: DraftStore<Content>; content: Content | undefined } => ({
    subject,
    store: openInputDraft<Content>(subject),
    content: undefined,
  });
  const [opened, setOpened] = useState(open);
  if (opened.subject !== subject) setOpened(open());
  const { store, content } = opened;
  const touched = useRef<DraftStore<Content>>(undefined);
  useEffect(() => {
    void store.find().then((draft) => {
      if (draft === undefined || touched.current === store) return;
      setOpened((before) => (before.store === store ? { ...before, content: draft.content } : before));
    });
  }, [store]);
  const change = useCallback(
    (next: Content | undefined) => {
      touched.current = store;
      setOpened((before) => (before.store === store ? { ...before, content: next } : before));
      if (next !== undefined && isTyped(next)) store.keep(next);
      else store.drop();
    },
    [store, isTyped],
  );
  return [content, change];
}
