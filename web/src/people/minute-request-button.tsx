import { Button } from '@mantine/core';
import { IconPhonePlus } from '@tabler/icons-react';
import { icon16 } from '#ui/icon.ts';
import { ariaKeys } from '#ui/keys.ts';
import { openMinuteRequest } from './minute-request-opener.ts';

/** Button that opens 'Запрос за минуту'. */
export function MinuteRequestButton({ className }: { readonly className?: string }) {
  return (
    <Button
      className={className ?? ''}
      leftSection={<IconPhonePlus {...icon16} />}
      aria-keyshortcuts={ariaKeys('minuteRequest')}
      onClick={() => openMinuteRequest(null)}
    >
      Запрос за минуту
    </Button>
  );
}
