import { Button } from '@mantine/core';
import { IconPhonePlus, IconPlus } from '@tabler/icons-react';
import { icon16 } from '#ui/icon.ts';
import { ariaKeys, keys } from '#ui/keys.ts';
import { openMinuteRequest } from './minute-request-opener.ts';

export interface MinuteRequestButtonProps {
  /**
   * Whether the button is placed before the main button of a list; there it is hidden on a phone, which has no room for
   * it.
   */
  readonly isInList?: boolean;
  /** Whether it is the main button of its page, and shows its key. */
  readonly isMain?: boolean;
}

/** Button that opens 'Запрос за минуту'. */
export function MinuteRequestButton({ isInList = false, isMain = false }: MinuteRequestButtonProps) {
  const Icon = isMain ? IconPlus : IconPhonePlus;
  return (
    <Button
      className={isInList ? 'on-tablet' : ''}
      me={isInList ? 8 : 0}
      {...(isMain && {
        variant: 'filled',
        rightSection: <kbd aria-hidden>{keys.minuteRequest.chord.replace('+', ' ')}</kbd>,
      })}
      leftSection={<Icon {...icon16} />}
      aria-keyshortcuts={ariaKeys('minuteRequest')}
      onClick={() => openMinuteRequest(null)}
    >
      Запрос за минуту
    </Button>
  );
}
