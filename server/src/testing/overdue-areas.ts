import * as complexes from '@gektar/contract/industrial/complexes/complex-endpoints.ts';
import { countComplexes, findComplexes } from '@gektar/contract/industrial/full-model/full-model-endpoints.ts';
import * as properties from '@gektar/contract/land/properties/property-endpoints.ts';
import { dayAfter } from '@gektar/format/date.ts';
import { sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { givenProperty } from './given.ts';
import { givenBuilding, givenComplex, givenVacancy } from './given-complex.ts';
import type { TestApp } from './test-app.ts';

interface Aged {
  /** Id of the responsible employee. */
  readonly of: string;
  /** Time since the creation and since the last confirmation: '30 days 1 minute'; without one: never confirmed. */
  readonly created: string;
  readonly confirmed?: string;
  readonly isArchived?: boolean;
}

async function age(db: Db, id: string, table: string, confirmation: string, { created, confirmed, isArchived }: Aged) {
  await sql`update ${sql.table(table)} set is_enabled = ${!isArchived}, date_time_created = now() - ${created}::interval,
    ${sql.ref(confirmation)} = now() - ${confirmed ?? null}::interval where id = ${id}`.execute(db);
  return id;
}

export async function givenAgedPlot({ db }: TestApp, about: Aged): Promise<string> {
  const { id } = await givenProperty(db, { responsibleEmployeeId: about.of });
  return age(db, id, 'land.properties', 'actualization_date_time', about);
}

/** @param about its update period in days; an empty complex has no vacancies */
async function givenAgedComplex({ db }: TestApp, about: Aged & { period: number; isEmpty?: boolean }): Promise<string> {
  const { id } = await givenComplex(db, { responsibleUser: about.of, vacanciesUpdatePeriod: about.period });
  const building = await givenBuilding(db, id);
  if (!about.isEmpty) await givenVacancy(db, building.id);
  return age(db, id, 'industrial.complexes', 'vacancies_actualize_date', about);
}

/** Result of the bell or of a list. */
interface Found {
  readonly count: number;
  readonly rows: readonly { readonly id: string }[];
}

const found = async (count: Promise<number>, rows: Promise<Found['rows']>): Promise<Found> => ({
  count: await count,
  rows: await rows,
});

/** Filter of the list of plots as its page sends it. @param of responsible employee; undefined: all */
const filterOfPlots = (of: string | undefined) => ({
  overdueDays: 30,
  responsibleEmployeeIds: of === undefined ? [] : [of],
  isEnabled: true,
});

/** Filter of the list of complexes as its page sends it. */
const filterOfComplexes = (of: string | undefined) => ({
  complex: {
    vacanciesDueUntil: { to: `${dayAfter(-1)}T00:00:00` },
    responsibleUser: of === undefined ? [] : [of],
  },
  onlyWithVacancies: true,
  isEnabled: true,
});

/** Both domains with overdue objects, on both sides of every limit: the bell, the list, its filter. */
export const overdueAreas = [
  {
    domain: 'land' as const,
    list: 'land-properties' as const,
    /** @returns ids of overdue objects of the caller and of a colleague; others that are not overdue exist too */
    async given(app: TestApp, colleague: string) {
      const { id: of } = app.broker;
      const mine = [
        await givenAgedPlot(app, { of, created: '30 days 1 minute' }),
        await givenAgedPlot(app, { of, created: '500 days', confirmed: '31 days' }),
      ];
      const others = [await givenAgedPlot(app, { of: colleague, created: '90 days' })];
      await givenAgedPlot(app, { of, created: '29 days 23:59' });
      await givenAgedPlot(app, { of, created: '600 days', confirmed: '29 days 23:58' });
      await givenAgedPlot(app, { of, created: '700 days', isArchived: true });
      return { mine, others };
    },
    bell: ({ broker: { call } }: TestApp, query: { isOwn: 'true' | 'false' }) =>
      found(call(properties.countOverdueProperties, { query }), call(properties.listOverdueProperties, { query })),
    filter: filterOfPlots,
    found: ({ broker: { call } }: TestApp, of: string | undefined) => {
      const body = filterOfPlots(of);
      return found(call(properties.countProperties, { body }), call(properties.findProperties, { body }));
    },
    confirm: ({ broker }: TestApp, id: string): Promise<unknown> =>
      broker.call(properties.actualizeProperty, { params: { id } }),
  },
  {
    domain: 'industrial' as const,
    list: 'industrial-complexes' as const,
    async given(app: TestApp, colleague: string) {
      const { id: of } = app.broker;
      const mine = [
        await givenAgedComplex(app, { of, period: 30, created: '500 days', confirmed: '31 days' }),
        await givenAgedComplex(app, { of, period: 7, created: '501 days', confirmed: '8 days' }),
        await givenAgedComplex(app, { of, period: 60, created: '61 days' }),
      ];
      const others = [
        await givenAgedComplex(app, { of: colleague, period: 14, created: '502 days', confirmed: '15 days' }),
      ];
      await givenAgedComplex(app, { of, period: 30, created: '503 days', confirmed: '30 days' });
      await givenAgedComplex(app, { of, period: 90, created: '504 days', confirmed: '89 days' });
      await givenAgedComplex(app, { of, period: 60, created: '60 days' });
      await givenAgedComplex(app, { of, period: 5, created: '505 days', isEmpty: true });
      await givenAgedComplex(app, { of, period: 6, created: '506 days', isArchived: true });
      return { mine, others };
    },
    bell: ({ broker: { call } }: TestApp, query: { isOwn: 'true' | 'false' }) =>
      found(call(complexes.countOverdueComplexes, { query }), call(complexes.listOverdueComplexes, { query })),
    filter: filterOfComplexes,
    found: ({ broker: { call } }: TestApp, of: string | undefined) => {
      const body = { filterModel: filterOfComplexes(of) };
      return found(call(countComplexes, { body }), call(findComplexes, { body }));
    },
    confirm: ({ broker }: TestApp, id: string): Promise<unknown> =>
      broker.call(complexes.actualizeVacanciesOfComplex, { params: { id } }),
  },
];
