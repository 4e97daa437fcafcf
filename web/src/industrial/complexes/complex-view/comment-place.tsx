import type { ComplexComment, FullComplex } from '@gektar/contract/industrial/complexes/complex.ts';
import { useState } from 'react';
import type { ShownParts } from '#industrial/tree/complex-parts.ts';
import type { CommentDrafts } from '#people/comments/comment-drafts.ts';
import { CommentWriter } from '#people/comments/comment-writer.tsx';
import { Box } from '#ui/layout/box.ts';
import { Segmented } from '#ui/menu/segmented.tsx';

/** Complex, building or vacancy that a comment is on. */
export type CommentOwner = Pick<ComplexComment, 'entity' | 'entityId'>;

export interface CommentPlaceProps {
  readonly complex: FullComplex;
  readonly parts: ShownParts;
  /** Whether a comment can be on the chosen part; otherwise it is on the complex. */
  readonly isChoosing: boolean;
  readonly drafts: CommentDrafts;
  readonly onAdd: (owner: CommentOwner, text: string) => Promise<void>;
}

/** Field for a comment on the complex, or on the chosen building or vacancy; its label names which. */
export function CommentPlace({ complex, parts: { building, vacancy }, isChoosing, drafts, onAdd }: CommentPlaceProps) {
  const [wanted, setWanted] = useState<ComplexComment['entity']>('complex');
  const places = [
    { entity: 'complex', label: 'Комплекс', about: 'к комплексу', id: complex.id, name: complex.name },
    { entity: 'building', label: 'Здание', about: 'к зданию', id: building?.id, name: building?.name },
    { entity: 'vacancy', label: 'Вакансия', about: 'к вакансии', id: vacancy?.id, name: vacancy?.name },
  ] as const;
  const offered = places.filter(({ id }) => id !== undefined);
  const place = offered.find(({ entity }) => isChoosing && entity === wanted) ?? places[0];
  return (
    <div>
      {isChoosing && offered.length > 1 && (
        <Box p="8px 16px" bdt="line-2">
          <Segmented
            aria-label="О чём комментарий"
            isWide
            value={place.entity}
            onChange={setWanted}
            options={offered.map(({ entity, label, name }) => ({
              value: entity,
              label: <span title={name}>{label}</span>,
            }))}
          />
        </Box>
      )}
      <CommentWriter
        drafts={drafts}
        about={`${place.about} ${place.name ?? complex.name}`}
        onAdd={(text) => onAdd({ entity: place.entity, entityId: place.id ?? complex.id }, text)}
      />
    </div>
  );
}
