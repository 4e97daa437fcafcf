import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Stack } from '#ui/layout/stack.ts';
import { EmptyState } from '#ui/waiting/empty-state.tsx';
import { PageFoot } from './page-foot.tsx';

/** An unknown path (1§2, C-10). */
export function NotFoundPage() {
  return (
    <>
      <Stack as="main" isFlex align="center" justify="center" pad={24} grow style={{ minHeight: 320 }}>
        <EmptyState isPage title="Страница не найдена" caption="Проверьте адрес или начните с главной">
          <Button variant="filled" component={Link} to="/">
            На главную
          </Button>
        </EmptyState>
      </Stack>
      <PageFoot />
    </>
  );
}
