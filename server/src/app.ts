import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import swagger from '@fastify/swagger';
import underPressure from '@fastify/under-pressure';
import { industrialDrafts, landDrafts } from '@gektar/contract/drafts/draft-endpoints.ts';
import { industrialPublic } from '@gektar/contract/industrial/selections/public-selection.ts';
import { landPublic } from '@gektar/contract/land/selections/public-selection.ts';
import { industrialLoads, landLoads } from '@gektar/contract/loads/load-endpoints.ts';
import { industrialMessages, landMessages } from '@gektar/contract/loads/message-endpoints.ts';
import { industrialRoundTrip, landRoundTrip } from '@gektar/contract/round-trip/round-trip-endpoints.ts';
import { getSettings } from '@gektar/contract/shell.ts';
import { speakRussian } from '@gektar/contract/speak-russian.ts';
import { industrialArchivedBatches, landArchivedBatches } from '@gektar/contract/trash/archived-batches.ts';
import { industrialTrash, landTrash } from '@gektar/contract/trash/trash-endpoints.ts';
import { type FastifyBaseLogger, type FastifyInstance, fastify } from 'fastify';
import { jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import helmet from 'helmet';
import { backupJobs } from '#backup/backup-jobs.ts';
import { observeBackups } from '#backup/observe-backups.ts';
import { ProcessCache } from '#cache/process-cache.ts';
import { changeJobs } from '#cache/scope-changes.ts';
import { type ConstraintMeanings, failureOf } from '#database/constraints.ts';
import type { Db } from '#database/db.ts';
import { type JobRecord, runJobs } from '#database/jobs.ts';
import { isDemo } from '#demo/demo-mark.ts';
import { withDrawnPhotos } from '#demo/photos/drawn-store.ts';
import { draftJobs, draftRoutes } from '#drafts/draft-routes.ts';
import { eventJobs } from '#events/event-queries.ts';
import { eventRoutes } from '#events/event-routes.ts';
import { openEvents } from '#events/open-events.ts';
import { attachSingle } from '#files/attach-files.ts';
import { attacherTo } from '#files/attached/revise-files.ts';
import { clearDiscarded } from '#files/clear-files.ts';
import { readPhoto } from '#files/cut-photos.ts';
import { type FileFolders, fileFolders } from '#files/file-folders.ts';
import { fileJobs } from '#files/file-jobs.ts';
import { fileRoutes } from '#files/file-routes.ts';
import type { FileStore } from '#files/file-store.ts';
import { createLocalStore } from '#files/local-store.ts';
import { checkStore, watchedStore } from '#files/watched-store.ts';
import { contentSecurity } from '#http/content-security.ts';
import { answerHealth, Drain } from '#http/health.ts';
import { loggedRequest } from '#http/logged-request.ts';
import { observe } from '#http/observe.ts';
import { servePages } from '#http/pages.ts';
import { serveReferencePage } from '#http/reference-page.ts';
import { answerBadAddress, answerNoHttp, answerRefusals, answerUnknown, toFailure } from '#http/refusals.ts';
import { describeRoute } from '#http/route-schema.ts';
import { createRouter, type Route } from '#http/router.ts';
import { createTokens, type Tokens } from '#http/tokens.ts';
import { returnArchivedComplexes } from '#industrial/complexes/complex-operations.ts';
import { vacancyLoad } from '#industrial/complexes/load/vacancy-load.ts';
import { industrialValueLists } from '#industrial/dictionaries/industrial-values.ts';
import { industrialChangeables, industrialChangeRoutes } from '#industrial/industrial-changes.ts';
import { industrialConstraints } from '#industrial/industrial-constraints.ts';
import { findIndustrialRelations, findIndustrialRequestsOf } from '#industrial/industrial-customer-relations.ts';
import { industrialDraftDomain } from '#industrial/industrial-drafts.ts';
import { industrialNewRows } from '#industrial/industrial-new-rows.ts';
import { industrialRoutes } from '#industrial/industrial-routes.ts';
import { industrialTimeline } from '#industrial/industrial-timeline.ts';
import { industrialToday } from '#industrial/industrial-today.ts';
import { industrialCounts } from '#industrial/industrial-views.ts';
import { industrialWeek } from '#industrial/industrial-week.ts';
import { moveIndustrialCustomers } from '#industrial/people/industrial-customers.ts';
import { industrialFits } from '#industrial/requests/matching-requests.ts';
import { industrialExportRoutes } from '#industrial/selections/export/industrial-exports.ts';
import { disclosedVacancies, industrialSelection } from '#industrial/selections/industrial-selection.ts';
import { industrialTrashDomain } from '#industrial/trash/industrial-trash.ts';
import { cadastreRoutes } from '#land/cadastre/cadastre-routes.ts';
import { embeddedCadastre } from '#land/cadastre/outline-queries.ts';
import { landContactRoutes } from '#land/contacts/land-contact-routes.ts';
import { landDictionaryRoutes } from '#land/dictionaries/land-dictionary-routes.ts';
import { landValueLists } from '#land/dictionaries/land-values.ts';
import { favoriteRoutes } from '#land/favorites/favorite-routes.ts';
import { imageRoutes } from '#land/images/image-routes.ts';
import { propertyFiles } from '#land/images/property-files.ts';
import { landChangeables, landChangeRoutes } from '#land/land-changes.ts';
import { landConstraints } from '#land/land-constraints.ts';
import { findLandRelations, findLandRequestsOf } from '#land/land-customer-relations.ts';
import { moveLandCustomers } from '#land/land-customers.ts';
import { landDraftDomain } from '#land/land-drafts.ts';
import { landNewRows } from '#land/land-new-rows.ts';
import { landTimeline } from '#land/land-timeline.ts';
import { landToday } from '#land/land-today.ts';
import { landCounts } from '#land/land-views.ts';
import { landWeek } from '#land/land-week.ts';
import { plotLoad } from '#land/properties/load/plot-load.ts';
import { propertyRoutes } from '#land/properties/property-routes.ts';
import { returnArchivedProperties } from '#land/properties/return-archived.ts';
import { findUsedAddresses } from '#land/properties/used-addresses.ts';
import { landFits } from '#land/requests/matching-requests.ts';
import { requestRoutes } from '#land/requests/request-routes.ts';
import { landExportRoutes } from '#land/selections/export/land-exports.ts';
import { disclosedPlots, landSelection } from '#land/selections/land-selection.ts';
import { landSelectionRoutes } from '#land/selections/selection-routes.ts';
import { landTrashDomain } from '#land/trash/land-trash.ts';
import { loadJobs } from '#loads/load-jobs.ts';
import { findMadeIds } from '#loads/load-operations.ts';
import type { LoadParts } from '#loads/load-parts.ts';
import { loadRoutes } from '#loads/load-routes.ts';
import { messageRoutes } from '#loads/message-routes.ts';
import { asOperationOf } from '#operations/as-operation.ts';
import { findOwnOperations, operationNotices } from '#operations/operation-queries.ts';
import { type OperationParts, operationJobs, operationRoutes } from '#operations/operation-routes.ts';
import { operationsOfLoads } from '#operations/operations-of-loads.ts';
import { bitrixClient } from '#outside/bitrix/bitrix-client.ts';
import { bitrixCrm } from '#outside/bitrix/bitrix-crm.ts';
import { type OutsideCadastre, withOwnOutlines } from '#outside/cadastre.ts';
import type { OutsideCrm } from '#outside/crm.ts';
import { type OutsideGeocoder, withOwnAddresses } from '#outside/geocoder.ts';
import { callerRoutes } from '#people/callers/caller-routes.ts';
import { findCustomerIds } from '#people/callers/people-of-company.ts';
import { customerRoutes } from '#people/customer-routes.ts';
import { type Customers, ownCustomers } from '#people/customers.ts';
import { createKnownDevices } from '#people/known-device.ts';
import { createLiveSessions, type LiveSessions } from '#people/live-sessions.ts';
import { outsideCustomers } from '#people/outside-customers.ts';
import { ownCustomerRoutes } from '#people/own-customer-routes.ts';
import { peopleRoutes } from '#people/people-routes.ts';
import { signInJobs } from '#people/sign-in-brake.ts';
import { moveTalks } from '#people/talks/talk-queries.ts';
import { talkJobs, talkRoutes } from '#people/talks/talk-routes.ts';
import { timelineRoutes } from '#people/timeline/timeline-routes.ts';
import { addressRoutes } from '#places/address-routes.ts';
import { embeddedGeocoder } from '#places/embedded-geocoder.ts';
import { placeRoutes } from '#places/place-routes.ts';
import { sectorRoutes } from '#places/sector-routes.ts';
import type { RemindedEntities } from '#reminders/reminded-objects.ts';
import { findNextNotice, finishedCallRows, moveReminders, reminderNotices } from '#reminders/reminder-queries.ts';
import { reminderJobs, reminderRoutes, remindersOfBell, remindersOfToday } from '#reminders/reminder-routes.ts';
import { type RemindedRequests, reminderRows } from '#reminders/timeline-rows.ts';
import { roundTripRoutes } from '#round-trip/round-trip-routes.ts';
import { answerJobs } from '#sharing/answers/answer-jobs.ts';
import { tryJobs } from '#sharing/code-tries.ts';
import { shownToRoutes } from '#sharing/disclosures/disclosure-routes.ts';
import { moveShowings } from '#sharing/disclosures/record-showing.ts';
import { createExportsInProgress, exportProgressRoutes } from '#sharing/exports/exports-in-progress.ts';
import { fitJobs } from '#sharing/fits/find-new-fits.ts';
import { fitsOfLoads } from '#sharing/fits/fits-of-load.ts';
import { followSaves } from '#sharing/fits/follow-saves.ts';
import { linkMessageRoutes } from '#sharing/link-message.ts';
import { linkPictureRoute, pictureDrawer } from '#sharing/selection/link-picture.ts';
import { findLinkPreview } from '#sharing/selection/link-preview.ts';
import { findRequestIds } from '#sharing/timeline-rows.ts';
import { createProcessReport, type ProcessReport, reportProcess } from '#system/process-report.ts';
import { probesOf, recorded, type ServiceChecks, serviceJobs } from '#system/services.ts';
import { StateRecorder } from '#system/state-recorder.ts';
import { systemRoutes } from '#system/system-routes.ts';
import { notificationRoutes } from '#today/notification-routes.ts';
import { todayRoutes } from '#today/today-routes.ts';
import { archivedBatchRoutes } from '#trash/archived-batch-routes.ts';
import { trashJobs } from '#trash/trash-jobs.ts';
import { trashRoutes } from '#trash/trash-routes.ts';
import { viewRoutes } from '#views/view-routes.ts';
import { type FindNamed, weekRoutes } from '#week/week-routes.ts';
import { type AppSettings, projectFolder, type Settings } from './environment.ts';
import { buildingFiles, complexFiles, vacancyFiles } from './industrial/files/industrial-files.ts';

/** Largest request body of calls without files (bytes). */
const BODY_LIMIT_BYTES = 1_048_576;
/** Time for a request to arrive in full (ms): enough for a photo over a slow line, a limit for idle connections. */
const REQUEST_TIMEOUT_MS = 300_000;
/** Lag of the event loop (ms) above which new requests are refused with `Retry-After`. */
const MAX_LAG_MS = 5_000;

/** Refusals for violated constraints of both domains. */
export const constraintMeanings: ConstraintMeanings = { ...landConstraints, ...industrialConstraints };

/** Saved objects and requests of both domains, whose fits are found by a job (0074). */
export const fitSources = [landFits, industrialFits] as const;

export interface AppParts {
  readonly db: Db;
  readonly settings: AppSettings;
  /** URL of the database, for its notifications; without it every call queries whether its session is still valid. */
  readonly databaseUrl?: string | undefined;
  /** Whether to run background jobs; they need `databaseUrl`. */
  readonly withJobs?: boolean;
  /** State of a stop in progress. */
  readonly drain?: Drain;
  /** Folder of the built web app; without it only the API is served. */
  readonly webFolder?: string | undefined;
  /** An address service that is queried before our own tables. */
  readonly outsideGeocoder?: OutsideGeocoder;
  /** A CRM that replaces the one in the settings. */
  readonly outsideCrm?: OutsideCrm;
  /** A cadastre that is queried before our own table. */
  readonly outsideCadastre?: OutsideCadastre;
  /** Parse every answer by its schema and fail on undeclared refusals; in tests and development. */
  readonly checkAnswers?: boolean;
  /** Replaces the default lag of the event loop (ms) above which requests are refused; 0 for no limit. */
  readonly maxLagMs?: number;
}

/** The bare server: limits, headers, the log and refusals, without routes. */
async function openServer(settings: AppSettings, maxLagMs: number): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    genReqId: () => randomUUID(),
    // Requests on an open connection during a stop are answered, then the connection is closed.
    return503OnClosing: false,
    trustProxy: settings.trustedProxies,
    frameworkErrors: answerBadAddress,
    clientErrorHandler: answerNoHttp,
    logger: {
      level: settings.logLevel,
      redact: ['req.headers.authorization'],
      serializers: { req: loggedRequest },
    },
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: 2_000 },
  });
  // JSON only; routes with files register their own parser.
  app.removeContentTypeParser('text/plain');
  answerRefusals(app, constraintMeanings);

  // Not the Fastify plugin, which rebuilds all headers for every request.
  const protect = helmet({
    contentSecurityPolicy: { directives: contentSecurity(settings) },
    // Tile servers require the sender's origin (../docs/decisions); the full address is not sent.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: false,
  });
  app.addHook('onRequest', (request, reply, done) => {
    // Included in every log line about this request.
    reply.header('x-request-id', request.id);
    protect(request.raw, reply.raw, () => done());
  });
  await app.register(underPressure, { maxEventLoopDelay: maxLagMs });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: settings.productName, version: '1' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform: describeRoute,
    transformObject: jsonSchemaTransformObject,
  });
  return app;
}

