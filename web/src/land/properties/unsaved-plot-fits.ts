import { matchUnsavedProperty } from '@gektar/contract/land/requests/request-calls.ts';
import { UnsavedPlot } from '@gektar/contract/land/requests/unsaved-plot.ts';
import { call } from '#api/call.ts';
import type { UnsavedFitsKind } from '#sharing/fits/unsaved-kind.ts';

/** Requests that a plot will fit, while it is edited. */
export const unsavedPlotFits: UnsavedFitsKind<UnsavedPlot> = {
  domain: 'land',
  name: 'property',
  schema: UnsavedPlot,
  find: (body, options) => call(matchUnsavedProperty, { body }, options),
};
