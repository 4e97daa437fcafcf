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
    fields: ({ record, onChange, bind }) => (
      <>
        <RecordCell span={3}>
          <CompanyField
            {...bind('companyId')}
            label="Компания"
            required
            knownName={record.known?.[record.companyId ?? '']}
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
            {...bind('contactId')}
            label="Контакт"
            required
            companyId={record.companyId}
            knownName={record.known?.[record.contactId ?? '']}
          />
        </RecordCell>
        <RecordCell span={3}>
          <ReferenceField
            entries={roles}
            field={{
              ...bind('contactRole'),
              name: 'contactRole',
              label: 'Роль',
              required: true,
            }}
          />
        </RecordCell>
        <RecordCell span={3}>
          <CheckField {...bind('mainContact')} label="Основной контакт" />
        </RecordCell>
        <RecordCell span={6}>
          <TextField {...bind('comment')} label="Комментарий" maxLength={10_000} />
        </RecordCell>
      </>
    ),
  };
}
