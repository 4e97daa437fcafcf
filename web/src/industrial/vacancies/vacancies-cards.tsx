import type { VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import type { ReactNode } from 'react';
import { CardGrid, type CardGridProps } from '#ui/component/card-grid.tsx';
import { VacancyCard } from './vacancy-card.tsx';

export interface VacanciesCardsProps extends Omit<CardGridProps<VacancyRow>, 'view' | 'card'> {
  /** Content at the bottom of a card: match with a request. */
  readonly aside?: ((vacancy: VacancyRow) => ReactNode) | undefined;
}

/** Cards of vacancies, one below another. */
export function VacanciesCards({ aside, ...cards }: VacanciesCardsProps) {
  return (
    <CardGrid view="list" card={(vacancy) => <VacancyCard vacancy={vacancy} aside={aside?.(vacancy)} />} {...cards} />
  );
}
