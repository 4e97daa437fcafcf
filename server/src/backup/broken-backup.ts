import pg from 'pg';
import * as z from 'zod';
import { StartRefused } from '#start-refused.ts';

/** Thrown when a file is truncated, changed, or not a backup. */
export class BrokenBackup extends StartRefused {
  override name = 'BrokenBackup';

  constructor(path: string, reason: string) {
    super(`Файл ${path} повреждён или не является резервной копией: ${reason}.`);
  }
}

/** The message of an error in one line, shortened where it quotes the file. */
export function reasonOf(error: unknown): string {
  if (error instanceof z.ZodError) return `опись составлена неверно (${error.issues[0]?.path.join('.') ?? ''})`;
  const message = error instanceof Error ? error.message : String(error);
  return message.replaceAll(/\s+/g, ' ').slice(0, 300);
}

/**
 * Classes of errors of the database that its contents cause: values, keys, lengths, rights, statements, our own checks
 * (PostgreSQL, appendix A). Others are faults of the machine.
 */
const CAUSED_BY_CONTENT = ['21', '22', '23', '42', '44', '54', 'P0'];

/** Whether the database refused the content of a file. */
export function isRefusedContent(error: unknown): error is pg.DatabaseError {
  return error instanceof pg.DatabaseError && CAUSED_BY_CONTENT.includes(error.code?.slice(0, 2) ?? '');
}
