import type { NamedValue } from '@gektar/contract/dictionaries/dictionary.ts';
import { ContactLinkDraft } from '@gektar/contract/industrial/people/contact-link.ts';
import { useMemo } from 'react';
import { ReferenceField } from '#dictionaries/reference-field.tsx';
import { CheckField } from '#form/field/check-field.tsx';
import type { FieldProps } from '#form/field/field.tsx';
import { TextField } from '#form/field/text-field.tsx';
import type { EditedRecord } from '#form/records/records.ts';
import { RecordCell, type RecordsDescription, RecordsEditor } from '#form/records/records-editor.tsx';
import { CompanyField } from '#people/company-field.tsx';
import { ContactField } from '#people/contact-field.tsx';
import { type ContactValues, emptyContact, toContactDraft } from './record-values.ts';

export interface PeopleRecordsProps<Values extends object> extends FieldProps<readonly EditedRecord<Values>[]> {
  readonly label: string;
  /** Values of the contact role dictionary; undefined until loaded. */
  readonly roles: readonly NamedValue[] | undefined;
}

/** Contacts of a complex or a building; at most one is the main one (2§3, H-28). */
export function ContactRecords({ roles, ...field }: PeopleRecordsProps<ContactValues>) {
  const description = useMemo(() => contactsWith(roles), [roles]);
  return <RecordsEditor {...field} description={description} />;
}

function contactsWith(roles: readonly NamedValue[] | undefined): RecordsDescription<ContactValues> {
  return {
    one: 'Контакт',
    add: 'Добавить контакт',
    empty: emptyContact,
    schema: ContactLinkDraft,
    toWire: toContactDraft,
    onlyOne: 'mainContact',
    fields: ({ record, onChange, problem, ...state }) => (
      <>
        <RecordCell span={3}>
          <CompanyField
            {...state}
            label="Компания"
            required
            value={record.companyId}
            knownName={record.known?.[record.companyId ?? '']}
            error={problem('companyId')}
            // A contact of the previous company is cleared.
            onChange={(companyId) =>
              onChange(
                companyId === record.companyId ? {} : { companyId, ...(companyId !== null && { contactId: null }) },
              )
            }
          />
        </RecordCell>
        <RecordCell span={3}>
          <ContactField
            {...state}
            label="Контакт"
            required
            companyId={record.companyId}
            value={record.contactId}
            knownName={record.known?.[record.contactId ?? '']}
            error={problem('contactId')}
            onChange={(contactId) => onChange({ contactId })}
          />
        </RecordCell>
        <RecordCell span={3}>
          <ReferenceField
            entries={roles}
            field={{
              ...state,
              name: 'contactRole',
              label: 'Роль',
              required: true,
              value: record.contactRole,
              error: problem('contactRole'),
              onChange: (contactRole) => onChange({ contactRole }),
            }}
          />
        </RecordCell>
        <RecordCell span={3}>
          <CheckField
            {...state}
            label="Основной контакт"
            value={record.mainContact}
            error={problem('mainContact')}
            onChange={(mainContact) => onChange({ mainContact })}
          />
        </RecordCell>
        <RecordCell span={6}>
          <TextField
            {...state}
            label="Комментарий"
            maxLength={10_000}
            value={record.comment}
            error={problem('comment')}
            onChange={(comment) => onChange({ comment })}
          />
        </RecordCell>
      </>
    ),
  };
}
