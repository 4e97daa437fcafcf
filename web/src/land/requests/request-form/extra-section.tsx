import { examples } from '#form/examples.ts';
import { TextAreaField, TextField } from '#form/field/text-field.tsx';
import { FormSection } from '#form/sections/form-section.tsx';
import { BoundField } from './bound-field.tsx';

/** 'Доп. информация': the client's folder, a comment. */
export function ExtraSection() {
  return (
    <FormSection id="extra">
      <BoundField name="linkToDisk">
        {(field) => <TextField {...field} type="url" placeholder={examples.link} maxLength={2000} />}
      </BoundField>
      <BoundField name="comment">{(field) => <TextAreaField {...field} maxLength={10_000} />}</BoundField>
    </FormSection>
  );
}
