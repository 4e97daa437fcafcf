import { CallBroken } from '@gektar/contract/call.ts';
import type { Domain } from '@gektar/contract/domain.ts';
import type { LoadLine } from '@gektar/contract/loads/load.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { call } from '#api/call.ts';
import { failureText, fieldFailures } from '#api/failure-text.ts';
import { type ChosenExport, chooseExport } from '#round-trip/chosen-export.ts';
import { areaOfExport } from '#round-trip/comparison.ts';
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
  /** `ours`: an edited export, which is compared with the database and not loaded. */
  readonly state: 'waiting' | 'sending' | 'failed' | 'known' | 'ours';
  /** From 0 to 1. */
  readonly share: number;
  /** Why it was not sent; empty unless `failed`. */
  readonly reason: string;
  /** Whether the connection was lost on the way: the table is still here and can be sent once more. */
  readonly isLost: boolean;
  /** The former load of the same bytes; set when `known`. */
  readonly former: LoadLine | undefined;
  /** Area and file of an edited export; set when `ours`. */
  readonly ours?: FoundExport;
}

/** An edited export of ours. */
export interface FoundExport {
  readonly domain: Domain;
  readonly chosen: ChosenExport;
}

export interface UploadsAbout {
  readonly onOnly: (load: LoadLine) => void;
  readonly onExport: (found: FoundExport) => void;
}

const LOST = 'Связь прервалась: проверьте интернет и отправьте ещё раз';

const nameOf = (table: SentTable) => (typeof table === 'string' ? 'вставка из буфера' : table.name);

/**
 * Sends tables one after another. Edited exports, refused and known ones stay as lines; the others become loads.
 * @param about.onOnly called with the load of a table that was sent alone
 * @param about.onExport called with an edited export that was given alone
 */
export function useTableUploads({ onOnly, onExport }: UploadsAbout) {
  const { kind } = useLoadsAbout();
  const client = useQueryClient();
  const [uploads, setUploads] = useState<readonly TableUpload[]>([]);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const change = (key: string, about: Partial<TableUpload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...about } : one)));
  const remove = (key: string) => setUploads((all) => all.filter((one) => one.key !== key));

  /** Whether a file is an edited export, of this area or the other one. */
  async function findExport(
    file: File,
    onSent: (sent: number, total: number) => void,
  ): Promise<FoundExport | undefined> {
    const chosen = chooseExport(file);
    const domain = await areaOfExport(client, chosen, { domain: kind.domain, onSent });
    return domain && { domain, chosen };
  }

  async function send({ key, table }: TableUpload, again: boolean, isOnly: boolean): Promise<void> {
    change(key, { state: 'sending', share: 0, reason: '', isLost: false });
    try {
      const { start, startText } = loadCalls[kind.domain];
      const query = { again: String(again) };
      const onSent = (sent: number, total: number) => change(key, { share: total > 0 ? sent / total : 0 });
      const found = again || typeof table === 'string' ? undefined : await findExport(table, onSent);
      if (found !== undefined) {
        if (!isOnly) return change(key, { state: 'ours', ours: found });
        remove(key);
        return onExport(found);
      }
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
