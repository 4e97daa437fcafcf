import { extendLink } from '@gektar/contract/industrial/selections/selection.ts';
import { industrialTrash } from '@gektar/contract/trash/trash-endpoints.ts';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { industrial } from '#testing/selection-domains.ts';
import { openTestApp, type Person, type TestApp } from '#testing/test-app.ts';
import { trashOf } from '#testing/trash-of.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(inject('clusterUrl'));
});
afterAll(() => app.close());

const { selections, links } = industrial;

describe('selections of requests of others (N-06)', () => {
  const forbidden = {
    status: 403,
    code: 'access.forbidden',
    message: 'У вас нет прав доступа на выполнение этого действия',
  };

  /** A selection with one object of the responsible employee, one of a colleague, and a link of the former. */
  async function givenOfOther() {
    const [owner, colleague] = [await app.anotherBroker(), await app.anotherBroker()];
    const { selectionId } = await industrial.givenSelection(app.db, { responsibleEmployeeId: owner.id });
    const add = async ({ call }: Person) =>
      call(selections.addItem, {
        body: { entityId: await industrial.givenObject(app.db), requestSelectionId: selectionId },
      });
    const theirs = await add(owner);
    const mine = await add(colleague);
    const read = () => owner.call(selections.one, { params: { id: selectionId } });
    return { owner, colleague, selectionId, theirs, mine, add, read };
  }

  test('a colleague neither clears, nor removes or hides what others added, nor changes the link', async () => {
    const { owner, colleague, selectionId, theirs, read } = await givenOfOther();
    const link = await owner.call(links.create, { body: { requestSelectionId: selectionId } });
    const before = await read();
    const { call } = colleague;
    const expirationTime = '2099-01-01T00:00:00';
    const hidden = { entityId: theirs.entity?.id ?? '', status: false };
    const refused = [
      () => call(selections.clear, { params: { id: selectionId } }),
      () => call(selections.restore, { params: { id: selectionId } }),
      () => call(selections.removeItem, { params: { id: theirs.id } }),
      () => call(selections.updateItem, { body: { id: theirs.id, status: false } }),
      () => call(selections.updateItem, { body: { ...hidden, requestSelectionId: selectionId } }),
      () => call(selections.addItem, { body: { ...hidden, requestSelectionId: selectionId } }),
      () => call(selections.addItems, { params: { id: selectionId }, body: { items: [hidden] } }),
      () => call(links.create, { body: { requestSelectionId: selectionId, expirationTime } }),
      () => call(links.update, { body: { id: link.id, requestSelectionId: selectionId, expirationTime } }),
      () => call(links.remove, { params: { id: link.id } }),
      () => call(extendLink, { params: { id: selectionId }, body: { expirationTime } }),
    ];
    for (const write of refused) await expect(write(), String(write)).rejects.toMatchObject(forbidden);
    expect(await read()).toEqual(before);
  });

  test('a colleague adds, comments, orders, makes the first link, and hides and removes what they added', async () => {
    const { colleague, selectionId, theirs, mine, read } = await givenOfOther();
    const { call } = colleague;
    expect([theirs, mine].map(({ addedByEmployeeId }) => addedByEmployeeId)).toEqual([
      expect.not.stringMatching(colleague.id),
      colleague.id,
    ]);
    await call(selections.updateItem, { body: { id: theirs.id, rowVersion: 1, comment: 'Уточнить ставку' } });
    await call(selections.order, { params: { id: selectionId }, body: { itemIds: [mine.id, theirs.id] } });
    await call(selections.updateItem, { body: { id: mine.id, status: false } });
    const link = await call(links.create, { body: { requestSelectionId: selectionId } });
    expect(await read()).toMatchObject({
      items: [
        { id: mine.id, status: false },
        { id: theirs.id, status: true, comment: 'Уточнить ставку' },
      ],
      requestSelectionLink: link,
    });
    await call(selections.removeItem, { params: { id: mine.id } });
    expect((await read()).items.map(({ id }) => id)).toEqual([theirs.id]);
    await expect(call(links.remove, { params: { id: link.id } })).rejects.toMatchObject(forbidden);
  });

  test('who answers for the request removes what a colleague added; a colleague may again not touch what came back', async () => {
    const { owner, colleague, selectionId, theirs, mine } = await givenOfOther();
    await owner.call(selections.removeItem, { params: { id: mine.id } });
    await owner.call(selections.clear, { params: { id: selectionId } });
    await owner.call(selections.restore, { params: { id: selectionId } });
    await expect(colleague.call(selections.removeItem, { params: { id: theirs.id } })).rejects.toMatchObject(forbidden);
  });

  test('an item that is removed and brought back stays of who added it first', async () => {
    const { owner, colleague, selectionId, theirs, mine } = await givenOfOther();
    const bringBack = async ({ call }: Person, { id, entity }: typeof mine) => {
      await call(selections.removeItem, { params: { id } });
      const body = { entityId: entity?.id ?? '', requestSelectionId: selectionId, removedItemId: id };
      return call(selections.addItem, { body });
    };
    const back = await bringBack(owner, mine);
    const again = await bringBack(owner, back);
    expect([back, again].map(({ addedByEmployeeId }) => addedByEmployeeId)).toEqual([colleague.id, colleague.id]);
    // A removed item of another employee or another selection does not pass on who had added it.
    const elsewhere = await givenOfOther();
    await owner.call(selections.removeItem, { params: { id: again.id } });
    const addTo = async ({ call }: Person, requestSelectionId: string) => {
      const body = { entityId: again.entity?.id ?? '', requestSelectionId, removedItemId: again.id };
      return (await call(selections.addItem, { body })).addedByEmployeeId;
    };
    expect(await addTo(elsewhere.colleague, selectionId)).toBe(elsewhere.colleague.id);
    expect(await addTo(owner, elsewhere.selectionId)).toBe(owner.id);
    // An object that is added again without its removed item belongs to the employee who adds it now.
    await owner.call(selections.removeItem, { params: { id: theirs.id } });
    const body = { entityId: theirs.entity?.id ?? '', requestSelectionId: selectionId };
    expect((await colleague.call(selections.addItem, { body })).addedByEmployeeId).toBe(colleague.id);
  });

  test('a vacancy that comes back from the trash is still of who added it', async () => {
    const { owner, colleague, mine, read } = await givenOfOther();
    const id = mine.entity?.id ?? '';
    await industrial.remove(owner, id);
    const entry = await trashOf(app, 'industrial', id);
    await owner.call(industrialTrash.restore, { params: { id: entry.id } });
    expect((await read()).items.find((item) => item.id === mine.id)?.addedByEmployeeId).toBe(colleague.id);
    await colleague.call(selections.removeItem, { params: { id: mine.id } });
  });
});
