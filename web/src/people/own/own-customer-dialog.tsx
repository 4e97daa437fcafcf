import { ownCustomerLimits } from '@gektar/contract/people/own-customer.ts';
import { Button } from '@mantine/core';
import { type ComponentType, type FormEvent, type ReactNode, useId } from 'react';
import { examples } from '#form/examples.ts';
import type { FieldProps } from '#form/field/field.tsx';
import { PhoneField } from '#form/field/phone-field.tsx';
import { TextAreaField, TextField } from '#form/field/text-field.tsx';
import { focusFirstWrong } from '#form/first-wrong-field.ts';
import { useLeaveGuard } from '#form/leave-guard.ts';
import { LinkButton } from '#ui/button/link-button.tsx';
import { confirm } from '#ui/dialog/confirm.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { leaveQuestion } from '#ui/dialog/question.ts';
import { Stack } from '#ui/layout/stack.ts';
import { positional } from '#ui/positional.ts';
import { CustomerDoubles } from './customer-doubles.tsx';
import { type OwnCustomerFormAbout, useOwnCustomerForm } from './use-own-customer-form.ts';

export interface OwnCustomerDialogProps extends OwnCustomerFormAbout {
  /**
   * Input for the company of a contact; without it the company is fixed. A prop, because the input itself opens this
   * dialog.
   */
  readonly CompanyInput?: ComponentType<FieldProps<string | null> & { readonly label: string }> | undefined;
  /** true when opened over a form: an existing record is chosen for the form. Otherwise its page is opened. */
  readonly isChoice: boolean;
  /** Called with the id of an existing record that was chosen instead. */
  readonly onChoose: (id: string) => void;
  readonly onClose: () => void;
}

const titles = {
  company: { new: 'Новая компания', edit: 'Редактировать компанию' },
  contact: { new: 'Новый контакт', edit: 'Редактировать контакт' },
} as const;

/** Creates or edits our own company or contact (N-03); existing records that look the same are offered first. */
export default function OwnCustomerDialog({
  CompanyInput,
  isChoice,
  onChoose,
  onClose,
  ...about
}: OwnCustomerDialogProps) {
  const { kind } = about;
  const formId = useId();
  const form = useOwnCustomerForm(about);
  const { values, problems, change, isNew } = form;
  useLeaveGuard(form.isDirty && !form.isSaving, onClose);

  async function handleClose() {
    if (form.isSaving) return;
    if (!form.isDirty || (await confirm(leaveQuestion))) onClose();
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // React events of a form inside a portal bubble to the page's form.
    event.stopPropagation();
    const { currentTarget } = event;
    if (!form.save()) focusFirstWrong(currentTarget);
  }

  return (
    <Dialog
      opened
      onClose={() => void handleClose()}
      title={titles[kind][isNew ? 'new' : 'edit']}
      size={560}
      footer={
        <>
          <Button onClick={() => void handleClose()}>Отмена</Button>
          <Button type="submit" form={formId} variant="filled" loading={form.isSaving}>
            {saveLabel(isNew, form.hasSureDoubles)}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={handleSubmit}>
        <CustomerDoubles
          kind={kind}
          doubles={form.doubles}
          actionLabel={isChoice ? 'Выбрать' : 'Открыть'}
          onChoose={onChoose}
        />
        <Stack columns="repeat(auto-fit, minmax(min(220px, 100%), 1fr))" gap={16}>
          {kind === 'company' ? (
            <>
              <TextField
                label="Название"
                required
                value={values.name}
                error={problems['name']}
                onChange={(name) => change({ name })}
                maxLength={ownCustomerLimits.name}
              />
              <TextField
                label="ИНН"
                value={values.inn}
                error={problems['inn']}
                onChange={(inn) => change({ inn })}
                maxLength={15}
              />
            </>
          ) : (
            <>
              <TextField
                label="Имя"
                required
                value={values.firstName}
                error={problems['firstName']}
                onChange={(firstName) => change({ firstName })}
                maxLength={ownCustomerLimits.personName}
              />
              <TextField
                label="Фамилия"
                value={values.lastName}
                error={problems['lastName']}
                onChange={(lastName) => change({ lastName })}
                maxLength={ownCustomerLimits.personName}
              />
            </>
          )}
          <MeansFields
            values={values.phones}
            add="Ещё телефон"
            onChange={(phones) => change({ phones })}
            field={(value, index, onChange) =>
              isForeign(value) ? (
                <TextField
                  label={numbered('Телефон', index)}
                  {...{ value, onChange }}
                  error={problems[`phones.${index}`]}
                />
              ) : (
                <PhoneField
                  label={numbered('Телефон', index)}
                  {...{ value, onChange }}
                  error={problems[`phones.${index}`]}
                />
              )
            }
          />
          <MeansFields
            values={values.emails}
            add="Ещё почта"
            onChange={(emails) => change({ emails })}
            field={(value, index, onChange) => (
              <TextField
                label={numbered('Эл. почта', index)}
                type="email"
                placeholder={examples.email}
                {...{ value, onChange }}
                error={problems[`emails.${index}`]}
                maxLength={ownCustomerLimits.email}
              />
            )}
          />
          {kind === 'contact' && CompanyInput && (
            <div className="all-columns">
              <CompanyInput
                label="Компания"
                value={values.companyId}
                error={problems['companyId']}
                onChange={(companyId) => change({ companyId })}
              />
            </div>
          )}
          <div className="all-columns">
            <TextAreaField
              label="Заметка"
              minRows={2}
              value={values.note}
              error={problems['note']}
              onChange={(note) => change({ note })}
              maxLength={ownCustomerLimits.note}
            />
          </div>
        </Stack>
      </form>
    </Dialog>
  );
}

function saveLabel(isNew: boolean, hasSureDoubles: boolean): string {
  if (!isNew) return 'Сохранить';
  return hasSureDoubles ? 'Всё равно создать' : 'Создать';
}

/** 'Телефон', 'Телефон 2'. */
function numbered(label: string, index: number): string {
  return index === 0 ? label : `${label} ${index + 1}`;
}

/** Whether a number is foreign: such a number is not masked. */
function isForeign(phone: string): boolean {
  return phone.startsWith('+') && !phone.startsWith('+7');
}

interface MeansFieldsProps {
  readonly values: readonly string[];
  readonly add: string;
  readonly onChange: (values: readonly string[]) => void;
  readonly field: (value: string, index: number, onChange: (value: string) => void) => ReactNode;
}

/** Phones or e-mails: a field for each, and a link that adds a field. */
function MeansFields({ values, add, onChange, field }: MeansFieldsProps) {
  const fieldAt = (value: string, index: number) => (
    <div>{field(value, index, (next) => onChange(values.with(index, next)))}</div>
  );
  // Fields are only added at the end or emptied, never moved: the position is the identity.
  return (
    <Stack gap={8} columns="minmax(0, 1fr)" alignContent="start">
      {positional(values.map(fieldAt))}
      {values.length < ownCustomerLimits.means && values.at(-1) !== '' && (
        <div>
          <LinkButton onClick={() => onChange([...values, ''])}>{add}</LinkButton>
        </div>
      )}
    </Stack>
  );
}
