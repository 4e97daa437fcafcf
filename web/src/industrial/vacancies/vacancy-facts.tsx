import type { Agent } from '@gektar/contract/industrial/people/agent.ts';
import type { VacancyRow } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { vacancyFields } from '@gektar/contract/industrial/vacancies/vacancy-fields.ts';
import { formatDate } from '@gektar/format/date.ts';
import { useQuery } from '@tanstack/react-query';
import { downloadFile } from '#files/download-file.ts';
import { DescribedFacts } from '#form/described/described-facts.tsx';
import { toAreaValues } from '#industrial/areas/area-values.ts';
import { areaLines } from '#industrial/areas/areas-text.ts';
import { vacancyQuery } from '#industrial/editing/edit-data.ts';
import { CustomerRemark } from '#people/customer-remark.tsx';
import { customerTitle } from '#people/customer-state.ts';
import { useCompany } from '#people/use-customer.ts';
import { LinkButton } from '#ui/button/link-button.tsx';
import { FactSection } from '#ui/component/fact-sections.tsx';
import { KeyValue } from '#ui/component/key-values.tsx';
import { vacancyBasics, vacancyCharacteristics, vacancyTerms } from './vacancy-sections.ts';

export interface VacancyFactsProps {
  readonly vacancy: VacancyRow;
  /** Whether 'Площади и ставки' comes before 'Основное'. */
  readonly areasFirst?: boolean;
}

/** Data of a vacancy that the table does not show: areas with rates, terms, equipment, agents, documents. */
export function VacancyFacts({ vacancy, areasFirst = false }: VacancyFactsProps) {
  const of = { fields: vacancyFields, of: vacancy };
  return (
    <>
      {areasFirst && <AreasAndRates vacancy={vacancy} />}
      <FactSection title="Основное">
        <DescribedFacts {...of} names={vacancyBasics} />
      </FactSection>
      {!areasFirst && <AreasAndRates vacancy={vacancy} />}
      <FactSection title="Условия сделки">
        <DescribedFacts {...of} names={vacancyTerms} />
      </FactSection>
      <FactSection title="Характеристики">
        <DescribedFacts {...of} names={vacancyCharacteristics} />
      </FactSection>
      <AgentsAndDocuments id={vacancy.id} />
    </>
  );
}

function AreasAndRates({ vacancy }: { vacancy: VacancyRow }) {
  return (
    <FactSection title="Площади и ставки">
      {areaLines(toAreaValues(vacancy.areaSetWithPrice)).map(({ label, text }) => (
        <KeyValue key={label} label={label}>
          {text}
        </KeyValue>
      ))}
      <DescribedFacts
        fields={vacancyFields}
        of={vacancy}
        names={[
          'areaSize',
          'averageNetRentalRate',
          'isRentalPriceOnRequest',
          'minimalRentalBlockArea',
          'opexPerSqm',
          'isOpexIncluded',
          'salePrice',
          'isPriceByRequest',
          'minimalSaleBlockArea',
        ]}
      />
    </FactSection>
  );
}

/** Agents and documents, which are loaded separately because rows of vacancies do not include them. */
function AgentsAndDocuments({ id }: { id: string }) {
  const { data, isError } = useQuery(vacancyQuery(id));
  if (isError) return <p role="alert">Не удалось загрузить данные</p>;
  if (data === undefined) return null;
  return (
    <FactSection title="Агенты и документы">
      <KeyValue label={vacancyFields.leaseAgents.label}>{data.leaseAgents.map(agentOf)}</KeyValue>
      <KeyValue label={vacancyFields.saleAgents.label}>{data.saleAgents.map(agentOf)}</KeyValue>
      <KeyValue label={vacancyFields.documents.label}>
        {data.documents.map(({ globalDocumentId, name }) => (
          <div key={globalDocumentId}>
            <LinkButton onClick={() => void downloadFile(globalDocumentId)}>{name}</LinkButton>
          </div>
        ))}
      </KeyValue>
    </FactSection>
  );
}

/** 'ООО «Сфера», менеджер по аренде, эксклюзив до 31.12.2026' */
function AgentLine({
  agent: { companyId, company, contactRole, isExclusive, exclusiveDateTo, other },
}: {
  agent: Agent;
}) {
  const stored = useCompany(companyId, company);
  const until = exclusiveDateTo === null ? '' : ` до ${formatDate(exclusiveDateTo)}`;
  const words = [customerTitle(stored), contactRole?.name, isExclusive && `эксклюзив${until}`, other];
  return (
    <div>
      {words.filter(Boolean).join(', ')} <CustomerRemark kind="company" stored={stored} />
    </div>
  );
}

function agentOf(agent: Agent, place: number) {
  return <AgentLine key={`${agent.companyId} ${place}`} agent={agent} />;
}
