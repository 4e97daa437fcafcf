import { MAX_CHANGES } from '@gektar/contract/operations/change-limits.ts';
import type { ChangeOutcome } from '@gektar/contract/operations/operation.ts';
import { formatCount, formatMeasured } from '@gektar/format/number.ts';
import { useDebouncedValue } from '@mantine/hooks';
import { IconArrowRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode } from 'react';
import { failureText } from '#api/failure-text.ts';
import { describedText } from '#form/described/described-text.ts';
import { QuietDecimals } from '#ui/component/quiet-decimals.tsx';
import { icon14 } from '#ui/icon.ts';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Text } from '#ui/layout/text.ts';
import classes from './bulk-drawer.module.css';
import { isSteps } from './change-words.ts';
import type { ChangedEntity } from './changed-entity.ts';
import { refusalText } from './operation-words.ts';
import { averagesOf, sameCounts, skippedCounts } from './preview-summary.ts';
import { previewQuery } from './use-changes.ts';

/** Number of objects whose change is listed. */
export const PREVIEWED = 10;
/** Pause in typing before the summary of all objects is requested (ms). */
const PAUSE_MS = 400;

export interface ChangePreviewProps {
  readonly about: ChangedEntity;
  readonly ids: readonly string[];
  readonly fields: Readonly<Record<string, unknown>>;
  readonly titleOf: (id: string) => ReactNode;
}

/** The first objects as they are and as they will be, computed by the same server code that writes them. */
export function ChangePreview({ about, ids, fields, titleOf }: ChangePreviewProps) {
  const shown = ids.slice(0, PREVIEWED);
  const { data, error } = useQuery({ ...previewQuery(about, shown, fields), placeholderData: (before) => before });
  const names = Object.keys(fields);
  const summed = useSummed(about, ids, fields);
  const averages = summed ? averagesOf(summed, names, about) : [];
  const unchangedOnes =
    summed && [skippedCounts(summed, names, about), sameCounts(summed, fields, about)].filter(Boolean).join(' ');
  if (names.length === 0) return null;
  return (
    <Stack gap={8} mt={20}>
      <Row gap={12} wrap="wrap" align="baseline">
        <Text as="span" fw={600}>
          Что получится
        </Text>
        {ids.length > shown.length && (
          <Text as="span" size={13} c="soft">
            первые {formatCount(shown.length)} из {formatCount(ids.length)}
          </Text>
        )}
        {averages.length > 0 && (
          <Text as="span" size={13} c="soft" ms="auto" tabular>
            {averages.map(({ what, before, after, share }, index) => (
              <Fragment key={what}>
                {index > 0 && '; '}
                {what} в среднем {before} <IconArrowRight {...icon14} className={classes.becomes} aria-label="станет" />{' '}
                {after}
                {share !== undefined && `, ${share}`}
              </Fragment>
            ))}
            {ids.length > MAX_CHANGES && `, по первым ${formatCount(MAX_CHANGES)}`}
          </Text>
        )}
      </Row>
      {error ? (
        <Text size={13} c="danger" role="alert">
          {failureText(error)}
        </Text>
      ) : (
        <div className={classes.preview} aria-busy={data === undefined}>
          <table>
            <thead>
              <tr>
                <th scope="col">Название</th>
                {names.map((name) => (
                  <th key={name} scope="col">
                    {headOf(about, name)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {(data ?? []).map((outcome) => (
                <tr key={outcome.id} data-state={outcome.state}>
                  <th scope="row">{titleOf(outcome.id)}</th>
                  <Cells about={about} names={names} fields={fields} outcome={outcome} />
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {unchangedOnes && (
        <Text size={13} c="soft">
          {unchangedOnes}
        </Text>
      )}
    </Stack>
  );
}

/**
 * Outcomes that the summary counts: of all objects, or of as many as one call takes; undefined until they are known.
 */
function useSummed(about: ChangedEntity, ids: readonly string[], fields: ChangePreviewProps['fields']) {
  const [asked] = useDebouncedValue(fields, PAUSE_MS);
  const { data } = useQuery(previewQuery(about, ids.slice(0, MAX_CHANGES), asked));
  return asked === fields ? data : undefined;
}

function headOf({ fields }: ChangedEntity, name: string) {
  const description = fields[name];
  if (description?.kind !== 'number') return description?.label ?? name;
  return `${description.label}, ${description.unit}`;
}

interface CellsProps {
  readonly about: ChangedEntity;
  readonly names: readonly string[];
  readonly fields: ChangePreviewProps['fields'];
  readonly outcome: ChangeOutcome;
}

function Cells({ about, names, fields, outcome }: CellsProps) {
  if (outcome.state === 'refused' || outcome.state === 'gone' || outcome.state === 'stale') {
    return (
      <td colSpan={names.length} className={classes.refused} data-label="Не изменится">
        {refusalText(outcome, about.fields)}
      </td>
    );
  }
  return names.map((name) => {
    const change = outcome.changes[name];
    return (
      <td key={name} data-label={about.fields[name]?.label}>
        {change ? <FromTo about={about} name={name} change={change} /> : unchanged(fields[name], outcome.fields[name])}
      </td>
    );
  });
}

/**
 * Text for a field that the change leaves as it is; a step cannot change a missing number.
 * @param skipped why the field is left out: 'Пропущено: ставка по запросу'
 */
function unchanged(value: unknown, skipped: string | undefined) {
  const text = skipped?.replace(/^П/u, 'п') ?? (isSteps(value) ? 'без изменений' : 'уже так');
  return <span className="mute">{text}</span>;
}

/** Old value less prominent, new value bold: '8 700,00 → 9 150,00'. */
function FromTo({
  about,
  name,
  change: [before, after],
}: Pick<CellsProps, 'about'> & { name: string; change: readonly [unknown, unknown] }) {
  const text = (value: unknown): ReactNode => {
    const description = about.fields[name];
    if (description === undefined) return null;
    const { PersonText } = about.kit;
    if (description.kind === 'person')
      return <PersonText id={typeof value === 'string' ? value : null} who={description.who} />;
    if (description.kind === 'number' && typeof value === 'number')
      return <QuietDecimals text={formatMeasured(value)} />;
    return describedText(description, value);
  };
  return (
    <>
      <span className={classes.before}>{text(before)}</span>
      <IconArrowRight {...icon14} className={classes.arrow} aria-label="станет" />
      <b>{text(after)}</b>
    </>
  );
}
