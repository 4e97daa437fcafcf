import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';

/** Number of rows rendered at first, and added by each press on 'Показать ещё'. */
const DRAWN = 300;

/** The first rows of a long table, and the button that shows more; null when all are shown. */
export function useDrawn<Row>(rows: readonly Row[]): { readonly shown: readonly Row[]; readonly more: ReactNode } {
  const [drawn, setDrawn] = useState(DRAWN);
  return {
    shown: rows.slice(0, drawn),
    more: rows.length > drawn ? <Button onClick={() => setDrawn(drawn + DRAWN)}>Показать ещё</Button> : null,
  };
}
