import { CallBroken } from '@gektar/contract/call.ts';
import type { FieldDescription } from '@gektar/contract/fields.ts';
import type { ChangeOutcome } from '@gektar/contract/operations/operation.ts';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { failureText } from '#api/failure-text.ts';
import { outdatePages } from '#api/outdate-pages.ts';
import { valuesOf, wireOf } from '#form/described/described-values.ts';
import type { ChangedEntity } from '#operations/changed-entity.ts';
import { offerUndo } from '#operations/last-operation.ts';
import { refusalText } from '#operations/operation-words.ts';
import type { CellDrafts, CellWrite } from './cell-drafts.ts';
import { CellGroups } from './cell-group.ts';
import { CellStore } from './cell-store.ts';
import { type EditedCellState, type EditedRow, fieldOfCell, isSameWire, wireValue } from './edited-cell.ts';
import { patchPages, readPages } from './patch-pages.ts';
import { patchRows } from './patch-rows.ts';

/** Time for which a saved cell is marked (ms). */
const SAVED_MS = 2_000;
/** Time for which an explanation is shown (ms). */
const EXPLAINED_MS = 4_000;
/** Longest wait before the next attempt while there is no connection (ms). */
const AGAIN_MS = 3_000;

/** States of values that would be lost when the page is left: these values are stored in the browser. */
const draftKinds: readonly EditedCellState['kind'][] = ['refused', 'conflict', 'offline', 'unsent'];

/** Writes each edited cell of a table immediately, writes to one row one after another, and shows the outcomes. */
export class CellWriter {
  readonly store = new CellStore();
  readonly about: ChangedEntity;
  readonly #client: QueryClient;
  readonly #drafts: CellDrafts;
  readonly #isOnPage: boolean;
  readonly #groups = new CellGroups();
  /** Last write of each row: the next one waits for it. */
  readonly #turns = new Map<string, Promise<void>>();
  /** Last write of each cell, keyed by 'row id:field': the outcome of an earlier write is not shown. */
  readonly #shown = new Map<string, CellWrite>();
  #isGivenUp = false;
  #isPaused = false;
  /** Whether the stored drafts have been read; before that they must not be overwritten. */
  #isRestored = false;
  /**
   * Row versions made by our own writes, keyed by 'row id:version before', so that an edit based on an older version is
   * not a conflict.
   */
  readonly #ownVersions = new Map<string, number>();

