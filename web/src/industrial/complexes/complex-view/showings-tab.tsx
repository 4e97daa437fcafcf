import { complexDisclosures } from '#industrial/tree/disclosures.ts';
import { useEmployeeNames } from '#people/use-employee-names.ts';
import { ShowingsTab } from '#sharing/disclosures/showings-tab.tsx';

/** The tab 'Кто видел' of a complex: showings of its vacancies. */
export function ComplexShowingsTab({ id }: { id: string }) {
  const nameOf = useEmployeeNames();
  return <ShowingsTab kind={complexDisclosures} id={id} label="Кому показали вакансии комплекса" nameOf={nameOf} />;
}
