import type { Domain } from '@gektar/contract/domain.ts';
import type { EntityName, EventAction } from '@gektar/contract/history.ts';
import type { WeekFigure } from '@gektar/contract/week/week-figures.ts';
import { type RawBuilder, sql } from 'kysely';

/** Audit rows `a` that count towards a figure, in SQL. */
export interface Counted {
  readonly figure: WeekFigure;
  readonly domain: Domain;
  readonly entities: readonly EntityName[];
  readonly actions: readonly EventAction[];
  /** Condition on the row alone; by default any row of an employee. */
  readonly where?: RawBuilder<boolean>;
  /** Further condition on the current data: the entity still exists, or the change was not undone. */
  readonly holds?: RawBuilder<boolean>;
  /** The employee whose figure it is; by default the author of the row. */
  readonly employeeId?: RawBuilder<string | null>;
  /** Id that counts only once in a period; by default that of the row's entity. */
  readonly id?: RawBuilder<string | null>;
  /** Object to show in the list, with its entity; null: only the request of the selection is shown. */
  readonly object?: { readonly entity: EntityName; readonly id: RawBuilder<string | null> } | null;
  readonly selectionId?: RawBuilder<string | null>;
  /** JSON of the deal, as on the wire. */
  readonly deal?: RawBuilder<unknown>;
}

/** Description of a domain for its figures. */
export interface WeekDomain {
  readonly domain: Domain;
  /** Tables of objects whose creation is counted. */
  readonly objects: Readonly<Partial<Record<EntityName, string>>>;
  readonly actualized: Pick<Counted, 'entities' | 'actions'>;
  /** Prices of an object: by wire name, whether the row `a` changed it. */
  readonly prices: { readonly entity: EntityName; readonly changed: Readonly<Record<string, RawBuilder<boolean>>> };
  /** For the row `a` that closed a vacancy: whether its deal still exists, and the deal as JSON. */
  readonly deal?: { readonly holds: RawBuilder<boolean>; readonly value: RawBuilder<unknown> };
  /** Entity of the objects in a selection, and the wire name of their id in audit rows of items. */
  readonly item: { readonly entity: EntityName; readonly key: string };
}

const created: readonly EventAction[] = ['create', 'copy', 'import'];
const byEmployee = sql<boolean>`a.employee_id is not null`;

/** All figures of a domain. */
export function countedIn({ domain, objects, actualized, prices, deal, item }: WeekDomain): readonly Counted[] {
  const [request, link, selectionItem] = [
    `${domain}_request`,
    `${domain}_selection_link`,
    `${domain}_selection_item`,
  ] as const;
  const given = sql`array_remove(array[${sql.join(
    Object.entries(prices.changed).map(([field, changed]) => sql`case when ${changed} then ${sql.lit(field)} end`),
  )}]::text[], null)`;
  return [
    ...[...Object.entries(objects), [request, `${domain}.requests`]].map(([entity, table]): Counted => {
      return {
        figure: entity === request ? 'requests' : 'created',
        domain,
        entities: [entity as EntityName],
        actions: created,
        holds: sql`exists (select from ${sql.table(String(table))} t where t.id = a.entity_id)`,
      };
    }),
    { figure: 'actualized', domain, ...actualized, holds: notUndone(sql`array(select jsonb_object_keys(a.changes))`) },
    {
      figure: 'repriced',
      domain,
      entities: [prices.entity],
      actions: ['update'],
      where: sql`a.employee_id is not null and (${sql.join(Object.values(prices.changed), sql` or `)})`,
      holds: notUndone(given),
    },
    ...(deal === undefined
      ? []
      : [
          {
            figure: 'deals',
            domain,
            entities: ['vacancy'],
            actions: ['close'],
            holds: deal.holds,
            deal: deal.value,
          } as const,
        ]),
    {
      figure: 'sent',
      domain,
      entities: [link],
      // Extending an expired link counts as sending it, since it opens the selection to the client again.
      actions: ['create', 'update'],
      where: sql`a.employee_id is not null
        and (a.action = 'create' or (a.changes -> 'expirationTime' ->> 0)::timestamptz <= a.at)`,
      id: creationOf('requestSelectionId'),
      object: null,
      selectionId: creationOf('requestSelectionId'),
    },
    {
      figure: 'answers',
      domain,
      entities: [selectionItem],
      actions: ['update'],
      where: sql`a.employee_id is null and a.changes ? 'isClientFavorite'`,
      employeeId: sql`(select c.employee_id from ${creation})`,
      object: { entity: item.entity, id: creationOf(item.key) },
      selectionId: creationOf('requestSelectionId'),
    },
  ];
}

/** Condition that the row `a` counts towards the figure. */
export function isCounted({ entities, actions, where = byEmployee }: Counted): RawBuilder<boolean> {
  const literals = (words: readonly string[]) => sql.join(words.map((word) => sql.lit(word)));
  return sql`a.entity in (${literals(entities)}) and a.action in (${literals(actions)}) and ${where}`;
}

/** The row that created the entity of the row `a`. */
const creation = sql`shared.audit c where c.entity = a.entity and c.entity_id = a.entity_id and c.action = 'create' limit 1`;

function creationOf(field: string): RawBuilder<string | null> {
  return sql`coalesce(a.changes -> ${sql.lit(field)} ->> 1, (select c.changes -> ${sql.lit(field)} ->> 1 from ${creation}))::uuid`;
}

/**
 * Condition that the row is not part of an undo, and was not undone.
 * @param fields SQL array of the fields that the row wrote
 */
function notUndone(fields: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`(a.operation_id is null
    or a.operation_id not in (select u.id from shared.operations u where u.undoes is not null)
      and (a.operation_id not in (select u.undoes from shared.operations u where u.undoes is not null)
        or not shared.is_undone(a.operation_id, a.entity, a.entity_id, ${fields})))`;
}
