import type { Domain } from '@gektar/contract/domain.ts';
import { Button } from '@mantine/core';
import { IconMessage } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { icon16 } from '#ui/icon.ts';
import { pathOptions } from '#ui/path-options.ts';
import { messagePath } from './given-message.ts';

/** Page 'Из сообщения': fills in the form of a new object from a message of a messenger. */
export function FromMessage({ domain }: { readonly domain: Domain }) {
  return (
    <Button
      variant="subtle"
      leftSection={<IconMessage {...icon16} />}
      renderRoot={(props) => <Link {...pathOptions({ to: messagePath(domain) })} {...props} />}
    >
      Из сообщения
    </Button>
  );
}
