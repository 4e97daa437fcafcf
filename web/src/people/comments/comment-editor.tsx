import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { KeyboardEvent } from 'react';
import { failureText } from '#api/failure-text.ts';
import { growing } from '#form/field/growing.ts';
import { Box } from '#ui/layout/box.ts';
import { Row } from '#ui/layout/row.ts';
import { showError } from '#ui/toast/toast.tsx';
import { LONGEST_COMMENT } from './comment.ts';
import { MentionTextarea } from './mention-textarea.tsx';

export interface CommentEditorProps {
  /** The text as stored. */
  readonly stored: string;
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly onSave: (text: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Editor of the employee's own comment: Ctrl+Enter saves, Esc cancels. A failed save keeps what was typed. */
export function CommentEditor({ stored, text, onChange, onSave, onClose }: CommentEditorProps) {
  const saving = useMutation({
    mutationFn: onSave,
    onSuccess: onClose,
    onError: (error) => showError('Не удалось изменить комментарий', failureText(error)),
  });
  const save = () => {
    const remark = text.trim();
    if (remark !== '' && !saving.isPending) saving.mutate(remark);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
    }
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    save();
  };
  return (
    <Box mt={4}>
      <MentionTextarea
        aria-label="Изменить комментарий"
        // No autofocus when the tab is reopened with a changed text: the focus stays on the tab.
        autoFocus={text === stored}
        {...growing(2, 12)}
        maxLength={LONGEST_COMMENT}
        value={text}
        onChange={onChange}
        onKeyDown={handleKeyDown}
      />
      <Row align="stretch" justify="flex-end" gap={8} mt={8}>
        <Button size="xs" variant="subtle" onClick={onClose}>
          Отмена
        </Button>
        <Button size="xs" loading={saving.isPending} disabled={text.trim() === ''} onClick={save}>
          Сохранить
        </Button>
      </Row>
    </Box>
  );
}
