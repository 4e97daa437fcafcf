import { linkOptions } from '@tanstack/react-router';
import { useDraftCount } from '#drafts/draft-count.ts';
import { SegmentedLinks } from '#ui/menu/segmented-links.tsx';

/** The list of objects and that of drafts; nothing while there are no drafts (N-10). */
export function PropertyListsSwitch() {
  const count = useDraftCount('land');
  if (count === 0) return null;
  return (
    <SegmentedLinks
      label="Списки объектов"
      links={[
        { title: 'Объекты', link: linkOptions({ to: '/land/property' }) },
        { title: `Черновики ${count}`, link: linkOptions({ to: '/land/drafts' }) },
      ]}
    />
  );
}
