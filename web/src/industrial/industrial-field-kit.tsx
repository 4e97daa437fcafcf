import { LoadedEntries } from '#dictionaries/loaded-entries.ts';
import { ReferenceField, ReferencesField } from '#dictionaries/reference-field.tsx';
import type { FieldKit } from '#form/described/field-kit.ts';
import { messages } from '#form/messages.ts';
import { useEntriesNamed } from '#industrial/dictionaries/industrial-choices.ts';
import { CompanyField } from '#people/company-field.tsx';
import { ContactField } from '#people/contact-field.tsx';
import { EmployeeField } from '#people/employee-field.tsx';
import { PersonText } from '#people/person-text.tsx';

/** Inputs and texts of the industrial domain for values from dictionaries and for people. */
export const industrialFieldKit: FieldKit = {
  Choice: ({ field, source }) => <ReferenceField field={field} entries={useEntriesNamed(source)} />,
  Choices: ({ field, source }) => <ReferencesField field={field} entries={useEntriesNamed(source)} />,
  Person: ({ field, who }) => {
    if (who === 'employee') return <EmployeeField {...field} />;
    return who === 'company' ? <CompanyField {...field} /> : <ContactField {...field} companyId={null} />;
  },
  rangeMessage: messages.rangeOrder,
  Entries: ({ source, onLoaded }) => <LoadedEntries entries={useEntriesNamed(source)} onLoaded={onLoaded} />,
  PersonText,
};
