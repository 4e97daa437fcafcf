import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { LinkSwitch, linkName, OpenedLink, type OpenedLinkOf } from './opened-links.tsx';

const link: OpenedLinkOf = {
  id: '019a0000-0000-7000-8000-0000000000d1',
  name: 'Логистика',
  isFirst: false,
  hasRates: false,
  openingLimit: 10,
  expirationTime: '2099-12-05T23:59:59',
  openingCount: 4,
  lastOpeningDateTime: '2026-11-23T10:11:00',
  sentDateTime: null,
  sentWay: null,
  days: [
    { day: '2026-11-16', count: 1 },
    { day: '2026-11-23', count: 3 },
  ],
};

const textOf = (content: ReactNode) =>
  renderToStaticMarkup(<MantineProvider>{content}</MantineProvider>)
    .replaceAll(/<style.*?<\/style>/gs, '')
    .replaceAll(/<[^>]*>/g, '|')
    .replaceAll('\u00A0', ' ')
    .split('|')
    .filter(Boolean);
const opened = (about: Partial<OpenedLinkOf>) =>
  textOf(<OpenedLink link={{ ...link, ...about }} dialog={() => null} />);

test('a sent link says when and by what, and can be sent again; a deleted one cannot', () => {
  const sent = { sentDateTime: '2026-11-19T16:40:00', sentWay: 'mail' } as const;
  expect(opened({ ...sent, days: [], openingCount: 0 })).toEqual([
    'Логистика',
    'до 05.12.2099',
    'Отправлена 19.11.2026, почта · без ставок · ещё не открывали',
    'Отправить ещё раз',
  ]);
  expect(opened({ ...sent, sentWay: 'share', hasRates: true }).slice(2, 3)).toEqual(['Отправлена 19.11.2026']);
  expect(opened({ ...sent, expirationTime: null })).not.toContain('Отправить ещё раз');
  expect(opened({})).not.toContain('Отправить ещё раз');
});

test('a link says until when it is open, what it hides and how often it was opened of how many times', () => {
  expect(opened({})).toEqual([
    'Логистика',
    'до 05.12.2099',
    'без ставок',
    '16.11.2026',
    'открыта 4 раза из 10',
    '23.11.2026',
  ]);
  expect(opened({ hasRates: true, openingLimit: null, openingCount: 1, days: link.days.slice(0, 1) })).toEqual([
    'Логистика',
    'до 05.12.2099',
    '16.11.2026',
    'открыта 1 раз',
  ]);
  expect(opened({ openingCount: 0, days: [] })).toEqual([
    'Логистика',
    'до 05.12.2099',
    'без ставок · ещё не открывали',
  ]);
});

test('an expired link and a deleted one say so; only a link that is there opens its dialog', () => {
  expect(opened({ expirationTime: '2020-01-01T00:00:00' }).slice(0, 2)).toEqual(['Логистика', 'истекла']);
  expect(opened({ expirationTime: null }).slice(0, 2)).toEqual(['Логистика', 'удалена']);
  const buttons = (about: Partial<OpenedLinkOf>) =>
    renderToStaticMarkup(
      <MantineProvider>
        <OpenedLink link={{ ...link, ...about }} dialog={() => null} />
      </MantineProvider>,
    ).match(/<button/g)?.length;
  expect([buttons({}), buttons({ expirationTime: null })]).toEqual([1, undefined]);
});

test('a link without a name is named after its kind', () => {
  const nameless = { name: '', isFirst: false, expirationTime: '2099-12-05T23:59:59' };
  expect([
    linkName({ ...nameless, isFirst: true }),
    linkName(nameless),
    linkName({ ...nameless, expirationTime: null }),
    linkName(undefined),
  ]).toEqual(['Клиентская ссылка', 'Ссылка без имени', 'Прежняя ссылка', 'Прежняя ссылка']);
});

test('answers can be shown apart once there are two links', () => {
  const switchOf = (links: readonly OpenedLinkOf[]) =>
    textOf(<LinkSwitch links={links} chosenId={undefined} onChoose={() => undefined} />);
  expect(switchOf([link])).toEqual([]);
  expect(switchOf([{ ...link, id: 'first', name: 'Директор' }, link])).toEqual(['Все ссылки', 'Директор', 'Логистика']);
});
