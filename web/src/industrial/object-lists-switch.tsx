import { linkOptions } from '@tanstack/react-router';
import { SegmentedLinks } from '#ui/menu/segmented-links.tsx';

export interface ObjectListsSwitchProps {
  readonly current: 'complexes' | 'vacancies';
  /** Text of the search box; the other list is opened with this text, without filters. */
  readonly text: string | undefined;
}

/** The two lists of objects: complexes, and their vacancies (N-08). */
export function ObjectListsSwitch({ current, text }: ObjectListsSwitchProps) {
  const search = text === undefined ? {} : { complexName: text };
  const searchOf = (list: ObjectListsSwitchProps['current']) => (list === current ? true : search);
  return (
    <SegmentedLinks
      label="Списки объектов"
      links={[
        { title: 'Комплексы', link: linkOptions({ to: '/industrial', search: searchOf('complexes') }) },
        { title: 'Вакансии', link: linkOptions({ to: '/industrial/vacancy', search: searchOf('vacancies') }) },
      ]}
    />
  );
}
