import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import { Link, useMatchRoute } from '@tanstack/react-router';
import { Row } from '#ui/layout/row.ts';
import classes from './request-tabs.module.css';

const tabs = [
  { to: '/land/request/$id/search', label: 'Поиск' },
  { to: '/land/request/$id/selections', label: 'Подборка' },
  { to: '/land/request/$id/info', label: 'Запрос' },
  // After the three that the specification names (E-01).
  { to: '/land/request/$id/reports', label: 'Отчеты' },
  { to: '/land/request/$id/favorite', label: 'Избранное' },
] as const;

/** The tabs of a request, each with an address of its own. */
export function RequestTabs({ request }: { request: LandRequest }) {
  const count = request.countRequrestSelectionItems;
  // Without a tab the address shows the request's own data (E-02).
  const isIndex = Boolean(useMatchRoute()({ to: '/land/request/$id' }));
  return (
    <Row
      rule="bottom-strong"
      as="nav"
      align="stretch"
      gap="0 20px"
      pad="0 var(--gutter)"
      isFirm
      className={classes.tabs}
      aria-label="Разделы запроса"
    >
      {tabs.map(({ to, label }) => (
        <Link
          key={to}
          to={to}
          params={{ id: request.id }}
          activeOptions={{ includeSearch: false }}
          className={classes.tab ?? ''}
          {...(isIndex && label === 'Запрос' && { 'data-status': 'active', 'aria-current': 'page' })}
        >
          {label}
          {label === 'Подборка' && count > 0 && <span className={classes.count}>{count}</span>}
        </Link>
      ))}
    </Row>
  );
}
