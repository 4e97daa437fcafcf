import { formatDateTime } from '@gektar/format/date.ts';
import { missing } from '@gektar/format/words.ts';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { failureText } from '#api/failure-text.ts';
import { currentEmployeeQuery } from '#people/people-data.ts';
import { useEmployeeNames } from '#people/use-employee-names.ts';
import { IconButton } from '#ui/button/icon-button.tsx';
import { Tag } from '#ui/component/tag.tsx';
import { confirm } from '#ui/dialog/confirm.tsx';
import { icon14 } from '#ui/icon.ts';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { showError } from '#ui/toast/toast.tsx';
import type { CommentCalls, EmployeeComment } from './comment.ts';
import type { CommentDrafts } from './comment-drafts.ts';
import { CommentEditor } from './comment-editor.tsx';
import classes from './comment-list.module.css';

export interface CommentListProps<Comment extends EmployeeComment> {
  /** Oldest first. */
  readonly comments: readonly Comment[];
  readonly calls: Pick<CommentCalls, 'save' | 'remove'>;
  readonly drafts: Pick<CommentDrafts, 'edited' | 'setEdited'>;
  /** Name of the part of the entity that a comment is on; undefined for a comment on the entity itself. */
  readonly placeOf?: ((comment: Comment) => string | undefined) | undefined;
}

/** Comments of employees, newest first; employees can change and delete their own. */
export function CommentList<Comment extends EmployeeComment>({
  comments,
  calls,
  drafts: { edited, setEdited },
  placeOf,
}: CommentListProps<Comment>) {
  const nameOf = useEmployeeNames();
  const { data: me } = useQuery(currentEmployeeQuery);
  if (comments.length === 0) return <p className="mute">{missing.data}</p>;
  return (
    <Stack as="ul" columns="minmax(0, 1fr)" gap={14} size={13}>
      {comments.toReversed().map((comment) => (
        <li key={comment.id}>
          <Row as="small" size={12} c="mute" tabular mih={20}>
            {nameOf(comment.employeeId)} · {formatDateTime(comment.dateTimeCreated)}
            {comment.employeeId === me?.id && (
              <Row as="span" align="stretch" m="-6px -6px -6px auto">
                <IconButton
                  label="Изменить комментарий"
                  icon={<IconPencil {...icon14} />}
                  variant="subtle"
                  size={28}
                  onClick={() => setEdited(comment.id, edited.get(comment.id) ?? comment.text)}
                />
                <RemoveButton onRemove={() => calls.remove(comment.id)} />
              </Row>
            )}
          </Row>
          {placeOf?.(comment) !== undefined && <Tag tone="line">{placeOf(comment)}</Tag>}
          <CommentText comment={comment} calls={calls} edited={edited.get(comment.id)} setEdited={setEdited} />
        </li>
      ))}
    </Stack>
  );
}

interface CommentTextProps extends Pick<CommentDrafts, 'setEdited'> {
  readonly comment: EmployeeComment;
  readonly calls: Pick<CommentCalls, 'save'>;
  /** Text being edited; undefined: the comment is only shown. */
  readonly edited: string | undefined;
}

function CommentText({ comment: { id, text }, calls, edited, setEdited }: CommentTextProps) {
  if (edited === undefined) return <p className={classes.text}>{text}</p>;
  return (
    <CommentEditor
      stored={text}
      text={edited}
      onChange={(typed) => setEdited(id, typed)}
      onSave={(typed) => calls.save(id, typed)}
      onClose={() => setEdited(id, undefined)}
    />
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
