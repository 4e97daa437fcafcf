import { Button } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { confirm } from '#ui/dialog/confirm.tsx';
import { Dialog, type DialogProps } from '#ui/dialog/dialog.tsx';
import { leaveQuestion } from '#ui/dialog/question.ts';
import { focusFirstWrong } from './first-wrong-field.ts';
import { useLeaveGuard } from './leave-guard.ts';
import { submitted } from './submitted.ts';

/** State of the form in a dialog. */
export interface DialogForm {
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  /** While true the dialog cannot be closed; by default while it is saved. */
  readonly isBusy?: boolean;
  /** Whether leaving the page asks first; by default while unsaved input is not being saved. */
  readonly isGuarded?: boolean;
  /** @returns false when a field is wrong: the first one is focused */
  readonly save: (form: HTMLFormElement) => boolean;
}

export interface FormDialogProps extends Pick<DialogProps, 'title' | 'size' | 'footerStart'> {
  readonly form: DialogForm;
  readonly saveLabel: string;
  readonly isSaveDisabled?: boolean;
  /** Closes the dialog; unsaved input is discarded. */
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

/** A dialog with one form: 'Отмена', its save, and a question before unsaved input is discarded (1§2). */
export function FormDialog(props: FormDialogProps) {
  const { form, saveLabel, isSaveDisabled = false, onLeave, children, ...dialog } = props;
  const { isDirty, isSaving, isBusy = isSaving, isGuarded = isDirty && !isSaving } = form;
  const formId = useId();
  useLeaveGuard(isGuarded, onLeave);

  async function handleClose() {
    if (isBusy) return;
    if (!isDirty || (await confirm(leaveQuestion))) onLeave();
  }

  return (
    <Dialog
      {...dialog}
      opened
      onClose={() => void handleClose()}
      footer={
        <>
          <Button onClick={() => void handleClose()}>Отмена</Button>
          <Button type="submit" form={formId} variant="filled" loading={isSaving} disabled={isSaveDisabled}>
            {saveLabel}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={submitted((element) => {
          if (!form.save(element)) focusFirstWrong(element);
        })}
      >
        {children}
      </form>
    </Dialog>
  );
}
