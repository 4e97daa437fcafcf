import { Button } from '@mantine/core';
import { IconArchive, IconArchiveOff } from '@tabler/icons-react';
import { icon16 } from '#ui/icon.ts';

export interface ArchiveButtonProps {
  readonly isEnabled: boolean;
  readonly isPending: boolean;
  readonly onClick: () => void;
  readonly className?: string | undefined;
}

/** Text of the button and of its confirmation (1§4, 3§2). */
export function archiveWord(isEnabled: boolean): string {
  return isEnabled ? 'Архивировать' : 'Разархивировать';
}

/** Archives an active entity, restores an archived one. */
export function ArchiveButton({ isEnabled, isPending, onClick, className = '' }: ArchiveButtonProps) {
  return (
    <Button
      className={className}
      leftSection={isEnabled ? <IconArchive {...icon16} /> : <IconArchiveOff {...icon16} />}
      loading={isPending}
      onClick={onClick}
    >
      {archiveWord(isEnabled)}
    </Button>
  );
}
