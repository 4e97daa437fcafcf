import type { Photo } from '#files/photo.ts';
import { PhotoImage } from '#files/photo-image.tsx';
import press from '#files/photo-press.module.css';
import { ItemSection } from '#sharing/client/item-section.tsx';
import classes from './vacancy-plans.module.css';

export interface VacancyPlansProps {
  readonly plans: readonly Photo[];
  readonly label: string;
  readonly onOpen: (index: number) => void;
}

/** Section with uncropped floor plans; nothing for a vacancy without plans. */
export function VacancyPlans({ plans, label, onOpen }: VacancyPlansProps) {
  if (plans.length === 0) return null;
  return (
    <ItemSection title="План">
      {plans.map(({ id }, index) => (
        <div key={id} className={classes.plan}>
          <button type="button" className={press.press} aria-label="Открыть план" onClick={() => onOpen(index)}>
            <PhotoImage id={id} alt={`План: ${label}`} size="gallery" isContained />
          </button>
        </div>
      ))}
    </ItemSection>
  );
}
