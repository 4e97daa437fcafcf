import { Loader } from '@mantine/core';

/** Short work in progress. For a page use a skeleton, for longer work a progress bar. */
export function Spinner({ size = 24, label = 'Загрузка' }: { size?: number; label?: string }) {
  return (
    <span role="status" aria-label={label} style={{ display: 'inline-grid', placeItems: 'center' }}>
      <Loader size={size} />
    </span>
  );
}
