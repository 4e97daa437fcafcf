import { bitsIn } from '@gektar/contract/fields.ts';
import { enumerations } from '@gektar/contract/industrial/dictionaries/enumerations.ts';
import { OperatorDraft } from '@gektar/contract/industrial/people/operator-link.ts';
import { DateField } from '#form/field/date-field.tsx';
import { fixedOptions, sumOf } from '#form/field/fixed-options.ts';
import { MultiSelectField } from '#form/field/multi-select-field.tsx';
import { TextField } from '#form/field/text-field.tsx';
import {
  RecordCell,
  type RecordsDescription,
  RecordsEditor,
  type RecordsEditorProps,
} from '#form/records/records-editor.tsx';
import { toDateTime, toDay } from '#form/sections/stored-value.ts';
import { CompanyField } from '#people/company-field.tsx';
import { emptyOperator, type OperatorValues, toOperatorDraft } from './record-values.ts';

/** Operators of a complex or a building with their roles, stored as a sum of bits (2§3). */
export function OperatorRecords(field: Omit<RecordsEditorProps<OperatorValues>, 'description'>) {
  return <RecordsEditor {...field} description={operators} />;
}

const { roles } = enumerations;

const operators: RecordsDescription<OperatorValues> = {
  one: 'Оператор',
  add: 'Добавить оператора',
  empty: emptyOperator,
  schema: OperatorDraft,
  toWire: toOperatorDraft,
  fields: ({ record, onChange, bind }) => (
    <>
      <RecordCell span={4}>
        <CompanyField
          {...bind('operatorId')}
          label="Оператор"
          required
          knownName={record.known?.[record.operatorId ?? '']}
        />
      </RecordCell>
      <RecordCell span={2}>
        <DateField
          {...bind('appointmentDate')}
          label="Дата назначения"
          required
          value={toDay(record.appointmentDate)}
          onChange={(day) => onChange({ appointmentDate: toDateTime(day, record.appointmentDate) })}
        />
      </RecordCell>
      <RecordCell span={6}>
        <MultiSelectField
          {...bind('roles')}
          label="Роли"
          required
          options={fixedOptions(roles)}
          value={bitsIn(roles, record.roles).map(({ id }) => id)}
          onChange={(bits) => onChange({ roles: sumOf(bits) })}
        />
      </RecordCell>
      <RecordCell span={3}>
        <TextField {...bind('endUser')} label="Конечный пользователь" maxLength={500} />
      </RecordCell>
      <RecordCell span={3}>
        <TextField {...bind('comment')} label="Комментарий" maxLength={10_000} />
      </RecordCell>
    </>
  ),
};
