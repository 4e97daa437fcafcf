import { LoadedEntries } from '#dictionaries/loaded-entries.ts';
import { ReferenceField, ReferencesField } from '#dictionaries/reference-field.tsx';
import type { FieldKit } from '#form/described/field-kit.ts';
import { type LandSource, useEntries } from '#land/dictionaries/land-choices.ts';
import { CompanyField } from '#people/company-field.tsx';
import { ContactField } from '#people/contact-field.tsx';
import { EmployeeField } from '#people/employee-field.tsx';
import { PersonText } from '#people/person-text.tsx';

/** Inputs and texts of the land domain for values from dictionaries and for people. */
export const landFieldKit: FieldKit = {
  Choice: ({ field, source }) => <ReferenceField field={field} entries={useEntries(source as LandSource)} />,
  Choices: ({ field, source }) => <ReferencesField field={field} entries={useEntries(source as LandSource)} />,
  Person: ({ field, who }) => {
    if (who === 'employee') return <EmployeeField {...field} />;
    return who === 'company' ? <CompanyField {...field} /> : <ContactField {...field} companyId={null} />;
  },
  Entries: ({ source, onLoaded }) => <LoadedEntries entries={useEntries(source as LandSource)} onLoaded={onLoaded} />,
  PersonText,
};
