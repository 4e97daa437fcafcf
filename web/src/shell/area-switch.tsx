import { domains } from '@gektar/contract/domain.ts';
import { Link } from '@tanstack/react-router';
import { domainTitles } from '#theme/domain.ts';
import { Row } from '#ui/layout/row.ts';
import classes from './area-switch.module.css';

/** Both domains; the current one is highlighted (1§1). */
export function AreaSwitch() {
  return (
    <Row
      as="nav"
      align="stretch"
      flex="none"
      p={2}
      bdrs="r2"
      style={{ background: 'rgb(0 0 0 / 0.2)' }}
      aria-label="Области"
    >
      {domains.map((one) => (
        <Link key={one} to={`/${one}`} className={classes.area ?? ''}>
          {domainTitles[one]}
        </Link>
      ))}
    </Row>
  );
}
