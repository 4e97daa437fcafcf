import { Button } from '@mantine/core';
import { EmptyState } from '#ui/empty-state.tsx';
import classes from './centered-page.module.css';
import { PageFoot } from './page-foot.tsx';

/** `/error`, and what a page shows that could not be drawn or loaded (1§2, C-10, C-11). */
export function ErrorPage() {
  return (
    <>
      <main className={classes.center}>
        <EmptyState
          isPage
          title="Произошла ошибка"
          picture="broken"
          caption="Страницу не удалось открыть. Введённое в формах сохранено"
        >
          {/* A full load, not a route change: whatever broke the page is gone with it. */}
          <Button variant="filled" component="a" href="/">
            На главную
          </Button>
        </EmptyState>
      </main>
      <PageFoot />
    </>
  );
}
