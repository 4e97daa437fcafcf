import type { LoadObject } from '@gektar/contract/loads/load.ts';
import { formatCountOf, type PluralForms } from '@gektar/format/plural.ts';
import { missing } from '@gektar/format/words.ts';
import { useLoadsAbout } from './load-kind.ts';
import type { CellPlace } from './next-doubt.ts';
import { type LoadedPages, MoreOf } from './not-taken.tsx';
import classes from './object-cards.module.css';
import { stateCell } from './objects-columns.tsx';

export interface ObjectCardsProps {
  readonly objects: readonly LoadObject[];
  readonly query: LoadedPages;
  readonly onPick: (place: CellPlace) => void;
}

/** Largest number of doubts shown for an object. */
const MOST_DOUBTS = 5;

const questionForms: PluralForms = ['вопрос', 'вопроса', 'вопросов'];

const doubtsOf = ({ cells }: LoadObject) => cells.filter(({ doubt }) => doubt !== null);

/** On a phone: objects as cards, each with its doubts. */
export function ObjectCards({ objects, query, onPick }: ObjectCardsProps) {
  const { kind } = useLoadsAbout();
  return (
    <>
      <ul className={classes.list} aria-label="Объекты загрузки">
        {objects.map((object) => (
          <li key={object.key} className={classes.object}>
            <header>
              <b>{object.title || missing.dash}</b>
              {stateCell(object, kind)}
            </header>
            <p>{[object.part, `стр. ${object.row}`].filter(Boolean).join(' · ')}</p>
            {doubtsOf(object)
              .slice(0, MOST_DOUBTS)
              .map(({ field, label, text, raw, doubt }) => (
                <button
                  key={field}
                  type="button"
                  className={classes.doubt}
                  onClick={() => onPick({ key: object.key, columnId: columnOf(field, kind) })}
                >
                  <span>
                    {label}: <b>{text || raw || 'не назван'}</b>
                  </span>
                  <small>{doubt}</small>
                </button>
              ))}
            {doubtsOf(object).length > MOST_DOUBTS && (
              <p className="mute">ещё {formatCountOf(doubtsOf(object).length - MOST_DOUBTS, questionForms)}</p>
            )}
          </li>
        ))}
      </ul>
      <MoreOf query={query} />
    </>
  );
}

/** Id of the column that shows a field. */
function columnOf(field: string, { title, part }: ReturnType<typeof useLoadsAbout>['kind']): string {
  if (title.fields.includes(field)) return 'title';
  return part.fields.includes(field) ? 'part' : field;
}
