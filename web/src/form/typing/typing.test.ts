import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { datePlaceholder, phonePlaceholder, timePlaceholder } from '#form/messages.ts';
import { dayTyping, isTime, lastDayTyping, phoneTyping, timeTyping } from './mask-typing.ts';
import { type NumberTyping, numberTyping } from './number-typing.ts';
import { caretAfter, readEdit, readPaste, type Typing } from './typing.ts';

/** Types a text character by character at its end, as a person would; returns the displayed text. */
function typeIn<Value>(typing: Typing<Value>, text: string): string {
  return typing.draw(keptOf(typing, text));
}

/** Significant part of a text that is typed character by character. */
function keptOf<Value>(typing: Typing<Value>, text: string): string {
  let kept = '';
  for (const character of text) {
    const drawn = typing.draw(kept);
    const caret = caretAfter(typing, drawn, kept.length);
    const typed = `${drawn.slice(0, caret)}${character}${drawn.slice(caret)}`;
    kept = readEdit(typing, kept, typed, caret + 1, false)?.kept ?? kept;
  }
  return kept;
}

const number = (about: Partial<NumberTyping> = {}) =>
  numberTyping({ decimals: 2, isInteger: false, isNegativeAllowed: false, ...about });
const plain = (text: string) => text.replaceAll('\u00A0', ' ');

