import type { SelectionItem } from '@gektar/contract/land/selections/selection.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText, isFailure } from '#api/failure-text.ts';
import { TextAreaField } from '#form/field/text-field.tsx';
import { useAction } from '#ui/use-action.ts';
import { keepItem, saveItemComment } from './selection-data.ts';

interface Typing {
  readonly text: string;
  /** The item as it was when the typing began, or when a conflict was told. */
  readonly over: SelectionItem;
}

/** The broker's comment on an object of a selection; saved when the field is left, a failed save keeps what was typed. */
export function ItemComment({ item }: { item: SelectionItem }) {
  const client = useQueryClient();
  const [typing, setTyping] = useState<Typing>();
  const save = useAction({
    run: ({ text, over }: Typing) => {
      // Only another comment is a conflict: a mark of the client may have come in meanwhile.
      const base = item.comment === over.comment ? item : over;
      return saveItemComment(client, base, text.trim() || null);
    },
    // What was typed on meanwhile stays, to be saved in its turn.
    keep: (saved, { text }) => setTyping((now) => now && (now.text === text ? undefined : { ...now, over: saved })),
    failed: (error) => {
      // The colleague's state is taken over; what was typed here stays in the field, to be saved over it.
      if (isFailure(error, 'selection_item.changed')) {
        const current = error.current as SelectionItem;
        keepItem(client, current);
        setTyping((now) => now && { ...now, over: current });
      }
      return { title: failureText(error) };
    },
  });
  return (
    <TextAreaField
      label="Комментарий"
      placeholder="Клиент его не увидит"
      minRows={2}
      maxLength={10_000}
      value={typing?.text ?? item.comment ?? ''}
      onChange={(text) => setTyping({ text, over: typing?.over ?? item })}
      onBlur={() => {
        if (typing === undefined) return;
        if (typing.text.trim() === (item.comment ?? '')) setTyping(undefined);
        else save.mutate(typing);
      }}
    />
  );
}
