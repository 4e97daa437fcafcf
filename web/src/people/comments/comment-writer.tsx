import { IconSend } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import type { KeyboardEvent } from 'react';
import { failureText } from '#api/failure-text.ts';
import { growing } from '#form/field/growing.ts';
import { IconButton } from '#ui/button/icon-button.tsx';
import { icon16 } from '#ui/icon.ts';
import { Text } from '#ui/layout/text.ts';
import { showError } from '#ui/toast/toast.tsx';
import { LONGEST_COMMENT } from './comment.ts';
import type { CommentDrafts } from './comment-drafts.ts';
import classes from './comment-writer.module.css';
import { MentionTextarea } from './mention-textarea.tsx';

export interface CommentWriterProps {
  readonly drafts: Pick<CommentDrafts, 'unsent' | 'setUnsent'>;
  readonly onAdd: (text: string) => Promise<void>;
  /** What the comment is about, where there are several choices: 'к зданию Корпус 1'. Shown above the field. */
  readonly about?: string | undefined;
}

/** Comment field at the bottom of the panel; Ctrl+Enter sends. A failed send keeps what was typed. */
export function CommentWriter({ drafts: { unsent: text, setUnsent: setText }, onAdd, about }: CommentWriterProps) {
  const label = about === undefined ? 'Комментарий' : `Комментарий ${about}`;
  const sending = useMutation({
    mutationFn: onAdd,
    onSuccess: () => setText(''),
    onError: (error) => showError('Не удалось добавить комментарий', failureText(error)),
  });
  const send = () => {
    const remark = text.trim();
    if (remark !== '' && !sending.isPending) sending.mutate(remark);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send();
  };
  return (
    <div className={classes.writer}>
      {about !== undefined && (
        <Text size={12} c="soft" mb={4} overflowWrap="anywhere" aria-hidden>
          {label}
        </Text>
      )}
      <MentionTextarea
        aria-label={label}
        placeholder="Комментарий"
        {...growing(1, 6)}
        maxLength={LONGEST_COMMENT}
        value={text}
        onChange={setText}
        onKeyDown={handleKeyDown}
        rightSection={
          <IconButton
            label="Отправить комментарий (Ctrl+Enter)"
            icon={<IconSend {...icon16} />}
            variant="subtle"
            size={28}
            isLoading={sending.isPending}
            onClick={send}
          />
        }
        rightSectionPointerEvents="all"
      />
    </div>
  );
}
