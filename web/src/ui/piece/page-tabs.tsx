import { Link, type LinkOptions } from '@tanstack/react-router';
import { Caption } from '#ui/layout/caption.ts';
import { Row } from '#ui/layout/row.ts';
import classes from './page-tabs.module.css';

/** A part of a page with an address. */
export interface PageTab {
  readonly link: LinkOptions;
  readonly label: string;
  /** Next to the label; hidden at 0. */
  readonly count?: number | undefined;
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
      rule="bottom-strong"
      as="nav"
      align="stretch"
      gap="0 20px"
      pad="0 var(--gutter)"
      isFirm
      className={classes.tabs}
      aria-label={label}
    >
      {tabs.map((tab) => (
        <Link
          key={tab.label}
          {...tab.link}
          activeOptions={{ includeSearch: false }}
          className={`${classes.tab} focus-inside`}
          {...(tab.isHere && { 'data-status': 'active', 'aria-current': 'page' })}
        >
          {tab.label}
          {tab.count ? (
            <Caption
              as="span"
              size={12}
              isOnLine
              pad="0 6px"
              ground="sunken"
              tone="soft"
              weight="medium"
              style={{ borderRadius: 'var(--r1)', lineHeight: '18px' }}
            >
              {tab.count}
            </Caption>
          ) : null}
        </Link>
      ))}
    </Row>
  );
}
