import type { Favorite } from '@gektar/contract/land/favorites/favorite.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText, isFailure } from '#api/failure-text.ts';
import { TextAreaField } from '#form/field/text-field.tsx';
import { useSavedOnLeave } from '#form/saved-on-leave.ts';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Segmented } from '#ui/menu/segmented.tsx';
import { useAction } from '#ui/use-action.ts';
import { FavoriteStar } from './favorite-button.tsx';
import classes from './favorite-note.module.css';
import { keepFavorite, saveNote } from './favorite-note-data.ts';

const states = [
  { value: true, label: 'В работе' },
  { value: false, label: 'Отложен' },
] as const;

/**
 * The employee's comment and status; the comment is saved when its field loses the focus, and a failed save keeps the
 * input. Saves are sequential: a press on a status after typing starts two, one of the comment and one of the status.
 */
export function FavoriteNote({ favorite }: { favorite: Favorite }) {
  const client = useQueryClient();
  const [typed, setTyped] = useState<string>();
  const comment = typed ?? favorite.comment ?? '';
  const save = useAction({
    scope: { id: `favorite ${favorite.id}` },
    run: (note: Pick<Favorite, 'status' | 'comment'>) => saveNote(client, favorite, note),
    // Text typed during the save belongs to the next one.
    keep: ({ comment: saved }) => setTyped((now) => (now?.trim() === (saved ?? '') ? undefined : now)),
    failed: (error) => {
      // Takes over the state saved in another window; text typed here stays in the field and can be saved over it.
      if (isFailure(error, 'favorite.changed')) void keepFavorite(client, error.current as Favorite);
      return { title: failureText(error) };
    },
  });
  const status = save.isPending ? save.variables.status : favorite.status;
  const isTyped = typed !== undefined && typed.trim() !== (favorite.comment ?? '');
  const isOnItsWay = save.isPending && save.variables.comment === (typed?.trim() || null);
  const saveComment = () => save.mutate({ status, comment: comment.trim() || null });
  useSavedOnLeave(isTyped && !isOnItsWay, saveComment);

  return (
    <Stack alignContent="start" gap={8} p="12px 16px" className={classes.note}>
      <Row justify="space-between">
        <Segmented
          aria-label="Состояние"
          value={status}
          onChange={(next) => save.mutate({ status: next, comment: comment.trim() || null })}
          options={states}
        />
        <FavoriteStar propertyId={favorite.property.id} />
      </Row>
      <TextAreaField
        label="Комментарий"
        placeholder="Видите только вы"
        minRows={2}
        maxLength={10_000}
        value={comment}
        onChange={setTyped}
        onBlur={() => {
          if (isTyped) saveComment();
        }}
      />
    </Stack>
  );
}
