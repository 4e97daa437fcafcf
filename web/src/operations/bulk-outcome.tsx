import type { ChangeOutcome } from '@gektar/contract/operations/operation.ts';
import { formatDateTime, moscowTime } from '@gektar/format/date.ts';
import { formatCount } from '@gektar/format/number.ts';
import { Button } from '@mantine/core';
import { IconArrowBackUp, IconCircleCheck } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { Fragment, type ReactNode, useState } from 'react';
import { LinkButton } from '#ui/button/link-button.tsx';
import { PathLink } from '#ui/button/path-link.tsx';
import { icon16, icon18 } from '#ui/icon.ts';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Text } from '#ui/layout/text.ts';
import { ChangeText } from './bulk-run.tsx';
import { durationText } from './change-words.ts';
import type { ChangedEntity } from './changed-entity.ts';
import { changedText, skippedText } from './operation-words.ts';
import { RefusedList } from './refused-list.tsx';
import { undo } from './undo-operation.ts';
import type { EndedChange } from './use-changes.ts';

/** An ended change, with a note on who else sees the changed objects. */
export interface SeenChange extends EndedChange {
  readonly fields: Readonly<Record<string, unknown>>;
  /** Ids of its operation and of those that applied it to refused objects again. */
  readonly operationIds: readonly string[];
  readonly seenBy: ReactNode;
}

export interface BulkOutcomeProps {
  readonly about: ChangedEntity;
  readonly ended: SeenChange;
  readonly titleOf: (id: string) => ReactNode;
  /** Applies the same change to these objects again. */
  readonly onAgain: (ids: readonly string[]) => void;
  /** Whether the change is being applied again. */
  readonly isBusy: boolean;
  readonly onKeep: (ids: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Changed objects with an undo, unchanged ones with their reasons, and who else sees the changes. */
export function BulkOutcome({ about, ended, titleOf, onAgain, isBusy, onKeep, onClose }: BulkOutcomeProps) {
  const { outcomes, waitingIds } = ended;
  const doneCount = outcomes.filter(({ state }) => state === 'done').length;
  const refused = outcomes.filter(({ state }) => state !== 'done' && state !== 'same');
  const skipped = outcomes.filter((outcome) => skippedText(outcome) !== '');
  const keep = (ids: readonly string[]) => {
    onKeep(ids);
    onClose();
  };
  return (
    <Stack gap={16}>
      {doneCount > 0 && <Done about={about} ended={ended} doneCount={doneCount} onClose={onClose} />}
      {waitingIds.length > 0 && (
        <Unchanged
          title={`Остановлено, без изменений: ${formatCount(waitingIds.length)}`}
          onKeep={() => keep(waitingIds)}
        />
      )}
      {refused.length > 0 && (
        <Stack gap={8}>
          <Unchanged
            title={`Не изменено: ${formatCount(refused.length)}`}
            onKeep={() => keep(refused.map(({ id }) => id))}
          />
          <RefusedList
            about={about}
            outcomes={refused}
            titleOf={titleOf}
            actionsOf={(outcome) => (
              <>
                {outcome.state !== 'gone' && (
                  <LinkButton disabled={isBusy} onClick={() => onAgain([outcome.id])}>
                    Применить ещё раз
                  </LinkButton>
                )}
                <Way about={about} outcome={outcome} onClose={onClose} />
              </>
            )}
          />
        </Stack>
      )}
      {skipped.length > 0 && (
        <Stack gap={8}>
          <Unchanged
            title={`Пропущено: ${formatCount(skipped.length)}`}
            onKeep={() => keep(skipped.map(({ id }) => id))}
          />
          <RefusedList
            about={about}
            outcomes={skipped}
            isQuiet
            titleOf={titleOf}
            actionsOf={(outcome) => <Way about={about} outcome={outcome} onClose={onClose} />}
          />
        </Stack>
      )}
      {ended.seenBy}
    </Stack>
  );
}

interface DoneProps extends Pick<BulkOutcomeProps, 'about' | 'ended' | 'onClose'> {
  readonly doneCount: number;
}

function Done({ about, ended: { operationIds, fields, tookMs }, doneCount, onClose }: DoneProps) {
  const client = useQueryClient();
  const [endedAt] = useState(moscowTime);
  return (
    <Row gap={12} p="12px 16px" bd="line" bdrs="r2" bg="raised" wrap="wrap">
      <IconCircleCheck {...icon18} color="var(--ok)" />
      <Stack gap={2} flex="1 1 240px" miw={0}>
        <Text as="span" fw={600}>
          {changedText(doneCount, about)}
        </Text>
        <Text as="span" size={13} c="soft">
          {Object.entries(fields).map(([name, value]) => (
            <Fragment key={name}>
              {about.fields[name]?.label}: <ChangeText about={about} name={name} value={value} />.{' '}
            </Fragment>
          ))}
          {formatDateTime(endedAt)}, за {durationText(tookMs)}
        </Text>
      </Stack>
      <Button
        leftSection={<IconArrowBackUp {...icon16} />}
        onClick={async () => {
          // The latest first: a later operation may have changed an object of an earlier one.
          for (const id of operationIds.toReversed()) if (!(await undo(client, id, { forms: about.forms }))) return;
          onClose();
        }}
      >
        Отменить всё
      </Button>
    </Row>
  );
}

function Unchanged({ title, onKeep }: { readonly title: string; readonly onKeep: () => void }) {
  return (
    <Row justify="space-between" gap={12} wrap="wrap">
      <Text as="span" fw={600}>
        {title}
      </Text>
      <LinkButton onClick={onKeep}>Оставить выбранными только их</LinkButton>
    </Row>
  );
}

interface WayProps extends Pick<BulkOutcomeProps, 'about' | 'onClose'> {
  readonly outcome: ChangeOutcome;
}

/** Link to the refused object, or to the trash where it is now. */
function Way({ about: { domain }, outcome: { state, object }, onClose }: WayProps) {
  const { history } = useRouter();
  const path = state === 'gone' ? `/${domain}/trash` : object?.path;
  if (path === undefined) return null;
  return (
    <PathLink
      path={path}
      onOpen={(to) => {
        onClose();
        history.push(to);
      }}
    >
      {state === 'gone' ? 'Открыть корзину' : 'Открыть'}
    </PathLink>
  );
}
