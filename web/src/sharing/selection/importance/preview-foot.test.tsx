import type { ImportancePreview } from '@gektar/contract/requests/importance-preview.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PreviewFoot } from './preview-foot.tsx';

interface Row {
  readonly id: string;
  readonly name: string;
}

const preview: ImportancePreview<Row> = {
  before: { exact: 1, near: 2 },
  after: { exact: 1, near: 1 },
  first: [
    {
      object: { id: '019a0000-0000-7000-8000-0000000000a1', name: 'Логопарк Север' },
      percent: 92,
      before: { group: 'near', place: 2, percent: 87 },
    },
  ],
  obstacle: null,
};

function markupOf(about: Partial<Parameters<typeof PreviewFoot<Row>>[0]>): string {
  return renderToStaticMarkup(
    <PreviewFoot<Row>
      preview={preview}
      isStale={false}
      isFailed={false}
      isChanged
      criterionName={(name) => name}
      gender="she"
      titleOf={({ name }) => name}
      noteOf={() => 'корпус 1'}
      {...about}
    />,
  );
}
const textOf = (markup: string) => markup.replaceAll(/<[^>]*>/g, '').replaceAll(/\s+/g, ' ');

test('counts and the first objects are said', () => {
  const markup = markupOf({});
  expect(textOf(markup)).toBe(
    'Найдено 3 стало 2. Подходят 1, почти подходят 2 стало 1. Первый из почти подходящих изменился:1Логопарк Север, корпус 1была 2-й87 стало 92 %',
  );
  expect(markup).toContain('aria-busy="false"');
});

test('while the effect is counted the former one stays, dimmed', () => {
  const markup = markupOf({ isStale: true });
  expect(markup).toContain('Логопарк Север');
  expect(markup).toContain('data-stale="true"');
  expect(markup).toContain('aria-busy="true"');
  expect(textOf(markupOf({ preview: undefined, isStale: true }))).toBe('Считаем, что изменится…');
});

test('a failed count says that saving is possible, without former figures', () => {
  const markup = markupOf({ isFailed: true });
  expect(textOf(markup)).toBe('Не удалось посчитать, сохранить можно');
  expect(markup).not.toContain('data-stale');
});

test('weights that leave nothing name the must that excludes most', () => {
  const nothing = { ...preview, after: { exact: 0, near: 0 }, first: [], obstacle: 'класс' };
  expect(textOf(markupOf({ preview: nothing }))).toBe('Ничего не останется. Мешает: класс');
});
