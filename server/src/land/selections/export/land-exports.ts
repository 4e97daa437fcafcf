import { landExports } from '@gektar/contract/land/selections/selection-exports.ts';
import { cutCover, cutGalleries } from '#files/cut-galleries.ts';
import { photoCutter } from '#files/cut-photos.ts';
import type { FileStore } from '#files/file-store.ts';
import type { Route } from '#http/router.ts';
import { landSelection } from '#land/selections/land-selection.ts';
import { findEmployeeNames } from '#people/employee-queries.ts';
import { exportRoutes } from '#sharing/exports/export-routes.ts';
import type { ExportParts } from '#sharing/exports/selection-files.ts';
import { photoFrame } from './slides/plot-slide.ts';

/** Selections of land requests as files. */
export function landExportRoutes(route: Route, store: FileStore, parts: ExportParts): void {
  exportRoutes(
    route,
    landExports,
    {
      selection: landSelection,
      objectOf: ({ property }) => property,
      heading: 'Подборка земельных участков',
      sheetWorker: new URL('./sheet-worker.ts', import.meta.url),
      slidesWorker: new URL('./deck-worker.ts', import.meta.url),
      employeeNames: findEmployeeNames,
      namesBroker: false,
      cutPhotos: async (items, { db, folder, signal, report }) => {
        const cut = photoCutter({ db, store }, { folder, signal, report });
        const ofItems = items.map(({ id, property }) => ({
          id,
          photoIds: property.images.map((image) => image.globalImageId),
        }));
        const [photos, cover] = await Promise.all([cutGalleries(ofItems, photoFrame, cut), cutCover(ofItems, cut)]);
        return { photos, cover };
      },
    },
    parts,
  );
}
