import { linkClass } from '#ui/button/link-button.tsx';

const CITIES = 'https://github.com/hflabs/city';
const MAP = 'https://www.openstreetmap.org/copyright';

/** Credits of the place tables, required by their licences (CC BY-SA 4.0, ODbL). */
export function PlaceSources() {
  return (
    <>
      Города:{' '}
      <a className={linkClass} href={CITIES} target="_blank" rel="noopener noreferrer">
        HFLabs
      </a>
      , CC BY-SA 4.0. Муниципалитеты: © участники{' '}
      <a className={linkClass} href={MAP} target="_blank" rel="noopener noreferrer">
        OpenStreetMap
      </a>
      , ODbL
    </>
  );
}
