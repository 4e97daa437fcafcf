import { useParams } from '@tanstack/react-router';
import { plotDisclosures } from '#land/properties/plot-disclosures.ts';
import { useEmployeeNames } from '#people/use-employee-names.ts';
import { ShowingsTab } from '#sharing/disclosures/showings-tab.tsx';

/** The tab 'Кто видел' of an object. */
export function PropertyShowingsTab() {
  const { id } = useParams({ from: '/land/property/$id' });
  const nameOf = useEmployeeNames();
  return <ShowingsTab kind={plotDisclosures} id={id} label="Кому показали участок" nameOf={nameOf} />;
}
