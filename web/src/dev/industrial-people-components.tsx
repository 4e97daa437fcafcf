import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { asRecords } from '#form/records/records.ts';
import { AgentRecords } from '#industrial/people/agent-records.tsx';
import { ContactRecords } from '#industrial/people/contact-records.tsx';
import { OperatorRecords } from '#industrial/people/operator-records.tsx';
import { emptyContact, toAgentRecords, toContactRecords, toOperatorRecords } from '#industrial/people/record-values.ts';
import { companiesQuery, companyContactsQuery, companyQuery, contactQuery } from '#people/people-data.ts';
import { Example } from './example.tsx';
import { companies, contactLinks, contactRoles, leaseAgents, operatorLinks, persons } from './industrial-samples.ts';

/** Editable rows of people in every state. */
export function PeopleComponents() {
  // Fills the cache instead of calling the CRM.
  const client = useQueryClient();
  useState(() => {
    client.setQueryData(companiesQuery('').queryKey, [...companies]);
    for (const company of companies) client.setQueryData(companyQuery(company.id).queryKey, company);
    for (const person of persons) client.setQueryData(contactQuery(person.id).queryKey, person);
    client.setQueryData(companyContactsQuery('c1').queryKey, [...persons]);
  });
  const [contacts, setContacts] = useState(toContactRecords(contactLinks));
  const [wrong, setWrong] = useState<typeof contacts>(asRecords([emptyContact]));
  const [operators, setOperators] = useState(toOperatorRecords(operatorLinks));
  const [agents, setAgents] = useState(toAgentRecords(leaseAgents));
  // These rows read the submit count of a form.
  const form = useForm();
  return (
    <FormProvider {...form}>
      <Example name="Контакты" columns={6}>
        <ContactRecords label="Контакты" roles={contactRoles} value={contacts} onChange={setContacts} />
      </Example>
      <Example name="Контакты с ошибками" columns={6}>
        <ContactRecords
          label="Контакты с ошибками"
          roles={contactRoles}
          error="Введите данные"
          value={wrong}
          onChange={setWrong}
        />
      </Example>
      <Example name="Операторы" columns={6}>
        <OperatorRecords label="Операторы" value={operators} onChange={setOperators} />
      </Example>
      <Example name="Агенты" columns={6}>
        <AgentRecords label="Агенты аренды" roles={contactRoles} value={agents} onChange={setAgents} />
      </Example>
    </FormProvider>
  );
}
