import { Failure } from '@gektar/contract/failure.ts';
import { CLOSED_STATUS } from '@gektar/contract/industrial/dictionaries/enumerations.ts';
import { isOffered } from '@gektar/contract/industrial/requests/fits-request.ts';
import type { PublicItem } from '@gektar/contract/industrial/selections/public-selection.ts';
import type { SelectionItem } from '@gektar/contract/industrial/selections/selection.ts';
import {
  exportBuildingPdf,
  exportBuildingSlides,
  exportComplexPage,
  exportVacancyPage,
  exportVacancyPdf,
  exportVacancySlides,
  industrialExports,
} from '@gektar/contract/industrial/selections/selection-exports.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#database/db.ts';
import { mustExist } from '#database/entity-rows.ts';
import { allDone } from '#files/all-done.ts';
import { cutCover, cutGalleries } from '#files/cut-galleries.ts';
import { type CutPhoto, photoCutter } from '#files/cut-photos.ts';
import type { FileStore } from '#files/file-store.ts';
import type { Route } from '#http/router.ts';
import {
  amountsOf,
  disclosedVacancies,
  factsOf,
  industrialSelection,
  withSites,
} from '#industrial/selections/industrial-selection.ts';
import { buildingRows } from '#industrial/tree/building-table.ts';
import { complexRows } from '#industrial/tree/complex-table.ts';
import { findVacancyRowsOf } from '#industrial/vacancies/vacancy-queries.ts';
import { findEmployeeNames } from '#people/employee-queries.ts';
import type { Sourced } from '#sharing/disclosures/disclosed-domain.ts';
import { exportedSlides, exportRoutes } from '#sharing/exports/export-routes.ts';
import { drawSlides } from '#sharing/exports/make-slides.ts';
import { pageRoute } from '#sharing/exports/page-routes.ts';
import type {
  CutPhotos,
  ExportParts,
  PhotosJob,
  SelectionFiles,
  SlidesJob,
  WrittenFile,
} from '#sharing/exports/selection-files.ts';
import { shownObjects } from '#sharing/selection/shown-items.ts';
import type { PhotosOfVacancies } from './slides/selection-deck.ts';
import { sitePhotoFrame } from './slides/site-page.ts';
import { photoFrame, planFrame } from './slides/vacancy-slide.ts';

type Seen = Omit<PublicItem, 'order'>;

/** Selections of industrial requests, single vacancies and the vacancies of a building as files (J-02, J-03). */
export function industrialExportRoutes(route: Route, store: FileStore, parts: ExportParts): void {
  const files: SelectionFiles<SelectionItem, Seen, PhotosOfVacancies> = {
    selection: industrialSelection,
    objectOf: ({ entity }) => ({ isEnabled: isOffered(entity) }),
    heading: 'Подборка вакансий',
    sheetWorker: new URL('./sheet-worker.ts', import.meta.url),
    slidesWorker: new URL('./deck-worker.ts', import.meta.url),
    employeeNames: findEmployeeNames,
    namesBroker: true,
    findAskedTypes,
    cutPhotos: (items, job) => cutPictures(items, store, job),
  };
  exportRoutes(route, industrialExports, files, parts);

  const drawVacancies = async (ids: RawBuilder<unknown>, job: SlidesJob, askedTypes?: number): Promise<WrittenFile> => {
    const seen = await findSeen(job.db, ids);
    const items = seen.map((item, index) => ({ ...item, order: index + 1 }));
    const path = await drawSlides(files, { company: null, items, askedTypes }, parts, job);
    return { path, shown: shownObjects({ amountsOf, factsOf }, items) };
  };
  for (const [ofVacancy, ofBuilding, format] of [
    [exportVacancySlides, exportBuildingSlides, 'pptx'],
    [exportVacancyPdf, exportBuildingPdf, 'pdf'],
  ] as const) {
    const about = { disclosed: disclosedVacancies, format };
    route(ofVacancy, async (asked) => {
      const {
        db,
        params: { id },
      } = asked;
      if ((await findSeen(db, sql`${id}::uuid`)).length === 0) throw new Failure('vacancy.not_found');
      return exportedSlides(asked, parts, about, (job) => drawVacancies(sql`${id}::uuid`, job));
    });
    route(ofBuilding, async (asked) => {
      const {
        db,
        params: { id, vacancyType },
      } = asked;
      await mustExist(buildingRows, db, id, 'building.not_found');
      const open = sql`select o.id from industrial.vacancies o where o.building_id = ${id} and o.is_enabled
        and o.vacancy_status <> ${CLOSED_STATUS} and o.vacancy_types & ${vacancyType}::integer <> 0`;
      return exportedSlides(asked, parts, about, (job) => drawVacancies(open, job, vacancyType));
    });
  }
  const ofVacancy = async (db: Db, id: string) => {
    const seen = await findSeen(db, sql`${id}::uuid`);
    if (seen.length === 0) throw new Failure('vacancy.not_found');
    return seen;
  };
  const openOfComplex = async (db: Db, id: string) => {
    await mustExist(complexRows, db, id, 'complex.not_found');
    const seen = await findSeen(
      db,
      sql`select o.id from industrial.vacancies o join industrial.buildings h on h.id = o.building_id
        where o.complex_id = ${id} and o.is_enabled and h.is_enabled and o.vacancy_status <> ${CLOSED_STATUS}`,
    );
    if (seen.length === 0) throw new Failure('complex.nothing_open');
    return seen;
  };
  pageRoute(route, exportVacancyPage, { page: 'object', find: ofVacancy }, files, parts);
  pageRoute(route, exportComplexPage, { page: 'site', find: openOfComplex }, files, parts);
}

