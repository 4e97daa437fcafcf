import type { FullComplex } from '@gektar/contract/industrial/complexes/complex.ts';
import type { Deal } from '@gektar/contract/industrial/deals/deal.ts';
import { dealFields } from '@gektar/contract/industrial/deals/deal-fields.ts';
import { enumerationName, enumerations } from '@gektar/contract/industrial/dictionaries/enumerations.ts';
import { formatCount, formatQuantity } from '@gektar/format/number.ts';
import { formatCountOf, type PluralForms } from '@gektar/format/plural.ts';
import { units } from '@gektar/format/unit.ts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { nameInComplex } from '#industrial/tree/name-in-complex.ts';
import { dash, measuredCell, textCell } from '#table/cells.tsx';
import { ColumnsMenu } from '#table/columns-menu.tsx';
import { DataTable } from '#table/data-table.tsx';
import { describedColumns } from '#table/described-column.tsx';
import { HEAD_HEIGHT, ROW_HEIGHT, type TableColumn } from '#table/table-column.ts';
import { useColumnSettings } from '#table/use-column-settings.ts';
import { Row } from '#ui/layout/row.ts';
import { Text } from '#ui/layout/text.ts';
import { Segmented } from '#ui/menu/segmented.tsx';
import { EmptyState } from '#ui/waiting/empty-state.tsx';
import classes from './closed-deals.module.css';
import { DealCard } from './deal-card.tsx';

const column = describedColumns<Deal>(dealFields);

const dealForms: PluralForms = ['сделка', 'сделки', 'сделок'];

const dealColumns: readonly TableColumn<Deal>[] = [
  column('closeDate', { title: 'Закрыта', width: 112 }),
  {
    id: 'vacancy',
    title: 'Вакансия',
    width: 126,
    grows: true,
    cell: ({ buildingName, vacancyName }) => textCell(nameInComplex({ buildingName, name: vacancyName })),
  },
  column('vacancyType', { title: 'Тип', width: 80 }),
  {
    id: 'areaSize',
    title: 'Площадь',
    unit: units.squareMetre,
    width: 104,
    align: 'end',
    tone: 'strong',
    cell: ({ areaSize }) => measuredCell(areaSize),
  },
  {
    id: 'tenantName',
    title: dealFields.tenantName.label,
    width: 144,
    grows: true,
    cell: ({ tenantName }) => textCell(tenantName),
  },
  {
    id: 'rentalPeriod',
    title: 'Срок',
    unit: units.month,
    width: 92,
    align: 'end',
    cell: ({ rentalPeriod }) => (rentalPeriod === null ? dash : formatCount(rentalPeriod)),
  },
  column('endDateOfTheContract', { title: 'Окончание', width: 100 }),
  {
    id: 'agentName',
    title: dealFields.agentName.label,
    width: 150,
    grows: true,
    cell: ({ agentName }) => textCell(agentName),
    isHiddenAtFirst: true,
  },
  {
    id: 'sector',
    title: dealFields.sectorId.label,
    width: 160,
    grows: true,
    cell: ({ sector }) => textCell(sector?.name ?? null),
    isHiddenAtFirst: true,
  },
];

/** Deals that closed vacancies of a complex, the latest first, and all data of the chosen deal. */
export function ClosedDeals({ complex }: { complex: FullComplex }) {
  const [type, setType] = useState(0);
  const { deal: chosenId } = useSearch({ from: '/industrial/complex/$id' });
  const navigate = useNavigate({ from: '/industrial/complex/$id' });
  const settings = useColumnSettings('industrial-complex-deals', dealColumns);
  const all = complex.buildings
    .flatMap(({ deals }) => deals)
    .sort((one, other) => other.closeDate.localeCompare(one.closeDate) || other.id.localeCompare(one.id));
  if (all.length === 0) {
    return (
      <EmptyState
        picture="blank"
        title="Закрытых сделок нет"
        caption="Здесь появятся сделки, которыми закрыты вакансии комплекса."
      />
    );
  }
  const deals = all.filter(({ vacancyType }) => type === 0 || vacancyType === type);
  const chosen = deals.find(({ id }) => id === chosenId) ?? deals[0];
  const vacancy = complex.buildings.flatMap(({ vacancies }) => vacancies).find(({ id }) => id === chosen?.vacancyId);
  const area = deals.reduce((sum, { areaSize }) => sum + (areaSize ?? 0), 0);
  return (
    <section aria-labelledby="closed-deals">
      <Row wrap="wrap" gap="6px 10px" mt={20} mb={8}>
        <h2 id="closed-deals">Закрытые сделки</h2>
        <Text as="span" size={13} c="mute" tabular flex={1}>
          {formatCountOf(deals.length, dealForms)}, {formatQuantity(area, units.squareMetre)}
        </Text>
        <Segmented
          aria-label="Тип сделок"
          value={type}
          onChange={setType}
          options={[
            { value: 0, label: 'Все' },
            ...enumerations['vacancy-types']
              .filter(({ id }) => all.some(({ vacancyType }) => vacancyType === id))
              .map(({ id }) => ({ value: id, label: enumerationName('vacancy-types', id) })),
          ]}
        />
        <ColumnsMenu columns={dealColumns} settings={settings} />
      </Row>
      <div className={classes.box} style={{ height: HEAD_HEIGHT + ROW_HEIGHT * deals.length + 2 }}>
        <DataTable
          label="Закрытые сделки"
          columns={dealColumns}
          settings={settings}
          rows={deals}
          rowId={idOf}
          rowName={nameOf}
          current={{
            id: chosen?.id,
            onChange: (deal) =>
              void navigate({ search: (before) => ({ ...before, deal }), replace: true, resetScroll: false }),
          }}
        />
      </div>
      {chosen && <DealCard key={chosen.id} deal={chosen} vacancy={vacancy} />}
    </section>
  );
}

const idOf = ({ id }: Deal) => id;
const nameOf = ({ buildingName, vacancyName }: Deal) => nameInComplex({ buildingName, name: vacancyName });
