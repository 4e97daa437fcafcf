import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Stack } from '#ui/layout/stack.ts';
import { usePageName } from '#ui/page-name.ts';
import { EmptyState } from '#ui/waiting/empty-state.tsx';
import { PageFoot } from './page-foot.tsx';

const TITLE = 'Страница не найдена';

/** Page of an unknown path (1§2, C-10). */
export function NotFoundPage() {
  usePageName(TITLE, true);
  return (
    <>
      <Stack as="main" display="flex" align="center" justify="center" p={24} flex={1} mih={320}>
        <EmptyState isPage title={TITLE} caption="Проверьте адрес или начните с главной">
          <Button variant="filled" component={Link} to="/">
            На главную
          </Button>
        </EmptyState>
      </Stack>
      <PageFoot />
    </>
  );
}
