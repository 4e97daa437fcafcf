import * as z from 'zod';
import { endpoint } from '#endpoint.ts';
import { Credentials } from './credentials.ts';

export const TokenPair = z.object({
  /** JWT for the `Authorization: Bearer` header. */
  token: z.string(),
  /** Single use: the next refresh invalidates it (B-02). */
  refreshToken: z.string(),
  /** Expiry of `token`: ISO 8601 in UTC, because the browser's clock may be in another zone. */
  expiresAt: z.iso.datetime(),
});
export type TokenPair = z.infer<typeof TokenPair>;

const RefreshToken = z.object({ refreshToken: z.string().min(1).max(500) });

export const signIn = endpoint({
  method: 'POST',
  path: '/api/Auth',
  access: 'anyone',
  summary: 'Вход: логин и пароль против пары токенов (B-02)',
  body: Credentials,
  output: TokenPair,
  failures: ['auth.wrong_credentials', 'auth.blocked', 'auth.too_many_tries'],
});

export const refreshSignIn = endpoint({
  method: 'POST',
  path: '/api/Auth/refresh',
  access: 'anyone',
  summary: 'Новая пара токенов; прежний токен обновления гаснет (B-02)',
  body: RefreshToken,
  output: TokenPair,
  failures: ['auth.refresh_void'],
});

export const signOut = endpoint({
  method: 'POST',
  path: '/api/Auth/logout',
  access: 'anyone',
  summary: 'Выход: все токены сотрудника гаснут на сервере, на всех его устройствах (B-08)',
  body: RefreshToken,
  output: z.object({ done: z.boolean() }),
  failures: [],
});
