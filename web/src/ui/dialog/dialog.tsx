import { Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { Row } from '#ui/layout/row.ts';
import { useWindow } from '#ui/use-window.ts';
import classes from './dialog.module.css';
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
    <div ref={focusFirstField} className={classes.body}>
      {children}
    </div>
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