  /** @param isOnPage whether the values belong to the page of an object instead of a list */
  constructor(
    about: ChangedEntity,
    client: QueryClient,
    { drafts, isOnPage }: { readonly drafts: CellDrafts; readonly isOnPage: boolean },
  ) {
    this.about = about;
    this.#client = client;
    this.#drafts = drafts;
    this.#isOnPage = isOnPage;
    this.store.subscribe(() => this.#storeDrafts());
  }

  /** Called when the page opens: shows values again that an earlier visit left unwritten. */
  async resume(): Promise<void> {
    this.#isPaused = false;
    if (this.#isRestored) return;
    const draft = await this.#drafts.find();
    this.#isRestored = true;
    for (const write of draft?.content ?? []) {
      const { row, field } = write;
      if (fieldOfCell(this.about, field) === undefined || this.store.of(row.id, field) !== undefined) continue;
      this.#shown.set(`${row.id}:${field}`, write);
      this.#showUnsent(write);
    }
    this.#storeDrafts();
  }

  /** Called when the page is left: values that wait for a connection are left to the next visit. */
  pause(): void {
    this.#isPaused = true;
  }

  /** Writes one value, which stays shown until it is saved, refused or in conflict. */
  write(write: CellWrite): void {
    const { row, field, value } = write;
    this.#shown.set(`${row.id}:${field}`, write);
    this.#show(write, { kind: 'saving', value });
    const before = this.#turns.get(row.id) ?? Promise.resolve();
    const turn = before.then(() => this.#send(write, this.#groups.operationFor(field, row.id)));
    this.#turns.set(row.id, turn);
  }

  /** Writes a wire value, or steps of a number. */
  writeWire({ row, field, wire }: { row: EditedRow; field: string; wire: unknown }): void {
    const isStep = Array.isArray(wire) && this.about.fields[field]?.kind === 'number';
    const value = isStep ? wire : valueOfCell(this.about.fields, { [field]: wire }, field);
    this.write({ row, field, value });
  }

  /** Discards the typed value: the cell shows the stored one. */
  leave(rowId: string, field: string): void {
    this.store.set(rowId, field, undefined);
  }

  /** Shows why a cell has no editor. */
  explain(rowId: string, columnId: string, message: string): void {
    this.#say(rowId, columnId, { kind: 'explained', message });
  }

  /** Shows that the person may not change the row. */
  lock(rowId: string, columnId: string, message: string): void {
    this.#say(rowId, columnId, { kind: 'locked', message });
  }

  #say(rowId: string, columnId: string, state: EditedCellState): void {
    this.store.set(rowId, columnId, state);
    this.#restAfter(rowId, columnId, state, EXPLAINED_MS);
  }

  /** Writes an unsent value as it was typed. */
  writeUnsent(rowId: string, field: string): void {
    const write = this.#shown.get(`${rowId}:${field}`);
    if (write !== undefined) this.write(write);
  }

  /** Discards unwritten values, including those that wait for a connection: the page was left on purpose. */
  giveUp(): void {
    this.#isGivenUp = true;
    this.#drafts.drop();
  }

  #storeDrafts(): void {
    if (!this.#isRestored || this.#isGivenUp) return;
    const open = [...this.#shown.values()].filter(({ row, field }) => {
      const state = this.store.of(row.id, field);
      return state !== undefined && draftKinds.includes(state.kind);
    });
    if (open.length === 0) this.#drafts.drop();
    else this.#drafts.keep(open);
  }

  #showUnsent(write: CellWrite): void {
    const { row, value } = write;
    this.#show(write, { kind: 'unsent', value, base: row, message: 'Не записано' });
  }

  #show(write: CellWrite, state: EditedCellState): void {
    const { row, field } = write;
    if (this.#shown.get(`${row.id}:${field}`) === write) this.store.set(row.id, field, state);
  }

