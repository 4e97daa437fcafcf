import { Failure } from '@gektar/contract/failure.ts';
import { expect, test } from 'vitest';
import { addAndRestore } from './add-to-selection.ts';

const archived = { id: 'r1', isEnabled: false };

/** Fake server whose selection has `p1`; it records the calls that write. */
function server(refused?: string) {
  const written: string[] = [];
  const write = (name: string) => async () => {
    written.push(name);
    if (name === refused) throw new Failure('unexpected');
  };
  const read = async () => ({ id: 's1', items: [{ id: 'i1', objectId: 'p1', status: true }] });
  return { kind: { read, addMany: write('add'), archive: write('restore') }, written };
}

test('a refused addition leaves an archived request in the archive', async () => {
  const { kind, written } = server('add');
  await expect(addAndRestore(kind, archived, ['p2'], 'run')).rejects.toBeInstanceOf(Failure);
  expect(written).toEqual(['add']);
});

test('an archived request returns after the addition; objects that were in already only return it', async () => {
  const { kind, written } = server();
  const added = await addAndRestore(kind, archived, ['p1', 'p2'], 'run');
  expect(added).toMatchObject({ fresh: ['p2'], restoring: expect.any(String), refusal: undefined });
  expect(await addAndRestore(kind, archived, ['p1'], 'run')).toMatchObject({ fresh: [] });
  const active = await addAndRestore(kind, { ...archived, isEnabled: true }, ['p3'], 'run');
  expect(active).toMatchObject({ fresh: ['p3'], restoring: undefined });
  expect(written).toEqual(['add', 'restore', 'restore', 'add']);
});

test('an addition stays when its request cannot be returned from the archive', async () => {
  const { kind, written } = server('restore');
  const added = await addAndRestore(kind, archived, ['p2'], 'run');
  expect(added).toMatchObject({ fresh: ['p2'], restoring: undefined, refusal: { code: 'unexpected' } });
  expect(written).toEqual(['add', 'restore']);
});
