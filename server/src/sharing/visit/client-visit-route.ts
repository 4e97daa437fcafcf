import type { Domain } from '@gektar/contract/domain.ts';
import type { clientVisitEndpoint } from '@gektar/contract/sharing/client-visit.ts';
import type { Route } from '#http/router.ts';
import { openSelection } from '#sharing/open-link.ts';
import { findShownSelection } from '#sharing/selection/public-routes.ts';
import type { ShownDomain } from '#sharing/selection/shown-items.ts';
import { changesSince } from './changes-since.ts';
import { findAround, findPreviousVisit, findRepliedItems } from './visit-queries.ts';

/** The broker, and what has changed for the client since the previous visit by the link. */
export function clientVisitRoute<Seen extends { readonly id: string }>(
  route: Route,
  endpoint: ReturnType<typeof clientVisitEndpoint<Domain>>,
  about: ShownDomain<Seen>,
): void {
  route(endpoint, async ({ db, cache, params: { id }, query: { password }, request: { ip } }) => {
    const link = await openSelection(db, about.domain, id, { password, ip });
    const [found, previous] = await Promise.all([
      findAround(db, about, link.requestSelectionId),
      findPreviousVisit(db, link.id),
    ]);
    const around = link.hasCard ? found : { ...found, broker: null };
    if (!previous) return { ...around, previousDateTime: null, changes: changesSince([], [], new Set()) };
    // Reads the objects as the page does, so that data that a link withholds are not compared either.
    const [{ items }, replied] = await Promise.all([
      findShownSelection({ db, cache }, about, link),
      link.hasAnswers ? findRepliedItems(db, about.domain, link.id, previous.dateTime) : new Set<string>(),
    ]);
    const now = items.map((item) => ({
      id: item.id,
      objectId: item.source.objectId,
      amounts: about.amountsOf(item),
      shown: about.factsOf(item),
    }));
    // Amounts that were shown before the link lost its rates are withheld, too.
    const before = link.hasRates ? previous.objects : previous.objects.map((object) => ({ ...object, amounts: {} }));
    return {
      ...around,
      previousDateTime: previous.dateTime,
      changes: changesSince(before, now, replied),
    };
  });
}
