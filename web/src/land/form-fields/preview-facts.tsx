import { missing } from '@gektar/format/words.ts';
import type { ReactNode } from 'react';
import classes from './preview-facts.module.css';

/** The card as it will be, beside the form that fills it. */
export function PreviewFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h2 className={classes.title}>{title}</h2>
      <div className={classes.card}>{children}</div>
    </>
  );
}

export interface PreviewFactsProps {
  readonly facts: readonly (readonly [label: string, value: string | null | undefined])[];
  /** Long values take a second and a third line instead of being cut at the first. */
  readonly isWrapped?: boolean | undefined;
}

/** What is filled in, a line each; a dash where there is nothing yet. */
export function PreviewFacts({ facts, isWrapped }: PreviewFactsProps) {
  return (
    <dl className={classes.facts} data-wrapped={isWrapped || undefined}>
      {facts.map(([label, value]) => (
        <div key={label} className={classes.fact}>
          <dt>{label}</dt>
          <dd title={value || undefined}>{value || <span className="mute">{missing.dash}</span>}</dd>
        </div>
      ))}
    </dl>
  );
}
