import type { Draft } from '@gektar/contract/drafts/draft.ts';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { FilledForm, Outside, SkipDraft } from '#drafts/draft-form-page.tsx';
import type { DraftWay } from '#drafts/draft-way.ts';
import { draftName } from '#drafts/draft-words.ts';
import { FormPageSkeleton } from '#form/sections/form-page-skeleton.tsx';
import { buildingEntityIn } from '#industrial/buildings/building-form/building-entity.ts';
import { UNSAVED } from '#industrial/editing/edit-addresses.ts';
import { EditContext } from '#industrial/editing/edit-context.ts';
import { buildingQuery } from '#industrial/editing/edit-data.ts';
import { InComplex } from '#industrial/editing/in-complex.tsx';
import { BlockedForm, FailedEntity } from '#industrial/editing/instead-of-form.tsx';
import { IndustrialCrumbs } from '#industrial/industrial-crumbs.tsx';
import { addingBlocked, blockedReason, NEW_VACANCY } from '#industrial/tree/tree-rows.ts';
import { type VacancyPlace, vacancyEntityIn } from '#industrial/vacancies/vacancy-form/vacancy-entity.ts';
import { hrefOptions } from '#ui/path-options.ts';
import { EmptyState } from '#ui/waiting/empty-state.tsx';
import { complexEntity } from './complex-form/complex-entity.ts';
import { DraftParentChoice } from './draft-parent-choice.tsx';

interface PartProps {
  readonly draft: Draft;
  readonly way: DraftWay;
}

export interface DraftOfPartProps extends PartProps {
  /** Called with the draft once its parent is chosen. */
  readonly onChanged: (draft: Draft) => void;
}

const newComplex = { complexId: UNSAVED, isComplexEnabled: true } as const;

/**
 * The creation form, filled from a draft of a complex, building or vacancy. Without a parent, the choice of one; with a
 * parent that is a draft, a link to it.
 */
export function DraftOfPart({ draft, way, onChanged }: DraftOfPartProps) {
  const { kind, parent } = draft;
  if (kind === 'complex') {
    return (
      <EditContext value={newComplex}>
        <FilledForm domain="industrial" entity={complexEntity} draft={draft} way={way} />
      </EditContext>
    );
  }
  if (parent === null || parent.complexId === null)
    return <DraftParentChoice draft={draft} skip={way.skip} onChosen={onChanged} />;
  if (parent.isDraft) return <ParentFirst draft={draft} parentId={parent.id} way={way} />;
  if (kind === 'building') return <BuildingDraft draft={draft} way={way} complexId={parent.complexId} />;
  return <VacancyDraft draft={draft} way={way} complexId={parent.complexId} buildingId={parent.id} />;
}

/** A building is created after its complex, a vacancy after its building. */
function ParentFirst({ draft, way, parentId }: PartProps & { parentId: string }) {
  const isVacancy = draft.kind === 'vacancy';
  return (
    <Outside
      crumbs={
        <IndustrialCrumbs crumbs={[{ label: 'Черновики', to: '/industrial/drafts' }, { label: draftName(draft) }]} />
      }
    >
      <EmptyState
        isPage
        picture="blank"
        title={draftName(draft)}
        caption={
          isVacancy ? 'Здание ещё черновик: сначала дополните его' : 'Комплекс ещё черновик: сначала дополните его'
        }
      >
        <Button variant="filled" renderRoot={(root) => <Link {...hrefOptions(way.parent(parentId))} {...root} />}>
          {isVacancy ? 'Дополнить здание' : 'Дополнить комплекс'}
        </Button>
        <SkipDraft skip={way.skip} />
      </EmptyState>
    </Outside>
  );
}

function BuildingDraft({ draft, way, complexId }: PartProps & { complexId: string }) {
  return (
    <InComplex id={complexId} current={{ buildingId: UNSAVED }}>
      {({ name, isEnabled }) =>
        isEnabled ? (
          <BuildingForm draft={draft} way={way} complexId={complexId} complexName={name} />
        ) : (
          <BlockedForm
            complexId={complexId}
            complexName={name}
            title={draftName(draft)}
            reason={addingBlocked.complex}
          />
        )
      }
    </InComplex>
  );
}

interface BuildingFormProps extends PartProps {
  readonly complexId: string;
  readonly complexName: string;
}

function BuildingForm({ draft, way, complexId, complexName }: BuildingFormProps) {
  const entity = useMemo(() => buildingEntityIn(complexId, complexName), [complexId, complexName]);
  return <FilledForm domain="industrial" entity={entity} draft={draft} way={way} />;
}

interface VacancyDraftProps extends PartProps {
  readonly complexId: string;
  readonly buildingId: string;
}

function VacancyDraft({ draft, way, complexId, buildingId }: VacancyDraftProps) {
  const { data: building, error, isFetching, refetch } = useQuery(buildingQuery(buildingId));
  if (error && !building && !isFetching) return <FailedEntity error={error} onRetry={() => void refetch()} />;
  return (
    <InComplex id={complexId} current={{ buildingId, vacancyId: NEW_VACANCY }}>
      {({ name, isEnabled }) => {
        if (building === undefined) return <FormPageSkeleton />;
        const place = { complexId, complexName: name, buildingId, buildingName: building.name };
        const reason = blockedReason(isEnabled, building.isEnabled);
        if (reason !== undefined) return <BlockedForm {...place} title={draftName(draft)} reason={reason} />;
        return <VacancyForm draft={draft} way={way} place={place} />;
      }}
    </InComplex>
  );
}

function VacancyForm({ draft, way, place }: PartProps & { place: VacancyPlace }) {
  const { complexId, complexName, buildingId, buildingName } = place;
  const entity = useMemo(
    () => vacancyEntityIn({ complexId, complexName, buildingId, buildingName }),
    [complexId, complexName, buildingId, buildingName],
  );
  return <FilledForm domain="industrial" entity={entity} draft={draft} way={way} />;
}
