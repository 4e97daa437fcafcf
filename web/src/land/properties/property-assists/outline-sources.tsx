import type { Polygon } from '@gektar/contract/measure/polygon.ts';
import { Button } from '@mantine/core';
import { IconHash, IconPhotoSearch } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, use, useState } from 'react';
import {
  FinishNumberContext,
  usePropertyForm,
  usePropertyValues,
} from '#land/properties/property-form/form-context.ts';
import { icon16 } from '#ui/icon.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { areSamePolygons, fetchKnownOutline } from './known-outline.ts';
import { Offer, Offers } from './offer.tsx';
import { outlineText } from './outline-text.ts';

const PictureOutlineDialog = lazyPart(() => import('./picture-outline-dialog.tsx'));

/** Result of the last attempt to find an outline by the cadastral numbers. */
type Outcome =
  | { readonly kind: 'no-numbers' | 'unknown' | 'failed' | 'same' }
  | { readonly kind: 'found'; readonly polygons: Polygon[] }
  | { readonly kind: 'taken'; readonly polygons: Polygon[]; readonly before: Polygon[] };

const words = {
  'no-numbers': 'Сначала введите кадастровый номер',
  unknown: 'Контур неизвестен: нарисуйте его на карте или обведите по картинке',
  failed: 'Не удалось узнать контур по номеру',
  same: 'По номеру известен этот же контур',
} as const;

/** Sources of an outline besides drawing: the cadastral numbers of the object, a picture laid over the map. */
export function useOutlineSources() {
  const client = useQueryClient();
  const { setValue, getValues } = usePropertyForm();
  const { polygons } = usePropertyValues();
  const finishNumber = use(FinishNumberContext);
  const [outcome, setOutcome] = useState<Outcome>();
  const [isAsking, setAsking] = useState(false);
  const [isPictureOpen, setPictureOpen] = useState(false);

  const put = (next: Polygon[]) => setValue('polygons', next, { shouldDirty: true, shouldValidate: true });
  const take = (next: Polygon[]) => {
    const before = getValues('polygons');
    put(next);
    setOutcome({ kind: 'taken', polygons: next, before });
  };
  const outcomeOf = async (numbers: readonly string[]): Promise<Outcome> => {
    if (numbers.length === 0) return { kind: 'no-numbers' };
    return await fetchKnownOutline(client, numbers).then(
      (known): Outcome => (known ? { kind: 'found', polygons: known.polygons } : { kind: 'unknown' }),
      (): Outcome => ({ kind: 'failed' }),
    );
  };
  const askByNumber = async () => {
    setAsking(true);
    // A number still being typed or checked is added to the list first.
    await finishNumber.current?.();
    const found = await outcomeOf(getValues('cadastralNumbers'));
    setAsking(false);
    const current = getValues('polygons');
    if (found.kind !== 'found') setOutcome(found);
    else if (areSamePolygons(found.polygons, current)) setOutcome({ kind: 'same' });
    else if (current.length === 0) take(found.polygons);
    else setOutcome(found);
  };

  const buttons = (
    <>
      <Button leftSection={<IconHash {...icon16} />} loading={isAsking} onClick={() => void askByNumber()}>
        По кадастровому номеру
      </Button>
      <Button leftSection={<IconPhotoSearch {...icon16} />} onClick={() => setPictureOpen(true)}>
        По картинке
      </Button>
    </>
  );
  const result = (
    <>
      <Offers>
        {outcome && (
          <OutcomeLine
            outcome={outcome}
            current={polygons}
            onTake={take}
            onReturn={(before) => {
              put(before);
              setOutcome(undefined);
            }}
            onRetry={() => void askByNumber()}
            onDismiss={() => setOutcome(undefined)}
          />
        )}
      </Offers>
      {isPictureOpen && (
        <Suspense>
          <PictureOutlineDialog onTake={take} onClose={() => setPictureOpen(false)} />
        </Suspense>
      )}
    </>
  );
  return { buttons, result };
}

interface OutcomeLineProps {
  readonly outcome: Outcome;
  readonly current: readonly Polygon[];
  readonly onTake: (polygons: Polygon[]) => void;
  readonly onReturn: (before: Polygon[]) => void;
  readonly onRetry: () => void;
  readonly onDismiss: () => void;
}

function OutcomeLine({ outcome, current, onTake, onReturn, onRetry, onDismiss }: OutcomeLineProps) {
  switch (outcome.kind) {
    case 'found':
      return (
        <Offer action="Заменить контур" onTake={() => onTake(outcome.polygons)} onDismiss={onDismiss}>
          По номеру известен другой контур: {outlineText(outcome.polygons)}
        </Offer>
      );
    case 'taken':
      // No undo once the outline has been changed by hand.
      if (!areSamePolygons(outcome.polygons, current)) return null;
      return (
        <Offer action="Вернуть прежний" onTake={() => onReturn(outcome.before)} onDismiss={onDismiss}>
          Контур взят: {outlineText(outcome.polygons)}
        </Offer>
      );
    case 'failed':
      return (
        <Offer action="Повторить" onTake={onRetry} onDismiss={onDismiss}>
          {words.failed}
        </Offer>
      );
    default:
      return <Offer onDismiss={onDismiss}>{words[outcome.kind]}</Offer>;
  }
}
