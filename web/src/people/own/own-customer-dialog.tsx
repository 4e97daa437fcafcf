import { ownCustomerLimits } from '@gektar/contract/people/own-customer.ts';
import type { ComponentType, ReactNode } from 'react';
import { examples } from '#form/examples.ts';
import type { FieldProps } from '#form/field/field.tsx';
import { PhoneField } from '#form/field/phone-field.tsx';
import { TextAreaField, TextField } from '#form/field/text-field.tsx';
import { FormDialog } from '#form/form-dialog.tsx';
import { LinkButton } from '#ui/button/link-button.tsx';
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
  const form = useOwnCustomerForm(about);
  const { values, problems, change, field, isNew } = form;
  return (
    <FormDialog
      title={titles[kind][isNew ? 'new' : 'edit']}
      size={560}
      form={form}
      saveLabel={saveLabel(isNew, form.hasSureDoubles)}
      onLeave={onClose}
    >
      <CustomerDoubles
        kind={kind}
        doubles={form.doubles}
        actionLabel={isChoice ? 'Выбрать' : 'Открыть'}
        onChoose={onChoose}
      />
      <Stack columns="repeat(auto-fit, minmax(min(220px, 100%), 1fr))" gap={16}>
        {kind === 'company' ? (
          <>
            <TextField label="Название" required {...field('name')} maxLength={ownCustomerLimits.name} />
            <TextField label="ИНН" {...field('inn')} maxLength={15} />
          </>
        ) : (
          <>
            <TextField label="Имя" required {...field('firstName')} maxLength={ownCustomerLimits.personName} />
            <TextField label="Фамилия" {...field('lastName')} maxLength={ownCustomerLimits.personName} />
          </>
        )}
        <MeansFields
          values={values.phones}
          add="Ещё телефон"
          onChange={(phones) => change({ phones })}
          field={(value, index, onChange) => {
            const Input = isForeign(value) ? TextField : PhoneField;
            return (
              <Input label={numbered('Телефон', index)} {...{ value, onChange }} error={problems[`phones.${index}`]} />
            );
          }}
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
            <CompanyInput label="Компания" {...field('companyId')} />
          </div>
        )}
        <div className="all-columns">
          <TextAreaField label="Заметка" minRows={2} {...field('note')} maxLength={ownCustomerLimits.note} />
        </div>
      </Stack>
    </FormDialog>
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
