import * as z from 'zod';
import { DictionaryReference, NamedValue } from '#dictionaries/dictionary.ts';
import { fieldMessages } from '#field-message.ts';
import { maybeText } from '#optional.ts';
import { ChosenCustomer, Company, Contact } from '#people/customer.ts';
import { text } from '#text.ts';

/** Message for a second main contact; our wording (H-28). */
export const oneMainContact = 'Основной контакт может быть только один';

const unchosen = { error: fieldMessages.choose };

/** A contact of a complex or a building as it is entered; the ids of the CRM are enough (M-30). */
export const ContactLinkFields = z.object({
  companyId: ChosenCustomer,
  contactId: ChosenCustomer,
  contactRole: z.object({ id: DictionaryReference.shape.id }, unchosen),
  /** At most one main contact per entity (H-28). */
  mainContact: z.boolean().default(false),
  comment: maybeText(text(10_000)),
});
export type ContactLinkFields = z.infer<typeof ContactLinkFields>;

/** A contact in the draft of its complex or building; an existing one keeps its id. */
export const ContactLinkDraft = ContactLinkFields.extend({ id: z.uuid().optional() });
export type ContactLinkDraft = z.infer<typeof ContactLinkDraft>;

/** An absent list leaves the stored one unchanged (M-39). */
export const ContactLinkDrafts = z
  .array(ContactLinkDraft)
  .max(200)
  .check(({ value, issues }) => {
    const main = value.flatMap((link, index) => (link.mainContact ? [index] : []));
    for (const index of main.slice(1)) {
      issues.push({ code: 'custom', path: [index, 'mainContact'], input: true, message: oneMainContact });
    }
  })
  .optional();

/** A contact as the server answers it, enriched by the CRM. */
export const ContactLink = z.object({
  id: z.uuid(),
  companyId: z.string(),
  company: Company.nullable(),
  contactId: z.string(),
  contact: Contact.nullable(),
  contactRole: NamedValue,
  mainContact: z.boolean(),
  comment: z.string().nullable(),
});
export type ContactLink = z.infer<typeof ContactLink>;
