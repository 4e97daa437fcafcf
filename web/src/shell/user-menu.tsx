import { IconChevronDown } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { currentEmployeeQuery, employeeName } from '#people/people-data.ts';
import { icon14 } from '#ui/icon.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { LazyMenu } from '#ui/menu/lazy-menu.tsx';
import classes from './user-menu.module.css';

/** Shown instead of a name while the employee is unknown (1§1). */
const UNKNOWN = 'Дополнительная информация';

const UserMenuItems = lazyPart(() => import('./user-menu-items.tsx'));

/** The signed-in employee with the account menu (1§1). */
export function UserMenu() {
  const { data: employee } = useQuery(currentEmployeeQuery);
  return (
    <LazyMenu
      width={220}
      items={UserMenuItems}
      target={(open) => (
        <button type="button" className={`${classes.target} focus-inside`} aria-haspopup="menu" onClick={open}>
          {employee && (
            <span className={classes.avatar} aria-hidden="true">
              {employee.firstName.slice(0, 1)}
              {employee.lastName.slice(0, 1)}
            </span>
          )}
          <span className={classes.name}>{employee ? employeeName(employee) : UNKNOWN}</span>
          <IconChevronDown {...icon14} />
        </button>
      )}
    />
  );
}

/** Shown instead of the account menu when nobody is signed in (B-09): the sign-in leads back to the page. */
export function GuestLinks() {
  const returnUrl = useLocation({ select: ({ href }) => href });
  return [UNKNOWN, 'Войти'].map((label) => (
    <Link key={label} to="/auth" search={{ returnUrl }} className={`${classes.target} focus-inside`}>
      {label}
    </Link>
  ));
}
