import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { icon16 } from '#ui/icon.ts';

/** Leads to the creation of an object (1§2). */
export function NewPropertyButton() {
  return (
    <Button
      variant="filled"
      leftSection={<IconPlus {...icon16} />}
      renderRoot={(props) => <Link to="/land/property/new" {...props} />}
    >
      Добавить объект
    </Button>
  );
}
