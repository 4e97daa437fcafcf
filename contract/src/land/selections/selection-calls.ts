import type { CallOf, CallsOf } from '#endpoint.ts';
import { clientAnswerCalls } from '#sharing/client-answer-calls.ts';
import { selectionCalls } from '#sharing/selection-calls.ts';
import { linkCalls } from '#sharing/selection-link-calls.ts';
import type * as endpoints from './selection.ts';

const calls = selectionCalls('land');

export const addSelectionItem: CallOf<typeof endpoints.addSelectionItem> = calls.addItem;

export const addSelectionItems: CallOf<typeof endpoints.addSelectionItems> = calls.addItems;

export const clearSelection: CallOf<typeof endpoints.clearSelection> = calls.clear;

export const countSelectionsOfObjects: CallOf<typeof endpoints.countSelectionsOfObjects> = calls.countsOfObjects;

export const deleteSelectionItem: CallOf<typeof endpoints.deleteSelectionItem> = calls.removeItem;

export const findSelectionsOfObjects: CallOf<typeof endpoints.findSelectionsOfObjects> = calls.ofObjects;

export const getSelectionOfRequest: CallOf<typeof endpoints.getSelectionOfRequest> = calls.ofRequest;

export const orderSelectionItems: CallOf<typeof endpoints.orderSelectionItems> = calls.order;

export const restoreSelection: CallOf<typeof endpoints.restoreSelection> = calls.restore;

export const updateSelectionItem: CallOf<typeof endpoints.updateSelectionItem> = calls.updateItem;

export const landLinks: CallsOf<typeof endpoints.landLinks> = linkCalls('land');

export const landReceivedAnswers: CallsOf<typeof endpoints.landReceivedAnswers> = clientAnswerCalls('land');
