import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allGuideTopics, guideParts, guideTopicOf } from './guide-topics.ts';

const folder = join(import.meta.dirname, '../../../../docs/guide');
const textOf = (part: string) => readFileSync(join(folder, `${part}.md`), 'utf8');
const headingsOf = (part: string) => [...textOf(part).matchAll(/^##? (.+)$/gm)].map(([, heading]) => heading);

test('every topic that a page opens is a heading of the guide', () => {
  const missing = allGuideTopics.filter(({ part, heading }) => heading && !headingsOf(part).includes(heading));
  expect(missing).toEqual([]);
});

test.each(Object.keys(guideParts))('%s: headings differ, so that each is found by its words', (part) => {
  const headings = headingsOf(part);
  expect(headings.length).toBeGreaterThan(4);
  expect(new Set(headings).size).toBe(headings.length);
});

test.each([
  ['/land/property', 'Список участков'],
  ['/land/request', 'Запросы клиентов'],
  ['/land/request/01a/selections', 'Подборка'],
  ['/land/property/01a/edit', 'Новый участок'],
  ['/land/property/01a', 'Карточка участка'],
  ['/land/request/01a/search', 'Поиск под запрос'],
  ['/industrial', 'Комплексы и вакансии'],
  ['/industrial/complex/new', 'Комплекс целиком'],
  ['/industrial/complex/01a/building/01b/edit', 'Площади и ставки'],
  ['/industrial/complex/01a', 'Комплексы и вакансии'],
  ['/industrial/requests/01a/selection', 'Подборка'],
  ['/industrial/dictionary', 'Словари'],
  ['/week', 'Отдел за неделю'],
  ['/', undefined],
])('on %s the guide opens at %j', (path, heading) => {
  expect(guideTopicOf(path).heading).toBe(heading);
});
