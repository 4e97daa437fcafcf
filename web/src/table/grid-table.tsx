import type { ComponentProps, KeyboardEvent } from 'react';

interface GridTableProps extends ComponentProps<'table'> {
  /** 'treegrid': rows unfold. */
  readonly role: 'grid' | 'treegrid';
  readonly 'aria-label': string;
  /** Number of rows including the head and those that are not drawn. */
  readonly 'aria-rowcount': number;
  readonly onKeyDown: (event: KeyboardEvent<HTMLTableElement>) => void;
}

/** A table that handles keys: its role must be that of a grid (WAI-ARIA). */
export function GridTable({ role, ...props }: GridTableProps) {
  return <table {...props} role={role} />;
}
