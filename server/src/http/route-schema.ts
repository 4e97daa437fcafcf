import type { SwaggerTransform } from '@fastify/swagger';
import { domains } from '@gektar/contract/domain.ts';
import type { Endpoint, FormBody } from '@gektar/contract/endpoint.ts';
import { failureTexts } from '@gektar/contract/failure-texts.ts';
import type { FastifySchema } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import * as z from 'zod';

/** The schema for Fastify's checks and the reference page. */
export function schemaOf(endpoint: Endpoint, success: 200 | 201): FastifySchema {
  const { output } = endpoint;
  return {
    summary: endpoint.summary,
    tags: [groupOf(endpoint)],
    ...(endpoint.access === 'employee' && { security: [{ bearer: [] }] }),
    ...(endpoint.params && { params: endpoint.params }),
    ...(endpoint.query && { querystring: endpoint.query }),
    ...(endpoint.body && { body: endpoint.body }),
    response: {
      [success]: output === 'bytes' ? { content: { 'application/octet-stream': { schema: z.file() } } } : output,
      default: refusalSchema(endpoint),
    },
  } as FastifySchema;
}

/** Group on the reference page: the first word of the endpoint's path, or the first two for a domain's endpoint. */
function groupOf({ path }: Endpoint): string {
  const [, , first, second] = path.split('/');
  return domains.some((domain) => domain === first) ? `${first}/${second}` : `${first}`;
}

const refusal = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
  }),
});

/** The refusals that the endpoint declares, for the reference page. */
function refusalSchema(endpoint: Endpoint) {
  const codes = endpoint.failures.map((code) => `${code}: ${failureTexts[code]}`).join('; ');
  return refusal.describe(codes || 'Отказ');
}

/** Completes the reference page with form schemas, since Fastify does not validate forms. */
export const describeRoute: SwaggerTransform = (route) => {
  const described = jsonSchemaTransform(route);
  const form = route.route?.config?.form;
  if (!form) return described;
  const body = formSchema(form);
  return { ...described, schema: { ...described.schema, consumes: ['multipart/form-data'], body } };
};

function formSchema({ files, maxFiles, fields }: FormBody): object {
  const texts = z.toJSONSchema(fields ?? z.object({}), { io: 'input' });
  const list = { type: 'array', items: { type: 'string', format: 'binary' }, minItems: 1, maxItems: maxFiles };
  return {
    type: 'object',
    properties: { ...texts.properties, [files]: list },
    required: [...(texts.required ?? []), files],
  };
}
