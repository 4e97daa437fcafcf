import { formatCount } from '@gektar/format/number.ts';
import { Button } from '@mantine/core';
import { IconSquare } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { icon16 } from '#ui/icon.ts';
import { Box } from '#ui/layout/box.ts';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Text } from '#ui/layout/text.ts';
import { Meter } from '#ui/waiting/progress-bar.tsx';
import classes from './bulk-drawer.module.css';
import { WireValue } from './cells/wire-value.tsx';
import { durationText, isSteps, stepsText, timeLeft } from './change-words.ts';
import type { ChangedEntity } from './changed-entity.ts';
import { RefusedList } from './refused-list.tsx';
import type { ChangeProgress } from './use-changes.ts';

interface ChangesProps {
  readonly about: ChangedEntity;
  /** The change as it is sent: wire name → value or steps. */
  readonly fields: Readonly<Record<string, unknown>>;
}

interface BulkRunProps extends ChangesProps {
  readonly progress: ChangeProgress;
  /** Name of an object. */
  readonly titleOf: (id: string) => ReactNode;
}

/** Progress of a change on the server: the number of changed objects, the changed fields, the refused objects. */
export function BulkRun({ about, fields, progress, titleOf }: BulkRunProps) {
  const { done, total, refused, refusals, elapsed } = progress;
  const left = timeLeft(progress, elapsed);
  const changed = formatCount(done - refused);
  return (
    <Stack gap={20}>
      <Stack gap={8} p="12px 16px" bd="line" bdrs="r2" bg="raised">
        <Row justify="space-between" gap={12} wrap="wrap">
          <Text as="span" fw={600} tabular>
            Изменено {changed} из {formatCount(total)}
          </Text>
          {left !== undefined && (
            <Text as="span" size={13} c="soft" tabular>
              осталось около {durationText(left)}
            </Text>
          )}
        </Row>
        <Meter label="Изменено" share={total > 0 ? done / total : 0} />
        <Text size={13} c="soft">
          Окно можно закрыть: изменение продолжится, итог придёт уведомлением. «Остановить» оставит {changed}{' '}
          изменённых, их можно вернуть.
        </Text>
      </Stack>
      <Stack gap={4}>
        <Text as="span" fw={600}>
          Что меняется
        </Text>
        <dl className={classes.changes}>
          {Object.entries(fields).map(([name, value]) => (
            <div key={name}>
              <dt>{about.fields[name]?.label}</dt>
              <dd>
                <ChangeText about={about} name={name} value={value} />
              </dd>
            </div>
          ))}
        </dl>
      </Stack>
      {refused > 0 && (
        <Stack gap={8}>
          <Row gap={12} wrap="wrap">
            <Text as="span" fw={600}>
              Не приняты
            </Text>
            <Text as="span" size={13} c="soft" tabular>
              {formatCount(refused)}, остальные не ждут
            </Text>
          </Row>
          {refusals.length > 0 && <RefusedList about={about} outcomes={refusals} count={refused} titleOf={titleOf} />}
        </Stack>
      )}
    </Stack>
  );
}

/** The new value of a field, or the steps that change it. */
export function ChangeText({ about, name, value }: Pick<ChangesProps, 'about'> & { name: string; value: unknown }) {
  const description = about.fields[name];
  if (description === undefined) return null;
  if (isSteps(value)) return stepsText(value, description);
  return <WireValue about={about} field={name} description={description} value={value} />;
}

/** Buttons of a running change. A stop takes effect after the objects that are being changed. */
export function BulkRunButtons({ onStop, onClose }: { readonly onStop: () => void; readonly onClose: () => void }) {
  const [isStopping, setStopping] = useState(false);
  return (
    <>
      <Button
        leftSection={<IconSquare {...icon16} />}
        loading={isStopping}
        onClick={() => {
          setStopping(true);
          onStop();
        }}
      >
        Остановить
      </Button>
      <Box flex={1} />
      <Button variant="subtle" onClick={onClose}>
        Закрыть, пусть идёт
      </Button>
    </>
  );
}
