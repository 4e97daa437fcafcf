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
    fields: ({ record, onChange, problem, ...state }) => (
      <>
        <RecordCell span={3}>
          <CompanyField
            {...state}
            label="Компания"
            required
            value={record.companyId}
            knownName={record.known?.[record.companyId ?? '']}
            error={problem('companyId')}
            onChange={(companyId) => onChange({ companyId })}
          />
        </RecordCell>
        <RecordCell span={3}>
          <ReferenceField
            entries={roles}
            field={{
              ...state,
              name: 'contactRole',
              label: 'Роль',
              value: record.contactRole,
              error: problem('contactRole'),
              onChange: (contactRole) => onChange({ contactRole }),
            }}
          />
        </RecordCell>
        <RecordCell span={3}>
          <CheckField
            {...state}
            label="Эксклюзивный"
            value={record.isExclusive}
            onChange={(isExclusive) => onChange({ isExclusive })}
          />
        </RecordCell>
        <RecordCell span={3}>
          <DateField
            {...state}
            label="Эксклюзив до"
            disabled={state.disabled || !record.isExclusive}
            value={toDay(record.exclusiveDateTo)}
            error={problem('exclusiveDateTo')}
            onChange={(day) => onChange({ exclusiveDateTo: toDateTime(day, record.exclusiveDateTo) })}
          />
        </RecordCell>
        <RecordCell span={6}>
          <TextField
            {...state}
            label="Прочее"
            maxLength={10_000}
            value={record.other}
            error={problem('other')}
            onChange={(other) => onChange({ other })}
          />
        </RecordCell>
      </>
    ),
  };
}
