import { useEffect, useState } from 'react';

/**
 * Number of wrong fields in each group, by the title of the group; any error of a field counts: an impossible date,
 * letters in a number, reversed ends.
 * @param frame contains elements with `data-group`, and in them elements with `data-criterion`
 */
export function useWrongFields(frame: HTMLElement | null): Readonly<Record<string, number>> {
  const [wrong, setWrong] = useState('{}');
  useEffect(() => {
    if (frame === null) return;
    const count = () => setWrong(JSON.stringify(wrongByGroup(frame)));
    const observer = new MutationObserver(count);
    observer.observe(frame, { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-invalid'] });
    count();
    return () => observer.disconnect();
  }, [frame]);
  return JSON.parse(wrong) as Record<string, number>;
}

function wrongByGroup(frame: HTMLElement): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const group of frame.querySelectorAll<HTMLElement>('[data-group]')) {
    const criteria = [...group.querySelectorAll('[data-criterion]')];
    const count = criteria.filter((one) => one.querySelector('[aria-invalid="true"]') !== null).length;
    if (count > 0) counts[group.dataset['group'] ?? ''] = count;
  }
  return counts;
}
