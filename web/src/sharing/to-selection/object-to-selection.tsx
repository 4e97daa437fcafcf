import type { Domain } from '@gektar/contract/domain.ts';
import { Button } from '@mantine/core';
import { IconCheck, IconPlaylistAdd } from '@tabler/icons-react';
import { icon16 } from '#ui/icon.ts';
import { ToSelection } from './to-selection.tsx';
import { useSelectionWords } from './use-selection-words.ts';

export interface ObjectToSelectionProps {
  readonly domain: Domain;
  readonly objectId: string;
  readonly className?: string;
}

/** 'В подборку' (F8) on the page of an object; 'В 2 подборках' when selections show it already. */
export function ObjectToSelection({ domain, objectId, className = '' }: ObjectToSelectionProps) {
  const words = useSelectionWords(domain, objectId);
  return (
    <ToSelection
      domain={domain}
      objectIds={[objectId]}
      hasKey
      button={(onClick) => (
        <Button
          className={className}
          variant={words === undefined ? 'default' : 'light'}
          leftSection={words === undefined ? <IconPlaylistAdd {...icon16} /> : <IconCheck {...icon16} />}
          onClick={onClick}
        >
          {words ?? 'В подборку'}
        </Button>
      )}
    />
  );
}