/** The whole server, not yet listening. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { db, settings, webFolder, databaseUrl, checkAnswers = false } = parts;
  speakRussian();
  const app = await openServer(settings, parts.maxLagMs ?? MAX_LAG_MS);
  const cache = new ProcessCache(settings.rowCacheMb, {
    megabytes: settings.columnCacheMb,
    report(error) {
      // The failed query itself reports an unreachable database: here it is logged at debug level only.
      const isAway = failureOf(error)?.code === 'database.away';
      app.log[isAway ? 'debug' : 'error']({ err: error }, 'columns could not be read');
    },
  });
  app.addHook('preClose', async () => cache.stop());
  answerHealth(app, db, parts.drain ?? new Drain());
  observe(app, { cache, token: settings.metricsToken }, (registry) => observeBackups(registry, settings.backupFolder));

  const { feed, presence } = openEvents(app, { db, databaseUrl, drain: parts.drain });
  const sessions = createLiveSessions(db, { onChange: (employeeId) => void feed.checkSessions(employeeId) });
  if (databaseUrl !== undefined) sessions.listen(databaseUrl);
  app.addHook('onClose', sessions.close);
  const tokens = createTokens(settings.tokenSecret, settings.tokenLifeHours, sessions.isLive);
  await serveReferencePage(app, tokens, settings.isReferenceOpen);
  const folders = fileFolders(settings.dataFolder);
  const route = createRouter(app, {
    db,
    cache,
    identify: tokens.identify,
    checkAnswers,
    meanings: constraintMeanings,
    incomingFolder: folders.incoming,
  });
  const watch = watchServices(app, parts, createLocalStore(folders));
  const { checks, processReport } = watch;
  const store = withDrawnPhotos(watch.store);
  // A failed removal is only logged: the operation has succeeded, and the hourly cleanup tries again.
  const clearFiles = () =>
    clearDiscarded(db, store).catch((error) => app.log.warn({ err: error }, 'discarded files are left for later'));
  const operations: OperationParts = {
    changeables: { ...landChangeables(clearFiles), ...industrialChangeables(clearFiles) },
    toFailure: (error) => toFailure(error, constraintMeanings),
    report: (error) => app.log.error({ err: error }, 'an operation goes on later'),
    findMadeIds,
  };
  const loads: LoadParts = {
    kinds: { land: plotLoad(clearFiles), industrial: vacancyLoad(clearFiles) },
    operations: operationsOfLoads,
    fits: fitsOfLoads(fitSources),
    toFailure: operations.toFailure,
    report: (error) => app.log.error({ err: error }, 'a load goes on later'),
  };
  registerRoutes(route, parts, { ...watch, tokens, sessions, store, folders, clearFiles, operations, loads });
  eventRoutes(route, { feed, presence, tokens });
  if (databaseUrl !== undefined && parts.withJobs) {
    reportProcess(app, db, processReport, { isAlone: settings.databaseUrl === undefined, report: watch.report });
    const jobs = [
      ...fileJobs(db, store, folders.incoming),
      ...changeJobs(db),
      ...eventJobs(db),
      ...tryJobs(db),
      ...answerJobs(db, settings),
      ...trashJobs(db, clearFiles),
      ...operationJobs(db, operations),
      ...loadJobs(db, loads),
      ...fitJobs(db, fitSources),
      ...reminderJobs(db),
      ...draftJobs(db),
      ...talkJobs(db),
      ...signInJobs(db),
      ...backupJobs(db, databaseUrl, settings),
      ...serviceJobs(checks),
    ];
    runJobs(app, databaseUrl, jobs, { record: watch.jobRecord });
    followSaves(app, db, { databaseUrl, sources: fitSources });
  }

  if (webFolder !== undefined) {
    await servePages(app, webFolder, {
      siteName: settings.productName,
      findPreview: (domain, opened) =>
        domain === 'land'
          ? findLinkPreview(db, landSelection, opened)
          : findLinkPreview(db, industrialSelection, opened),
    });
  } else app.setNotFoundHandler((_, reply) => answerUnknown(reply));
  return app;
}

/** Connected services and the store of files, with a record of their successes and failures. */
function watchServices(app: FastifyInstance, parts: AppParts, local: FileStore) {
  const { db, settings, outsideGeocoder, outsideCadastre } = parts;
  const report = (error: unknown) => {
    const isAway = failureOf(error)?.code === 'database.away';
    app.log[isAway ? 'debug' : 'warn']({ err: error }, 'the state of a service or process was not stored');
  };
  const recorder = new StateRecorder(db, report);
  // Hooks run in reverse order: after the background jobs.
  app.addHook('onClose', () => recorder.settled());
  const services: OutsideServices = {
    crm: recorded(parts.outsideCrm ?? configuredCrm(settings, app.log), 'crm', recorder),
    geocoder: recorded(outsideGeocoder, 'addresses', recorder),
    cadastre: recorded(outsideCadastre, 'cadastre', recorder),
  };
  const mapUrl = settings.mapStyleUrl ?? settings.mapTileUrl;
  const probes = probesOf({ ...services, mapUrl, checkFiles: () => checkStore(local) });
  const checks: ServiceChecks = { db, probes, recorder };
  const jobRecord: JobRecord = {
    succeeded: (name, tookMs) => recorder.succeeded('job', name, tookMs),
    failed: (name, error) => recorder.failed('job', name, error),
    // A successful backup on request makes the nightly one unnecessary, so an earlier failure counts as recovered.
    notDue: (name) => recorder.recovered('job', name, 0),
  };
  const store = watchedStore(local, {
    worked: (tookMs) => recorder.recovered('service', 'files', tookMs),
    failed: (error) => recorder.failed('service', 'files', error),
  });
  return { services, checks, jobRecord, store, report, processReport: createProcessReport(app) };
}

