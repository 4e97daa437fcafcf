import { missing } from '@gektar/format/words.ts';
import type { ReactNode } from 'react';
import { Row } from '#ui/layout/row.ts';
import { Text } from '#ui/layout/text.ts';
import classes from './page-head.module.css';

export interface PageHeadProps {
  readonly name: string;
  readonly tags: ReactNode;
  readonly actions: ReactNode;
  /** The main figures with labels; empty ones keep their position. */
  readonly figures: readonly (readonly [label: string, value: ReactNode])[];
}

/** Name, state and actions of a page's entity, and below them its figures in a row. */
export function PageHead({ figures, ...title }: PageHeadProps) {
  return (
    <>
      <PageTitle {...title} />
      <Row as="dl" align="stretch" overflow="hidden" className={classes.figures}>
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{isNothing(value) ? <span className="nil">{missing.dash}</span> : value}</dd>
          </div>
        ))}
      </Row>
    </>
  );
}

/** Name, state and actions of a page's entity. */
export function PageTitle({ name, tags, actions }: Omit<PageHeadProps, 'figures'>) {
  return (
    <Row gap={12} miw={0} className={classes.title}>
      <Text truncate as="h1" className={classes.name} title={name}>
        {name}
      </Text>
      <Row as="span" align="stretch" gap={6} flex="none" me="auto" className={classes.tags}>
        {tags}
      </Row>
      {actions}
    </Row>
  );
}

function isNothing(value: ReactNode): boolean {
  return value === null || value === '' || value === undefined;
}
