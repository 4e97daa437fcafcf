import { own } from '#criteria/criterion.ts';

// Kinds of criteria of the industrial domain.

/** Words of the name or the address of a complex, or of any text of a request, in any grammatical form (0022). */
export const search = own('search');
/** Text that occurs in any of several cadastral numbers. */
export const anyPart = own('anyPart');
/**
 * An operator with any of these roles; when `operatorCompanies` is set too, the operator must be one of those
 * companies.
 */
export const operatorRoles = own('operatorRoles');
export const operatorCompanies = own('operatorCompanies');
/** Any of these places; a region includes its cities. */
export const liesIn = own('liesIn');
/** A request for any of these places, or for a region that includes one of them. */
export const asksFor = own('asksFor');
/** Any of these types of requests, as a sum. */
export const anyRequestType = own('anyRequestType');

/** Longest text that a filter takes, in characters. */
export const TYPED_MAX = 200;
