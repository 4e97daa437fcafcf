import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { Box } from '#ui/layout/box.ts';
import { Row } from '#ui/layout/row.ts';
import { useWindow } from '#ui/use-window.ts';
import { focusFirstField } from './first-field.ts';

export interface DialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children?: ReactNode;
  /** Buttons, the main one last. */
  readonly footer?: ReactNode;
  /** On the left of the footer: 'Удалить'. */
  readonly footerStart?: ReactNode;
  /** Width; by default 480 px in land, half of the window in industrial (C-15). */
  readonly size?: number | string | undefined;
}

/** A question or a small form over the page, at most 660 px high (1§9): its middle scrolls. */
export function Dialog({
  opened,
  onClose,
  title,
  children,
  footer,
  footerStart,
  size = 'var(--dialog-w)',
}: DialogProps) {
  return (
    <Modal
      {...useWindow(opened, onClose)}
      opened={opened}
      onClose={onClose}
      title={title}
      size={size}
      closeButtonProps={{ 'aria-label': 'Закрыть' }}
    >
      {children && <DialogBody>{children}</DialogBody>}
      {(footer || footerStart) && <DialogFooter start={footerStart}>{footer}</DialogFooter>}
    </Modal>
  );
}

function DialogBody({ children }: { children: ReactNode }) {
  return (
    <Box ref={focusFirstField} flex={1} mih={0} overflowY="auto" p="4px 20px 20px">
      {children}
    </Box>
  );
}

function DialogFooter({ start, children }: { start?: ReactNode; children?: ReactNode }) {
  return (
    <Row bdt="line" bg="raised" align="stretch" wrap="wrap" gap={8} p="12px 20px" flex="none">
      {start}
      <span className="grow" />
      {children}
    </Row>
  );
}
