import { Row } from '#ui/layout/row.ts';
import classes from './offer-marks.module.css';
import { offersOf, offerWords } from './offer-words.ts';

/** Offer types of a vacancy: their initials, with full names for screen readers; empty when there are none. */
export function OfferMarks({ vacancyTypes }: { vacancyTypes: number }) {
  const offers = offersOf(vacancyTypes);
  if (offers.length === 0) return null;
  return (
    <Row as="span" display="inline-flex" align="stretch" flex="none" gap={3} title={offerWords(vacancyTypes)}>
      <span className="sr">{offerWords(vacancyTypes)}</span>
      {offers.map(({ mark }) => (
        <span key={mark} aria-hidden className={classes.mark}>
          {mark}
        </span>
      ))}
    </Row>
  );
}
