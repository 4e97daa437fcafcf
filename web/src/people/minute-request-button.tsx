import { Button } from '@mantine/core';
import { IconPhonePlus } from '@tabler/icons-react';
import { icon16 } from '#ui/icon.ts';
import { ariaKeys } from '#ui/keys.ts';
import { openMinuteRequest } from './minute-request-opener.ts';

export interface MinuteRequestButtonProps {
  /** Placed before the main button of a list, where a phone has no room for it: hidden there. */
  readonly isInList?: boolean;
}

/** Button that opens 'Запрос за минуту'. */
export function MinuteRequestButton({ isInList = false }: MinuteRequestButtonProps) {
  return (
    <Button
      className={isInList ? 'on-tablet' : ''}
      me={isInList ? 8 : 0}
      leftSection={<IconPhonePlus {...icon16} />}
      aria-keyshortcuts={ariaKeys('minuteRequest')}
      onClick={() => openMinuteRequest(null)}
    >
      Запрос за минуту
    </Button>
  );
}
