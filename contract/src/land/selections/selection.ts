import * as z from 'zod';
import { PropertyRow } from '#land/properties/property.ts';
import { receivedAnswerEndpoints } from '#sharing/client-answers.ts';
import { itemFields, selectionEndpoints, selectionOf } from '#sharing/selection.ts';
import { linkEndpoints } from '#sharing/selection-link.ts';

/** An object in the selection of a request (1§3). */
export const SelectionItem = z.object({
  ...itemFields,
  /**
   * The object with its position and status in this selection (D-08); archived objects are included, with `isEnabled`
   * false.
   */
  property: PropertyRow,
});
export type SelectionItem = z.infer<typeof SelectionItem>;

export const RequestSelection = selectionOf(SelectionItem);
export type RequestSelection = z.infer<typeof RequestSelection>;

export const landSelections = selectionEndpoints('land', SelectionItem, 'property.not_found');
export const {
  list: listSelections,
  ofRequest: getSelectionOfRequest,
  one: getSelection,
  ofObjects: findSelectionsOfObjects,
  countsOfObjects: countSelectionsOfObjects,
  addItem: addSelectionItem,
  addItems: addSelectionItems,
  updateItem: updateSelectionItem,
  oneItem: getSelectionItem,
  removeItem: deleteSelectionItem,
  order: orderSelectionItems,
  clear: clearSelection,
  restore: restoreSelection,
} = landSelections;

export const landLinks = linkEndpoints('land');

export const landReceivedAnswers = receivedAnswerEndpoints('land');
