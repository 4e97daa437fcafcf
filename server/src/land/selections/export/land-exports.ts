import { Failure } from '@gektar/contract/failure.ts';
import type { PublicItem } from '@gektar/contract/land/selections/public-selection.ts';
import type { SelectionItem } from '@gektar/contract/land/selections/selection.ts';
import { exportPropertyPage, landExports } from '@gektar/contract/land/selections/selection-exports.ts';
import { cutCover, cutGalleries } from '#files/cut-galleries.ts';
import { photoCutter } from '#files/cut-photos.ts';
import type { FileStore } from '#files/file-store.ts';
import type { Route } from '#http/router.ts';
import { findSeenPlots, landSelection } from '#land/selections/land-selection.ts';
import { findEmployeeNames } from '#people/employee-queries.ts';
import { exportRoutes } from '#sharing/exports/export-routes.ts';
import { pageRoute } from '#sharing/exports/page-routes.ts';
import type { ExportParts, PhotosOfItems, SelectionFiles } from '#sharing/exports/selection-files.ts';
import { photoFrame } from './slides/plot-slide.ts';

/** Selections of land requests as files. */
export function landExportRoutes(route: Route, store: FileStore, parts: ExportParts): void {
  const files: SelectionFiles<SelectionItem, Omit<PublicItem, 'order'>, PhotosOfItems> = {
    selection: landSelection,
    objectOf: ({ property }) => property,
    heading: 'Подборка земельных участков',
    sheetWorker: new URL('./sheet-worker.ts', import.meta.url),
    slidesWorker: new URL('./deck-worker.ts', import.meta.url),
    employeeNames: findEmployeeNames,
    namesBroker: true,
    cutPhotos: async (items, job) => {
      const { db, folder, signal, report } = job;
      const cut = photoCutter({ db, store }, { folder, signal, report });
      const ofItems = items.map(({ id, property }) => ({
        id,
        photoIds: property.images.map((image) => image.globalImageId),
      }));
      const [photos, covers] = await Promise.all([cutGalleries(ofItems, photoFrame, cut), cutCover(ofItems, job, cut)]);
      return { photos, ...covers };
    },
  };
  exportRoutes(route, landExports, files, parts);
  pageRoute(
    route,
    exportPropertyPage,
    {
      page: 'object',
      find: async (db, id) => {
        const seen = await findSeenPlots({ db }, [{ id, objectId: id, isClientFavorite: false }]);
        if (seen.length === 0) throw new Failure('property.not_found');
        return seen;
      },
    },
    files,
    parts,
  );
}
