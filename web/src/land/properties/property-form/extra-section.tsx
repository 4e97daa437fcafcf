import type { PropertyFlag } from '@gektar/contract/land/properties/property-flags.ts';
import { CheckField } from '#form/field/check-field.tsx';
import { ChoiceField } from '#form/field/choice-field.tsx';
import { TextAreaField } from '#form/field/text-field.tsx';
import { FormSection } from '#form/sections/form-section.tsx';
import { flagWords } from '#land/properties/property-labels.ts';
import { BoundField } from './bound-field.tsx';
import { DocumentsField } from './documents-field.tsx';

/** 'Доп. информация': states of the object, the one comment that cards show, documents (D-04, A-16). */
export function ExtraSection() {
  return (
    <FormSection id="extra">
      {(['onSale', 'isChecked'] as const).map((flag) => (
        <BoundField key={flag} name={flag} span={3}>
          {(field) => <ChoiceField<boolean> {...field} options={choices(flag)} />}
        </BoundField>
      ))}
      {(['isActive', 'isConfidentially', 'isUnfriendlyCountry'] as const).map((flag) => (
        <BoundField key={flag} name={flag} span={2}>
          {(field) => <CheckField {...field} />}
        </BoundField>
      ))}
      <BoundField name="comment">{(field) => <TextAreaField {...field} maxLength={10_000} />}</BoundField>
      <BoundField name="documents">{(field) => <DocumentsField field={field} />}</BoundField>
    </FormSection>
  );
}

function choices(flag: PropertyFlag) {
  const { yes, no } = flagWords[flag];
  return [
    { value: true, label: yes },
    { value: false, label: no },
  ] as const;
}
