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

/** An upload: a file, or a text from the clipboard. */
export type SentTable = File | string;

/** A table being uploaded, as a line of the list. */
export interface TableUpload {
  readonly key: string;
  readonly table: SentTable;
  readonly name: string;
  /**
   * `known`: the same file was loaded before; `ours`: an edited export, which is compared with the database instead of
   * loaded.
   */
  readonly state: 'waiting' | 'sending' | 'failed' | 'known' | 'ours';
  /** From 0 to 1. */
  readonly share: number;
  /** Why it was not sent; empty unless `failed`. */
  readonly reason: string;
  /** Whether the connection was lost during the upload: the table can be uploaded again. */
  readonly isLost: boolean;
  /** The earlier load of the same bytes; set when `known`. */
  readonly former: LoadLine | undefined;
  /** Domain and file of an edited export; set when `ours`. */
  readonly ours?: FoundExport;
}

/** An edited export of this product. */
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
 * Uploads tables one after another. Edited exports, refused and known files remain as lines; the others become loads.
 * @param about.onOnly called with the load when a single table was given
 * @param about.onExport called with the export when a single edited export was given
 */
export function useTableUploads({ onOnly, onExport }: UploadsAbout) {
  const { kind } = useLoadsAbout();
  const client = useQueryClient();
  const [uploads, setUploads] = useState<readonly TableUpload[]>([]);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const change = (key: string, about: Partial<TableUpload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...about } : one)));
  const remove = (key: string) => setUploads((all) => all.filter((one) => one.key !== key));

  /** Finds out whether a file is an edited export of either domain. */
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

  /** Uploads a known file although it was loaded before. */
  function sendAgain({ key, table }: TableUpload): void {
    remove(key);
    add([table], true);
  }

  /** Uploads a table again after its connection was lost. */
  function retry(upload: TableUpload): void {
    change(upload.key, { state: 'waiting' });
    queue.current = queue.current.then(() => send(upload, false, true));
  }

  return { uploads, add, sendAgain, retry, remove };
}
