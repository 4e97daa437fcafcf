import { Link, type LinkOptions } from '@tanstack/react-router';
import { Row } from '#ui/layout/row.ts';
import { Text } from '#ui/layout/text.ts';
import classes from './page-tabs.module.css';

/** A part of a page with an address. */
export interface PageTab {
  readonly link: LinkOptions;
  readonly label: string;
  /** Next to the label; hidden at 0. */
  readonly count?: number | undefined;
  /** The tabs of the page have one path and differ in their search. */
  readonly isInSearch?: boolean | undefined;
  /** Shown under another address than its own, too. */
  readonly isHere?: boolean | undefined;
}

/**
 * The tabs of a page.
 * @param label their common name: 'Разделы запроса'
 */
export function PageTabs({ label, tabs }: { label: string; tabs: readonly PageTab[] }) {
  return (
    <Row
      bdb="line-2"
      as="nav"
      align="stretch"
      gap="0 20px"
      p="0 var(--gutter)"
      flex="none"
      className={classes.tabs}
      aria-label={label}
    >
      {tabs.map((tab) => (
        <Link
          key={tab.label}
          {...tab.link}
          activeOptions={{ exact: tab.isInSearch ?? false, includeSearch: tab.isInSearch ?? false }}
          className={`${classes.tab} focus-inside`}
          {...(tab.isHere && { 'data-status': 'active', 'aria-current': 'page' })}
        >
          {tab.label}
          {tab.count ? (
            <Text as="span" fz={12} p="0 6px" bg="sunken" c="soft" fw={500} bdrs="r1" lh="18px">
              {tab.count}
            </Text>
          ) : null}
        </Link>
      ))}
    </Row>
  );
}
