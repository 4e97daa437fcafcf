import type { LandRequest } from '@gektar/contract/land/requests/request.ts';
import { requestFlags } from '@gektar/contract/land/requests/request-flags.ts';
import { formatDate, formatMeeting } from '@gektar/format/date.ts';
import { tieWords } from '@gektar/format/no-break.ts';
import { formatQuantity } from '@gektar/format/number.ts';
import { formatRange } from '@gektar/format/range.ts';
import { units } from '@gektar/format/unit.ts';
import { formatYesNo } from '@gektar/format/words.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { flagWords } from '#land/properties/property-labels.ts';
import { DocumentLink } from '#land/properties/property-view/document-link.tsx';
import { askedUtilityWords } from '#land/requests/asked-chips.ts';
import { requestQuery } from '#land/requests/request-data.ts';
import { requestLabels } from '#land/requests/request-labels.ts';
import { contactName } from '#people/contact-name.ts';
import { CompanyCard, ContactCard } from '#people/customer-card.tsx';
import { FoldedList } from '#ui/piece/folded-list.tsx';
import { KeyValue, KeyValues } from '#ui/piece/key-values.tsx';
import classes from './request-info.module.css';

/** The tab 'Запрос': every field, an empty one says so once, quietly. */
export function RequestInfoTab() {
  const { id } = useParams({ from: '/land/request/$id' });
  const { data: request } = useQuery(requestQuery(id));
  // The page above waits for it.
  return request ? <RequestInfo request={request} /> : null;
}

function RequestInfo({ request }: { request: LandRequest }) {
  const { companyId, company, contactId, contact } = request;
  const names = (values: readonly { readonly name: string }[]) => values.map(({ name }) => name).join(', ');
  return (
    // Scrolled by keys, too: there may be nothing in it to stand on.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: WCAG 2.1.1 wants a scroller to be reached
    <section className={classes.scroller} aria-label="Запрос целиком" tabIndex={0}>
      <div className={classes.columns}>
        <Section title="Что ищет">
          <KeyValue label={requestLabels.propertyTypes}>{names(request.propertyTypes)}</KeyValue>
          <KeyValue label={requestLabels.area}>{request.area && formatRange(request.area, units.hectare)}</KeyValue>
          <KeyValue label={requestLabels.buildingArea}>
            {request.buildingArea && formatRange(request.buildingArea, units.squareMetre)}
          </KeyValue>
          <KeyValue label={requestLabels.budget}>
            {request.budget && formatRange(request.budget, units.rouble)}
          </KeyValue>
          <KeyValue label={requestLabels.bestUses}>{names(request.bestUses)}</KeyValue>
          <KeyValue label={requestLabels.okveds}>
            {request.okveds.length > 0 && (
              <FoldedList entries={request.okveds.map((one) => `${one.code} ${one.name}`)} />
            )}
          </KeyValue>
        </Section>
        <Section title="Где">
          <KeyValue label={requestLabels.regions}>{names(request.regions)}</KeyValue>
          <KeyValue label={requestLabels.landHighways}>{names(request.landHighways)}</KeyValue>
          <KeyValue label={requestLabels.distanceFromNearestCity}>
            {request.distanceFromNearestCity !== null &&
              `до ${formatQuantity(request.distanceFromNearestCity, units.kilometre)}`}
          </KeyValue>
        </Section>
        <Section title={requestLabels.utilities}>
          {request.utilities.length === 0 ? (
            <KeyValue label="Нужны">Не важно</KeyValue>
          ) : (
            request.utilities.map(({ id, name }) => (
              <KeyValue key={id} label={name}>
                {askedUtilityWords(request, id).slice(name.length).replace(/^, /, '') || 'есть'}
              </KeyValue>
            ))
          )}
        </Section>
        <Section title="Преимущества">
          {requestFlags.map((flag) => (
            <KeyValue key={flag} label={flagWords[flag].label}>
              {formatYesNo(request[flag])}
            </KeyValue>
          ))}
        </Section>
        <Section title="Клиент">
          <KeyValue label={requestLabels.companyId}>
            {companyId && <CompanyCard id={companyId} knownName={company?.name} />}
          </KeyValue>
          <KeyValue label={requestLabels.contactId}>
            {contactId && <ContactCard id={contactId} knownName={contact && contactName(contact)} />}
          </KeyValue>
          <KeyValue label={requestLabels.referralContactId}>
            {request.referralContactId && <ContactCard id={request.referralContactId} />}
          </KeyValue>
          <KeyValue label={requestLabels.referralAppointmentDateTime}>
            {request.referralAppointmentDateTime && formatMeeting(request.referralAppointmentDateTime)}
          </KeyValue>
          <KeyValue label={requestLabels.referralComment}>{request.referralComment}</KeyValue>
        </Section>
        <Section title="Запрос">
          <KeyValue label={requestLabels.requestType}>{names(request.requestType)}</KeyValue>
          <KeyValue label={requestLabels.requestDate}>{formatDate(request.requestDate)}</KeyValue>
          <KeyValue label={requestLabels.isActual}>{formatYesNo(request.isActual)}</KeyValue>
          <KeyValue label={requestLabels.actualizeRequestDate}>
            {request.actualizeRequestDate && formatDate(request.actualizeRequestDate)}
          </KeyValue>
          <KeyValue label={requestLabels.dateTimeCreated}>{formatDate(request.dateTimeCreated)}</KeyValue>
          <KeyValue label={requestLabels.linkToDisk}>
            <DocumentLink link={request.linkToDisk} />
          </KeyValue>
          <KeyValue label={requestLabels.comment}>{request.comment && tieWords(request.comment)}</KeyValue>
        </Section>
      </div>
    </section>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.section}>
      <h2 className={classes.heading}>{title}</h2>
      <KeyValues>{children}</KeyValues>
    </section>
  );
}
