import { linkClass } from '#ui/button/link-button.tsx';

const CITIES = 'https://github.com/hflabs/city';
const MAP = 'https://www.openstreetmap.org/copyright';

/** Whose tables of places are shown: their licences (CC BY-SA 4.0, ODbL) want to be named where they are. */
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
