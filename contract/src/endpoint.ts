import type * as z from 'zod';
import type { FailureCode } from './failure.ts';

/**
 * Who may call: an employee with a bearer token, or anyone (sign-in, settings, client pages); there are no roles (1§6,
 * B-06).
 */
export type Access = 'employee' | 'anyone';

/** A `multipart/form-data` body instead of JSON. */
export interface FormBody {
  /** Name of the part with a file; repeated for several files. */
  readonly files: string;
  readonly maxFiles: number;
  /** Limit of one file. */
  readonly maxBytes: number;
  /** Text fields; sent before the files. */
  readonly fields?: z.ZodObject;
}

/**
 * One call of the product, declared once: the server implements it, the browser and the tests call it, and the OpenAPI
 * page is generated from it.
 */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Literal path as the specification spells it, with `{id}` for a parameter. */
  readonly path: `/api/${string}`;
  readonly access: Access;
  /** One Russian or English sentence on the reference page. */
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** Used instead of `body`. */
  readonly form?: FormBody;
  /** `bytes`: raw content of a file. */
  readonly output: z.ZodType | 'bytes';
  /** 201 for calls that create an entity, otherwise 200; never 204. */
  readonly success?: 200 | 201;
  /** Refusals specific to this call; the general ones (bad input, no sign-in, …) are implied. */
  readonly failures: readonly FailureCode[];
}

/**
 * An endpoint as plain data, without its schemas: the part that a caller needs at run time. A method or path that
 * differs from the endpoint's does not compile.
 */
export type CallOf<E extends Endpoint> = Pick<E, 'method' | 'path' | 'access'> &
  (E['output'] extends 'bytes' ? Pick<E, 'output'> : unknown) &
  (E['form'] extends FormBody ? { readonly form: Pick<E['form'], 'files'> } : unknown) & {
    /** The endpoint's types; never set. */
    readonly of?: E;
  };

/** `CallOf` for each endpoint of a group. */
export type CallsOf<Group> = {
  readonly [Name in keyof Group]: CallOf<Extract<Group[Name], Endpoint>>;
};

/** The endpoint type behind a call that is given as an endpoint or as plain data. */
export type EndpointOf<Given> = Given extends Endpoint
  ? Given
  : Given extends { readonly of?: infer E extends Endpoint }
    ? E
    : never;

/** Declares a call; keeps the literal types, so that `call()` and `route()` know path, input and output. */
export function endpoint<const E extends Endpoint>(declaration: E): E {
  return declaration;
}

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;
type Given<T> = T extends z.ZodType ? z.input<T> : undefined;

/** Arguments of the server's handler, already parsed and checked. */
export interface Received<E extends Endpoint> {
  readonly params: Parsed<E['params']>;
  readonly query: Parsed<E['query']>;
  readonly body: Parsed<E['body']>;
}

type Part<Name extends string, T> = T extends z.ZodType ? { readonly [K in Name]: Given<T> } : unknown;
/** A part of the call's arguments; optional when all of its fields are optional. */
type LeftOut<Name extends string, T> = Record<never, never> extends Given<T> ? Partial<Part<Name, T>> : Part<Name, T>;

/** Files and their text fields. */
type FormPart<Form> = Form extends FormBody ? { readonly form: FormContent<Form> } : unknown;
type FormContent<Form extends FormBody> = { readonly files: readonly Blob[] } & (Form extends {
  readonly fields: infer Fields extends z.ZodObject;
}
  ? { readonly fields: Given<Fields> }
  : unknown);

/** Arguments of a caller; parts that the endpoint does not declare are absent from the type. */
export type CallInput<E extends Endpoint> = Part<'params', E['params']> &
  LeftOut<'query', E['query']> &
  Part<'body', E['body']> &
  FormPart<E['form']>;

/** Body of a successful answer. */
export type CallOutput<E extends Endpoint> = Output<E['output']>;
type Output<T> = T extends z.ZodType ? z.output<T> : Blob;

/** Fills `{name}` placeholders of a path with percent-encoded values. */
export function fillPath(path: string, params: Readonly<Record<string, unknown>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
}

/** Query string of the present values; a list repeats its name. Empty, or beginning with `?`. */
export function queryString(query: Readonly<Record<string, unknown>> = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue;
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one));
  }
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}
