import { Button } from '@mantine/core';
import { IconPhonePlus } from '@tabler/icons-react';
import { icon16 } from '#ui/icon.ts';
import { ariaKeys } from '#ui/keys.ts';
import { openMinuteRequest } from './minute-request-opener.ts';

export interface MinuteRequestButtonProps {
  /**
   * Whether the button is placed before the main button of a list; there it is hidden on a phone, which has no room for
   * it.
   */
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
