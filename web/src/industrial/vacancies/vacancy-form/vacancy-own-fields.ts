import type { Vacancy } from '@gektar/contract/industrial/vacancies/vacancy.ts';
import { missing } from '@gektar/format/words.ts';
import { documentsText } from '#files/attached-values.ts';
import type { EditedDocument } from '#files/document-editor.tsx';
import type { OwnFields } from '#form/described/describe-form.ts';
import type { EditedRecord } from '#form/records/records.ts';
import { isFilled } from '#form/rules.ts';
import { sameJson } from '#form/sections/same-value.ts';
import { type AreaValues, isAnyAreaSet, toAreaSetWithPriceDraft, toAreaValues } from '#industrial/areas/area-values.ts';
import { areasText } from '#industrial/areas/areas-text.ts';
import { type AgentValues, toAgentDraft, toAgentRecords } from '#industrial/people/record-values.ts';

/** Values of the fields without a field description. */
export interface VacancyOwnValues {
  areaSetWithPrice: AreaValues;
  saleAgents: readonly EditedRecord<AgentValues>[];
  leaseAgents: readonly EditedRecord<AgentValues>[];
  documents: readonly EditedDocument[];
}

/** Areas with rates, agents and documents of a vacancy. */
export const vacancyOwnFields: OwnFields<VacancyOwnValues, Vacancy> = {
  labels: {},
  empty: () => ({ areaSetWithPrice: toAreaValues(), saleAgents: [], leaseAgents: [], documents: [] }),
  fromWire: ({ areaSetWithPrice, saleAgents, leaseAgents, documents }) => ({
    areaSetWithPrice: toAreaValues(areaSetWithPrice),
    saleAgents: toAgentRecords(saleAgents),
    leaseAgents: toAgentRecords(leaseAgents),
    documents,
  }),
  toWire: ({ areaSetWithPrice, saleAgents, leaseAgents, documents }) => ({
    areaSetWithPrice: toAreaSetWithPriceDraft(areaSetWithPrice),
    saleAgents: saleAgents.map(toAgentDraft),
    leaseAgents: leaseAgents.map(toAgentDraft),
    documents,
  }),
  isFilled: (name, values) =>
    name === 'areaSetWithPrice' ? isAnyAreaSet(values.areaSetWithPrice) : isFilled(values[name]),
  isSame: (name, one, other) => {
    if (one[name] === other[name]) return true;
    switch (name) {
      case 'areaSetWithPrice':
        return sameJson(toAreaSetWithPriceDraft(one[name]), toAreaSetWithPriceDraft(other[name]));
      case 'documents':
        return sameJson(one.documents, other.documents);
      default:
        return sameJson(one[name].map(toAgentDraft), other[name].map(toAgentDraft));
    }
  },
  text: (name, values) => {
    switch (name) {
      case 'areaSetWithPrice':
        return areasText(values.areaSetWithPrice);
      case 'documents':
        return documentsText(values.documents);
      default: {
        const names = values[name].flatMap(({ known }) => Object.values(known ?? {}));
        return values[name].length === 0 ? missing.value : names.join(', ') || String(values[name].length);
      }
    }
  },
};
