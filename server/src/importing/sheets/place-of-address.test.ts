import { expect, test } from 'vitest';
import { placeOfAddress } from './place-of-address.ts';
import { highwayWords } from './place-words.ts';
import { industrialChoices } from './testing/choices.ts';

test.each([
  ['Истра, Новая Рига 40 км', 'Истра', 'Новорижское шоссе', 40],
  ['Каширское ш., 28 км, Белые Столбы', 'Белые Столбы', 'Каширское шоссе', 28],
  ['МО, д. Есипово; 35 км от МКАД по Ленинградскому шоссе', 'МО, д. Есипово', 'Ленинградское шоссе', 35],
  ['МО, г.о. Мытищи (Алтуфьевское шоссе, 4 км). Класс А.', 'МО, г.о. Мытищи', 'Алтуфьевское шоссе', 4],
  ['М-4 Дон, 35 км, Домодедово', 'Домодедово', 'М-4 «Дон»', 35],
  ['Химки, Ленинградка, 9,5 км от МКАД', 'Химки', 'Ленинградское шоссе', 9.5],
  ['г. Чехов, 49 км от МКАД', 'г. Чехов', undefined, 49],
  ['Люберцы, дп Малаховка, Касимовское ш., 3к1', 'Люберцы, дп Малаховка, Касимовское ш., 3к1', undefined, undefined],
  ['Симферопольское шоссе, 22-й км, вл. 3', 'Симферопольское шоссе, 22-й км, вл. 3', undefined, undefined],
])('an address leaves highway and distance to their fields: %s', (text, address, highway, kilometres) => {
  const found = placeOfAddress(text, industrialChoices['highways'] ?? [], highwayWords);
  expect([found.address, found.highway?.name, found.kilometres]).toEqual([address, highway, kilometres]);
});
