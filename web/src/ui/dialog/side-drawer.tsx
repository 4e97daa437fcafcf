import { Button, Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { Box } from '#ui/layout/box.ts';
import { Row } from '#ui/layout/row.ts';
import { useWindow } from '#ui/use-window.ts';
import { LoadingOverlay } from '#ui/waiting/loading-overlay.tsx';
import { focusFirstField } from './first-field.ts';

export interface SideDrawerProps {
  readonly opened: boolean;
  /** Called by cancel, the cross, Esc and a click outside. */
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** Called by the save button, unless `formId` is given: then the button submits that form. */
  readonly onSave?: (() => void) | undefined;
  readonly formId?: string | undefined;
  readonly saveLabel?: string | undefined;
  /** null: there is nothing to cancel. */
  readonly cancelLabel?: string | null | undefined;
  readonly isSaving?: boolean | undefined;
  readonly isSaveDisabled?: boolean | undefined;
  /** Reason why saving is blocked, next to the buttons. */
  readonly footerNote?: ReactNode;
  /** Content at the right of the footer: 'Сбросить'. */
  readonly footerEnd?: ReactNode;
  /** Replaces all buttons of the footer. */
  readonly buttons?: ReactNode;
  /** '50vw' by default (1§2). */
  readonly width?: string | number | undefined;
}

/** A panel at the right with cancel and save (1§2). Its content scrolls; its buttons stay visible. */
export function SideDrawer(props: SideDrawerProps) {
  const { opened, onClose, title, children, isSaving = false } = props;
  return (
    <Drawer
      {...useWindow(opened, onClose)}
      opened={opened}
      onClose={onClose}
      title={title}
      size={props.width ?? '50vw'}
      closeButtonProps={{ 'aria-label': 'Закрыть' }}
    >
      <Box ref={focusFirstField} pos="relative" flex={1} mih={0} overflowY="auto" p="14px 16px">
        {children}
        <LoadingOverlay visible={isSaving} label="Сохранение" />
      </Box>
      <Row bdt="line" bg="raised" wrap="wrap" gap={8} p="10px 16px" flex="none">
        {props.buttons ?? <Buttons {...props} />}
      </Row>
    </Drawer>
  );
}

function Buttons(props: SideDrawerProps) {
  const { onClose, onSave, formId, isSaving = false, isSaveDisabled = false, cancelLabel = 'Отмена' } = props;
  return (
    <>
      <Button
        variant="filled"
        type={formId === undefined ? 'button' : 'submit'}
        {...(formId !== undefined && { form: formId })}
        loading={isSaving}
        disabled={isSaveDisabled}
        onClick={() => onSave?.()}
      >
        {props.saveLabel ?? 'Сохранить'}
      </Button>
      {cancelLabel !== null && <Button onClick={onClose}>{cancelLabel}</Button>}
      {props.footerNote}
      <span className="grow" />
      {props.footerEnd}
    </>
  );
}
