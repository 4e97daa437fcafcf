import type { Property, PropertyComment } from '@gektar/contract/land/properties/property.ts';
import { formatDateTime } from '@gektar/format/date.ts';
import { missing } from '@gektar/format/words.ts';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '#api/failure-text.ts';
import { removeComment } from '#land/properties/property-data.ts';
import { currentEmployeeQuery } from '#people/people-data.ts';
import { IconButton } from '#ui/button/icon-button.tsx';
import { confirm } from '#ui/dialog/confirm.tsx';
import { icon14 } from '#ui/icon.ts';
import { Caption } from '#ui/layout/caption.ts';
import { Row } from '#ui/layout/row.ts';
import { showError } from '#ui/toast/toast.tsx';
import { CommentEditor } from './comment-editor.tsx';
import classes from './comments-tab.module.css';
import { useEmployeeNames } from './history-tab.tsx';

/** Remarks of employees, newest first; one's own can be changed and taken back. */
export function CommentsTab({ property }: { property: Property }) {
  const nameOf = useEmployeeNames();
  const { data: me } = useQuery(currentEmployeeQuery);
  const [editedId, setEditedId] = useState<string>();
  if (property.comments.length === 0) return <p className="mute">{missing.data}</p>;
  return (
    <Caption as="ul" size={13}>
      {property.comments.toReversed().map((comment) => (
        <li key={comment.id} className={classes.comment}>
          <Row as="small" size={12} tone="mute" hasFigures className={classes.about}>
            {nameOf(comment.employeeId)} · {formatDateTime(comment.dateTimeCreated)}
            {comment.employeeId === me?.id && (
              <span className={classes.own}>
                <IconButton
                  label="Изменить комментарий"
                  icon={<IconPencil {...icon14} />}
                  variant="subtle"
                  size={28}
                  onClick={() => setEditedId(comment.id)}
                />
                <RemoveButton property={property} comment={comment} />
              </span>
            )}
          </Row>
          {editedId === comment.id ? (
            <CommentEditor property={property} comment={comment} onClose={() => setEditedId(undefined)} />
          ) : (
            <p className={classes.text}>{comment.text}</p>
          )}
        </li>
      ))}
    </Caption>
  );
}

function RemoveButton({ property, comment }: { property: Property; comment: PropertyComment }) {
  const client = useQueryClient();
  const removal = useMutation({
    mutationFn: () => removeComment(client, property.id, comment.id),
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
