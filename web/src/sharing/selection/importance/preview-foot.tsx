import type { ImportancePreview } from '@gektar/contract/requests/importance-preview.ts';
import { IconArrowRight } from '@tabler/icons-react';
import { icon14 } from '#ui/icon.ts';
import { Text } from '#ui/layout/text.ts';
import { positional } from '#ui/positional.ts';
import classes from './importance.module.css';
import { ARROW, formerPlace, type ObjectGender, PREVIEW_FAILURE, percents, previewText } from './preview-words.ts';

/** How the foot names objects. */
export interface PreviewedObjects<Row> {
  readonly gender: ObjectGender;
  readonly titleOf: (row: Row) => string;
  /** What distinguishes objects of the same title. */
  readonly noteOf?: ((row: Row) => string) | undefined;
}

interface PreviewFootProps<Row> extends PreviewedObjects<Row> {
  /** The last preview; undefined until the first is there. */
  readonly preview: ImportancePreview<Row> | undefined;
  /** Whether the preview belongs to earlier weights. */
  readonly isStale: boolean;
  readonly isFailed: boolean;
  /** Whether anything differs from the stored weighing. */
  readonly isChanged: boolean;
  readonly criterionName: (criterion: string) => string;
}

/** The effect of the unsaved weights: counts, and the first objects among 'Почти подходят'. */
export function PreviewFoot<Row extends { readonly id: string }>(props: PreviewFootProps<Row>) {
  const { preview, isStale, isFailed, isChanged, criterionName, gender, titleOf, noteOf } = props;
  const text = preview && previewText(preview, isChanged, criterionName);
  return (
    <div
      role="status"
      aria-label="Что изменится"
      aria-busy={isStale}
      className={classes.foot}
      data-stale={(isStale && !isFailed) || undefined}
    >
      {isFailed ? (
        <Text size={14}>{PREVIEW_FAILURE}</Text>
      ) : text === undefined ? (
        <Text size={14} c="mute">
          Считаем, что изменится…
        </Text>
      ) : (
        <>
          <Text size={14}>
            <b>
              <WithArrows text={text.found} />
            </b>{' '}
            <WithArrows text={[text.groups, text.first].filter(Boolean).join(' ')} />
          </Text>
          {text.isListed && (
            <ol className={classes.first}>
              {preview?.first.map((one, index) => {
                const { before, after } = percents(one);
                const note = noteOf?.(one.object);
                return (
                  <li key={one.object.id}>
                    <span className={classes.quiet}>{index + 1}</span>
                    <span className={classes.object}>
                      {titleOf(one.object)}
                      {note !== undefined && <span className={classes.quiet}>, {note}</span>}
                    </span>
                    <span className={classes.quiet}>{formerPlace(one, index, gender)}</span>
                    <span>
                      {before !== undefined && (
                        <span className={classes.quiet}>
                          <WithArrows text={before} />
                        </span>
                      )}
                      <b>{after}</b>
                    </span>
                  </li>
                );
              })}
            </ol>
          )}
        </>
      )}
    </div>
  );
}

/** A text whose arrows are drawn, because the font has none; read aloud as 'стало'. */
function WithArrows({ text }: { text: string }) {
  return positional(
    text.split(ARROW).map((part, index) => (
      <>
        {index > 0 && (
          <>
            <span className="sr"> стало </span>
            <IconArrowRight {...icon14} className={classes.arrow} />
          </>
        )}
        {part}
      </>
    )),
  );
}
