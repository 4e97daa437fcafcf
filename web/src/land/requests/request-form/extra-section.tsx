import { examples } from '#form/examples.ts';
import { FormSection } from '#form/sections/form-section.tsx';
import { TextAreaField, TextField } from '#form/text-field.tsx';
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
