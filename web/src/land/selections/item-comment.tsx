import type { SelectionItem } from '@gektar/contract/land/selections/selection.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText, isFailure } from '#api/failure-text.ts';
import { TextAreaField } from '#form/text-field.tsx';
import { showError } from '#ui/toast.tsx';
import { keepItem, saveItemComment } from './selection-data.ts';

/** The broker's comment on an object of a selection; saved when the field is left, a failed save keeps what was typed. */
export function ItemComment({ item }: { item: SelectionItem }) {
  const client = useQueryClient();
  const [typed, setTyped] = useState<string>();
  const save = useMutation({
    mutationFn: (comment: string | null) => saveItemComment(client, item, comment),
    // What was typed on meanwhile stays, to be saved in its turn.
    onSuccess: (_, saved) => setTyped((now) => (now?.trim() === (saved ?? '') ? undefined : now)),
    onError: (error) => {
      // The colleague's state is taken over; what was typed here stays in the field, to be saved over it.
      if (isFailure(error, 'selection_item.changed')) keepItem(client, error.current as SelectionItem);
      showError(failureText(error));
    },
  });
  return (
    <TextAreaField
      label="Комментарий"
      placeholder="Клиент его не увидит"
      minRows={2}
      maxLength={10_000}
      value={typed ?? item.comment ?? ''}
      onChange={setTyped}
      onBlur={() => {
        if (typed !== undefined && typed.trim() !== (item.comment ?? '')) save.mutate(typed.trim() || null);
      }}
    />
  );
}
