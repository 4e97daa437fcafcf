import type { RoundTripAreaAbout } from '#round-trip/round-trip-area.ts';
import { RoundTripPage } from '#round-trip/round-trip-page.tsx';
import { usePropertyBulk } from './property-bulk.ts';
import { changedProperties } from './property-changes.ts';

const area: RoundTripAreaAbout = {
  domain: 'land',
  list: '/land/property',
  kinds: {
    property: {
      about: changedProperties,
      list: '/land/property',
      useArchiving: () => {
        const { run } = usePropertyBulk();
        return (ids) => run('archive', ids);
      },
    },
  },
};

/** Page 'Изменения из выгрузки' of plots. */
export function PlotRoundTripPage() {
  return <RoundTripPage area={area} />;
}
