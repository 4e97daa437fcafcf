import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FormBody } from '@gektar/contract/endpoint.ts';
import { Failure } from '@gektar/contract/failure.ts';
import { fieldMessages } from '@gektar/contract/field-message.ts';
import type { FastifyRequest } from 'fastify';
import { makeFolder } from '#make-folder.ts';
import { invalid } from './refusals.ts';

/** A completely received file, in a folder that is removed after the response. */
export interface ReceivedFile {
  readonly path: string;
  /** File name as the sender wrote it; never use it as a path. */
  readonly name: string;
  /** Size (bytes). */
  readonly size: number;
}

export interface ReceivedForm<Fields = unknown> {
  readonly files: readonly ReceivedFile[];
  /** Parsed by the schema of the endpoint; undefined where it declares none. */
  readonly fields: Fields;
}

export interface FormLimits {
  /** Limit of one file (bytes), if lower than that of the endpoint. */
  readonly maxBytes?: number;
}

/** A form that is not read yet. */
export interface ArrivingForm {
  /**
   * Reads the form to its end, once; files are written to disk as they arrive.
   * @throws {Failure} file.too_large at `files.0` as soon as the limit is passed; request.invalid; request.unreadable
   *   when the form is cut off
   */
  read(limits?: FormLimits): Promise<ReceivedForm>;
  /** Removes the received files. */
  discard(): Promise<void>;
}

const MEGABYTE = 1_048_576;
/** Limits of the parser; text fields of a form are short. */
const limits = { fields: 100, fieldSize: MEGABYTE / 16, fileSize: Number.MAX_SAFE_INTEGER, parts: 1_000 };

/** @param incomingFolder parent of a separate folder for each form */
export function arrivingForm(request: FastifyRequest, form: FormBody, incomingFolder: string): ArrivingForm {
  let folder: string | undefined;
  return {
    async read({ maxBytes = form.maxBytes } = {}) {
      await makeFolder(incomingFolder);
      folder = await mkdtemp(join(incomingFolder, 'form-'));
      const watch = new AbortController();
      try {
        const left = leaving(request.raw, watch.signal);
        return await Promise.race([readParts(request, { form, maxBytes, folder }), left]);
      } catch (error) {
        // Reads the rest of the form: a browser reads the response only after sending everything.
        request.raw.unpipe();
        request.raw.resume();
        throw asRefusal(error);
      } finally {
        watch.abort();
      }
    },
    async discard() {
      if (folder !== undefined) await rm(folder, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

/**
 * Fails when the connection breaks before the form is complete: the form parser would wait forever for a form that
 * broke off before parsing began.
 */
function leaving(raw: IncomingMessage, watched: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const left = () => {
      if (!raw.complete) reject(new Failure('request.unreadable'));
    };
    if (raw.destroyed) left();
    raw.once('close', left);
    watched.addEventListener('abort', () => raw.off('close', left));
  });
}

interface About {
  readonly form: FormBody;
  readonly maxBytes: number;
  readonly folder: string;
}

async function readParts(request: FastifyRequest, { form, maxBytes, folder }: About): Promise<ReceivedForm> {
  const files: ReceivedFile[] = [];
  const texts: Record<string, unknown> = {};
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') {
      texts[part.fieldname] = part.value;
      continue;
    }
    const index = files.length;
    if (part.fieldname !== form.files) throw refusedPart(part.fieldname, fieldMessages.incorrect);
    if (index >= form.maxFiles) throw refusedPart(form.files, `Не больше ${form.maxFiles} файлов за один раз`);
    files.push(await receive(part, join(folder, String(index)), { maxBytes, field: `${form.files}.${index}` }));
  }
  if (files.length === 0) throw refusedPart(form.files, fieldMessages.required);
  const read = form.fields?.safeParse(texts);
  if (read?.error) throw invalid(read.error.issues.map(({ path, message }) => [path.join('.'), message]));
  return { files, fields: read?.data };
}

async function receive(
  { file, filename }: MultipartFile,
  path: string,
  { maxBytes, field }: { maxBytes: number; field: string },
): Promise<ReceivedFile> {
  let size = 0;
  async function* measured(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      size += chunk.length;
      if (size > maxBytes) {
        throw new Failure('file.too_large', { fields: { [field]: `Файл больше ${maxBytes / MEGABYTE} МБ` } });
      }
      yield chunk;
    }
  }
  await pipeline(file, measured, createWriteStream(path, { flags: 'wx' }));
  return { path, name: filename ?? '', size };
}

function refusedPart(field: string, message: string): Failure {
  return new Failure('request.invalid', { fields: { [field]: message } });
}

/** Turns errors of the form parser into refusals; a system error, such as a full disk, stays a server error. */
function asRefusal(error: unknown): unknown {
  const isOurs = error instanceof Failure || (error instanceof Error && ('syscall' in error || 'statusCode' in error));
  return isOurs ? error : new Failure('request.unreadable');
}
