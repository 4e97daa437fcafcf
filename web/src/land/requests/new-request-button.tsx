import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { icon16 } from '#ui/icon.ts';

/** Leads to the creation of a request (1§2). */
export function NewRequestButton() {
  return (
    <Button
      variant="filled"
      leftSection={<IconPlus {...icon16} />}
      renderRoot={(props) => <Link to="/land/request/new" {...props} />}
    >
      Добавить запрос
    </Button>
  );
}
