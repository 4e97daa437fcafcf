import { messageSlots } from '@gektar/contract/sharing/link-message.ts';
import { expect, test } from 'vitest';
import { appLinks, filledText, offeredObjects, productTexts, textWithSlots, wholeMessage } from './link-message.ts';

const letter = {
  text: 'Вера, добрый день!',
  address: 'https://office.example/public/1?password=Q4DCGX',
  password: 'Q4DCGX',
  expirationTime: '2026-12-07T23:59:59',
};

test('a text greets the contact by name and says how many objects there are', () => {
  const [text = ''] = productTexts(true);
  expect(filledText(text, { name: 'Вера', objects: offeredObjects('industrial', 10) })).toBe(
    'Вера, добрый день! Подборка по вашему запросу: 10\u00A0складов. Отметьте, что понравилось, – на вопросы отвечу прямо на странице.',
  );
  expect(filledText(text, { name: undefined, objects: offeredObjects('land', 1) })).toMatch(
    /^Добрый день! Подборка по вашему запросу: 1\u00A0участок\. /,
  );
  expect(productTexts(false).join()).not.toMatch(/[Оо]тметьте/);
});

test('a remembered text is filled with the words of another client', () => {
  const typed = 'Вера, привет! Вот 10 складов, Вероника. Смотрите.';
  const stored = textWithSlots(typed, { name: 'Вера', objects: '10\u00A0складов' });
  expect(stored).toBe('{имя}, привет! Вот {объекты}, Вероника. Смотрите.');
  expect(filledText(stored, { name: 'Егор', objects: '2 склада' })).toBe(
    'Егор, привет! Вот 2 склада, Вероника. Смотрите.',
  );
  expect(textWithSlots('Добрый день! 2 склада (+)', { name: undefined, objects: '2 склада' })).toBe(
    'Добрый день! {объекты} (+)',
  );
  expect(textWithSlots('А.Б (тест), здравствуйте', { name: 'А.Б (тест)', objects: '1 склад' })).toBe(
    '{имя}, здравствуйте',
  );
  expect(Object.values(messageSlots)).toEqual(['{имя}', '{объекты}']);
});

test('a message has text, address, term and code, each on its line', () => {
  expect(wholeMessage(letter).split('\n')).toEqual([
    letter.text,
    letter.address,
    'Доступна до 07.12.2026, код доступа Q4DCGX',
  ]);
});

test('apps are opened with the message and with the address of the contact', () => {
  const receiver = { phone: '+7 (900) 000-00-01', email: 'vera@client.example' };
  const telegram = new URL(appLinks.telegram(letter));
  expect(telegram.searchParams.get('url')).toBe(letter.address);
  expect(telegram.searchParams.get('text')).toMatch(/^Вера, добрый день!\nДоступна до/);
  const whatsApp = new URL(appLinks.whatsApp(letter, receiver));
  expect([whatsApp.pathname, whatsApp.searchParams.get('text')]).toEqual(['/79000000001', wholeMessage(letter)]);
  expect(new URL(appLinks.whatsApp(letter, { phone: undefined, email: undefined })).pathname).toBe('/');
  const mail = new URL(appLinks.mail(letter, receiver, 'Подборка, 10 складов'));
  expect([mail.pathname, mail.searchParams.get('subject'), mail.searchParams.get('body')]).toEqual([
    'vera@client.example',
    'Подборка, 10 складов',
    wholeMessage(letter),
  ]);
});