/** Parts that several domains share. */
interface SharedParts {
  readonly tokens: Tokens;
  readonly sessions: LiveSessions;
  readonly store: FileStore;
  readonly folders: FileFolders;
  /** Removes files that no row has any more. */
  readonly clearFiles: () => Promise<void>;
  readonly operations: OperationParts;
  readonly loads: LoadParts;
  readonly services: OutsideServices;
  readonly checks: ServiceChecks;
  readonly processReport: ProcessReport;
}

/** Connected services, whose answers are recorded. */
interface OutsideServices {
  readonly crm: OutsideCrm | undefined;
  readonly geocoder: OutsideGeocoder | undefined;
  readonly cadastre: OutsideCadastre | undefined;
}

/** Requests whose reminders appear in timelines of customers. */
const remindedRequests: readonly RemindedRequests[] = [
  { domain: 'land', kind: 'land_request', table: 'land.requests', path: '/land/request/' },
  {
    ...{ domain: 'industrial', kind: 'industrial_request', table: 'industrial.requests' },
    path: '/industrial/requests/',
  },
];

/** Every domain's routes, one line each. */
function registerRoutes(route: Route, parts: AppParts, shared: SharedParts): void {
  const { db, settings } = parts;
  const { crm } = shared.services;
  const customers = crm ? outsideCustomers(crm, db) : ownCustomers(db);
  route(getSettings, async () => ({
    productName: settings.productName,
    officePhone: settings.officePhone,
    officeAddress: settings.officeAddress,
    messengerUrl: settings.messengerUrl,
    mapStyleUrl: settings.mapStyleUrl ?? null,
    mapTileUrl: settings.mapTileUrl ?? null,
    isDemo: settings.isDemoOpen && (await isDemo(db)),
    overdueDays: settings.overdueDays,
    hasCrm: crm !== undefined,
  }));
  registerPeople(route, parts, shared, customers);
  registerObjects(route, parts, shared, customers);
  registerChanges(route, shared);
  registerDesk(route, settings, shared.operations);
  systemRoutes(route, {
    isEmbedded: settings.databaseUrl === undefined,
    backupFolder: settings.backupFolder,
    dataFolder: settings.dataFolder,
    checks: shared.checks,
    processReport: shared.processReport,
  });
}

