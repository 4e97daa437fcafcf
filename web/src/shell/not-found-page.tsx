import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { EmptyState } from '#ui/waiting/empty-state.tsx';
import classes from './centered-page.module.css';
import { PageFoot } from './page-foot.tsx';

/** Any path that nothing lives at (1§2, C-10). */
export function NotFoundPage() {
  return (
    <>
      <main className={classes.center}>
        <EmptyState isPage title="Страница не найдена" caption="Проверьте адрес или начните с главной">
          <Button variant="filled" component={Link} to="/">
            На главную
          </Button>
        </EmptyState>
      </main>
      <PageFoot />
    </>
  );
}
