import { Loader } from '@mantine/core';
import { Stack } from '#ui/layout/stack.ts';

/** Shown while a page's script is loading (1§2). */
export function PageLoading() {
  return (
    <Stack
      display="flex"
      align="center"
      justify="center"
      p={24}
      flex={1}
      mih={320}
      role="status"
      aria-label="Загрузка страницы"
    >
      <Loader />
    </Stack>
  );
}
