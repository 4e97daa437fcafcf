import type { Domain } from '@gektar/contract/domain.ts';
import { industrialDisclosures } from '@gektar/contract/industrial/selections/disclosures.ts';
import {
  industrialClientAnswers,
  industrialClientVisit,
  industrialPublic,
} from '@gektar/contract/industrial/selections/public-selection.ts';
import {
  industrialLinks,
  industrialReceivedAnswers,
  industrialSelections,
} from '@gektar/contract/industrial/selections/selection.ts';
import { industrialExports } from '@gektar/contract/industrial/selections/selection-exports.ts';
import * as vacancies from '@gektar/contract/industrial/vacancies/vacancy-endpoints.ts';
import * as properties from '@gektar/contract/land/properties/property-endpoints.ts';
import { landDisclosures } from '@gektar/contract/land/selections/disclosures.ts';
import { landClientAnswers, landClientVisit, landPublic } from '@gektar/contract/land/selections/public-selection.ts';
import { landLinks, landReceivedAnswers, landSelections } from '@gektar/contract/land/selections/selection.ts';
import { landExports } from '@gektar/contract/land/selections/selection-exports.ts';
import type { clientAnswerEndpoints, receivedAnswerEndpoints } from '@gektar/contract/sharing/client-answers.ts';
import type { clientVisitEndpoint } from '@gektar/contract/sharing/client-visit.ts';
import type { disclosureEndpoints } from '@gektar/contract/sharing/disclosures.ts';
import type { ItemFields, selectionEndpoints } from '@gektar/contract/sharing/selection.ts';
import type { exportEndpoints } from '@gektar/contract/sharing/selection-exports.ts';
import type { LinkSettings, linkEndpoints, publicEndpoints } from '@gektar/contract/sharing/selection-link.ts';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type * as z from 'zod';
import type { Db } from '#database/db.ts';
import { tablesOf } from '#sharing/domain-tables.ts';
import { givenProperty } from './given.ts';
import { givenManyProperties } from './given-many.ts';
import { givenSelection } from './given-selection.ts';
import {
  type GivenVacancySelection,
  givenManyVacancies,
  givenOpenVacancy,
  givenVacancySelection,
} from './given-vacancy-selection.ts';
import type { Person, TestApp } from './test-app.ts';

/** An item of either domain as tests read it. */
export interface TestItem extends ItemFields {
  readonly property?: { readonly id: string };
  readonly entity?: { readonly id: string };
}

interface ShownTestItem {
  readonly id: string;
  readonly order: number;
  readonly isClientFavorite: boolean;
}

/** A request with its selection, of either domain. */
export type GivenObjects = GivenVacancySelection;
type About = NonNullable<Parameters<typeof givenVacancySelection>[1]>;

type Missing = 'property.not_found' | 'vacancy.not_found';

/** Description of a domain for the tests of selections and links: its endpoints and its rows. */
export interface SelectionTestDomain {
  readonly domain: Domain;
  readonly selections: ReturnType<typeof selectionEndpoints<Domain, z.ZodType<TestItem>, Missing>>;
  readonly links: ReturnType<typeof linkEndpoints<Domain>>;
  readonly clients: ReturnType<typeof publicEndpoints<Domain, z.ZodType<ShownTestItem>>>;
  readonly answers: ReturnType<typeof clientAnswerEndpoints<Domain>>;
  readonly visit: ReturnType<typeof clientVisitEndpoint<Domain>>;
  readonly received: ReturnType<typeof receivedAnswerEndpoints<Domain>>;
  readonly disclosures: ReturnType<typeof disclosureEndpoints<Domain>>;
  readonly exports: ReturnType<typeof exportEndpoints<Domain>>;
  /** Wire name of the object in an item (F-05). */
  readonly key: 'property' | 'entity';
  /** Column of an item with the id of its object. */
  readonly column: string;
  /** Error code for an object that does not exist. */
  readonly missing: Missing;
  /** A new object that can be offered. */
  readonly givenObject: (db: Db) => Promise<string>;
  /** Ids of this number of objects; land objects of an earlier call are used again. */
  readonly givenObjects: (app: TestApp, count: number) => Promise<string[]>;
  readonly givenSelection: (db: Db, about?: About) => Promise<GivenObjects>;
  readonly archive: (by: Person, id: string) => Promise<unknown>;
  readonly remove: (by: Person, id: string) => Promise<unknown>;
}

