import { Loader } from '@mantine/core';
import { Box } from '#ui/layout/box.ts';

/** For a short task in progress. For a page use a skeleton, for a longer task a progress bar. */
export function Spinner({ size = 24, label = 'Загрузка' }: { size?: number; label?: string }) {
  return (
    <Box as="span" role="status" aria-label={label} display="inline-grid" placeItems="center">
      <Loader size={size} />
    </Box>
  );
}
