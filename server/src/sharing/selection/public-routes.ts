import type { Domain } from '@gektar/contract/domain.ts';
import { Failure } from '@gektar/contract/failure.ts';
import type { publicEndpoints } from '@gektar/contract/sharing/selection-link.ts';
import type { z } from 'zod';
import { ReadyResponse } from '#cache/ready-response.ts';
import type { RowSource } from '#cache/row-cache.ts';
import type { Db } from '#database/db.ts';
import type { Route } from '#http/router.ts';
import type { Sourced } from '#sharing/disclosures/disclosed-domain.ts';
import { findRecentShowings, recordOpening } from '#sharing/disclosures/record-showing.ts';
import { findValidLink, type ValidLink } from '#sharing/link-queries.ts';
import { isOpeningCounted } from '#sharing/link-uses.ts';
import { askAgain, countEntry, findEndedLink, markFavorite, openSelection } from '#sharing/open-link.ts';
import { stripper } from '#wire/strip.ts';
import { findClientCompany, findShownItems, isShown, type ShownDomain, shownObjects } from './shown-items.ts';

/** Client calls of one domain with a link and its code, without a sign-in (1§1), and the preview for employees. */
export function publicRoutes<Seen extends object>(
  route: Route,
  endpoints: ReturnType<typeof publicEndpoints<Domain, z.ZodType<object>>>,
  about: ShownDomain<Seen>,
): void {
  const strip = stripper(endpoints.read.output);
  route(endpoints.read, async ({ db, cache, params: { id }, query: { password, as }, request: { ip } }) => {
    const link = await openSelection(db, about.domain, id, { password, ip });
    const [{ items, ...selection }, recent, isCounted] = await Promise.all([
      findShownSelection({ db, cache }, about, link),
      findRecentShowings(db, link.id, as),
      isOpeningCounted(db, about.domain, link.id),
    ]);
    const showing = { channel: as, selectionId: link.requestSelectionId, objects: shownObjects(about, items) };
    const opened = { linkId: link.id, companyName: selection.companyName, recent };
    const record = (to: Db) => recordOpening(to, about.disclosed, opened, showing);
    const recorded = isCounted ? record(db) : countEntry(db, about.domain, link, record);
    // Serialized while the database records the showing; sent only after that.
    const answer = { ...selection, items: items.map(withoutSource) };
    const ready = new ReadyResponse<typeof answer>(Buffer.from(JSON.stringify(strip(answer))));
    await recorded;
    return ready;
  });
  route(endpoints.preview, async ({ db, cache, params: { id } }) => {
    const link = await findValidLink(db, about.domain, id);
    if (!link) throw new Failure('link.not_found');
    const { items, ...selection } = await findShownSelection({ db, cache }, about, link);
    return { ...selection, items: items.map(withoutSource) };
  });
  route(endpoints.markFavorite, async ({ db, params: { id }, query: { password, link }, request: { ip } }) => {
    const shown = { domain: about.domain, isShown: isShown(about) };
    await markFavorite(db, shown, { itemId: id, openedBy: link }, { password, ip });
    return { id, isClientFavorite: true };
  });
  route(endpoints.ended, ({ db, params: { id }, query: { password }, request: { ip } }) =>
    findEndedLink(db, about.domain, id, { password, ip }),
  );
  route(endpoints.askAgain, ({ db, params: { id }, query: { password }, request: { ip } }) =>
    askAgain(db, about.domain, id, { password, ip }),
  );
}

/** An item as it leaves the server. */
function withoutSource<Item extends Sourced>({ source: _, ...item }: Item): Omit<Item, 'source'> {
  return item;
}

/** A selection as the client of its link sees it, with the objects of its items. */
export async function findShownSelection<Seen extends object>(
  from: RowSource,
  about: ShownDomain<Seen>,
  link: ValidLink,
) {
  const { requestSelectionId: id, expirationTime, hasRates, hasAnswers, hasCard } = link;
  const [companyName, items] = await Promise.all([
    findClientCompany(from.db, about, id),
    findShownItems(from, about, id, link),
  ]);
  const rights = { hasRates, hasAnswers, hasCard };
  return { id, companyName, expirationTime, linkExpirationTime: expirationTime, ...rights, items };
}
