import type { PublicItem } from '@gektar/contract/industrial/selections/public-selection.ts';
import type { ClientKind } from '#sharing/client/client-kind.ts';
import { VacancyCard } from './vacancy-card.tsx';
import { VacancyPage } from './vacancy-page.tsx';
import { placedVacancy, vacancyWords } from './vacancy-words.ts';

/** What the client pages need for vacancies. */
export const vacancyKind: ClientKind<PublicItem> = {
  words: vacancyWords,
  placed: placedVacancy,
  Card: VacancyCard,
  Page: VacancyPage,
};
