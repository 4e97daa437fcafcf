import { Link, type LinkOptions } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { dash } from '#table/cells.tsx';
import { Tag } from '#ui/component/tag.tsx';
import { Row } from '#ui/layout/row.ts';
import { Text } from '#ui/layout/text.ts';
import classes from './request-cells.module.css';

/** The name of a request as a link, with a mark when archived. */
export function RequestNameCell({
  request: { name, isEnabled },
  link,
}: {
  request: { readonly name: string; readonly isEnabled: boolean };
  link: LinkOptions;
}) {
  return (
    <Row as="span" gap={8} miw={0} className={classes.name}>
      <Link {...link} tabIndex={-1} title={name}>
        {name}
      </Link>
      {!isEnabled && <Tag tone="line">В архиве</Tag>}
    </Row>
  );
}

/** The first of several names with its colour mark, and the number of the others; hovering shows all names. */
export function FirstOfCell({ names, first }: { names: readonly string[]; first: ReactNode }) {
  if (names.length === 0) return dash;
  return (
    <Row as="span" gap={8} miw={0} className={classes.types} title={names.join('\n')}>
      {first}
      {names.length > 1 && (
        <Text as="span" c="mute" flex="none">
          +{names.length - 1}
        </Text>
      )}
    </Row>
  );
}
