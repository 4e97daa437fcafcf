import type { FullBuilding } from '@gektar/contract/industrial/buildings/building.ts';
import type { VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { formatCountOf, type PluralForms } from '@gektar/format/plural.ts';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { isClosed } from '#industrial/tree/complex-parts.ts';
import { ColumnsMenu } from '#table/columns-menu.tsx';
import { DataTable } from '#table/data-table.tsx';
import { HEAD_HEIGHT, ROW_HEIGHT } from '#table/table-column.ts';
import { useColumnSettings } from '#table/use-column-settings.ts';
import { Row } from '#ui/layout/row.ts';
import { Text } from '#ui/layout/text.ts';
import { Segmented } from '#ui/menu/segmented.tsx';
import { useIsForThumb } from '#ui/use-media.ts';
import classes from './building-vacancies.module.css';
import { thumbVacancyColumns, vacancyColumns } from './vacancy-columns.tsx';

export interface BuildingVacanciesProps {
  readonly building: FullBuilding;
  readonly vacancy: VacancyRow | undefined;
}

const openForms: PluralForms = ['открыта', 'открыты', 'открыто'];
const closedForms: PluralForms = ['закрыта', 'закрыты', 'закрыто'];

/** Minimum height of the table, in rows. */
const EMPTY_ROWS = 2;

/** Open or closed vacancies of a building, with a switch. */
export function BuildingVacancies({ building, vacancy }: BuildingVacanciesProps) {
  const [isAskedFor, setAskedFor] = useState<boolean>();
  const navigate = useNavigate({ from: '/industrial/complex/$id' });
  const columns = useIsForThumb() ? thumbVacancyColumns : vacancyColumns;
  const settings = useColumnSettings('industrial-complex-vacancies', columns);
  const closed = building.vacancies.filter(isClosed);
  const open = building.vacancies.filter((one) => !isClosed(one));
  // A closed vacancy in the URL opens the list of closed ones.
  const isClosedShown = isAskedFor ?? (vacancy !== undefined && isClosed(vacancy));
  const rows = isClosedShown ? closed : open;
  const height = HEAD_HEIGHT + ROW_HEIGHT * Math.max(rows.length, EMPTY_ROWS) + 2;
  return (
    <section aria-label="Вакансии здания">
      <Row wrap="wrap" gap="6px 10px" mt={20} mb={8}>
        <h2>Вакансии</h2>
        <Text as="span" size={13} c="mute" tabular flex={1}>
          {formatCountOf(open.length, openForms)}, {formatCountOf(closed.length, closedForms)}
        </Text>
        <Segmented
          aria-label="Какие вакансии"
          value={isClosedShown}
          onChange={setAskedFor}
          options={[
            { value: false, label: `Открытые ${open.length}` },
            { value: true, label: `Закрытые ${closed.length}` },
          ]}
        />
        <ColumnsMenu columns={columns} settings={settings} />
      </Row>
      <div className={classes.box} style={{ height }}>
        <DataTable
          label="Вакансии"
          columns={columns}
          settings={settings}
          rows={rows}
          rowId={idOf}
          rowName={nameOf}
          isMuted={isMuted}
          current={{
            id: vacancy?.id,
            onChange: (id) =>
              void navigate({
                search: (before) => ({ ...before, building: building.id, vacancy: id }),
                replace: true,
                resetScroll: false,
              }),
          }}
          instead={
            rows.length === 0 && (
              <Text size={13} c="mute">
                {isClosedShown ? 'Закрытых вакансий нет' : 'Открытых вакансий нет'}
              </Text>
            )
          }
        />
      </div>
    </section>
  );
}

const idOf = ({ id }: VacancyRow) => id;
const nameOf = ({ name }: VacancyRow) => name;
const isMuted = ({ isEnabled }: VacancyRow) => !isEnabled;