export const land: SelectionTestDomain = {
  domain: 'land',
  selections: landSelections as SelectionTestDomain['selections'],
  links: landLinks as SelectionTestDomain['links'],
  clients: landPublic as SelectionTestDomain['clients'],
  answers: landClientAnswers as SelectionTestDomain['answers'],
  visit: landClientVisit as SelectionTestDomain['visit'],
  received: landReceivedAnswers as SelectionTestDomain['received'],
  disclosures: landDisclosures as SelectionTestDomain['disclosures'],
  exports: landExports as SelectionTestDomain['exports'],
  key: 'property',
  column: 'property_id',
  missing: 'property.not_found',
  givenObject: async (db) => (await givenProperty(db)).id,
  givenObjects: async ({ db, broker }, count) => {
    const known = await sql`
      select from land.property_cadastral_numbers where number = '77:00:0000000:1'`.execute(db);
    if (known.rows.length === 0) await givenManyProperties(db, broker.id, count);
    const { rows } = await sql<{ id: string }>`
      select property_id as id from land.property_cadastral_numbers where number like '77:00:0000000:%'
      order by property_id`.execute(db);
    return rows.map(({ id }) => id);
  },
  givenSelection: async (db, { objectIds, ...about } = {}) => {
    const { propertyIds, ...given } = await givenSelection(db, {
      ...about,
      ...(objectIds && { propertyIds: objectIds }),
    });
    return { ...given, objectIds: propertyIds };
  },
  archive: ({ call }, id) => call(properties.archiveProperty, { params: { id } }),
  remove: ({ call }, id) => call(properties.deleteProperty, { params: { id } }),
};

export const industrial: SelectionTestDomain = {
  domain: 'industrial',
  selections: industrialSelections as SelectionTestDomain['selections'],
  links: industrialLinks as SelectionTestDomain['links'],
  clients: industrialPublic as SelectionTestDomain['clients'],
  answers: industrialClientAnswers as SelectionTestDomain['answers'],
  visit: industrialClientVisit as SelectionTestDomain['visit'],
  received: industrialReceivedAnswers as SelectionTestDomain['received'],
  disclosures: industrialDisclosures as SelectionTestDomain['disclosures'],
  exports: industrialExports as SelectionTestDomain['exports'],
  key: 'entity',
  column: 'vacancy_id',
  missing: 'vacancy.not_found',
  givenObject: givenOpenVacancy,
  givenObjects: ({ db }, count) => givenManyVacancies(db, count),
  givenSelection: givenVacancySelection,
  archive: ({ call }, id) => call(vacancies.archiveVacancy, { params: { id } }),
  remove: ({ call }, id) => call(vacancies.deleteVacancy, { params: { id } }),
};

/** Both, for `describe.each`. */
export const selectionDomains: readonly SelectionTestDomain[] = [land, industrial];

/** Selections of requests that the broker of an app may edit (N-06). */
export function selectionsOfBroker({ givenSelection }: SelectionTestDomain, app: () => TestApp) {
  return (db: Db, about: About = {}) => givenSelection(db, { responsibleEmployeeId: app().broker.id, ...about });
}

/** Id of the object of an item. */
export function objectIdOf({ property, entity }: TestItem): string {
  const object = property ?? entity;
  if (object === undefined) throw new Error('an item has its object');
  return object.id;
}

/**
 * A client link of a selection.
 * @param about.endsIn time until it expires, as a PostgreSQL interval; negative for an expired one
 */
export async function givenLinkIn(
  db: Db,
  domain: Domain,
  selectionId: string,
  about: { password?: string; endsIn?: string; isFirst?: boolean } & Partial<LinkSettings> = {},
): Promise<{ id: string; password: string }> {
  const { password = 'K7M4XC', endsIn = '14 days', isFirst = true, name = '', openingLimit = null } = about;
  const { hasRates = true, hasAnswers = true, hasCard = true } = about;
  const id = uuidv7();
  await sql`
    insert into ${tablesOf(domain).links} (id, request_selection_id, password, expiration_time, is_first, name,
      opening_limit, has_rates, has_answers, has_card)
    values (${id}, ${selectionId}, ${password}, clock_timestamp() + ${endsIn}::interval, ${isFirst}, ${name},
      ${openingLimit}, ${hasRates}, ${hasAnswers}, ${hasCard})`.execute(db);
  return { id, password };
}
