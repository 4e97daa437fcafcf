import { propertyDraftChanges } from '@gektar/contract/land/draft-change-calls.ts';
import { propertyFields } from '@gektar/contract/land/properties/property-fields.ts';
import { objects } from '@gektar/format/plural.ts';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { refreshDrafts } from '#drafts/draft-data.ts';
import { DraftFormPage, FilledForm } from '#drafts/draft-form-page.tsx';
import { readDraftFormSearch } from '#drafts/draft-way.ts';
import { draftForms, originText } from '#drafts/draft-words.ts';
import { type DraftsAbout, DraftsPage } from '#drafts/drafts-page.tsx';
import { readDraftsSearch } from '#drafts/drafts-search.ts';
import { LoadDrafts } from '#drafts/load-drafts.tsx';
import { LandCrumbs } from '#land/land-crumbs.tsx';
import { landFieldKit } from '#land/land-field-kit.tsx';
import type { ChangedEntity } from '#operations/changed-entity.ts';
import { useUndoAll } from '#operations/use-undo.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { changedProperties } from './property-changes.ts';
import { NumbersOfForm } from './property-form/numbers-context.tsx';
import { propertyEntity } from './property-form/property-entity.tsx';
import { usePropertyExtras } from './property-form/use-property-extras.ts';
import { PropertyListsSwitch } from './property-lists-switch.tsx';

const BulkDrawer = lazyPart(async () => ({ default: (await import('#operations/bulk-drawer.tsx')).BulkDrawer }));

const changedDrafts: ChangedEntity = {
  domain: 'land',
  calls: propertyDraftChanges,
  forms: draftForms,
  fields: propertyFields,
  offered: changedProperties.offered,
  kit: landFieldKit,
  refresh: (client) => refreshDrafts(client, 'land'),
};

const offered = { property: changedDrafts.offered };

/** Drafts of plots. */
function usePlotDrafts(): DraftsAbout {
  return {
    domain: 'land',
    columns: [
      { title: 'Кадастровый номер', textOf: ({ title }) => title },
      { title: 'Адрес', textOf: ({ place }) => place },
      { title: 'Файл', textOf: originText },
    ],
    areaTitle: 'Площадь, га',
    objectForms: objects,
    offered,
    labelOf: (_, field) => changedDrafts.fields[field]?.label ?? field,
    drawer: ({ kind: _, ...drawer }) => (
      <Suspense>
        <BulkDrawer about={changedDrafts} {...drawer} />
      </Suspense>
    ),
    undoOf: useUndoAll(draftForms),
  };
}

/** Drafts of plots that a load made; their file is that of the load. */
export function PlotLoadDrafts({ loadId }: { loadId: string }) {
  const about = usePlotDrafts();
  return <LoadDrafts {...about} columns={about.columns.slice(0, 2)} loadId={loadId} />;
}

/** Plots that lack required fields (N-10). */
export function LandDraftsPage() {
  const { q } = useSearch({ from: '/land/drafts', select: readDraftsSearch, structuralSharing: true });
  const navigate = useNavigate();
  return (
    <DraftsPage
      {...usePlotDrafts()}
      crumbs={<LandCrumbs crumbs={[{ label: 'Объекты', to: '/land/property' }, { label: 'Черновики' }]} />}
      beside={<PropertyListsSwitch />}
      text={q}
      onSearch={(text) => void navigate({ to: '/land/drafts', search: { q: text }, replace: true, resetScroll: false })}
    />
  );
}

/** The form of a draft of a plot. */
export function LandDraftPage() {
  return <DraftOfPlot id={useParams({ from: '/land/drafts/$id' }).id} isQueue={false} />;
}

/** The form of a draft; after it the next incomplete draft opens. */
export function LandDraftQueuePage() {
  return <DraftOfPlot id={useParams({ from: '/land/drafts/$id/queue' }).id} isQueue />;
}

function DraftOfPlot({ id, isQueue }: { id: string; isQueue: boolean }) {
  return (
    <DraftFormPage
      domain="land"
      id={id}
      isQueue={isQueue}
      search={useSearch({ strict: false, select: readDraftFormSearch, structuralSharing: true })}
      crumbs={<LandCrumbs crumbs={[{ label: 'Черновики', to: '/land/drafts' }]} />}
      form={(draft, way) => (
        <NumbersOfForm key={draft.id}>
          <FilledForm domain="land" entity={propertyEntity} draft={draft} way={way} useExtras={usePropertyExtras} />
        </NumbersOfForm>
      )}
    />
  );
}
