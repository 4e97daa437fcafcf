import type { Domain } from '@gektar/contract/domain.ts';
import type { clientAnswerEndpoints, receivedAnswerEndpoints } from '@gektar/contract/sharing/client-answers.ts';
import { inTransaction } from '#database/transaction.ts';
import type { Route } from '#http/router.ts';
import { isOpeningCounted } from '#sharing/link-uses.ts';
import { countEntry, mustPassItem, openSelection } from '#sharing/open-link.ts';
import type { SelectionDomain } from '#sharing/selection/selection-domain.ts';
import { isShown } from '#sharing/selection/shown-items.ts';
import { findAnswersOfLink } from './answer-queries.ts';
import { giveAnswer } from './give-answer.ts';
import { countOpening } from './link-openings.ts';
import { findReceivedAnswers, markSeen, replyToClient, setVisit, type VisitedDomain } from './received-answers.ts';

type ClientEndpoints = ReturnType<typeof clientAnswerEndpoints<Domain>>;
type EmployeeEndpoints = ReturnType<typeof receivedAnswerEndpoints<Domain>>;

/** Answers of one domain's clients, with a link and its code, without a sign-in. */
export function clientAnswerRoutes(route: Route, endpoints: ClientEndpoints, about: SelectionDomain): void {
  const { domain } = about;
  const shown = { domain, isShown: isShown(about) };
  route(endpoints.read, async ({ db, params: { id }, query: { password }, request: { ip } }) => {
    const link = await openSelection(db, domain, id, { password, ip });
    if (!(await isOpeningCounted(db, domain, link.id))) await countEntry(db, domain, link);
    return { items: await findAnswersOfLink(db, domain, link, shown.isShown) };
  });
  route(endpoints.answer, ({ db, params: { id }, query: { password, link }, body: sent, request: { ip } }) =>
    giveAnswer(db, shown, { itemId: id, openedBy: link }, { password, ip, sent }),
  );
  route(endpoints.open, async ({ db, params: { id }, query: { password, link }, request: { ip } }) => {
    const opened = await mustPassItem(db, shown, { itemId: id, openedBy: link }, { password, ip });
    await countOpening(db, domain, opened, id);
    return { id };
  });
}

/** Answers of one domain's clients, for employees. */
export function receivedAnswerRoutes(route: Route, endpoints: EmployeeEndpoints, about: VisitedDomain): void {
  route(endpoints.ofRequest, ({ db, params, employeeId }) =>
    findReceivedAnswers(db, about, params.requestId, employeeId),
  );
  route(endpoints.seen, async ({ db, params, employeeId }) => {
    await inTransaction(db, (tx) => markSeen(tx, about, params.requestId, employeeId));
    return { newCount: 0 };
  });
  route(endpoints.reply, ({ db, params, body: { linkId, ...message }, employeeId }) =>
    inTransaction(db, (tx) => replyToClient(tx, about, { itemId: params.id, linkId, employeeId }, message)),
  );
  route(endpoints.setVisit, ({ db, params, body: { linkId, dateTime }, employeeId }) =>
    inTransaction(db, (tx) => setVisit(tx, about, { itemId: params.id, linkId, employeeId }, dateTime)),
  );
}
