import { advantageFlags } from '@gektar/contract/land/properties/property-flags.ts';
import { CONFIDENTIAL_PLACE } from '@gektar/contract/land/selections/confidential-place.ts';
import type { PublicProperty } from '@gektar/contract/land/selections/public-selection.ts';
import type { LatLon } from '@gektar/contract/measure/position.ts';
import { expect, test } from 'vitest';
import type { BaseMap } from '#office/slides/map/base-map.ts';
import type { Deck, Slide } from '#office/slides/slide.ts';
import { publicItems } from '#testing/public-items.ts';
import { selectionDeck } from './selection-deck.ts';

const noBase: BaseMap = { lines: [], areas: [], land: [], borders: [], places: [] };
const sender = { productName: 'Гектар', phone: '+7 (495) 000-00-00', address: 'Москва', day: '21.11.2026' };
const here: LatLon = [56.34, 37.52];

function deckOf(places: readonly LatLon[], about: Partial<PublicProperty> = {}): Deck {
  return selectionDeck({ sender, company: null, items: publicItems(places, about), photos: new Map() }, noBase);
}

/** The text with ordinary spaces and hyphens. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ').replaceAll('\u2011', '-');

function textsOf(slide: Slide): string[] {
  return printedOf(slide).map(plain);
}

/** Texts of a slide, with their no-break spaces and hyphens. */
function printedOf({ shapes }: Slide): string[] {
  return shapes.flatMap((shape) => {
    if (shape.kind === 'text') return [shape.runs.map(({ text }) => text).join('')];
    return shape.kind === 'table' ? shape.rows.map((cells) => cells.map(({ text }) => text).join('|')) : [];
  });
}

/** `~` is a no-break space, `¬` a no-break hyphen. */
const printed = (text: string) => text.replaceAll('~', '\u00a0').replaceAll('¬', '\u2011');

const named = (count: number, name: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, name: name(index) }));

const long = (beginning: string) => `${beginning} ${'под всё что может понадобиться '.repeat(12).trim()}`;

const whatDoesNotFit: readonly (readonly [what: string, about: Partial<PublicProperty>, words: readonly string[]])[] = [
  [
    'cadastral numbers',
    { cadastralNumbers: named(14, (index) => `50:20:0010203:${1_000 + index}`).map(({ name }) => name) },
    named(14, (index) => `50:20:0010203:${1_000 + index}`).map(({ name }) => name),
  ],
  ['a category', { category: { id: 1, name: long('Земли') } }, [long('Земли')]],
  ['an ownership', { ownershipType: { id: 1, name: long('Собственность') } }, [long('Собственность')]],
  ['best uses', { bestUses: named(40, (index) => `Назначение ${index}`) }, ['Назначение 0', 'Назначение 39']],
  [
    'permitted uses',
    { permittedUseTypes: named(30, (index) => long(`Вид ${index}`)).map((use) => ({ ...use, code: `${use.id}.9` })) },
    [`1.9 ${long('Вид 0')}`, `30.9 ${long('Вид 29')}`],
  ],
  ['an address', { address: long('деревня') + long(' улица') }, [long('деревня') + long(' улица')]],
  ['a type', { propertyType: { id: 1, name: long('Участок'), color: 'brick' } }, [long('Участок')]],
];

test.each(whatDoesNotFit)(
  'what is too long of %s is told between its slide and those that follow',
  (_, about, fitted) => {
    const [, own, ...following] = deckOf([here], about).slides;
    expect(following.length).toBeGreaterThan(0);
    const words = following.map((slide) => textsOf(slide).join('\n'));
    for (const each of words) expect(each).toContain('Продолжение');
    const all = [...(own ? textsOf(own) : []), ...words].join('\n');
    for (const each of fitted) expect(all).toContain(each);
  },
);

test('the numbers of a confidential plot are told in the words of the spreadsheet and the report (G-10)', () => {
  const about = { isConfidentially: true, cadastralNumbers: [], price: 1, pricePerHa: 1 };
  const texts = deckOf([here], about).slides.flatMap(textsOf).join('\n');
  expect(texts).toContain(CONFIDENTIAL_PLACE);
  expect(texts).not.toContain('По запросу');
});

test('of too many numbers the slide says how many more there are', () => {
  const cadastralNumbers = named(14, (index) => `50:20:0010203:${1_000 + index}`).map(({ name }) => name);
  const permittedUseTypes = named(3, (index) => long(`Вид ${index}`)).map((use) => ({ ...use, code: '6.9' }));
  const [, object] = deckOf([here], { cadastralNumbers, permittedUseTypes }).slides;
  const texts = object ? textsOf(object) : [];
  const numbers = texts.find((text) => text.startsWith('50:20')) ?? '';
  const [, more] = / … и ещё (\d+)$/.exec(numbers) ?? [];
  expect(numbers.split(', ').length + Number(more)).toBe(14);
});

