import { missing } from '@gektar/format/words.ts';
import type { ReactNode } from 'react';
import { Row } from '#ui/layout/row.ts';
import { Truncate } from '#ui/layout/truncate.ts';
import classes from './page-head.module.css';

export interface PageHeadProps {
  readonly name: string;
  readonly tags: ReactNode;
  readonly actions: ReactNode;
  /** The main figures with labels; empty ones keep their position. */
  readonly figures: readonly (readonly [label: string, value: ReactNode])[];
}

/** Name, state and actions of a page's entity, and below them its figures in a row. */
export function PageHead({ name, tags, actions, figures }: PageHeadProps) {
  return (
    <>
      <Row gap={12} isSlim className={classes.title}>
        <Truncate as="h1" className={classes.name} title={name}>
          {name}
        </Truncate>
        <Row as="span" align="stretch" gap={6} isFirm className={classes.tags}>
          {tags}
        </Row>
        {actions}
      </Row>
      <dl className={classes.figures}>
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{isNothing(value) ? <span className="nil">{missing.dash}</span> : value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function isNothing(value: ReactNode): boolean {
  return value === null || value === '' || value === undefined;
}
