import { Loader } from '@mantine/core';
import classes from './centered-page.module.css';

/** While a page's script is on its way (1§2). */
export function PageLoading() {
  return (
    <div className={classes.center} role="status" aria-label="Загрузка страницы">
      <Loader />
    </div>
  );
}
