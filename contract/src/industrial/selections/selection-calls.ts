import type { CallsOf } from '#endpoint.ts';
import { clientAnswerCalls } from '#sharing/client-answer-calls.ts';
import { selectionCalls } from '#sharing/selection-calls.ts';
import { linkCalls } from '#sharing/selection-link-calls.ts';
import type * as endpoints from './selection.ts';

export const industrialSelections: CallsOf<typeof endpoints.industrialSelections> = selectionCalls('industrial');

export const industrialLinks: CallsOf<typeof endpoints.industrialLinks> = linkCalls('industrial');

export const industrialReceivedAnswers: CallsOf<typeof endpoints.industrialReceivedAnswers> =
  clientAnswerCalls('industrial');
