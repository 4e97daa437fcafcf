import { Button, MantineProvider } from '@mantine/core';
import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { EmptyState, type EmptyStateProps } from './empty-state.tsx';

/** Markup including the picture, which is loaded separately. */
async function markupOf(about: EmptyStateProps): Promise<string> {
  const { prelude } = await prerender(
    <MantineProvider>
      <EmptyState {...about} />
    </MantineProvider>,
  );
  let markup = '';
  const decoder = new TextDecoder();
  for (const reader = prelude.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) return markup;
    markup += decoder.decode(value, { stream: true });
  }
}

test('an empty state has a title, a caption, an image and a button [SHELL-033]', async () => {
  const action = { label: 'Сбросить фильтры', onClick: () => undefined };
  const markup = await markupOf({ title: 'Нет данных', caption: 'Объектов с такими условиями нет', action });
  expect(markup).toMatch(/<h2[^>]*>Нет данных<\/h2>/);
  expect(markup).toMatch(/<p[^>]*>Объектов с такими условиями нет<\/p>/);
  expect(markup).toMatch(/<svg[^>]*>.*<\/svg>.*<h2/s);
  expect(markup).toMatch(/<button[^>]*>.*Сбросить фильтры.*<\/button>/s);
});

test('a link may take the place of the button, and a panel without a caption or a button has none', async () => {
  const markup = await markupOf({ title: 'Нет данных', children: <Button component="a">Добавить объект</Button> });
  expect(markup).toMatch(/<a[^>]*>.*Добавить объект.*<\/a>/s);
  expect(markup).not.toMatch(/<p[ >]|<button/);
});