describe('typing a number', () => {
  test('groups thousands and takes comma or dot for decimals [VAL-021] [VAL-022]', () => {
    expect(plain(typeIn(number(), '1234567,891'))).toBe('1 234 567,89');
    expect(plain(typeIn(number(), '12.5'))).toBe('12,5');
    expect(plain(typeIn(number(), ',5'))).toBe('0,5');
    expect(plain(typeIn(number(), '007'))).toBe('7');
  });

  test('takes twelve digits, and no more than a maximum that is named [VAL-023]', () => {
    expect(plain(typeIn(number(), '9999999999999,99'))).toBe('999 999 999 999,');
    expect(plain(typeIn(number({ max: 99_999_999 }), '999999999'))).toBe('99 999 999');
  });

  test('degrees below zero have a real minus, and decimals only where there are any', () => {
    const degrees = number({ isNegativeAllowed: true, isPlain: true });
    expect(typeIn(degrees, '-22,5')).toBe('−22,5');
    expect(degrees.toValue(degrees.keep('−22,5'))).toBe(-22.5);
    expect([-22, 6.5, null].map((value) => degrees.drawAtRest(value, ''))).toEqual(['−22', '6,5', '']);
    expect(number().drawAtRest(6.5, '')).toBe('6,50');
  });

  test('a level keeps its plus, typed, pasted and at rest', () => {
    const level = number({ isPlusShown: true });
    expect(['+2', '+1234,5', '3'].map((text) => plain(typeIn(level, text)))).toEqual(['+2', '+1 234,5', '3']);
    expect(['+2', '+', '3'].map(level.toValue)).toEqual([2, null, 3]);
    expect([level.keepPasted('+120 см'), level.toKept(2), level.toKept(0)]).toEqual(['+120', '+2', '0']);
    expect([2, 0, null].map((value) => level.drawAtRest(value, ''))).toEqual(['+2,00', '0,00', '']);
    expect(typeIn(level, '-4')).toBe('4');
    const both = number({ isPlusShown: true, isNegativeAllowed: true });
    expect(['+5', '-6'].map((text) => both.toValue(both.keep(typeIn(both, text))))).toEqual([5, -6]);
    expect(typeIn(number(), '+7')).toBe('7');
  });

  test('cuts a paste to the maximum and understands its unit [VAL-023]', () => {
    expect(number().keepPasted('12,5 га')).toBe('12,5');
    expect(number({ max: 99_999_999 }).keepPasted('1 250 000 000 руб.')).toBe('99999999');
    expect(number().keepPasted('1 250 000 000 000 руб.')).toBe('999999999999');
    expect(number().keepPasted('0,999')).toBe('0,99');
    expect(number().keepPasted('гектар')).toBeUndefined();
  });

  test('a paste that is no positive number, several or a date is refused [VAL-010]', () => {
    for (const text of ['-5', '−5 000', '12,5, 13', '12,,5', '20.11.2026']) {
      expect(number().keepPasted(text), text).toBeUndefined();
    }
    expect(number({ isNegativeAllowed: true }).keepPasted('−5')).toBe('-5');
    expect(number({ isNegativeAllowed: true }).keep(' \u00A0-5')).toBe('-5');
    expect(number({ isNegativeAllowed: true }).keep('5-')).toBe('5');
    expect([number().isForeign('-'), number({ isNegativeAllowed: true }).isForeign('-')]).toEqual([true, false]);
  });

  test('a number of a narrow cell of Excel is read whole', () => {
    expect(number().keepPasted('3,85E+08')).toBe('385000000');
    expect(number().keepPasted('1e5')).toBe('100000');
  });

  test('an area in another unit is converted to that of the field', () => {
    const hectares = number({ decimals: 4, unit: 'га' });
    expect(['15 соток', '12 500 м²', '1,5 га', '2500 кв.м'].map(hectares.keepPasted)).toEqual([
      '0,15',
      '1,25',
      '1,5',
      '0,25',
    ]);
    // An abbreviated size word may end with a dot.
    expect(hectares.keepPasted('12,5 тыс. м²')).toBe('1,25');
    expect(['1,5 га', '6 сот.', '300 м2'].map(number({ unit: 'м²' }).keepPasted)).toEqual(['15000', '600', '300']);
    expect(number({ unit: 'руб.' }).keepPasted('850 сот')).toBe('850');
  });

  test('a word of size that is typed behind a number makes it so large, up to the maximum', () => {
    const money = number({ max: 999_999_999_999 });
    expect(['385', '1,2', '0,5'].map((kept) => money.grow?.(kept, 'млн'))).toEqual(['385000000', '1200000', '500000']);
    expect(money.grow?.('850', 'ТЫС')).toBe('850000');
    expect([money.grow?.('385', 'мл'), money.grow?.('', 'млн'), money.grow?.('1000', 'млрд')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('is nothing without a digit [VAL-030]', () => {
    expect(['', '-', 'сто'].map((text) => number().toValue(number().keep(text)))).toEqual([null, null, null]);
  });

  test('leaves letters out and notices them [VAL-010]', () => {
    expect(plain(typeIn(number(), '1а2'))).toBe('12');
    expect(number().isForeign('1а')).toBe(true);
    expect(number().isForeign('1 2,5')).toBe(false);
  });

  test('shows two decimals at rest, and whole numbers whole', () => {
    expect(plain(number().drawAtRest(1250, '1250'))).toBe('1 250,00');
    expect(plain(number({ decimals: 4 }).drawAtRest(12.3456, ''))).toBe('12,3456');
    expect(plain(number({ isInteger: true }).drawAtRest(1250, ''))).toBe('1 250');
  });

  test('takes a dot in an integer field, for the field to complain about [VAL-026]', () => {
    const typing = number({ isInteger: true, decimals: 0 });
    expect(typeIn(typing, '2.5')).toBe('2,5');
    expect(typing.toValue('2,5')).toBe(2.5);
  });

  test('keeps the caret beside the digit that was typed', () => {
    const typed = '1\u00A02934'; // a 9 put between 2 and 3 of 1 234
    const edit = readEdit(number(), '1234', typed, 4, false);
    expect(edit).toEqual({ kept: '12934', count: 3 });
    expect(caretAfter(number(), '12\u00A0934', 3)).toBe(4);
  });

  test('deletes the digit before a space that was hit', () => {
    expect(readEdit(number(), '1234', '1234', 1, true)).toEqual({ kept: '234', count: 0 });
  });

  test('puts a paste between the digits around it', () => {
    expect(readPaste(number(), '5', '1\u00A02', '34')).toBe('12534');
    expect(readPaste(number(), '12,5 га', '', '')).toBe('12,5');
    const money = number({ max: 999_999_999_999 });
    expect(readPaste(money, '385 млн', '', '')).toBe('385000000');
    expect(readPaste(money, '1,2 млрд руб.', '', '')).toBe('1200000000');
    expect(readPaste(money, '850 тыс. руб.', '', '')).toBe('850000');
    expect(readPaste(money, 'от 1 100 Миллионов', '', '')).toBe('1100000000');
  });

  test('whatever value is shown at rest is the value that is kept', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), (hundredths) => {
        const typing = number({ max: 999_999_999_999 });
        const value = hundredths / 100;
        expect(typing.toValue(typing.keep(typing.drawAtRest(value, '')))).toBe(value);
        expect(typing.toValue(typing.toKept(value))).toBe(value);
      }),
    );
  });
});

