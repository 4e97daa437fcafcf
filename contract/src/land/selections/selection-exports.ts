import { exportEndpoints, pageEndpoint } from '#sharing/selection-exports.ts';

export const landExports = exportEndpoints('land');
export const { sheet: exportSelectionSheet, slides: exportSelectionSlides, pdf: exportSelectionPdf } = landExports;

/** One plot as a single page. */
export const exportPropertyPage = pageEndpoint('land', 'property', {
  summary: 'Объект одной страницей PDF',
  failures: ['property.not_found'],
});
