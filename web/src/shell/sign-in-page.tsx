import { fieldMessages } from '@gektar/contract/field-message.ts';
import type { Credentials } from '@gektar/contract/people/credentials.ts';
import { signIn } from '@gektar/contract/people/sign-in-calls.ts';
import { Button } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation, useRouter, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { callAnonymously } from '#api/call.ts';
import { failureText } from '#api/failure-text.ts';
import { storePair } from '#api/session.ts';
import { settingsQuery } from '#api/settings-data.ts';
import { TextField } from '#form/field/text-field.tsx';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Text } from '#ui/layout/text.ts';
import { Logo } from '#ui/logo.tsx';
import { PageFoot } from './page-foot.tsx';
import classes from './sign-in-page.module.css';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whether the session has just ended. */
    isSessionEnded?: boolean;
  }
}

/** Sign-in; then opens the requested page, or home (B-04, B-05). */
export function SignInPage() {
  const { returnUrl = '/' } = useSearch({ from: '/auth' });
  const isSessionEnded = useLocation({ select: ({ state }) => state.isSessionEnded === true });
  const { data: settings } = useQuery(settingsQuery);
  const router = useRouter();
  const client = useQueryClient();
  const form = useForm<Credentials>({ defaultValues: { login: '', password: '' } });
  const { setFocus } = form;
  // Focused at once, because the page has no other controls.
  useEffect(() => setFocus('login'), [setFocus]);
  const attempt = useMutation({
    mutationFn: (credentials: Credentials) => callAnonymously(signIn, { body: credentials }),
    onSuccess: (pair) => {
      storePair(pair);
      // Selected rows belong to an employee: the same employee finds them again after an expired sign-in.
      client.removeQueries({ predicate: ({ queryKey: [first] }) => first !== 'settings' && first !== 'chosen-rows' });
      router.history.push(returnUrl);
    },
  });

  return (
    <Stack display="flex" flex={1}>
      <Stack as="main" p="24px 16px" flex={1} placeItems="center">
        <form className={classes.card} noValidate onSubmit={form.handleSubmit((values) => attempt.mutate(values))}>
          <Row gap={9} c="accent" fw={600}>
            <Logo name={settings?.productName ?? ''} />
          </Row>
          <Text as="h1" size={22}>
            Вход
          </Text>
          {isSessionEnded && (
            <Text fz={13} c="soft" role="status">
              Сеанс завершён, войдите снова
            </Text>
          )}
          <Controller
            control={form.control}
            name="login"
            rules={{ validate: (login) => login.trim() !== '' || fieldMessages.required }}
            render={({ field, fieldState }) => (
              <TextField
                {...field}
                label="Логин"
                autoComplete="username"
                maxLength={200}
                error={fieldState.error?.message}
                required
              />
            )}
          />
          <Controller
            control={form.control}
            name="password"
            rules={{ required: fieldMessages.required }}
            render={({ field, fieldState }) => (
              <TextField
                {...field}
                type="password"
                label="Пароль"
                autoComplete="current-password"
                maxLength={1000}
                error={fieldState.error?.message}
                required
              />
            )}
          />
          {attempt.error && (
            <Text fz={13} c="danger" p="8px 12px" bdrs="r2" bg="var(--danger-soft)" role="alert">
              {failureText(attempt.error)}
            </Text>
          )}
          <Button type="submit" variant="filled" size="sm" fullWidth loading={attempt.isPending}>
            Войти
          </Button>
        </form>
      </Stack>
      <PageFoot />
    </Stack>
  );
}