/** Routes of employees, customers, and talks with customers. */
function registerPeople(route: Route, { settings }: AppParts, shared: SharedParts, customers: Customers): void {
  const { tokens, sessions, clearFiles } = shared;
  const hasCrm = shared.services.crm !== undefined;
  peopleRoutes(route, {
    tokens,
    sessions,
    devices: createKnownDevices(settings.tokenSecret),
    refreshLifeDays: settings.refreshLifeDays,
    attachPhoto: (tx, entityId, id) =>
      attachSingle(tx, { entityType: 'employee', entityId }, { kind: 'image', field: 'photoId', id }),
    clearFiles,
    isDemoOpen: settings.isDemoOpen,
  });
  customerRoutes(route, {
    customers,
    hasCrm,
    references: [moveLandCustomers, moveIndustrialCustomers, moveReminders, moveTalks, moveShowings],
  });
  ownCustomerRoutes(route, {
    customers,
    hasCrm,
    relations: [findLandRelations, findIndustrialRelations],
  });
  callerRoutes(route, { requests: [findLandRequestsOf, findIndustrialRequestsOf], talks: [finishedCallRows] });
  talkRoutes(route);
  linkMessageRoutes(route);
  timelineRoutes(route, {
    sources: [landTimeline, industrialTimeline, (of) => reminderRows(of, remindedRequests)],
    requestIds: {
      land: (atDb, ids) => findRequestIds(atDb, 'land', ids),
      industrial: (atDb, ids) => findRequestIds(atDb, 'industrial', ids),
    },
  });
}

