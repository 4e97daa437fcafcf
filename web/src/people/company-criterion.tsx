import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { CriterionAbout, OwnFieldProps } from '#form/filter/criterion.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { companyQuery } from './people-data.ts';

const LazyCompanyField = lazyPart(async () => ({ default: (await import('./company-field.tsx')).CompanyField }));

function CompanyCriterion({ label, value, onChange }: OwnFieldProps) {
  return (
    <Suspense>
      <LazyCompanyField label={label} value={(value as string | undefined) ?? null} onChange={onChange} />
    </Suspense>
  );
}

function CompanyName({ id }: { id: string }) {
  return useQuery(companyQuery(id)).data?.name ?? '…';
}

/** A criterion of one company of the customer service. */
export function companyCriterion(label: string): CriterionAbout {
  return { kind: 'own', label, Field: CompanyCriterion, words: (value) => <CompanyName id={String(value)} /> };
}
