import { Loader } from '@mantine/core';
import { Stack } from '#ui/layout/stack.ts';

/** Shown while a page's script is loading (1§2). */
export function PageLoading() {
  return (
    <Stack
      isFlex
      align="center"
      justify="center"
      pad={24}
      grow
      style={{ minHeight: 320 }}
      role="status"
      aria-label="Загрузка страницы"
    >
      <Loader />
    </Stack>
  );
}
