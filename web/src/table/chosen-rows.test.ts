import { expect, test } from 'vitest';
import { currentFacts, withChosen } from './chosen-rows.ts';

interface Row {
  readonly id: string;
  readonly area: number;
}

const row = (id: string, area = 2): Row => ({ id, area });
const areaOf = ({ area }: Row) => area;
const loaded = [row('a'), row('b')];
const chosen = (...ids: string[]) => new Map(ids.map((id) => [id, 2]));

test('rows that are not loaded stay chosen while single rows are chosen and let go', () => {
  expect(withChosen(chosen('far'), new Set(['far', 'a']), loaded, areaOf)).toEqual(chosen('far', 'a'));
  expect(withChosen(chosen('far', 'a'), new Set(['far']), loaded, areaOf)).toEqual(chosen('far'));
});

test('the box over all rows lets go of what is not loaded too', () => {
  expect(withChosen(chosen('a', 'b', 'far'), new Set(['far']), loaded, areaOf)).toEqual(new Map());
});

test('a chosen row tells its present state; one that left a whole list is no longer chosen', () => {
  const now = [row('a', 3)];
  expect(currentFacts(chosen('a', 'b'), now, false, areaOf)).toEqual(
    new Map([
      ['a', 3],
      ['b', 2],
    ]),
  );
  expect([...currentFacts(chosen('a', 'b'), now, true, areaOf).keys()]).toEqual(['a']);
});
