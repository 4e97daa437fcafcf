import type { NamedValue } from '@gektar/contract/dictionaries/dictionary.ts';
import { AgentFields } from '@gektar/contract/industrial/people/agent.ts';
import { useMemo } from 'react';
import { ReferenceField } from '#dictionaries/reference-field.tsx';
import { CheckField } from '#form/field/check-field.tsx';
import { DateField } from '#form/field/date-field.tsx';
import { TextField } from '#form/field/text-field.tsx';
import { RecordCell, type RecordsDescription, RecordsEditor } from '#form/records/records-editor.tsx';
import { toDateTime, toDay } from '#form/sections/stored-value.ts';
import { CompanyField } from '#people/company-field.tsx';
import { Text } from '#ui/layout/text.ts';
import type { PeopleRecordsProps } from './contact-records.tsx';
import { type AgentValues, emptyAgent, toAgentDraft } from './record-values.ts';

/** Agents of a vacancy for its lease or its sale (2§3). Both lists are in one section, so each shows its title. */
export function AgentRecords({ roles, ...field }: PeopleRecordsProps<AgentValues>) {
  const description = useMemo(() => agentsWith(roles), [roles]);
  return (
    <>
      <Text size={12} c="soft" fw={500} mb={4}>
        {field.label}
      </Text>
      <RecordsEditor {...field} description={description} />
    </>
  );
}

function agentsWith(roles: readonly NamedValue[] | undefined): RecordsDescription<AgentValues> {
  return {
    one: 'Агент',
    add: 'Добавить агента',
    empty: emptyAgent,
    schema: AgentFields,
    toWire: toAgentDraft,
    fields: ({ record, onChange, bind }) => (
      <>
        <RecordCell span={3}>
          <CompanyField
            {...bind('companyId')}
            label="Компания"
            required
            knownName={record.known?.[record.companyId ?? '']}
          />
        </RecordCell>
        <RecordCell span={3}>
          <ReferenceField
            entries={roles}
            field={{
              ...bind('contactRole'),
              name: 'contactRole',
              label: 'Роль',
            }}
          />
        </RecordCell>
        <RecordCell span={3}>
          <CheckField {...bind('isExclusive')} label="Эксклюзивный" />
        </RecordCell>
        <RecordCell span={3}>
          <DateField
            {...bind('exclusiveDateTo')}
            label="Эксклюзив до"
            disabled={bind('exclusiveDateTo').disabled || !record.isExclusive}
            value={toDay(record.exclusiveDateTo)}
            onChange={(day) => onChange({ exclusiveDateTo: toDateTime(day, record.exclusiveDateTo) })}
          />
        </RecordCell>
        <RecordCell span={6}>
          <TextField {...bind('other')} label="Прочее" maxLength={10_000} />
        </RecordCell>
      </>
    ),
  };
}
