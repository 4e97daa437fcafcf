import type { FullComplex } from '@gektar/contract/industrial/complexes/complex.ts';
import { formatDate } from '@gektar/format/date.ts';
import { missing } from '@gektar/format/words.ts';
import type { ReactNode } from 'react';
import { captionOf } from '#files/photo.ts';
import { PhotoImage } from '#files/photo-image.tsx';
import { ArchivedBand } from '#industrial/complexes/complex-view/archived-band.tsx';
import { ComplexDocuments } from '#industrial/complexes/complex-view/complex-documents.tsx';
import { ComplexHead } from '#industrial/complexes/complex-view/complex-head.tsx';
import { ComplexLog } from '#industrial/complexes/complex-view/complex-log.tsx';
import { ComplexPassport } from '#industrial/complexes/complex-view/complex-passport.tsx';
import { photoOf } from '#industrial/complexes/complex-view/complex-photos.tsx';
import { LinkedComplexes } from '#industrial/complexes/complex-view/linked-complexes.tsx';
import { RequestsTab } from '#industrial/complexes/complex-view/requests-tab.tsx';
import { DealCard } from '#industrial/deals/deal-card.tsx';
import { ComplexPeople } from '#industrial/people/complex-people.tsx';
import { peopleOf } from '#industrial/people/people-of-complex.ts';
import type { ShownParts } from '#industrial/tree/complex-parts.ts';
import { useEmployeeNames } from '#people/use-employee-names.ts';
import { Box } from '#ui/layout/box.ts';
import { Stack } from '#ui/layout/stack.ts';
import { PrintedBuilding } from './printed-building.tsx';
import classes from './printed-complex.module.css';

/** All sections of the page of a complex one after another, for print: nothing folded or scrolled. */
export function PrintedComplex({ complex, parts }: { complex: FullComplex; parts: ShownParts }) {
  const { buildings } = parts;
  return (
    <main className={classes.paper}>
      <ArchivedBand complex={complex} />
      <ComplexHead complex={complex} />
      <Section title="Здания и вакансии">
        {buildings.length === 0
          ? missing.data
          : buildings.map((building) => <PrintedBuilding key={building.id} building={building} />)}
      </Section>
      <Section title="Паспорт">
        <ComplexPassport complex={complex} />
      </Section>
      <Photos complex={complex} />
      <Section title="Документы">
        <ComplexDocuments complex={complex} />
      </Section>
      <Section title="Закрытые сделки">
        <Deals complex={complex} />
      </Section>
      <Section title="Связанные">
        <LinkedComplexes complex={complex} />
      </Section>
      <Section title="Запросы">
        <RequestsTab complex={complex} vacancy={parts.vacancy} />
      </Section>
      <Section title="Люди">
        <div className={classes.people}>
          <ComplexPeople complex={complex} people={peopleOf(complex)} building={undefined} />
        </div>
      </Section>
      <Section title="Комментарии">
        <Comments complex={complex} />
      </Section>
      <Section title="Журнал">
        <ComplexLog complex={complex} />
      </Section>
    </main>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box as="section" mt={18} aria-label={title}>
      <h2 className={classes.title}>{title}</h2>
      {children}
    </Box>
  );
}

/** Every photo of the complex and its buildings, two in a line. */
function Photos({ complex }: { complex: FullComplex }) {
  const photos = [complex, ...complex.buildings].flatMap(({ name, images }) =>
    images.map(photoOf).map((photo) => ({ ...photo, text: [name, captionOf(photo)].filter(Boolean).join(' · ') })),
  );
  return (
    <Section title="Фотографии">
      {photos.length === 0 && missing.data}
      <Stack columns="1fr 1fr" gap={10} className={classes.photos}>
        {photos.map(({ id, text }) => (
          <figure key={id}>
            <Box h={200} overflow="hidden">
              <PhotoImage id={id} alt={text} size="gallery" isEager isContained />
            </Box>
            <figcaption>{text}</figcaption>
          </figure>
        ))}
      </Stack>
    </Section>
  );
}

function Deals({ complex: { buildings } }: { complex: FullComplex }) {
  const deals = buildings.flatMap((building) => building.deals);
  if (deals.length === 0) return missing.data;
  const vacancies = new Map(buildings.flatMap((building) => building.vacancies).map((one) => [one.id, one]));
  return deals
    .toSorted((one, other) => other.closeDate.localeCompare(one.closeDate))
    .map((deal) => <DealCard key={deal.id} deal={deal} vacancy={vacancies.get(deal.vacancyId)} />);
}

function Comments({ complex: { comments } }: { complex: FullComplex }) {
  const nameOf = useEmployeeNames();
  if (comments.length === 0) return missing.data;
  return (
    <ul>
      {comments.map(({ id, entity, entityName, employeeId, dateTimeCreated, text }) => (
        <li key={id} className={classes.comment}>
          <small>
            {[nameOf(employeeId), formatDate(dateTimeCreated), entity === 'complex' ? '' : entityName]
              .filter(Boolean)
              .join(' · ')}
          </small>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
