import type { ReactNode } from 'react';
import classes from './property-form.module.css';
import { type SectionId, sections } from './property-sections.ts';

/** A section with its heading and its grid of six columns. */
export function FormSection({ id, children }: { id: SectionId; children: ReactNode }) {
  const title = sections.find((section) => section.id === id)?.title;
  return (
    <section id={sectionPlace(id)} data-section={id} className={classes.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={classes.heading}>
        {title}
      </h2>
      <div className={classes.grid}>{children}</div>
    </section>
  );
}

/** Id of the element around a section. */
export function sectionPlace(id: SectionId): string {
  return `section-${id}`;
}
