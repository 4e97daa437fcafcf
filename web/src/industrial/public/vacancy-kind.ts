import type { PublicItem } from '@gektar/contract/industrial/selections/public-selection.ts';
import { formatPlain } from '@gektar/format/number.ts';
import { units, withUnit } from '@gektar/format/unit.ts';
import type { ClientKind } from '#sharing/client/client-kind.ts';
import { VacancyCard } from './vacancy-card.tsx';
import { VacancyPage } from './vacancy-page.tsx';
import { placedVacancy, vacancyNameInText, vacancyWords } from './vacancy-words.ts';

/** Description of vacancies for the client pages. */
export const vacancyKind: ClientKind<PublicItem> = {
  words: vacancyWords,
  placed: placedVacancy,
  Card: VacancyCard,
  Page: VacancyPage,
  changed: {
    nameOf: ({ entity }) => vacancyNameInText(entity),
    addedText: ({ entity: { areaSize } }) =>
      ['добавлена вакансия', areaSize !== null && withUnit(formatPlain(areaSize), units.squareMetre)]
        .filter(Boolean)
        .join(', '),
  },
  loadCompared: () => import('./compared-vacancies.tsx').then(({ comparedVacancies }) => comparedVacancies),
};
