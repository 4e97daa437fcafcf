import { vacancyDisclosures } from '#industrial/tree/disclosures.ts';
import { useEmployeeNames } from '#people/use-employee-names.ts';
import { ShowingsTab } from '#sharing/disclosures/showings-tab.tsx';

/** The tab 'Кто видел' of a vacancy. */
export function VacancyShowingsTab({ id }: { id: string }) {
  const nameOf = useEmployeeNames();
  return <ShowingsTab isWholePage kind={vacancyDisclosures} id={id} label="Кому показали вакансию" nameOf={nameOf} />;
}
