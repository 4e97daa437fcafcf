import { CLOSED_STATUS } from '@gektar/contract/industrial/dictionaries/enumerations.ts';
import { vacancyFields } from '@gektar/contract/industrial/vacancies/vacancy-fields.ts';
import { DocumentsField } from '#files/documents-field.tsx';
import { fixedOptions } from '#form/field/fixed-options.ts';
import { SelectField } from '#form/field/select-field.tsx';
import { BoundField as AnyBoundField, type BoundFieldOf } from '#form/sections/bound-field.tsx';
import { AreaRows } from '#industrial/areas/area-rows.tsx';
import { useEntries } from '#industrial/dictionaries/industrial-choices.ts';
import { AgentRecords } from '#industrial/people/agent-records.tsx';
import type { VacancyValues } from './vacancy-values.ts';

const BoundField: BoundFieldOf<VacancyValues> = AnyBoundField;

/** Status; 'closed' is not offered, since only a deal sets it and only the deletion of the deal clears it (M-37). */
export function StatusInput() {
  return (
    <BoundField name="vacancyStatus" span={2}>
      {(field) => {
        const isClosed = field.value === CLOSED_STATUS;
        const offered = vacancyFields.vacancyStatus.values.filter(({ id }) => (id === CLOSED_STATUS) === isClosed);
        return (
          <SelectField<number>
            {...field}
            disabled={isClosed}
            hint={isClosed ? 'Закрыта сделкой' : undefined}
            options={fixedOptions(offered)}
          />
        );
      }}
    </BoundField>
  );
}

export function AreasInput() {
  return <BoundField name="areaSetWithPrice">{(field) => <AreaRows {...field} hasRates />}</BoundField>;
}

export function LeaseAgentsInput() {
  const roles = useEntries('contact-role');
  return <BoundField name="leaseAgents">{(field) => <AgentRecords {...field} roles={roles} />}</BoundField>;
}

export function SaleAgentsInput() {
  const roles = useEntries('contact-role');
  return <BoundField name="saleAgents">{(field) => <AgentRecords {...field} roles={roles} />}</BoundField>;
}

export function DocumentsInput() {
  return <BoundField name="documents">{(field) => <DocumentsField field={field} />}</BoundField>;
}
