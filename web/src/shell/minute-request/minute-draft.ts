import type { Domain } from '@gektar/contract/domain.ts';
import type { LocalDateTime } from '@gektar/format/date.ts';
import { v7 as uuidv7 } from 'uuid';
import { storedEmployeeId } from '#api/session.ts';
import { type DraftStore, openDraftStore } from '#form/draft-store.ts';
import { emptyMinute, type MinuteValues } from '#requests/minute/minute-values.ts';
import { type Caller, nobody } from './caller.ts';
import type { MinuteIds } from './save-minute-request.ts';

/** Everything typed into the dialog, with the ids under which its parts are sent. */
export interface MinuteDraft {
  readonly format: typeof FORMAT;
  readonly domain: Domain;
  readonly caller: Caller;
  readonly values: MinuteValues;
  readonly callBack: LocalDateTime | null;
  readonly ids: MinuteIds;
}

/** Format of stored drafts; raise it when older drafts can no longer be read. */
const FORMAT = 1;

export function emptyDraft(domain: Domain, caller: Caller = nobody, note = ''): MinuteDraft {
  const ids = { contact: uuidv7(), request: uuidv7(), reminder: uuidv7() };
  return { format: FORMAT, domain, caller, values: { ...emptyMinute, note }, callBack: null, ids };
}

/** Drafts of the signed-in employee in this browser. */
export function minuteDrafts(): DraftStore<MinuteDraft> {
  return openDraftStore(`minute-request/${storedEmployeeId() ?? 'nobody'}`);
}

/** The stored draft if this version can read its format, otherwise undefined. */
export async function findDraft(drafts: DraftStore<MinuteDraft>) {
  const found = await drafts.find();
  return found?.content.format === FORMAT ? found : undefined;
}
