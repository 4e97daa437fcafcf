import type { Domain } from '@gektar/contract/domain.ts';
import { Failure } from '@gektar/contract/failure.ts';
import type { publicEndpoints } from '@gektar/contract/sharing/selection-link.ts';
import type { z } from 'zod';
import type { RowSource } from '#cache/row-cache.ts';
import type { Route } from '#http/router.ts';
import type { Sourced } from '#sharing/disclosures/disclosed-domain.ts';
import { findRecentShowings, isRecorded, recordOpening } from '#sharing/disclosures/record-showing.ts';
import { findValidLink, type ValidLink } from '#sharing/link-queries.ts';
import { isOpeningCounted } from '#sharing/link-uses.ts';
import { askAgain, countEntry, findEndedLink, markFavorite, openSelection } from '#sharing/open-link.ts';
import { findClientCompany, findShownItems, isShown, type ShownDomain, shownObjects } from './shown-items.ts';

/** Client calls of one domain with a link and its code, without a sign-in (1§1), and the preview for employees. */
export function publicRoutes<Seen extends object>(
  route: Route,
  endpoints: ReturnType<typeof publicEndpoints<Domain, z.ZodType<object>>>,
  about: ShownDomain<Seen>,
): void {
  route(endpoints.read, async ({ db, cache, params: { id }, query: { password, as }, request: { ip } }) => {
    const link = await openSelection(db, about.domain, id, { password, ip });
    const [{ items, ...selection }, recent, isCounted] = await Promise.all([
      findShownSelection({ db, cache }, about, link),
      findRecentShowings(db, link.id, as),
      isOpeningCounted(db, about.domain, link.id),
    ]);
    const showing = { channel: as, selectionId: link.requestSelectionId, objects: shownObjects(about, items) };
    const opened = { linkId: link.id, companyName: selection.companyName, recent };
    if (!isCounted || !isRecorded(opened, showing))
      await countEntry(db, about.domain, link, (tx) => recordOpening(tx, about.disclosed, opened, showing));
    return { ...selection, items: items.map(withoutSource) };
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