describe('typing a date', () => {
  test('fills the mask and becomes a day [VAL-031] [VAL-032]', () => {
    expect(datePlaceholder).toBe('дд.мм.гггг');
    expect(typeIn(dayTyping, '2011')).toBe('20.11.гггг');
    expect(typeIn(dayTyping, '20.11.2026')).toBe('20.11.2026');
    expect(dayTyping.toValue('20112026')).toBe('2026-11-20');
  });

  test('a day that does not exist becomes empty [VAL-034]', () => {
    expect(dayTyping.toValue('31022026')).toBeNull();
    expect(dayTyping.toValue('2011')).toBeNull();
  });

  test('a dot behind one digit completes it', () => {
    expect(['5.1.2027', '9/9/2026', '20.1.2026'].map((text) => typeIn(dayTyping, text))).toEqual([
      '05.01.2027',
      '09.09.2026',
      '20.01.2026',
    ]);
    // A dot typed in the middle of a date changes nothing.
    expect(readEdit(dayTyping, '20112026', '2.0.11.2026', 2, false)).toEqual({ kept: '20112026', count: 1 });
    expect(typeIn(timeTyping, '9:30')).toBe('09:30');
  });

  test('a year of two digits is completed when the field is left, one beyond 69 is of the last century', () => {
    expect(['200126', '150699', '010170', '010169'].map((kept) => dayTyping.finish?.(kept))).toEqual([
      '20012026',
      '15061999',
      '01011970',
      '01012069',
    ]);
    expect(['', '20', '2001', '2001202', '20012026'].map((kept) => dayTyping.finish?.(kept))).toEqual([
      '',
      '20',
      '2001',
      '2001202',
      '20012026',
    ]);
    expect(['01.06.98', '1/6/05'].map(dayTyping.keepPasted)).toEqual(['01061998', '01062005']);
  });

  test('understands a pasted date', () => {
    expect(
      ['20.11.26', '20 ноября 2026 г.', '2026/11/20', '20-11-2026', '1 мая 2027'].map(dayTyping.keepPasted),
    ).toEqual(['20112026', '20112026', '20112026', '20112026', '01052027']);
    expect(dayTyping.keepPasted('2026-11-20T14:00:00')).toBe('20112026');
    expect(dayTyping.keepPasted('встреча 5.1.2027 г.')).toBe('05012027');
    expect(dayTyping.keepPasted('скоро')).toBeUndefined();
    expect(['июнь 2023', '3 кв. 2024'].map(dayTyping.keepPasted)).toEqual(['01062023', '01072024']);
    expect(lastDayTyping.keepPasted('февраль 2024')).toBe('29022024');
  });

  test.each([
    ['июнь 2023', 'июнь 2023', '2023-06-01', '01.06.2023'],
    ['15 июня 2022', '15 июня 2022', '2022-06-15', '15.06.2022'],
    ['15 декабря 2021', '15 декабря 2021', '2021-12-15', '15.12.2021'],
    ['май 2020', 'май 2020', '2020-05-01', '01.05.2020'],
    ['2 кв. 2025', '2 кв. 2025', '2025-04-01', '01.04.2025'],
    ['II квартал 2026', 'II квартал 2026', '2026-04-01', '01.04.2026'],
    ['3 квартал 2027', '3 квартал 2027', '2027-07-01', '01.07.2027'],
    ['2024 май', '2024 май', '2024-05-01', '01.05.2024'],
    ['2019 г', '2019 г', '2019-01-01', '01.01.2019'],
    ['скоро 2019', 'скоро 2019', null, 'скоро 2019'],
    ['2023', '20.23.гггг', null, '01.01.2023'],
    ['16.06.23', '16.06.23гг', null, '16.06.2023'],
    ['17/06/2023', '17.06.2023', '2023-06-17', '17.06.2023'],
    ['2023-06-18', '20.23.0618', '2023-06-18', '18.06.2023'],
    ['2010-12-06', '20.10.1206', '2010-12-06', '06.12.2010'],
    ['06.2028', '06.20.28гг', null, '01.06.2028'],
    ['20.11', '20.11.гггг', null, '20.11.гггг'],
  ])('%j is seen as %j while it is typed and is a day when the field is left', (typed, seen, value, atRest) => {
    const kept = keptOf(dayTyping, typed);
    expect(dayTyping.draw(kept)).toBe(seen);
    expect(dayTyping.toValue(kept)).toBe(value);
    expect(dayTyping.draw(dayTyping.finish?.(kept) ?? '')).toBe(atRest);
  });

  test('words typed over a selected day replace it, and the mask is back when the letters go', () => {
    expect(readEdit(dayTyping, '20112026', 'и', 1, false)).toEqual({ kept: 'и', count: 1 });
    expect(readEdit(dayTyping, '15 и', '15 ', 3, true)).toEqual({ kept: '15', count: 2 });
    // The whole text at once, as autofill enters it.
    expect(readEdit(dayTyping, '20112026', '2 кв. 2025', 10, false)).toEqual({ kept: '2 кв. 2025', count: 10 });
  });
});

