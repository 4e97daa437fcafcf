import * as z from 'zod';

/** A code of the classifier of economic activities (ОКВЭД 2). */
export const Okved = z.object({
  id: z.int(),
  /** `A`, `01`, `01.1`, `01.11`, … */
  code: z.string(),
  name: z.string(),
  parentId: z.int().nullable(),
  /** Letter of the section. */
  section: z.string(),
});
export type Okved = z.infer<typeof Okved>;

/** The fields of a code shown with a property. */
export const OkvedLabel = Okved.pick({ id: true, code: true, name: true });

export type OkvedBranch = Okved & { readonly children: OkvedBranch[] };
export const OkvedBranch: z.ZodType<OkvedBranch> = Okved.extend({
  get children() {
    return z.array(OkvedBranch);
  },
  // A recursive schema needs a name on the reference page.
}).register(z.globalRegistry, { id: 'OkvedBranch' });
