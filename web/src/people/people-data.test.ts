import { expect, test } from 'vitest';
import { withoutAccess } from './people-data.ts';

const employee = (id: string) => ({ id, firstName: id, lastName: '', email: '', isActive: true });
const [me, colleague, responsible] = ['me', 'colleague', 'responsible'].map(employee) as [never, never, never];

test('access is given to those who have none yet; whom it was given to in so many words stays in the list', () => {
  const all = [me, colleague, responsible];
  expect(withoutAccess(all, ['me', 'responsible'], [])).toEqual([colleague]);
  expect(withoutAccess(all, ['me', null, undefined], ['me'])).toEqual(all);
});
