import { useQuery } from '@tanstack/react-query';
import type { CriterionAbout } from '#form/filter/criterion.ts';
import { type OwnCriterionProps, ownCriterion } from '#form/filter/own-criterion.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { companyQuery } from './people-data.ts';

const LazyCompanyField = lazyPart(async () => ({ default: (await import('./company-field.tsx')).CompanyField }));

/** Loaded before its drawer opens; otherwise the drawer would open with the focus on a later field. */
function CompanyCriterion({ label, value, onChange }: OwnCriterionProps<string>) {
  return <LazyCompanyField isSearchOnly label={label} value={value ?? null} onChange={onChange} />;
}

function CompanyName({ id }: { id: string }) {
  return useQuery(companyQuery(id)).data?.name ?? '…';
}

/** A criterion of one company of the CRM. */
export function companyCriterion(label: string): CriterionAbout {
  return ownCriterion<string>({ label, Field: CompanyCriterion, words: (id) => <CompanyName id={id} /> });
}