/** Routes of places, objects with their files, requests and selections. */
function registerObjects(route: Route, { db, settings }: AppParts, shared: SharedParts, customers: Customers): void {
  const { tokens, store, folders, clearFiles, operations } = shared;
  const { geocoder, cadastre } = shared.services;
  placeRoutes(route);
  sectorRoutes(route);
  const ownGeocoder = embeddedGeocoder(db, findUsedAddresses);
  addressRoutes(route, geocoder ? withOwnAddresses(geocoder, ownGeocoder) : ownGeocoder);
  const ownOutlines = embeddedCadastre(db);
  cadastreRoutes(route, cadastre ? withOwnOutlines(cadastre, ownOutlines) : ownOutlines);
  landDictionaryRoutes(route);
  landContactRoutes(route);
  favoriteRoutes(route);
  fileRoutes(route, {
    store,
    identify: tokens.identify,
    clear: clearFiles,
    attach: {
      property: attacherTo(propertyFiles),
      complex: attacherTo(complexFiles),
      building: attacherTo(buildingFiles),
      vacancy: attacherTo(vacancyFiles),
    },
  });
  imageRoutes(route, clearFiles);
  const exportParts = {
    ...settings,
    incomingFolder: folders.incoming,
    baseMapFolder: join(projectFolder, 'web/public/map'),
    running: createExportsInProgress(),
  };
  const plotTrips = { domain: 'land', lists: landValueLists, newRows: landNewRows } as const;
  roundTripRoutes(route, landRoundTrip, plotTrips, operations);
  const warehouseTrips = { domain: 'industrial', lists: industrialValueLists, newRows: industrialNewRows } as const;
  roundTripRoutes(route, industrialRoundTrip, warehouseTrips, operations);
  exportProgressRoutes(route, exportParts.running);
  landExportRoutes(route, store, exportParts);
  industrialExportRoutes(route, store, exportParts);
  propertyRoutes(route, { overdueDays: settings.overdueDays, clearFiles });
  landSelectionRoutes(route);
  const drawPicture = pictureDrawer({
    siteName: settings.productName,
    readPhoto: (id) => readPhoto({ db, store }, id),
  });
  linkPictureRoute(route, landPublic, landSelection, drawPicture);
  linkPictureRoute(route, industrialPublic, industrialSelection, drawPicture);
  shownToRoutes(route, { domains: [disclosedPlots, disclosedVacancies], findCustomerIds });
  industrialRoutes(route, customers, clearFiles);
  requestRoutes(route, customers);
}

