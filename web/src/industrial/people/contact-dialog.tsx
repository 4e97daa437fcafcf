import { industrialDictionaries } from '@gektar/contract/industrial/dictionaries/industrial-dictionary-calls.ts';
import type { ContactLink } from '@gektar/contract/industrial/people/contact-link.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dictionaryQuery } from '#dictionaries/dictionary-data.ts';
import { ReferenceField } from '#dictionaries/reference-field.tsx';
import { CheckField } from '#form/field/check-field.tsx';
import { TextAreaField } from '#form/field/text-field.tsx';
import { messages } from '#form/messages.ts';
import { useTypedFields } from '#form/typed-fields.ts';
import { CompanyField } from '#people/company-field.tsx';
import { ContactField } from '#people/contact-field.tsx';
import { contactName } from '#people/contact-name.ts';
import { contactCalls } from './people-calls.ts';
import { PersonDialog, type PersonDialogAbout, type PersonOwner } from './person-dialog.tsx';

const rolesQuery = dictionaryQuery('industrial', 'contact-role', industrialDictionaries['contact-role']);

export interface ContactDialogProps extends PersonDialogAbout {
  /** Undefined for a new contact. */
  readonly contact: ContactLink | undefined;
}

/** Adds or edits a contact of a complex or a building (2§3). */
export default function ContactDialog({ contact, ...about }: ContactDialogProps) {
  const { data: roles } = useQuery(rolesQuery);
  const { begun, values, change, field } = useTypedFields(() => ({
    companyId: contact?.companyId ?? null,
    contactId: contact?.contactId ?? null,
    contactRole: contact?.contactRole ?? null,
    mainContact: contact?.mainContact ?? false,
    comment: contact?.comment ?? '',
  }));
  const [isChecked, setChecked] = useState(false);
  const missing = (value: unknown) => (isChecked && value === null ? messages.choose : undefined);
  const { companyId, contactId, contactRole, mainContact, comment } = values;
  const save = async (owner: PersonOwner) => {
    if (companyId === null || contactId === null || contactRole === null) return;
    const fields = {
      companyId,
      contactId,
      contactRole: { id: contactRole.id },
      mainContact,
      comment: comment.trim() || null,
    };
    await (contact ? contactCalls.save(contact.id, fields) : contactCalls.add(owner, fields));
  };
  return (
    <PersonDialog
      {...about}
      words={{ one: 'Контакт', accusative: 'контакт' }}
      isNew={contact === undefined}
      isDirty={values !== begun}
      check={() => {
        setChecked(true);
        return companyId !== null && contactId !== null && contactRole !== null;
      }}
      save={save}
    >
      <CompanyField
        label="Компания"
        required
        error={missing(companyId)}
        knownName={contact?.company?.name}
        value={companyId}
        onChange={(next) => change({ companyId: next, ...(next !== companyId && { contactId: null }) })}
      />
      <ContactField
        label="Контакт"
        required
        {...field('contactId')}
        error={missing(contactId)}
        companyId={companyId}
        knownName={contact?.contact && contactName(contact.contact)}
      />
      <ReferenceField
        entries={roles}
        field={{
          label: 'Роль',
          required: true,
          ...field('contactRole'),
          error: missing(contactRole),
          name: 'contactRole',
          ref: () => undefined,
          onBlur: () => undefined,
        }}
      />
      <CheckField label="Основной контакт" value={mainContact} onChange={(next) => change({ mainContact: next })} />
      <TextAreaField label="Комментарий" maxLength={10_000} minRows={2} {...field('comment')} />
    </PersonDialog>
  );
}
