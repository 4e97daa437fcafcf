import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Tokens } from './tokens.ts';

const PREFIX = '/api/docs';

/**
 * The reference page of all calls. The page shell is public; the spec needs the user's bearer token, unless the setting
 * opens it to everyone.
 */
export async function serveReferencePage(
  app: FastifyInstance,
  { identify }: Pick<Tokens, 'identify'>,
  isOpen: boolean,
): Promise<void> {
  await app.register(swaggerUi, {
    routePrefix: PREFIX,
    uiHooks: {
      onRequest: async (request) => {
        if (!isOpen && tellsCalls(request)) await identify(request);
      },
    },
    uiConfig: { requestInterceptor: addStoredToken },
  });
}

function tellsCalls({ url }: FastifyRequest): boolean {
  return new RegExp(`^${PREFIX}/(json|yaml)`, 'i').test(url);
}

/**
 * Sent to the browser as source text, so it must not refer to outer names. A test compares its storage key with that of
 * the contract.
 */
function addStoredToken<Asked>(asked: Asked): Asked {
  const storage = (globalThis as { localStorage?: { getItem(key: string): string | null } }).localStorage;
  const token = storage?.getItem('authToken');
  if (token) Object.assign((asked as { headers: object }).headers, { authorization: `Bearer ${token}` });
  return asked;
}
