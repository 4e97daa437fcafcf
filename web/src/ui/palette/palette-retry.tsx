import { Row } from '#ui/layout/row.ts';
import classes from './palette.module.css';

/** Line above the results when a source failed; nothing without a failure. */
export function PaletteRetry({ retry }: { readonly retry: (() => void) | undefined }) {
  if (retry === undefined) return null;
  return (
    <Row
      bdb="line"
      justify="space-between"
      gap={12}
      c="danger"
      p="10px 18px"
      flex="none"
      role="alert"
      className={classes.failed}
    >
      Не удалось загрузить данные
      <button type="button" onClick={retry}>
        Повторить
      </button>
    </Row>
  );
}
