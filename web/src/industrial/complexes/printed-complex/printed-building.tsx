import type { FullBuilding } from '@gektar/contract/industrial/buildings/building.ts';
import { units } from '@gektar/format/unit.ts';
import { IconArchive } from '@tabler/icons-react';
import { AreaMix } from '#industrial/areas/area-mix.tsx';
import { mixParts, totalsOf, withRest } from '#industrial/areas/mix-parts.ts';
import { buildingFigures, buildingWords } from '#industrial/buildings/building-figures.ts';
import { ClassMark } from '#industrial/buildings/class-mark.tsx';
import { mainAreaWords } from '#industrial/vacancies/main-area.tsx';
import { offerWords } from '#industrial/vacancies/offer-words.ts';
import { availableText, rateCell, StatusTag } from '#industrial/vacancies/vacancy-columns.tsx';
import { dash, measuredCell } from '#table/cells.tsx';
import { icon14 } from '#ui/icon.ts';
import { Caption } from '#ui/layout/caption.ts';
import { Row } from '#ui/layout/row.ts';
import { Tag } from '#ui/piece/tag.tsx';
import classes from './printed-complex.module.css';

/** A building with its figures and every one of its vacancies, open and closed. */
export function PrintedBuilding({ building }: { building: FullBuilding }) {
  const { name, isEnabled, buildingClass, areaSet, totalArea, vacancies } = building;
  const parts = withRest(mixParts(totalsOf(areaSet)), totalArea);
  return (
    <section className={classes.building} aria-label={`Здание ${name}`}>
      <Row wrap gap="4px 10px" below={6}>
        <Caption as="h3" lines="broken">
          {name}
        </Caption>
        <ClassMark buildingClass={buildingClass} />
        {!isEnabled && <Tag icon={<IconArchive {...icon14} />}>В архиве</Tag>}
        <Caption as="span" size={13} tone="mute">
          {buildingWords(building)}
        </Caption>
      </Row>
      <dl className={classes.figures}>
        {buildingFigures(building).map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {parts.some(({ kind }) => kind !== 'rest') && <AreaMix hasLegend parts={parts} />}
      <table className={classes.table} aria-label={`Вакансии: ${name}`}>
        <thead>
          <tr>
            <th>Вакансия</th>
            <th>Тип</th>
            <th>Тип площади</th>
            <th data-end>
              Площадь, <small>{units.squareMetre}</small>
            </th>
            <th data-end>
              Блок от, <small>{units.squareMetre}</small>
            </th>
            <th data-end>
              Ставка, <small>{units.roublePerSquareMetre}</small>
            </th>
            <th data-end>Доступна</th>
            <th>Статус</th>
          </tr>
        </thead>
        <tbody>
          {vacancies.map((vacancy) => (
            <tr key={vacancy.id}>
              <td>{vacancy.name}</td>
              <td>{offerWords(vacancy.vacancyTypes)}</td>
              <td>{mainAreaWords(vacancy) ?? dash}</td>
              <td data-end>{measuredCell(vacancy.areaSize)}</td>
              <td data-end>{measuredCell(vacancy.minimalRentalBlockArea)}</td>
              <td data-end>{rateCell(vacancy)}</td>
              <td data-end>{availableText(vacancy.availabilityDate)}</td>
              <td>
                <StatusTag vacancy={vacancy} />
              </td>
            </tr>
          ))}
          {vacancies.length === 0 && (
            <tr>
              <td colSpan={8}>Вакансий нет</td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}
