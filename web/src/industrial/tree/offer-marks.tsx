import classes from './offer-marks.module.css';
import { offersOf, offerWords } from './offer-words.ts';

/** Offer types of a vacancy: one letter each, with full names for screen readers; empty without any. */
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