  /** @param base the row that the edit is based on */
  async #send(write: CellWrite, operationId: string, base: EditedRow = write.row): Promise<void> {
    const { row, field, value } = write;
    const fields = wireOf(this.about.fields, [field], { [field]: value }, row);
    const rowVersion = this.#currentVersion(base);
    // Not sent under the name of another employee who has signed in since.
    if (!this.#drafts.isOwn()) return this.#showUnsent(write);
    try {
      const changes = [{ id: row.id, rowVersion, fields }];
      const { outcomes } = await call(this.about.calls.changes, { body: { operationId, changes } });
      const [outcome] = outcomes;
      if (outcome) await this.#settle(write, outcome, { operationId, rowVersion });
    } catch (error) {
      if (!this.#drafts.isOwn()) return this.#showUnsent(write);
      if (!(error instanceof CallBroken)) {
        this.#show(write, { kind: 'refused', value, message: failureText(error) });
        return;
      }
      this.#show(write, { kind: 'offline', value });
      await connectionBack();
      // Safe to repeat: the server runs an operation id only once.
      if (!this.#isGivenUp && !this.#isPaused) await this.#send(write, operationId, base);
    }
  }

  async #settle(
    write: CellWrite,
    outcome: ChangeOutcome,
    { operationId, rowVersion }: { operationId: string; rowVersion: number },
  ): Promise<void> {
    const { field, value } = write;
    if (outcome.state === 'done' || outcome.state === 'same') {
      this.#saved(write, outcome, { operationId, rowVersion });
    } else if (outcome.state === 'stale' && isEntity(outcome.current)) {
      await this.#solve(write, outcome, outcome.current);
    } else {
      const message = outcome.fields[field] ?? refusalText(outcome, this.about.fields);
      this.#show(write, { kind: 'refused', value, message });
    }
  }

  #saved(
    write: CellWrite,
    outcome: ChangeOutcome,
    { operationId, rowVersion }: { operationId: string; rowVersion: number },
  ): void {
    const { row, field, value } = write;
    const { about } = this;
    const client = this.#client;
    const made = outcome.rowVersion ?? rowVersion;
    if (made !== rowVersion) this.#ownVersions.set(`${row.id}:${rowVersion}`, made);
    const change = outcome.changes[field];
    // The list may have the other changed fields in another shape than the response, so the row is read again for them.
    const written = { ...(change && { [field]: change[1] }), rowVersion: made };
    patchRows(client, about.domain, row.id, written);
    if (this.#isOnPage) patchPages(client, about.domain, { id: row.id, rowVersion }, written);
    const state = { kind: 'saved', value } as const;
    this.#show(write, state);
    this.#restAfter(row.id, field, state, SAVED_MS);
    outdatePages(client);
    void this.#readAgain(row.id);
    if (outcome.state === 'done') {
      const count = this.#groups.done(operationId, row.id);
      offerUndo(client, { operationId, about, count, field, onUndone: () => this.#groups.end() });
    }
  }

  /** After a 'stale' outcome: sends again if the field itself is unchanged, otherwise shows the conflict. */
  async #solve(write: CellWrite, outcome: ChangeOutcome, current: EditedRow): Promise<void> {
    const { row, field, value } = write;
    const description = this.about.fields[field];
    this.#groups.end();
    const before = wireValue(row, field);
    const now = wireValue(current, field);
    if (description !== undefined && isSameWire(description, before, now)) {
      const base = { ...row, rowVersion: current.rowVersion };
      await this.#send(write, this.#groups.operationFor(field, row.id), base);
      return;
    }
    patchRows(this.#client, this.about.domain, row.id, { [field]: now, rowVersion: current.rowVersion });
    void this.#readAgain(row.id);
    const by = outcome.left.find((left) => left.field === field);
    const conflict = { before, now, by, rowVersion: current.rowVersion };
    this.#show(write, { kind: 'conflict', value, conflict });
  }

  /** Reads the row of the list or its page again, because other fields are computed from the changed one. */
  async #readAgain(id: string): Promise<void> {
    if (this.#isOnPage) return readPages(this.#client, this.about.domain);
    try {
      const [row] = (await this.about.findRows?.([id])) ?? [];
      if (row !== undefined) patchRows(this.#client, this.about.domain, id, row);
    } catch {
      // No error: the list is marked as outdated, so the next visit reads it.
    }
  }

  /** The version of a row after our own writes of it. */
  #currentVersion({ id, rowVersion }: EditedRow): number {
    let version = rowVersion;
    for (;;) {
      const next = this.#ownVersions.get(`${id}:${version}`);
      if (next === undefined) return version;
      version = next;
    }
  }

  #restAfter(rowId: string, columnId: string, state: object, afterMs: number): void {
    setTimeout(() => {
      if (this.store.of(rowId, columnId) === state) this.store.set(rowId, columnId, undefined);
    }, afterMs);
  }
}

/** The form value with which the editor of a cell begins. */
export function valueOfCell(fields: Readonly<Record<string, FieldDescription>>, row: object, field: string): unknown {
  return valuesOf(fields, [field], row)[field];
}

function isEntity(current: unknown): current is EditedRow {
  return typeof current === 'object' && current !== null && 'id' in current && 'rowVersion' in current;
}

/** Waits until the browser is online, at most `AGAIN_MS`. */
function connectionBack(): Promise<void> {
  return new Promise((resolve) => {
    const goOn = () => {
      clearTimeout(timer);
      window.removeEventListener('online', goOn);
      resolve();
    };
    const timer = setTimeout(goOn, AGAIN_MS);
    window.addEventListener('online', goOn);
  });
}
