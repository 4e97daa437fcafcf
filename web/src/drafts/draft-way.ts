import type { Domain } from '@gektar/contract/domain.ts';
import { type Draft, draftKinds } from '@gektar/contract/drafts/draft.ts';
import { isWhole } from './draft-words.ts';

/** URL search of the form of a draft. */
export interface DraftFormSearch {
  /** Load whose drafts the queue goes through; absent: all drafts of the domain. */
  readonly load?: string | undefined;
  /**
   * Ids of drafts that wait for this one, which is their parent, joined by commas: the form leads back to the first.
   */
  readonly back?: string | undefined;
}

/** Valid parts of any URL search. */
export function readDraftFormSearch(raw: object): DraftFormSearch {
  const text = (name: string) => {
    const value: unknown = Reflect.get(raw, name);
    return typeof value === 'string' && /^[\da-f,-]+$/i.test(value) ? { [name]: value } : {};
  };
  return { ...text('load'), ...text('back') };
}

/** A form of a draft among the others. */
export interface DraftPlace {
  readonly domain: Domain;
  readonly id: string;
  /** Whether the next incomplete draft opens after this one. */
  readonly isQueue: boolean;
  readonly search: DraftFormSearch;
}

/** Links of the form of a draft. */
export interface DraftWay {
  /**
   * Where the creation leads: the draft that waits for this one, or the next one of the queue; undefined: the object.
   */
  readonly next: string | undefined;
  /** The next draft of the queue, without a change of this one; undefined outside of a queue. */
  readonly skip: string | undefined;
  /** Form of the parent, which leads back to this draft. */
  readonly parent: (parentId: string) => string;
}

/** Links of the form at a place. @param following id of the incomplete draft after it in the queue */
export function wayOf(place: DraftPlace, following: string | undefined): DraftWay {
  const { domain, id, isQueue, search } = place;
  const { load, back } = search;
  const [waiting, ...others] = (back ?? '').split(',').filter((one) => one !== '');
  const end = load === undefined ? `/${domain}/drafts` : `/${domain}/load/${load}`;
  const after = following === undefined ? end : draftHref({ ...place, id: following, search: { load } });
  const returning =
    waiting === undefined ? undefined : draftHref({ ...place, id: waiting, search: { load, back: others.join(',') } });
  return {
    next: returning ?? (isQueue ? after : undefined),
    skip: isQueue ? after : undefined,
    parent: (parentId) =>
      draftHref({ ...place, id: parentId, search: { load, back: [id, waiting, ...others].filter(Boolean).join(',') } }),
  };
}

/** Address of the form of a draft, with its search. */
export function draftHref({ domain, id, isQueue, search }: DraftPlace): string {
  const given = Object.entries(search).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const query = new URLSearchParams(given).toString();
  return `/${domain}/drafts/${id}${isQueue ? '/queue' : ''}${query === '' ? '' : `?${query}`}`;
}

const order = [...draftKinds.land, ...draftKinds.industrial];

/** Incomplete drafts in the order of their completion: complexes, their buildings, their vacancies. */
export function inQueue<One extends Pick<Draft, 'kind' | 'missing' | 'remarks'>>(drafts: readonly One[]): One[] {
  return drafts
    .filter((draft) => !isWhole(draft))
    .toSorted((one, other) => order.indexOf(one.kind) - order.indexOf(other.kind));
}

/**
 * Id of the incomplete draft that a queue opens after another one; none after the last.
 * @param id a draft that waits for its parent stands for the parent
 */
export function followingIn(
  drafts: readonly Pick<Draft, 'id' | 'kind' | 'missing' | 'remarks'>[],
  { id, search }: Pick<DraftPlace, 'id' | 'search'>,
): string | undefined {
  const current = search.back?.split(',').at(-1) ?? id;
  const queue = inQueue(drafts);
  const at = queue.findIndex((draft) => draft.id === current);
  return at < 0 ? undefined : queue.slice(at + 1).find((draft) => draft.id !== id)?.id;
}
