import type { DraftKind } from '@gektar/contract/drafts/draft.ts';
import {
  buildingDraftChanges,
  complexDraftChanges,
  vacancyDraftChanges,
} from '@gektar/contract/industrial/draft-change-calls.ts';
import type { PluralForms } from '@gektar/format/plural.ts';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { refreshDrafts } from '#drafts/draft-data.ts';
import { DraftFormPage } from '#drafts/draft-form-page.tsx';
import { readDraftFormSearch } from '#drafts/draft-way.ts';
import { draftForms } from '#drafts/draft-words.ts';
import { type DraftsAbout, DraftsPage } from '#drafts/drafts-page.tsx';
import { readDraftsSearch } from '#drafts/drafts-search.ts';
import { LoadDrafts } from '#drafts/load-drafts.tsx';
import { IndustrialCrumbs } from '#industrial/industrial-crumbs.tsx';
import { ObjectListsSwitch } from '#industrial/object-lists-switch.tsx';
import type { ChangedEntity } from '#operations/changed-entity.ts';
import { useUndoAll } from '#operations/use-undo.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { changedParts } from './complex-changes.ts';
import { DraftOfPart } from './draft-of-part.tsx';

const BulkDrawer = lazyPart(async () => ({ default: (await import('#operations/bulk-drawer.tsx')).BulkDrawer }));

/** 'Создано: 2 объекта': complexes, buildings and vacancies together. */
const objectForms: PluralForms = ['объект', 'объекта', 'объектов'];

const common = { forms: draftForms, refresh: refreshIndustrialDrafts } as const;

function draftsOf(part: ChangedEntity, calls: ChangedEntity['calls']): ChangedEntity {
  const { domain, fields, offered, kit } = part;
  // A rate computed from the rates of its parts exists only in objects, not in drafts.
  return { domain, fields, kit, calls, offered: offered.filter((name) => name !== 'averageNetRentalRate'), ...common };
}

function refreshIndustrialDrafts(client: Parameters<ChangedEntity['refresh']>[0]) {
  return refreshDrafts(client, 'industrial');
}

const changed = {
  complex: draftsOf(changedParts.complex, complexDraftChanges),
  building: draftsOf(changedParts.building, buildingDraftChanges),
  vacancy: draftsOf(changedParts.vacancy, vacancyDraftChanges),
} as const;

const offered = {
  complex: changed.complex.offered,
  building: changed.building.offered,
  vacancy: changed.vacancy.offered,
};

function changedOf(kind: DraftKind): ChangedEntity {
  if (kind === 'property') throw new Error('plots have their own drafts');
  return changed[kind];
}

/** Drafts of complexes, buildings and vacancies. */
function useDrafts(): DraftsAbout {
  return {
    domain: 'industrial',
    columns: [
      {
        title: 'Комплекс',
        textOf: ({ kind, title, complexName, place }) => (kind === 'complex' ? title : (complexName ?? place)),
      },
      {
        title: 'Здание, вакансия',
        textOf: ({ kind, title, buildingName }) =>
          kind === 'complex' ? '' : [buildingName, title].filter(Boolean).join(', '),
      },
    ],
    areaTitle: 'Площадь, м²',
    objectForms,
    offered,
    labelOf: (kind, field) => changedOf(kind).fields[field]?.label ?? field,
    drawer: ({ kind, ...drawer }) => (
      <Suspense>
        <BulkDrawer about={changedOf(kind)} {...drawer} />
      </Suspense>
    ),
    undoOf: useUndoAll(draftForms),
  };
}

/** Drafts that a load of vacancies made, with those of their complexes and buildings. */
export function VacancyLoadDrafts({ loadId }: { loadId: string }) {
  return <LoadDrafts {...useDrafts()} loadId={loadId} />;
}

/** Complexes, buildings and vacancies that lack required fields (N-10). */
export function IndustrialDraftsPage() {
  const { q } = useSearch({ from: '/industrial/drafts', select: readDraftsSearch, structuralSharing: true });
  const navigate = useNavigate();
  return (
    <DraftsPage
      {...useDrafts()}
      crumbs={<IndustrialCrumbs crumbs={[{ label: 'Объекты', to: '/industrial' }, { label: 'Черновики' }]} />}
      beside={<ObjectListsSwitch current="drafts" text={undefined} />}
      text={q}
      onSearch={(text) =>
        void navigate({ to: '/industrial/drafts', search: { q: text }, replace: true, resetScroll: false })
      }
    />
  );
}

/** The form of a draft of a complex, a building or a vacancy. */
export function IndustrialDraftPage() {
  return <DraftPage id={useParams({ from: '/industrial/drafts/$id' }).id} isQueue={false} />;
}

/** The form of a draft; after it the next incomplete draft opens. */
export function IndustrialDraftQueuePage() {
  return <DraftPage id={useParams({ from: '/industrial/drafts/$id/queue' }).id} isQueue />;
}

function DraftPage({ id, isQueue }: { id: string; isQueue: boolean }) {
  return (
    <DraftFormPage
      domain="industrial"
      id={id}
      isQueue={isQueue}
      search={useSearch({ strict: false, select: readDraftFormSearch, structuralSharing: true })}
      crumbs={<IndustrialCrumbs crumbs={[{ label: 'Черновики', to: '/industrial/drafts' }]} />}
      form={(draft, way, onChanged) => <DraftOfPart key={draft.id} draft={draft} way={way} onChanged={onChanged} />}
    />
  );
}
