import { formatCountOf, objects } from '@gektar/format/plural.ts';
import { MantineProvider } from '@mantine/core';
import { IconRefresh, IconStar } from '@tabler/icons-react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { archiveActions, type ChosenAction, ChosenBar, type ChosenBarAbout, exportAction } from './chosen-bar.tsx';

interface Fact {
  readonly area: number;
  readonly isEnabled: boolean;
}

const about: ChosenBarAbout<Fact> = {
  forms: objects,
  most: 1_000,
  failed: 'Не удалось выбрать все объекты',
  isEnabled: ({ isEnabled }) => isEnabled,
  sums: (all) => `${all.reduce((sum, { area }) => sum + area, 0)} га`,
};
const nothing = () => undefined;
const settled = async () => new Set<string>();
const actions: readonly ChosenAction[] = [
  exportAction(async () => undefined),
  { label: 'В избранное', Icon: IconStar, run: nothing },
  ...archiveActions(settled, {}),
  { label: 'Актуализировать', Icon: IconRefresh, keyOf: 'actualize', of: 'active', run: settled },
];

const onLaptop = '(min-width: 1280px)';
/** Of all media queries only this one matches; none: a tablet. */
let matching: string | undefined;
beforeEach(() => {
  matching = onLaptop;
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === matching }));
});
afterEach(() => void vi.unstubAllGlobals());

function draw(facts: readonly (readonly [string, Fact])[], running?: { label: string; done: number; total: number }) {
  const rows = facts.map(([id]) => ({ id }));
  return renderToStaticMarkup(
    <MantineProvider>
      <ChosenBar
        about={about}
        chosen={{
          facts: new Map(facts),
          rows: rows.toReversed(),
          onChange: nothing,
          onClear: nothing,
          selection: { ids: new Set(), onChange: nothing },
        }}
        loadedCount={9}
        total={40}
        findAll={async () => new Map()}
        runs={[
          { running: undefined, stop: nothing },
          { running, stop: nothing },
        ]}
        edit={({ ids, children }) => (
          <>
            <button type="button">Изменить {ids.join()}</button>
            {children}
            <button type="button">Ответственный</button>
          </>
        )}
        toSelection={(ids) => <button type="button">В подборку {ids.join()}</button>}
        actions={actions}
      />
    </MantineProvider>,
  );
}

const buttonsIn = (markup: string) =>
  [...markup.matchAll(/<button[^>]*>(?:<svg.*?<\/svg>)?([^<]*)/gu)].map(([, text]) => text).filter(Boolean);

test('buttons come in one order in every list: change, selection, actions with a key, responsible, the others', () => {
  const markup = draw([
    ['p', { area: 2, isEnabled: true }],
    ['q', { area: 5, isEnabled: true }],
  ]);
  expect(markup).toContain(`Выбрано ${formatCountOf(2, objects)}`);
  expect(markup).toContain('7 га');
  expect(buttonsIn(markup)).toEqual([
    'Изменить q,p',
    'В подборку p,q',
    'Актуализировать',
    'Ответственный',
    'Экспорт выбранного в XLS',
    'В избранное',
    'Архивировать',
  ]);
  expect(markup).toContain('aria-keyshortcuts="F9"');
});

test('archived rows are restored and not confirmed; a running action has the bar for itself', () => {
  const archived = [['z', { area: 3, isEnabled: false }]] as const;
  expect(buttonsIn(draw(archived))).toEqual([
    'Изменить z',
    'В подборку z',
    'Ответственный',
    'Экспорт выбранного в XLS',
    'В избранное',
    'Разархивировать',
  ]);
  const running = draw(archived, { label: 'Архивирование', done: 4, total: 11 });
  expect(running).toContain('Архивирование');
  expect(running).not.toContain('Изменить');
});

test('on a tablet the last two actions are in a menu, on a phone every action has its button', () => {
  const rows = [['p', { area: 2, isEnabled: true }]] as const;
  matching = undefined;
  const onTablet = draw(rows);
  expect(buttonsIn(onTablet)).toEqual([
    'Изменить p',
    'В подборку p',
    'Актуализировать',
    'Ответственный',
    'Экспорт выбранного в XLS',
  ]);
  expect(onTablet).toContain('aria-label="Другие действия с выбранным"');
  matching = '(max-width: 799px), (max-height: 479px)';
  expect(buttonsIn(draw(rows)).slice(-2)).toEqual(['В избранное', 'Архивировать']);
});
