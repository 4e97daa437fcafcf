import { Button } from '@mantine/core';
import { Stack } from '#ui/layout/stack.ts';
import { EmptyState } from '#ui/waiting/empty-state.tsx';
import { PageFoot } from './page-foot.tsx';

/** `/error`, and the fallback for anything that could not be rendered or loaded (1§2, C-10, C-11). */
export function ErrorPage() {
  return (
    <>
      <Stack as="main" isFlex grow>
        <ErrorPanel />
      </Stack>
      <PageFoot />
    </>
  );
}

/** The same inside a page whose bar and footer remain. */
export function ErrorPanel() {
  return (
    <Stack isFlex align="center" justify="center" pad={24} grow style={{ minHeight: 320 }}>
      <EmptyState
        isPage
        title="Произошла ошибка"
        picture="broken"
        caption="Страницу не удалось открыть. Введённое в формах сохранено"
      >
        {/* A full load instead of a route change: resets whatever broke the page. */}
        <Button variant="filled" component="a" href="/">
          На главную
        </Button>
      </EmptyState>
    </Stack>
  );
}
