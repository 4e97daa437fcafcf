import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { TestApp } from '#testing/test-app.ts';
import { but, nobodysId, type Prepare, withBody } from './writing-call.ts';

/** Inserts an operation of the broker over one property, waiting by default. @returns its id */
export async function givenOperation({ db, broker }: TestApp, state: 'waiting' | 'done' = 'waiting'): Promise<string> {
  const id = uuidv7();
  await sql`
    insert into shared.operations (id, employee_id, domain, entity, kind, fields, field_names)
    values (${id}, ${broker.id}, 'land', 'property', 'change', '{"comment": "a"}', '{comment}')`.execute(db);
  await sql`
    insert into shared.operation_rows (operation_id, position, entity_id, state)
    values (${id}, 1, ${nobodysId}, ${state})`.execute(db);
  return id;
}

/** The call as part of a new operation. */
export function ofRun(prepare: Prepare): Prepare {
  return but(prepare, ({ query }) => ({ query: { ...query, runId: uuidv7() } }));
}

/** The call as part of an operation whose id is taken by a finished one. */
export function ofTakenRun(prepare: Prepare): Prepare {
  return async (app) => {
    const sent = await prepare(app);
    return { ...sent, query: { isEnabled: false, ...sent.query, runId: await givenOperation(app, 'done') } };
  };
}

/** Like `ofRun`, with the id of the operation in the body. */
export function ofRunInBody(prepare: Prepare): Prepare {
  return (app) => withBody(prepare, { runId: uuidv7() })(app);
}

export function ofTakenRunInBody(prepare: Prepare): Prepare {
  return async (app) => withBody(prepare, { runId: await givenOperation(app, 'done') })(app);
}