const utility = { type: 1, value: null, from: null, to: null } as const;
const whole: Partial<PublicProperty> = {
  cadastralNumbers: ['50:20:0010203:901', '50:20:0010203:902'],
  address: 'г. о. Подольск, р-н Луговой, в 7 км от М-7',
  landHighway: { id: 1, name: 'Симферопольское шоссе', code: 'М-2' },
  kmFromCity: 33.25,
  area: 1_250.5,
  buildingArea: 1_234.5,
  price: 385_000_000,
  pricePerHa: 307_876.85,
  bestUses: ['Склад', 'Автосервис и мойка'].map((name, index) => ({ id: index + 1, name })),
  permittedUseTypes: [
    { id: 2, code: '6.9', name: 'Склады' },
    { id: 5, code: '4.1', name: 'Деловое управление' },
  ],
  gasSupply: { ...utility, value: 1_500.5, measure: 'м3/ч' },
  electricitySupply: { ...utility, type: 2, measure: 'кВт' },
  waterSupply: { ...utility, from: 10, to: 20.25, measure: 'м3/сутки' },
  sewerage: { ...utility, to: 8.5, measure: 'м3/сутки' },
  heatSupply: { ...utility, from: 5, measure: 'Гкал/час' },
  isApproximatePosition: true,
  ...Object.fromEntries(advantageFlags.map((flag) => [flag, true])),
};

test('every word of a whole plot, with the spaces and hyphens that hold a line together', () => {
  const [cover, table, plot] = deckOf([here, [56.4, 37.6]], whole).slides.map(printedOf);
  expect(cover?.join('|')).toContain(printed('2~объекта, всего~2~501,00~га'));
  const place = 'Московская область, г.~о.~Подольск, р¬н Луговой, в~7~км от~М¬7, Симферопольское~шоссе';
  expect(table?.slice(0, 3)).toEqual(
    ['Объекты подборки', '№|Место|Площадь, га|Цена, руб.', `1|${place}|1~250,50|385~000~000,00`].map(printed),
  );
  const words: readonly (readonly [heading: string, text: string])[] = [
    ['1', 'Промышленный, 1~250,50~га'],
    [place, ''],
    ['Цена', '385~000~000,00~руб.'],
    ['Цена за га', '307~876,85~руб.'],
    ['Площадь', '1~250,50~га'],
    ['От города', '33,25~км'],
    ['Площадь зданий', '1~234,50~м²'],
    ['Фотографии пока нет', ''],
    ['Лучшее использование', 'Склад, Автосервис и~мойка'],
    [
      'Преимущества',
      'Торг~· Подъезд~· Ж/д ветка~· Кран-балка~· Водоём~· ГПЗУ~· КРТ~· ОЭЗ~· Индустриальный парк~· Light industrial~· Built-to-suit~· Built-to-lease',
    ],
    ['Место показано приблизительно', ''],
    // On the map: the number of the object, the scale, the north arrow.
    ['1', ''],
    ['50~км', 'С'],
    ['Коммуникации', ''],
    ['Газ', 'Тех.~условия: 1~500,50~м3/ч'],
    ['Электричество', 'Тех.~присоединение'],
    ['Водоснабжение', 'Тех.~условия: 10,00~- 20,25~м3/сутки'],
    ['Водоотведение', 'Тех.~условия: до~8,50~м3/сутки'],
    ['Теплоснабжение', 'Тех.~условия: от~5,00~Гкал/час'],
    ['Кадастровые номера', '50:20:0010203:901, 50:20:0010203:902'],
    ['Категория', 'Земли промышленности'],
    ['Собственность', 'Частная собственность'],
    ['Виды разрешённого использования', '6.9~Склады; 4.1~Деловое управление'],
    ['Гектар · +7 (495) 000-00-00', 'Москва'],
    ['Подборка от~21.11.2026 · 3~/~4', ''],
  ];
  expect(plot).toEqual(words.flat().filter(Boolean).map(printed));
});

test('what fits needs no further slide', () => {
  const utility = { type: 1, value: null, from: 111_111, to: 999_999, measure: 'м3/сутки' } as const;
  const about = { bestUses: named(2, (index) => `Склад ${index}`), gasSupply: utility, waterSupply: utility };
  const { slides } = deckOf([here], about);
  expect(slides).toHaveLength(2);
  expect(slides.flatMap(textsOf).join('\n')).not.toContain('…');
  expect(slides.flatMap(textsOf)).toContain('Тех. условия: 111 111,00 - 999 999,00 м3/сутки');
});

test('the table without a map names each datum under its heading', () => {
  const places = Array.from({ length: 16 }, (_, index): LatLon => [55 + index / 10, 37 + index / 10]);
  const [, table, next] = deckOf(places, { area: 12.5, price: 385_000_000, pricePerHa: 30_800_000 }).slides;
  const rows = table?.shapes.flatMap((shape) => (shape.kind === 'table' ? shape.rows : [])) ?? [];
  expect(rows.map((cells) => cells.map(({ text }) => plain(text))).slice(0, 2)).toEqual([
    ['№', 'Объект', 'Место', 'Площадь, га', 'Цена, руб.', 'Цена за га, руб.'],
    ['1', 'Промышленный, 12,50 га', 'Московская область, деревня Полевая', '12,50', '385 000 000,00', '30 800 000,00'],
  ]);
  expect(next && textsOf(next)).toContain('Объекты подборки, продолжение');
});

