import { filterOfRequest } from '@gektar/contract/land/requests/filter-of-request.ts';
import { expect, test } from 'vitest';
import { fittingFilter } from './fitting-filter.ts';
import { requestEntity } from './request-entity.ts';
import { sampleRequest } from './request-samples.ts';

const empty = requestEntity.form.emptyValues(requestEntity.preset(undefined));

test('the form counts what the search of the saved request will find', () => {
  const request = sampleRequest({ hasDriveway: true, builtToSuit: true });
  expect(fittingFilter(requestEntity.form.toValues(request))).toEqual(filterOfRequest(request));
});

test('an unanswered question asks for nothing; a reversed range cannot be searched for', () => {
  expect(fittingFilter(empty)).toMatchObject({ isEnabled: true, builtToSuit: null, area: null });
  expect(fittingFilter({ ...empty, area: { from: 5, to: 1 } })).toBeUndefined();
});
