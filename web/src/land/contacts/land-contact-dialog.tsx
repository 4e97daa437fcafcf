import { landContactLimits } from '@gektar/contract/land/contacts/land-contact.ts';
import { Button } from '@mantine/core';
import { type FormEvent, useId } from 'react';
import { examples } from '#form/examples.ts';
import { PhoneField } from '#form/field/phone-field.tsx';
import { TextAreaField, TextField } from '#form/field/text-field.tsx';
import { useLeaveGuard } from '#form/leave-guard.ts';
import { confirm } from '#ui/dialog/confirm.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { leaveQuestion } from '#ui/dialog/question.ts';
import { Stack } from '#ui/layout/stack.ts';
import type { OpenLandContact } from './open-land-contact.ts';
import { useLandContactForm } from './use-land-contact-form.ts';

export interface LandContactDialogProps extends OpenLandContact {
  readonly onClose: () => void;
}

/** Creates, edits or deletes a contact. Closing asks first if something was typed, and discards it (1§2). */
export function LandContactDialog({ contact, onSaved, typed, onClose }: LandContactDialogProps) {
  const formId = useId();
  const form = useLandContactForm({ contact, onSaved, typed, onDone: onClose });
  useLeaveGuard(form.isDirty, onClose);

  async function handleClose() {
    if (form.isBusy) return;
    if (!form.isDirty || (await confirm(leaveQuestion))) onClose();
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    // A form inside a portal is still a child of the page's form in React's tree.
    event.stopPropagation();
    form.save();
  }

  return (
    <Dialog
      opened
      onClose={() => void handleClose()}
      title={contact ? 'Редактировать контакт' : 'Новый контакт'}
      size={560}
      footerStart={
        contact && (
          <Button variant="danger" onClick={() => void form.remove()} loading={form.isRemoving}>
            Удалить
          </Button>
        )
      }
      footer={
        <>
          <Button onClick={() => void handleClose()}>Отмена</Button>
          <Button type="submit" form={formId} variant="filled" loading={form.isSaving}>
            {contact ? 'Сохранить' : 'Создать'}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit}>
        <Stack columns="repeat(2, minmax(0, 1fr))" gap={16}>
          <TextField label="Фамилия" required {...form.field('lastName')} maxLength={landContactLimits.name} />
          <TextField label="Имя" required {...form.field('firstName')} maxLength={landContactLimits.name} />
          <TextField label="Отчество" {...form.field('middleName')} maxLength={landContactLimits.name} />
          <PhoneField label="Телефон" {...form.field('phone')} />
          <div className="all-columns">
            <TextField
              label="Эл. почта"
              type="email"
              placeholder={examples.email}
              {...form.field('email')}
              maxLength={landContactLimits.email}
            />
          </div>
          <div className="all-columns">
            <TextAreaField label="Комментарий" {...form.field('comment')} maxLength={landContactLimits.comment} />
          </div>
        </Stack>
      </form>
    </Dialog>
  );
}
