import type { FullComplex } from '@gektar/contract/industrial/complexes/complex.ts';
import type { VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { IconArchive } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { complexLink, vacancyInComplexLink } from '#industrial/industrial-links.ts';
import { useVacancyArchive } from '#industrial/vacancies/vacancy-actions.tsx';
import { ArchiveButton } from '#ui/button/archive-button.tsx';
import { linkClass } from '#ui/button/link-button.tsx';
import { icon16 } from '#ui/icon.ts';
import { Row } from '#ui/layout/row.ts';
import { Text } from '#ui/layout/text.ts';
import { archivedLevel } from './archived-level.ts';

export interface VacancyBandProps {
  readonly vacancy: VacancyRow;
  /** undefined while it is loading. */
  readonly complex: FullComplex | undefined;
}

/** Message on a vacancy that is archived, alone or with its building or complex, with a way to restore it. */
export function VacancyBand({ vacancy, complex }: VacancyBandProps) {
  const archive = useVacancyArchive(vacancy);
  const level = archivedLevel(vacancy, complex);
  if (level === undefined) return null;
  if (level === 'complex') {
    return (
      <Band text="Комплекс в архиве, вместе с ним и вакансия: она скрыта из поиска и клиентских страниц.">
        <Link {...complexLink(vacancy.complexId)} className={linkClass}>
          К комплексу
        </Link>
      </Band>
    );
  }
  if (level === 'building') {
    return (
      <Band text="Здание в архиве, вместе с ним и вакансия: она скрыта из поиска и клиентских страниц.">
        <Link {...vacancyInComplexLink(vacancy)} className={linkClass}>
          К зданию
        </Link>
      </Band>
    );
  }
  return (
    <Band text="Вакансия в архиве: она скрыта из поиска и клиентских страниц.">
      <ArchiveButton isEnabled={false} isPending={archive.isPending} onClick={() => archive.mutate()} />
    </Band>
  );
}

function Band({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Row gap="8px 12px" wrap="wrap" size={13} p="8px 12px" bdrs="r2" bg="sunken" role="status">
      <IconArchive {...icon16} />
      <Text as="span" flex={1}>
        {text}
      </Text>
      {children}
    </Row>
  );
}