describe('typing a time of day', () => {
  test('fills the mask; hours alone are whole, midnight is no time', () => {
    expect(timePlaceholder).toBe('чч:мм');
    expect(typeIn(timeTyping, '15')).toBe('15:мм');
    expect(typeIn(timeTyping, '15:30')).toBe('15:30');
    expect(['1530', '15', '0005', '0000', ''].map(timeTyping.toValue)).toEqual(['15:30', '15:00', '00:05', null, null]);
    expect(['15:30', null].map(timeTyping.toKept)).toEqual(['1530', '']);
    expect(timeTyping.drawAtRest('15:00', '15')).toBe('15:00');
  });

  test('that no clock shows is none', () => {
    for (const kept of ['1', '24', '2400', '1560', '153']) {
      expect([isTime(kept), timeTyping.toValue(kept)], kept).toEqual([false, null]);
    }
  });

  test('understands a pasted time', () => {
    expect(['встреча в 9:30', '15.05'].map(timeTyping.keepPasted)).toEqual(['0930', '1505']);
    expect(timeTyping.keepPasted('днём')).toBeUndefined();
  });
});

describe('typing a phone', () => {
  test('fills the mask [VAL-019]', () => {
    expect(phonePlaceholder).toBe('+7 (___) ___-__-__');
    expect(typeIn(phoneTyping, '49500000')).toBe('+7 (495) 000-00-__');
    expect(typeIn(phoneTyping, '4950000000')).toBe('+7 (495) 000-00-00');
  });

  test('takes the country code typed or pasted in any form [VAL-020]', () => {
    expect(typeIn(phoneTyping, '84950000000')).toBe('+7 (495) 000-00-00');
    expect(typeIn(phoneTyping, '+7 495 000-00-00')).toBe('+7 (495) 000-00-00');
    expect(phoneTyping.toValue(phoneTyping.keepPasted('8 (495) 000-00-00') ?? '')).toBe('74950000000');
    expect(phoneTyping.toValue(phoneTyping.keepPasted('495 000 00 00') ?? '')).toBe('74950000000');
  });

  test.each(['+1 202 555 01 01', '+375 29 123-45-67', '00 49 30 123456', '123456789012'])(
    'a number of another country is not taken for a Russian one: %s',
    (text) => expect(phoneTyping.keepPasted(text)).toBeUndefined(),
  );

  test('words around a pasted number are left out', () => {
    expect(phoneTyping.keepPasted('тел. 8-916-000-11-22 доб. 5')).toBe('9160001122');
  });

  test('an unfinished number stays visible to the check', () => {
    expect(phoneTyping.toValue('495')).toBe('7495');
    expect(phoneTyping.toValue('')).toBe('');
    expect(phoneTyping.toKept('74950000000')).toBe('4950000000');
  });
});
