import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { icon14 } from '#ui/icon.ts';
import classes from './vacancy-icon.module.css';
import { type VacancyStatus, vacancyState } from './vacancy-state.ts';

/** State of a vacancy as an icon: a ring for open, a triangle for warning statuses, a check after a deal (2§2). */
export function VacancyIcon(vacancy: VacancyStatus) {
  const state = vacancyState(vacancy);
  if (state.kind === 'open') {
    return (
      <span className={classes.icon}>
        <span className={classes.ring} />
      </span>
    );
  }
  return (
    <span className={classes.icon} data-kind={state.kind} title={state.tip} role="img" aria-label={state.tip}>
      {state.kind === 'closed' ? <IconCircleCheck {...icon14} /> : <IconAlertTriangle {...icon14} />}
    </span>
  );
}
