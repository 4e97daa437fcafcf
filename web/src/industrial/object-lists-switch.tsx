import { linkOptions } from '@tanstack/react-router';
import { useDraftCount } from '#drafts/draft-count.ts';
import { SegmentedLinks } from '#ui/menu/segmented-links.tsx';

export interface ObjectListsSwitchProps {
  readonly current: 'complexes' | 'vacancies' | 'drafts';
  /** Text of the search box; the other list is opened with this text, without filters. */
  readonly text: string | undefined;
}

/** The lists of objects: complexes, their vacancies (N-08), and drafts when there are any (N-10). */
export function ObjectListsSwitch({ current, text }: ObjectListsSwitchProps) {
  const draftCount = useDraftCount('industrial');
  const drafts = { title: `Черновики ${draftCount}`, link: linkOptions({ to: '/industrial/drafts' }) };
  const search = text === undefined ? {} : { complexName: text };
  const searchOf = (list: ObjectListsSwitchProps['current']) => (list === current ? true : search);
  return (
    <SegmentedLinks
      label="Списки объектов"
      links={[
        { title: 'Комплексы', link: linkOptions({ to: '/industrial', search: searchOf('complexes') }) },
        { title: 'Вакансии', link: linkOptions({ to: '/industrial/vacancy', search: searchOf('vacancies') }) },
        ...(draftCount > 0 ? [drafts] : []),
      ]}
    />
  );
}
