import type { VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { ClassMark } from '#industrial/tree/class-mark.tsx';
import { buildingInSentence } from '#industrial/tree/name-in-complex.ts';
import { offerWords } from '#industrial/tree/offer-words.ts';
import { VacanciesFreshness } from '#industrial/tree/vacancies-freshness.tsx';
import { StatusTag } from '#industrial/vacancies/vacancy-columns.tsx';
import { KeyFigures } from '#ui/component/key-figures.tsx';
import { PageTitle } from '#ui/component/page-head.tsx';
import { Row } from '#ui/layout/row.ts';
import { Text } from '#ui/layout/text.ts';
import { VacancyButtons } from './vacancy-buttons.tsx';
import { vacancyFigures } from './vacancy-figures.ts';
import classes from './vacancy-head.module.css';
import { vacancyPlace, vacancyTitle } from './vacancy-words.ts';

/** Head of the page: name, state, class and actions; below them a line with location and offer, and the key figures. */
export function VacancyHead({ vacancy }: { vacancy: VacancyRow }) {
  const { complexName, buildingName, buildingClass, vacancyTypes, vacanciesActualizeDate } = vacancy;
  const [offer, place] = [offerWords(vacancyTypes), vacancyPlace(vacancy)];
  return (
    <header className={classes.head}>
      <PageTitle
        name={vacancyTitle(vacancy)}
        tags={
          <>
            <StatusTag vacancy={vacancy} />
            <ClassMark buildingClass={buildingClass} />
          </>
        }
        actions={<VacancyButtons vacancy={vacancy} />}
      />
      <Row wrap="wrap" gap="2px 6px" size={13} c="soft" mt={6}>
        <Text as="span" overflowWrap="anywhere" miw={0}>
          {complexName}, {buildingInSentence(buildingName)}
        </Text>
        {place !== '' && (
          <>
            <Dot />
            <span>{place}</span>
          </>
        )}
        {offer !== '' && (
          <>
            <Dot />
            <span>{offer}</span>
          </>
        )}
        {vacanciesActualizeDate !== null && (
          <>
            <Dot />
            <Row as="span" display="inline-flex" gap={4}>
              актуальна <VacanciesFreshness {...vacancy} />
            </Row>
          </>
        )}
      </Row>
      <KeyFigures figures={vacancyFigures(vacancy)} />
    </header>
  );
}

function Dot() {
  return <span aria-hidden>·</span>;
}
