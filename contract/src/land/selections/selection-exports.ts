import { exportEndpoints } from '#sharing/selection-exports.ts';

export const landExports = exportEndpoints('land');
export const { sheet: exportSelectionSheet, slides: exportSelectionSlides, pdf: exportSelectionPdf } = landExports;
