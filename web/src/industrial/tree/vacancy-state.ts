import {
  CLOSED_STATUS,
  enumerationName,
  warningStatuses,
} from '@gektar/contract/industrial/dictionaries/enumerations.ts';
import type { VacancyLabel } from '@gektar/contract/industrial/vacancies/vacancy.ts';

/** Fields of a vacancy for its icon. */
export type VacancyStatus = Pick<VacancyLabel, 'vacancyStatus' | 'hasDeal'>;

/** State of a vacancy with the text of its icon (2§2). */
export type VacancyState =
  | { readonly kind: 'open' }
  | { readonly kind: 'warning'; readonly tip: string }
  | { readonly kind: 'closed'; readonly tip: string };

/** Literal text (2§2). */
export const closedVacancy = 'Закрытая вакансия';

/** State of a vacancy; a deal takes precedence over a status. */
export function vacancyState({ vacancyStatus, hasDeal }: VacancyStatus): VacancyState {
  if (hasDeal) return { kind: 'closed', tip: closedVacancy };
  if (warningStatuses.includes(vacancyStatus)) {
    return { kind: 'warning', tip: enumerationName('vacancy-statuses', vacancyStatus) };
  }
  return { kind: 'open' };
}

/** Whether a vacancy counts as open: active, not closed, and without a deal (H-15). */
export function isOpenVacancy({
  isEnabled,
  vacancyStatus,
  hasDeal,
}: VacancyStatus & Pick<VacancyLabel, 'isEnabled'>): boolean {
  return isEnabled && !hasDeal && vacancyStatus !== CLOSED_STATUS;
}
