import { describe, expect, test } from 'vitest';
import { tieForPrint, tieWords } from './no-break.ts';
import { callLink, formatPhone, messengerLink } from './phone.ts';
import { countryCode, normalisePhone } from './phone-number.ts';
import { formatAtLeast, formatCountOf, objects, plural } from './plural.ts';
import { formatIncluded, formatYesNo, textOrMissing } from './words.ts';

describe('plurals', () => {
  test('objects are counted in Russian', () => {
    const words = [0, 1, 2, 4, 5, 11, 12, 21, 22, 25, 101, 111, 1_001].map((count) => plural(count, objects));
    expect(words.join(' ')).toBe(
      'объектов объект объекта объекта объектов объектов объектов объект объекта объектов объект объектов объект',
    );
  });

  test('the number and its word stay on one line', () => {
    expect(formatCountOf(1_128, objects)).toBe('1\u00A0128\u00A0объектов');
  });

  test('at least so many: the word stands in the genitive', () => {
    expect([1, 2, 100, 121].map((count) => formatAtLeast(count, objects).replaceAll('\u00A0', ' '))).toEqual([
      'не меньше 1 объекта',
      'не меньше 2 объектов',
      'не меньше 100 объектов',
      'не меньше 121 объекта',
    ]);
  });
});

describe('yes and no', () => {
  test('are said as Да and Нет [FMT-015]', () => {
    expect([formatYesNo(true), formatYesNo(false)]).toEqual(['Да', 'Нет']);
  });

  test('of a tax are said as Включен and Не включен [FMT-016]', () => {
    expect([formatIncluded(true), formatIncluded(false)]).toEqual(['Включен', 'Не включен']);
  });
});

test('an empty text shows that it is not given [SHELL-035]', () => {
  expect([textOrMissing(null), textOrMissing(' '), textOrMissing('склад ')]).toEqual([
    'Не указано',
    'Не указано',
    'склад',
  ]);
});

describe('phones', () => {
  test('are normalised to the country code 7 [VAL-020] [FMT-020]', () => {
    expect(countryCode).toBe('7');
    expect(normalisePhone('(495) 000-00-00')).toBe('74950000000');
    expect(normalisePhone('8 (495) 000-00-00')).toBe('74950000000');
    expect(normalisePhone('+7 495 000 00 00')).toBe('74950000000');
  });

  test('of other lengths or countries are no phones of ours', () => {
    for (const text of ['', '495 000', '1 495 000 00 00', '8 495 000 00 00 0']) {
      expect(normalisePhone(text)).toBeUndefined();
    }
  });

  test('are shown by the mask [VAL-019]', () => {
    expect(formatPhone('84950000000')).toBe('+7\u00A0(495)\u00A0000-00-00');
    expect(formatPhone('доб. 15')).toBe('доб. 15');
  });

  test('are called by the telephone itself (M-21)', () => {
    expect(callLink('8 (495) 000-00-00')).toBe('tel:+74950000000');
    expect(callLink('+375 17 000-00-00')).toBe('tel:+375170000000');
  });

  test('open a messenger by a link of digits only [SHELL-047]', () => {
    expect(messengerLink('8 (495) 000-00-00')).toBe('https://wa.me/74950000000');
  });

  test.each([
    ['https://chat.example', 'https://chat.example/74950000000'],
    ['https://chat.example/', 'https://chat.example/74950000000'],
    ['https://t.me/+', 'https://t.me/+74950000000'],
    ['https://chat.example/send?phone=', 'https://chat.example/send?phone=74950000000'],
  ])('open the messenger of the base %s (C-08)', (base, link) => {
    expect(messengerLink('8 (495) 000-00-00', base)).toBe(link);
  });
});

test('short words, units and dashes are tied to their neighbours', () => {
  expect(tieWords('от 500 до 1 200 м² в г. о. Истра — 20 км')).toBe(
    'от\u00A0500 до\u00A01\u00A0200\u00A0м² в\u00A0г.\u00A0о.\u00A0Истра\u00A0— 20\u00A0км',
  );
  expect(tieWords('Год постройки и пол')).toBe('Год постройки и\u00A0пол');
});

test('in print no line ends with a short word or inside a short hyphenated one', () => {
  expect(tieForPrint('г. о. Подольск, в 5 км от д. Малое')).toBe(
    'г.\u00a0о.\u00a0Подольск, в\u00a05\u00a0км от\u00a0д.\u00a0Малое',
  );
  expect(tieForPrint('Клинский р-н, М-11 «Нева», built-to-suit')).toBe(
    'Клинский р\u2011н, М\u201111 «Нева», built-to-suit',
  );
});
