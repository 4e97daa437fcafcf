import { expect, test } from 'vitest';
import { sectionAt } from './section-at.ts';

const objects = { to: '/industrial', within: ['/industrial/complex', '/industrial/vacancy'] } as const;
const requests = { to: '/industrial/requests' } as const;

test.each([
  ['/industrial', objects],
  ['/industrial/vacancy', objects],
  ['/industrial/vacancy/1', objects],
  ['/industrial/complex/1/edit', objects],
  ['/industrial/requests', requests],
  ['/industrial/requests/1/search', requests],
  ['/industrial/customers', undefined],
  ['/industrial/customers/company/1', undefined],
  ['/industrial/trash', undefined],
  ['/industrial/requestsish', undefined],
])('the section of %s', (path, section) => {
  expect(sectionAt([objects, requests], path)).toBe(section);
});
