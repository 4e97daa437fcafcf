import classes from './offer-marks.module.css';
import { offersOf, offerWords } from './offer-words.ts';

/** What a vacancy is offered for: a letter each, read as the whole names; nothing where it is not said. */
export function OfferMarks({ vacancyTypes }: { vacancyTypes: number }) {
  const offers = offersOf(vacancyTypes);
  if (offers.length === 0) return null;
  return (
    <span className={classes.marks} title={offerWords(vacancyTypes)}>
      <span className="sr">{offerWords(vacancyTypes)}</span>
      {offers.map(({ mark }) => (
        <span key={mark} aria-hidden className={classes.mark}>
          {mark}
        </span>
      ))}
    </span>
  );
}
