import { Button } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { FileFailure } from '#ui/file-failure.ts';
import { Stack } from '#ui/layout/stack.ts';
import { forgetFailedParts } from '#ui/lazy-part.ts';
import { EmptyState } from '#ui/waiting/empty-state.tsx';
import { PageFoot } from './page-foot.tsx';

interface ErrorProps {
  /** The error of rendering or loading; undefined at `/error`. */
  readonly error?: unknown;
}

/** `/error`, and the fallback for anything that could not be rendered or loaded (1§2, C-10, C-11). */
export function ErrorPage({ error }: ErrorProps) {
  return (
    <>
      <Stack as="main" display="flex" flex={1}>
        <ErrorPanel error={error} />
      </Stack>
      <PageFoot />
    </>
  );
}

/** The error page within a domain, with the bar and the footer. */
export function ErrorPanel({ error }: ErrorProps) {
  const router = useRouter();
  useEffect(forgetFailedParts, []);
  const retry = () => (error instanceof FileFailure ? void router.invalidate() : window.location.reload());
  return (
    <Stack display="flex" align="center" justify="center" p={24} flex={1} mih={320}>
      <EmptyState
        isPage
        title="Произошла ошибка"
        picture="broken"
        caption="Страницу не удалось открыть. Введённое в формах сохранено"
        action={error ? { label: 'Повторить', onClick: retry } : undefined}
      >
        {/* A full load instead of a route change resets the broken state. */}
        <Button variant={error ? 'default' : 'filled'} component="a" href="/">
          На главную
        </Button>
      </EmptyState>
    </Stack>
  );
}
