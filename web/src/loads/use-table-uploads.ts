import { CallBroken } from '@gektar/contract/call.ts';
import type { LoadLine } from '@gektar/contract/loads/load.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { call } from '#api/call.ts';
import { failureText, fieldFailures } from '#api/failure-text.ts';
import { outdateLines } from './load-data.ts';
import { loadCalls, useLoadsAbout } from './load-kind.ts';
import { whyUnreadable } from './readable-files.ts';

/** What is sent: a file, or a text from the clipboard. */
export type SentTable = File | string;

/** A table on its way to the server, as a line of the list. */
export interface TableUpload {
  readonly key: string;
  readonly table: SentTable;
  readonly name: string;
  readonly state: 'waiting' | 'sending' | 'failed' | 'known';
  /** From 0 to 1. */
  readonly share: number;
  /** Why it was not sent; empty unless `failed`. */
  readonly reason: string;
  /** Whether the connection was lost on the way: the table is still here and can be sent once more. */
  readonly isLost: boolean;
  /** The former load of the same bytes; set when `known`. */
  readonly former: LoadLine | undefined;
}

const LOST = 'Связь прервалась: проверьте интернет и отправьте ещё раз';

const nameOf = (table: SentTable) => (typeof table === 'string' ? 'вставка из буфера' : table.name);

/**
 * Sends tables one after another. Refused and known ones stay as lines; the others become loads.
 * @param onOnly called with the load of a table that was sent alone
 */
export function useTableUploads(onOnly: (load: LoadLine) => void) {
  const { kind } = useLoadsAbout();
  const client = useQueryClient();
  const [uploads, setUploads] = useState<readonly TableUpload[]>([]);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const change = (key: string, about: Partial<TableUpload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...about } : one)));
  const remove = (key: string) => setUploads((all) => all.filter((one) => one.key !== key));

  async function send({ key, table }: TableUpload, again: boolean, isOnly: boolean): Promise<void> {
    change(key, { state: 'sending', share: 0, reason: '', isLost: false });
    try {
      const { start, startText } = loadCalls[kind.domain];
      const query = { again: String(again) };
      const onSent = (sent: number, total: number) => change(key, { share: total > 0 ? sent / total : 0 });
      const started = await (typeof table === 'string'
        ? call(startText, { query, body: { text: table } })
        : call(start, { query, form: { files: [table] } }, { onSent }));
      if (started.load === null) {
        change(key, { state: 'known', former: started.former ?? undefined });
        return;
      }
      remove(key);
      await outdateLines(client, kind.domain);
      if (isOnly) onOnly(started.load);
    } catch (error) {
      const [reason] = Object.values(fieldFailures(error));
      const isLost = error instanceof CallBroken;
      const what = isLost ? LOST : (reason ?? failureText(error));
      change(key, { state: 'failed', reason: what, isLost });
    }
  }

  function add(tables: readonly SentTable[], again = false): void {
    const added = tables.map((table): TableUpload => {
      const reason = typeof table === 'string' ? undefined : whyUnreadable(table);
      const about = { table, name: nameOf(table), share: 0, former: undefined, isLost: false };
      return { key: uuidv7(), ...about, state: reason === undefined ? 'waiting' : 'failed', reason: reason ?? '' };
    });
    setUploads((all) => [...added, ...all]);
    for (const upload of added.filter(({ state }) => state === 'waiting')) {
      queue.current = queue.current.then(() => send(upload, again, tables.length === 1));
    }
  }

  /** Sends the bytes of a known file once more. */
  function sendAgain({ key, table }: TableUpload): void {
    remove(key);
    add([table], true);
  }

  /** Sends a table once more whose connection was lost. */
  function retry(upload: TableUpload): void {
    change(upload.key, { state: 'waiting' });
    queue.current = queue.current.then(() => send(upload, false, true));
  }

  return { uploads, add, sendAgain, retry, remove };
}
