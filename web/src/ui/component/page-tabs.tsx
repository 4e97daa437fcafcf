import { Link, type LinkOptions } from '@tanstack/react-router';
import { Row } from '#ui/layout/row.ts';
import { Text } from '#ui/layout/text.ts';
import classes from './page-tabs.module.css';
import { useAsideRow } from './use-aside-row.ts';

/** A tab of a page, with its own URL. */
export interface PageTab {
  readonly link: LinkOptions;
  readonly label: string;
  /** Next to the label; hidden at 0. */
  readonly count?: number | undefined;
  /** The tabs of the page share one path and differ in the query of the URL. */
  readonly isInSearch?: boolean | undefined;
  /** Not current at longer paths that begin with its path. */
  readonly isExact?: boolean | undefined;
  /** Current regardless of the URL. */
  readonly isHere?: boolean | undefined;
}

/** The tabs of a page. @param label accessible name of the tabs: 'Разделы запроса' */
export function PageTabs({ label, tabs }: { label: string; tabs: readonly PageTab[] }) {
  const { ref, className } = useAsideRow(tabs.map(({ count = 0 }) => count).join());
  return (
    <Row
      bdb="line-2"
      as="nav"
      ref={ref}
      align="stretch"
      gap="0 20px"
      p="0 var(--gutter)"
      flex="none"
      className={`${classes.tabs} ${className}`}
      aria-label={label}
      data-scrolls-aside
    >
      {tabs.map((tab) => (
        <Link
          key={tab.label}
          {...tab.link}
          activeOptions={{
            exact: tab.isExact === true || tab.isInSearch === true,
            includeSearch: tab.isInSearch === true,
          }}
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
