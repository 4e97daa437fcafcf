import { Link, type LinkOptions } from '@tanstack/react-router';
import { Row } from '#ui/layout/row.ts';
import classes from './segmented.module.css';

export interface SegmentedLinksProps {
  readonly label: string;
  readonly links: readonly { readonly title: string; readonly link: LinkOptions }[];
}

/** Links to a few related pages, all visible, that look like `Segmented`; the current one is marked. */
export function SegmentedLinks({ label, links }: SegmentedLinksProps) {
  return (
    <nav className={classes.root} aria-label={label}>
      {links.map(({ title, link }) => (
        <Link
          key={title}
          {...link}
          className={classes.part ?? ''}
          activeOptions={{ exact: true, includeSearch: false }}
        >
          <Row
            as="span"
            display="inline-flex"
            justify="center"
            size={13}
            c="soft"
            whiteSpace="nowrap"
            p="0 11px"
            flex={1}
            className={classes.label}
          >
            {title}
          </Row>
        </Link>
      ))}
    </nav>
  );
}
