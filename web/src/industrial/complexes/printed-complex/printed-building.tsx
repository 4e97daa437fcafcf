import type { FullBuilding } from '@gektar/contract/industrial/buildings/building.ts';
import { units } from '@gektar/format/unit.ts';
import { BuildingOverview } from '#industrial/buildings/building-overview.tsx';
import { mainAreaWords } from '#industrial/tree/main-area.tsx';
import { offerWords } from '#industrial/tree/offer-words.ts';
import { availableText, rateCell, StatusTag } from '#industrial/vacancies/vacancy-columns.tsx';
import { dash, measuredCell } from '#table/cells.tsx';
import { Box } from '#ui/layout/box.ts';
import classes from './printed-complex.module.css';

/** A building with its figures and all of its vacancies, open and closed. */
export function PrintedBuilding({ building }: { building: FullBuilding }) {
  const { name, vacancies } = building;
  return (
    <Box as="section" mb={16} aria-label={`Здание ${name}`}>
      <BuildingOverview building={building} heading="h3" />
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
    </Box>
  );
}
