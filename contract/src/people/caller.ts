import * as z from 'zod';
import { CustomerId } from './customer.ts';
import { CustomerRequest } from './customer-page.ts';
import { CustomerKindName } from './own-customer.ts';

/** Maximum number of companies and people with the number in one answer. */
export const MOST_CALLERS = 10;
/** Maximum number of companies and people with a similar number in one answer. */
export const MOST_SIMILAR = 5;
/** Maximum number of the employee's last talks in one answer. */
export const MOST_RECENT_TALKS = 3;
/** Maximum number of requests per domain on the card of a caller. */
export const MOST_CALLER_REQUESTS = 6;

/** A company or a contact with a telephone number. */
export const Caller = z.object({
  kind: CustomerKindName,
  id: CustomerId,
  name: z.string(),
  companyId: CustomerId.nullable(),
  companyName: z.string().nullable(),
  /** The number that matched, as it is stored. */
  phone: z.string(),
});
export type Caller = z.infer<typeof Caller>;

/** A talk or a finished call-back, as a card shows it. */
export const LastTalk = z.object({
  dateTime: z.string(),
  /** Note of the call; null for a call-back finished without one. */
  text: z.string().nullable(),
  minutes: z.int().nullable(),
  employeeId: z.uuid(),
});
export type LastTalk = z.infer<typeof LastTalk>;

/** A company or a contact, and the last talk of an employee with it. */
export const RecentTalk = z.object({
  kind: CustomerKindName,
  id: CustomerId,
  name: z.string(),
  ...LastTalk.pick({ dateTime: true, text: true, minutes: true }).shape,
});
export type RecentTalk = z.infer<typeof RecentTalk>;

/** Companies and people found by a telephone number. */
export const Callers = z.object({
  /** Companies and people with the number, by name. */
  found: z.array(Caller),
  /** Those whose number differs in one digit; empty when only a part of a number was typed. */
  similar: z.array(Caller),
  /** The employee's last talks, latest first; empty when somebody has the number. */
  recent: z.array(RecentTalk),
});
export type Callers = z.infer<typeof Callers>;

/** A company or a contact with what an employee needs during a call. */
export const CallerCard = z.object({
  kind: CustomerKindName,
  id: CustomerId,
  name: z.string(),
  companyId: CustomerId.nullable(),
  companyName: z.string().nullable(),
  phones: z.array(z.string()),
  emails: z.array(z.string()),
  note: z.string().nullable(),
  /** Responsible employee of the latest request; null without one. */
  responsibleEmployeeId: z.uuid().nullable(),
  lastTalk: LastTalk.nullable(),
  /** Requests of both domains: active ones first, then the newest. */
  requests: z.array(CustomerRequest),
  requestCount: z.int(),
});
export type CallerCard = z.infer<typeof CallerCard>;
