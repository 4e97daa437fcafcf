import { useOverdueComplexes } from '#industrial/complexes/use-overdue-complexes.ts';
import { useOverdueProperties } from '#land/properties/use-overdue-properties.ts';
import { Bell } from './bell.tsx';

/** The bell outside the domains, with the overdue objects of both. */
export default function OfficeBell() {
  const properties = useOverdueProperties();
  const complexes = useOverdueComplexes();
  return <Bell areas={[properties, complexes]} />;
}