/** Routes that change many objects: trash, operations, drafts and loads. */
function registerChanges(route: Route, { clearFiles, operations, loads }: SharedParts): void {
  trashRoutes(route, landTrash, { domain: 'land', kinds: landTrashDomain, clearFiles });
  trashRoutes(route, industrialTrash, { domain: 'industrial', kinds: industrialTrashDomain, clearFiles });
  archivedBatchRoutes(route, landArchivedBatches, { domain: 'land', returnArchived: returnArchivedProperties });
  archivedBatchRoutes(route, industrialArchivedBatches, {
    domain: 'industrial',
    returnArchived: returnArchivedComplexes,
  });
  landChangeRoutes(route, operations);
  industrialChangeRoutes(route, operations);
  operationRoutes(route, operations);
  const draftParts = { toFailure: operations.toFailure, asOperationOf };
  draftRoutes(route, landDrafts, { of: landDraftDomain, ...draftParts });
  draftRoutes(route, industrialDrafts, { of: industrialDraftDomain, ...draftParts });
  loadRoutes(route, landLoads, loads.kinds.land, loads);
  loadRoutes(route, industrialLoads, loads.kinds.industrial, loads);
  messageRoutes(route, landMessages, loads.kinds.land);
  messageRoutes(route, industrialMessages, loads.kinds.industrial);
}

