import { expect, test } from 'vitest';
import { withoutCode } from './logged-request.ts';

test.each([
  ['/api/land/x/1?password=K7M4XC', '/api/land/x/1?password=…'],
  ['/api/land/x/1?a=1&Password=K7M4XC&b=2', '/api/land/x/1?a=1&Password=…&b=2'],
  ['/public/1?password=a&password=b', '/public/1?password=…&password=…'],
  ['/api/land/x?take=10', '/api/land/x?take=10'],
])('an access code does not reach the log: %s', (url, logged) => {
  expect(withoutCode(url)).toBe(logged);
});
