import { createRequest } from '@gektar/contract/land/requests/request-endpoints.ts';
import { addSelectionItem, getSelectionOfRequest } from '@gektar/contract/land/selections/selection.ts';
import { givenProperty } from '@gektar/server/testing/given.ts';
import { givenLink } from '@gektar/server/testing/given-link.ts';
import { wholeRequestFields } from '@gektar/server/testing/given-whole-request.ts';
import type { TestApp } from '@gektar/server/testing/test-app.ts';
import { givenPhotos } from './given-visit.ts';
import { givenCustomers, wholeProperty } from './whole-property.ts';

/** A long text with places to break. */
export const manyWords =
  'Производственно-логистический комплекс с собственной железнодорожной веткой и очистными сооружениями';
/** A long text with a word that is wider than any screen. */
export const longName = `${manyWords} ${'Сельскохозяйственнопроизводственнаяплощадка'.repeat(3)}`;

/** An object with every field, photos and long texts. */
export async function givenWhole(app: TestApp, number = '50:01:0000001:12345') {
  const customers = await givenCustomers(app);
  const property = await givenProperty(app.db, {
    ...wholeProperty(number),
    ...customers,
    address: `г. о. Подольск, деревня Овсяная, ${longName}`,
    comment: longName,
    responsibleEmployeeId: app.broker.id,
    images: await givenPhotos(app, 7),
  });
  return { customers, property };
}

/** A request with every field, its selection of that object and a link to it. */
export async function givenWholeRequest(app: TestApp) {
  const { customers, property } = await givenWhole(app);
  const { companyId = null, contactId = null, referralContactId = null } = customers;
  const wanted = { name: longName, comment: longName, companyId, contactId, referralContactId };
  const request = await app.broker.call(createRequest, { body: wholeRequestFields(app.broker.id, wanted) });
  await app.broker.call(addSelectionItem, { body: { entityId: property.id, requestId: request.id } });
  const selection = await app.broker.call(getSelectionOfRequest, { params: { requestId: request.id } });
  await givenLink(app.db, selection.id);
  return { request, property };
}
