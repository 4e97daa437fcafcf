import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText, isFailure } from '#api/failure-text.ts';
import { useSavedOnLeave } from '#form/saved-on-leave.ts';
import { useAction } from '#ui/use-action.ts';
import { selectionCache } from './selection-cache.ts';
import { useSelection } from './selection-context.tsx';
import type { AnyItem } from './selection-kind.ts';

interface Typing {
  readonly text: string;
  /** The item on which the edit is based: as it was at the start of typing, or after a reported conflict. */
  readonly over: AnyItem;
}

/** The broker's comment while it is edited. Saved when the field loses the focus; a failed save keeps the input. */
export function useItemComment(item: AnyItem) {
  const { kind, requestId } = useSelection();
  const cache = selectionCache(useQueryClient(), kind, requestId);
  const keepItem = (saved: AnyItem) => cache.change((items) => cache.replaced(items, saved));
  const [typing, setTyping] = useState<Typing>();
  const save = useAction({
    run: async ({ text, over }: Typing) => {
      // Only a changed comment is a conflict: the client may have marked the item meanwhile.
      const { id, rowVersion } = item.comment === over.comment ? item : over;
      const saved = await kind.calls.update({ id, rowVersion, comment: text.trim() || null });
      keepItem(saved);
      return saved;
    },
    // Text typed during the save stays, to be saved next.
    keep: (saved, { text }) => setTyping((now) => now && (now.text === text ? undefined : { ...now, over: saved })),
    failed: (error) => {
      // The colleague's version becomes the base; the text typed here stays in the field and can be saved over it.
      if (isFailure(error, 'selection_item.changed')) {
        const current = error.current as AnyItem;
        keepItem(current);
        setTyping((now) => now && { ...now, over: current });
      }
      return { title: failureText(error) };
    },
  });
  const isTyped = typing !== undefined && typing.text.trim() !== (item.comment ?? '');
  const isOnItsWay = save.isPending && save.variables.text === typing?.text;
  useSavedOnLeave(isTyped && !isOnItsWay, () => typing && save.mutate(typing));
  return {
    maxLength: 10_000,
    value: typing?.text ?? item.comment ?? '',
    onChange: (text: string) => setTyping({ text, over: typing?.over ?? item }),
    onBlur: () => {
      if (typing === undefined) return;
      if (isTyped) save.mutate(typing);
      else setTyping(undefined);
    },
    /** Discards the typed text. */
    reset: () => setTyping(undefined),
  };
}
