import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import { Link } from '@tanstack/react-router';
import classes from './request-tabs.module.css';

const tabs = [{ to: '/land/request/$id/info', label: 'Запрос' }] as const;

/** The tabs of a request, each with an address of its own. */
export function RequestTabs({ request }: { request: LandRequest }) {
  return (
    <nav className={classes.tabs} aria-label="Разделы запроса">
      {tabs.map(({ to, label }) => (
        <Link
          key={to}
          to={to}
          params={{ id: request.id }}
          activeOptions={{ includeSearch: false }}
          className={classes.tab ?? ''}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
