import { formatDateTime } from '@gektar/format/date.ts';
import { missing } from '@gektar/format/words.ts';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '#api/failure-text.ts';
import { currentEmployeeQuery } from '#people/people-data.ts';
import { useEmployeeNames } from '#people/use-employee-names.ts';
import { IconButton } from '#ui/button/icon-button.tsx';
import { confirm } from '#ui/dialog/confirm.tsx';
import { icon14 } from '#ui/icon.ts';
import { Caption } from '#ui/layout/caption.ts';
import { Row } from '#ui/layout/row.ts';
import { Tag } from '#ui/piece/tag.tsx';
import { showError } from '#ui/toast/toast.tsx';
import type { CommentCalls, EmployeeComment } from './comment.ts';
import { CommentEditor } from './comment-editor.tsx';
import classes from './comment-list.module.css';

export interface CommentListProps<Comment extends EmployeeComment> {
  /** Oldest first. */
  readonly comments: readonly Comment[];
  readonly calls: Pick<CommentCalls, 'save' | 'remove'>;
  /** The part of the entity that a remark is about, where it has parts; undefined for the entity itself. */
  readonly placeOf?: ((comment: Comment) => string | undefined) | undefined;
}

/** Remarks of employees, newest first; one's own can be changed and taken back. */
export function CommentList<Comment extends EmployeeComment>({ comments, calls, placeOf }: CommentListProps<Comment>) {
  const nameOf = useEmployeeNames();
  const { data: me } = useQuery(currentEmployeeQuery);
  const [editedId, setEditedId] = useState<string>();
  if (comments.length === 0) return <p className="mute">{missing.data}</p>;
  return (
    <Caption as="ul" size={13}>
      {comments.toReversed().map((comment) => (
        <li key={comment.id} className={classes.comment}>
          <Row as="small" size={12} tone="mute" hasFigures style={{ minHeight: 20 }}>
            {nameOf(comment.employeeId)} · {formatDateTime(comment.dateTimeCreated)}
            {comment.employeeId === me?.id && (
              <Row as="span" align="stretch" style={{ margin: '-6px -6px -6px auto' }}>
                <IconButton
                  label="Изменить комментарий"
                  icon={<IconPencil {...icon14} />}
                  variant="subtle"
                  size={28}
                  onClick={() => setEditedId(comment.id)}
                />
                <RemoveButton onRemove={() => calls.remove(comment.id)} />
              </Row>
            )}
          </Row>
          {placeOf?.(comment) !== undefined && <Tag tone="line">{placeOf(comment)}</Tag>}
          {editedId === comment.id ? (
            <CommentEditor
              text={comment.text}
              onSave={(text) => calls.save(comment.id, text)}
              onClose={() => setEditedId(undefined)}
            />
          ) : (
            <p className={classes.text}>{comment.text}</p>
          )}
        </li>
      ))}
    </Caption>
  );
}

function RemoveButton({ onRemove }: { onRemove: () => Promise<void> }) {
  const removal = useMutation({
    mutationFn: onRemove,
    onError: (error) => showError('Не удалось удалить комментарий', failureText(error)),
  });
  const ask = async () => {
    if (await confirm({ title: 'Удалить комментарий?', confirmLabel: 'Удалить', danger: true })) removal.mutate();
  };
  return (
    <IconButton
      label="Удалить комментарий"
      icon={<IconTrash {...icon14} />}
      variant="subtle"
      size={28}
      isLoading={removal.isPending}
      onClick={() => void ask()}
    />
  );
}
