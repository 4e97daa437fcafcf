import type { Property, PropertyComment } from '@gektar/contract/land/properties/property.ts';
import { IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { failureText } from '#api/failure-text.ts';
import { formatDateTime } from '#format/date.ts';
import { missing } from '#format/words.ts';
import { propertyQuery, removeComment } from '#land/properties/property-data.ts';
import { currentEmployeeQuery } from '#people/people-data.ts';
import { confirm } from '#ui/confirm.tsx';
import { icon14 } from '#ui/icon.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { showError } from '#ui/toast.tsx';
import classes from './comments-tab.module.css';
import { useEmployeeNames } from './history-tab.tsx';

/** Remarks of employees, newest first; one's own can be taken back. */
export function CommentsTab({ property }: { property: Property }) {
  const nameOf = useEmployeeNames();
  const { data: me } = useQuery(currentEmployeeQuery);
  if (property.comments.length === 0) return <p className="mute">{missing.data}</p>;
  return (
    <ul className={classes.list}>
      {property.comments.toReversed().map((comment) => (
        <li key={comment.id} className={classes.comment}>
          <small className={classes.about}>
            {nameOf(comment.employeeId)} · {formatDateTime(comment.dateTimeCreated)}
            {comment.employeeId === me?.id && <RemoveButton property={property} comment={comment} />}
          </small>
          <p className={classes.text}>{comment.text}</p>
        </li>
      ))}
    </ul>
  );
}

function RemoveButton({ property, comment }: { property: Property; comment: PropertyComment }) {
  const client = useQueryClient();
  const removal = useMutation({
    mutationFn: () => removeComment(comment.id),
    onSuccess: () => {
      const { queryKey } = propertyQuery(property.id);
      client.setQueryData(queryKey, (now) => now && { ...now, comments: withoutComment(now.comments, comment.id) });
    },
    onError: (error) => showError('Не удалось удалить комментарий', failureText(error)),
  });
  const ask = async () => {
    if (await confirm({ title: 'Удалить комментарий?', confirmLabel: 'Удалить', danger: true })) removal.mutate();
  };
  return (
    <span className={classes.remove}>
      <IconButton
        label="Удалить комментарий"
        icon={<IconTrash {...icon14} />}
        variant="subtle"
        size={28}
        isLoading={removal.isPending}
        onClick={() => void ask()}
      />
    </span>
  );
}

function withoutComment(comments: readonly PropertyComment[], id: string): PropertyComment[] {
  return comments.filter((comment) => comment.id !== id);
}
