import type { ComponentType } from 'react';
import type { DescribedFactsProps } from '#form/described/described-facts.tsx';
import { FactSection } from '#ui/component/fact-sections.tsx';

/** Title and fields of each section, in the order of the screen. */
export type SectionsOf<Request extends object> = readonly (readonly [
  title: string,
  names: DescribedFactsProps<Request>['names'],
])[];

interface RequestSectionsProps<Request extends object> {
  readonly request: Request;
  readonly sections: SectionsOf<Request>;
  readonly Facts: ComponentType<Pick<DescribedFactsProps<Request>, 'of' | 'names'>>;
}

/** Fields of a request in titled sections. */
export function RequestSections<Request extends object>({ request, sections, Facts }: RequestSectionsProps<Request>) {
  return sections.map(([title, names]) => (
    <FactSection key={title} title={title}>
      <Facts of={request} names={names} />
    </FactSection>
  ));
}

/** Last fields of an expanded request, after those of its domain (1§2). */
export const lastOfPanel = ['linkToDisk', 'companyId', 'contactId', 'referralContactId', 'comment'] as const;
