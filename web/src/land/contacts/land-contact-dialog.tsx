import { landContactLimits } from '@gektar/contract/land/contacts/land-contact.ts';
import { Button } from '@mantine/core';
import { examples } from '#form/examples.ts';
import { PhoneField } from '#form/field/phone-field.tsx';
import { TextAreaField, TextField } from '#form/field/text-field.tsx';
import { FormDialog } from '#form/form-dialog.tsx';
import { Stack } from '#ui/layout/stack.ts';
import type { OpenLandContact } from './open-land-contact.ts';
import { useLandContactForm } from './use-land-contact-form.ts';

export interface LandContactDialogProps extends OpenLandContact {
  readonly onClose: () => void;
}

/** Creates, edits or deletes a contact. Closing asks first if something was typed, and discards it (1§2). */
export function LandContactDialog({ contact, onSaved, typed, onClose }: LandContactDialogProps) {
  const form = useLandContactForm({ contact, onSaved, typed, onDone: onClose });
  return (
    <FormDialog
      title={contact ? 'Редактировать контакт' : 'Новый контакт'}
      size={560}
      footerStart={
        contact && (
          <Button variant="danger" onClick={() => void form.remove()} loading={form.isRemoving}>
            Удалить
          </Button>
        )
      }
      form={{ ...form, isGuarded: form.isDirty }}
      saveLabel={contact ? 'Сохранить' : 'Создать'}
      onLeave={onClose}
    >
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
    </FormDialog>
  );
}