/** Bits of `vacancyTypes` that the request of a selection asks for. */
async function findAskedTypes(db: Db, selectionId: string): Promise<number | undefined> {
  const found = await db
    .selectFrom('industrial.request_selections as s')
    .innerJoin('industrial.requests as r', 'r.id', 's.request_id')
    .select('r.vacancy_types')
    .where('s.id', '=', selectionId)
    .executeTakeFirst();
  return found?.vacancy_types ?? undefined;
}

/** Vacancies as clients would see them, in order of names. @param ids statement that selects their ids */
async function findSeen(db: Db, ids: RawBuilder<unknown>): Promise<(Seen & Sourced)[]> {
  const rows = await findVacancyRowsOf(db, ids, sql`v.name collate shared.russian, v.id`);
  const seen = await withSites(db, rows);
  return rows.flatMap(({ id, rowVersion }) => {
    const entity = seen.get(id);
    return entity ? [{ id, isClientFavorite: false, source: { objectId: id, rowVersion }, entity }] : [];
  });
}

/** Pictures for the slide of each item: its first photos, and its first plan. */
async function cutPictures(
  items: readonly PublicItem[],
  store: FileStore,
  job: PhotosJob,
): Promise<CutPhotos<PhotosOfVacancies>> {
  const { db, folder, signal, report, page } = job;
  const cut = photoCutter({ db, store }, { folder, signal, report });
  if (page === 'site') return { photos: await cutSitePhotos(items, cut), cover: undefined, face: undefined };
  const ofItems = items.map(({ id, entity }) => ({
    id,
    photoIds: entity.images.filter((image) => !isPlan(image)).map(({ globalImageId }) => globalImageId),
  }));
  const [galleries, covers, plans] = await Promise.all([
    cutGalleries(ofItems, photoFrame, cut),
    cutCover(ofItems, job, cut),
    allDone(
      items.map(async ({ entity }) => {
        const plan = entity.images.find(isPlan);
        return plan && cut({ photoId: plan.globalImageId, frame: planFrame, isDrawing: true });
      }),
    ),
  ]);
  const photos = items.map(({ id }, index) => [id, { photos: galleries.get(id) ?? [], plan: plans[index] }] as const);
  return { photos: new Map(photos), ...covers };
}

/** Photos of all buildings of a site and of the site itself, under its first item. */
async function cutSitePhotos(items: readonly PublicItem[], cut: CutPhoto): Promise<PhotosOfVacancies> {
  const images = items.flatMap(({ entity }) => entity.images).filter((image) => !isPlan(image));
  const photoIds = [...new Set(images.map(({ globalImageId }) => globalImageId))];
  const galleries = await cutGalleries([{ id: items[0]?.id ?? '', photoIds }], sitePhotoFrame, cut);
  return new Map([...galleries].map(([id, photos]) => [id, { photos, plan: undefined }]));
}

function isPlan({ imageTypeName }: PublicItem['entity']['images'][number]): boolean {
  return /план/i.test(imageTypeName ?? '');
}
