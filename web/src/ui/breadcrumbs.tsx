import { IconChevronRight, IconHome } from '@tabler/icons-react';
import { createContext, Fragment, type ReactNode, use } from 'react';
import { Row } from '#ui/layout/row.ts';
import classes from './breadcrumbs.module.css';
import { icon12, icon14 } from './icon.ts';

/** Content at the end of the breadcrumbs: the colleagues who have the page open. */
export const CrumbsAside = createContext<ReactNode>(null);

export interface Crumb {
  readonly label: string;
  /** Path; absent for the last crumb, the page itself. */
  readonly to?: string | undefined;
}

export interface BreadcrumbsProps {
  /** Crumbs after the home crumb, which is always first. */
  readonly crumbs: readonly Crumb[];
  /** Renders a link; the router belongs to the caller. */
  readonly link: (to: string, content: ReactNode, label: string) => ReactNode;
}

/** Home, domain, page (1§2). */
export function Breadcrumbs({ crumbs, link }: BreadcrumbsProps) {
  const aside = use(CrumbsAside);
  return (
    <Row
      as="nav"
      gap={6}
      size={12}
      c="mute"
      whiteSpace="nowrap"
      miw={0}
      my={-4}
      aria-label="Путь"
      className={classes.crumbs}
    >
      {link('/', <IconHome {...icon14} />, 'Главная')}
      {crumbs.map((crumb) => (
        <Fragment key={crumb.label}>
          <IconChevronRight {...icon12} className={classes.between} />
          {crumb.to === undefined ? (
            <span className={classes.here} aria-current="page" title={crumb.label}>
              {crumb.label}
            </span>
          ) : (
            link(crumb.to, crumb.label, crumb.label)
          )}
        </Fragment>
      ))}
      {aside}
    </Row>
  );
}