/** Routes of an employee's desk: views, the week, reminders and notifications. */
function registerDesk(route: Route, { overdueDays }: Settings, operations: OperationParts): void {
  viewRoutes(route, { ...landCounts, ...industrialCounts });
  weekRoutes(route, [landWeek, industrialWeek], findersOf(operations));
  const reminded: RemindedEntities = {
    entities: operations.changeables,
    scopes: {
      property: 'land.properties',
      land_request: 'land.requests',
      complex: 'industrial.objects',
      building: 'industrial.objects',
      vacancy: 'industrial.objects',
      industrial_request: 'industrial.requests',
    },
    requestTables: { land_request: 'land.requests', industrial_request: 'industrial.requests' },
  };
  reminderRoutes(route, reminded);
  const todayDomains = [landToday(overdueDays), industrialToday];
  todayRoutes(route, {
    domains: todayDomains,
    reminders: (reader, employeeId) => remindersOfToday(reader, employeeId, reminded),
  });
  notificationRoutes(route, {
    domains: todayDomains,
    reminders: {
      notices: reminderNotices,
      findNext: findNextNotice,
      find: (atDb, employeeId, ids) => remindersOfBell(atDb, { employeeId, ids }, reminded),
    },
    operations: { notices: operationNotices, find: findOwnOperations },
  });
}

/** For each entity, the query for its objects' names by id. */
function findersOf({ changeables }: OperationParts): Record<string, FindNamed> {
  return Object.fromEntries(Object.values(changeables).map(({ name, findNamed }) => [name, findNamed]));
}

function configuredCrm({ crmUrl, crmDeadlineMs }: Settings, log: FastifyBaseLogger): OutsideCrm | undefined {
  if (crmUrl === undefined) return undefined;
  return {
    crm: bitrixCrm(bitrixClient(crmUrl)),
    deadlineMs: crmDeadlineMs,
    onTrouble: (error) => log.warn({ err: error }, 'the customer service did not answer'),
  };
}