test('more than one map holds: an overview that says on which slide each group is, then the maps in this order', () => {
  const towns: readonly LatLon[] = [
    [54.7, 20.5],
    [55.75, 37.6],
    [56, 92.9],
    [66, -171.5],
  ];
  const places = towns.flatMap(([latitude, longitude]) =>
    Array.from({ length: 20 }, (_, index): LatLon => [latitude + (index % 5) / 50, longitude + index / 50]),
  );
  const items = publicItems(places).map((item) => {
    const name = ['Калининградская область', 'Москва', 'Красноярский край', 'Чукотский автономный округ'];
    const index = Math.floor((item.order - 1) / 20);
    return { ...item, property: { ...item.property, region: { id: index, name: name[index] ?? '' } } };
  });
  const { slides } = selectionDeck({ sender, company: null, items, photos: new Map() }, noBase);
  const texts = slides.map(textsOf);
  const overview = texts.findIndex(([heading]) => heading === 'Карта: объекты 1-80');
  const groups = ['Калининградская область', 'Москва', 'Красноярский край', 'Чукотский автономный округ'];
  for (const [index, name] of groups.entries()) {
    const about = texts[overview] ?? [];
    expect(about[about.indexOf(name) + 1]).toBe(`20 объектов, слайд ${overview + 2 + index}`);
    const first = index * 20 + 1;
    expect(texts[overview + 1 + index]?.[0]).toBe(`Карта: ${name}, объекты ${first}-${first + 19}`);
  }
  // The cover, six tables, five maps, and one slide per object.
  expect(slides).toHaveLength(1 + 6 + 5 + 80);
});

test('at one point more than can be read: their numbers stand beside the map', () => {
  const { slides } = deckOf(
    Array.from({ length: 300 }, () => here),
    { isApproximatePosition: true },
  );
  const maps = slides.map(textsOf).filter(([heading]) => heading?.startsWith('Карта: '));
  expect(maps).toHaveLength(1);
  expect(maps[0]).toContain('Московская область, в одной точке');
  expect(maps[0]).toContain('1-300');
  expect(maps[0]).toContain('Место показано приблизительно');
});

/** Twelve numbers and three uses of a plot, which are too many for its slide. */
const crowded = (index: number): Partial<PublicProperty> => ({
  cadastralNumbers: Array.from({ length: 12 }, (_, at) => `50:20:${String(10_000 + index)}:${1_000 + at}`),
  permittedUseTypes: [
    { id: 1, code: '6.9', name: 'Склад' },
    { id: 2, code: '6.4', name: 'Пищевая промышленность' },
    { id: 3, code: '6.0', name: 'Производственная деятельность' },
  ],
  category: { id: 3, name: 'Земли промышленности, энергетики, транспорта, связи и иного специального назначения' },
});

test.each([60, 300])('%i plots whose facts do not fit take at most 1.3 slides each, and lose none of them', (count) => {
  const places = Array.from({ length: count }, (_, at): LatLon => [54.5 + (at % 17) / 8, 35.4 + (at % 23) / 6]);
  const items = publicItems(places).map((item) => ({
    ...item,
    property: { ...item.property, ...crowded(item.order) },
  }));
  const { slides } = selectionDeck({ sender, company: null, items, photos: new Map() }, noBase);
  expect(slides.length).toBeLessThanOrEqual(count * 1.3);
  const texts = slides.flatMap(textsOf).join('\n');
  for (const { property } of items)
    for (const number of property.cadastralNumbers) expect(texts.split(number)).toHaveLength(2);
});

test('a slide says where its plot continues; there stands what is left, under the number of the plot', () => {
  const items = publicItems([here, [55.1, 38.2]]).map((item) => ({
    ...item,
    property: item.order === 2 ? { ...item.property, ...crowded(7) } : item.property,
  }));
  const { slides } = selectionDeck({ sender, company: null, items, photos: new Map() }, noBase);
  const [, , first, second, rest] = slides.map(textsOf);
  expect(slides).toHaveLength(5);
  expect(first?.join('\n')).not.toContain('Продолжение');
  expect(second).toContain('Продолжение на слайде 5');
  expect(rest?.slice(0, 2)).toEqual(['Продолжение: объект 2', '2']);
  const shown = second?.find((text) => text.startsWith('50:20:10007')) ?? '';
  expect(shown).toMatch(/ … и ещё \d$/);
  const numbers = items[1]?.property.cadastralNumbers ?? [];
  const left = numbers.filter((number) => !shown.includes(number));
  expect(left.length).toBeGreaterThan(0);
  expect(rest).toContain(left.join(', '));
});
