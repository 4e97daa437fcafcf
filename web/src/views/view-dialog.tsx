import { MAX_VIEW_NAME } from '@gektar/contract/views/view-lists.ts';
import { formatCountOf } from '@gektar/format/plural.ts';
import { Button } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { fieldFailures } from '#api/failure-text.ts';
import { TextField } from '#form/field/text-field.tsx';
import type { Choices, CriterionAbout } from '#form/filter/criterion.ts';
import { criterionWords } from '#form/filter/criterion-words.ts';
import type { OpenList } from '#form/filter/saved-views.ts';
import { messages } from '#form/messages.ts';
import { submitted } from '#form/submitted.ts';
import type { ColumnSettings } from '#table/use-column-settings.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Row } from '#ui/layout/row.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Text } from '#ui/layout/text.ts';
import { Segmented } from '#ui/menu/segmented.tsx';
import { viewName } from '#ui/menu/view-switch.tsx';
import type { OpenViews, ViewDialogMode } from './open-views.ts';
import { useViewActions } from './use-view-actions.ts';
import { addressOf } from './view-address.ts';
import { contentOf } from './view-content.ts';

export interface ViewDialogProps extends OpenViews {
  readonly mode: ViewDialogMode;
  readonly onClose: () => void;
}

/** Dialog that saves the current state of the list as a new view, or renames a view. */
export function ViewDialog({ list, viewedList, columns, mode, onClose }: ViewDialogProps) {
  const formId = useId();
  const seenId = useId();
  const { create, update } = useViewActions(viewedList);
  const [newId] = useState(() => uuidv7());
  const [name, setName] = useState(mode.kind === 'rename' ? mode.view.name : '');
  const [isShared, setShared] = useState(false);
  const [error, setError] = useState<string>();
  const isNew = mode.kind === 'new';

  function save() {
    if (name.trim() === '') return setError(messages.required);
    const onError = (failure: Error) => setError(fieldFailures(failure)['name']);
    if (mode.kind === 'rename') {
      update.mutate({ view: mode.view, about: { name } }, { onSuccess: onClose, onError });
      return;
    }
    const content = contentOf(list, columns.layout);
    create.mutate(
      { newId, list: viewedList, name, isShared, ...content },
      {
        onSuccess: (view) => {
          onClose();
          list.open(addressOf(view));
        },
        onError,
      },
    );
  }

  return (
    <Dialog
      opened
      onClose={onClose}
      title={isNew ? 'Новый вид' : 'Переименовать вид'}
      size={500}
      footerStart={
        isNew &&
        list.count !== undefined && (
          <Text size={13} c="mute" className="on-tablet" style={{ alignSelf: 'center' }}>
            сейчас {formatCountOf(list.count, list.counted)}
          </Text>
        )
      }
      footer={
        <>
          <Button onClick={onClose}>Отменить</Button>
          <Button type="submit" form={formId} variant="filled" loading={create.isPending || update.isPending}>
            {isNew ? 'Создать вид' : 'Переименовать'}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submitted(save)}>
        <Stack gap={16}>
          <TextField
            label="Название"
            required
            value={name}
            maxLength={MAX_VIEW_NAME}
            error={error}
            onChange={(typed) => {
              setName(typed);
              setError(undefined);
            }}
          />
          {isNew && (
            <>
              <Stack gap={6}>
                <Text size={12} c="soft">
                  Что запомнится
                </Text>
                <Remembered list={list} columns={columns} />
              </Stack>
              <Stack gap={6} style={{ justifyItems: 'start' }}>
                <Text size={12} c="soft" id={seenId}>
                  Кому виден
                </Text>
                <Segmented
                  aria-labelledby={seenId}
                  value={isShared}
                  onChange={setShared}
                  options={[
                    { value: false, label: 'Только мне' },
                    { value: true, label: 'Отделу' },
                  ]}
                />
                <Text size={12} c="mute">
                  Отдел видит вид и может скопировать, меняете его только вы.
                </Text>
              </Stack>
            </>
          )}
        </Stack>
      </form>
    </Dialog>
  );
}

const archiveWords = { all: 'С архивными', archived: 'Только архивные' } as const;

/** Describes in words what a new view will store. */
function Remembered({ list, columns }: { list: OpenList; columns: ColumnSettings }) {
  const { search, filter, sortLabels } = list;
  const criteria = list.criteriaOf({ ...search });
  const { archive = 'active' } = search;
  return (
    <Row wrap="wrap" gap={6} as="ul">
      {Object.entries(criteria).map(([name, value]) => {
        const about = filter.criteria[name];
        if (about === undefined) return <Chip key={name}>Поиск: {String(value)}</Chip>;
        return about.kind === 'choice' ? (
          <ChosenChip key={name} about={about} value={value} useChoices={about.useChoices} />
        ) : (
          <WordedChip key={name} about={about} value={value} choices={[]} />
        );
      })}
      {archive !== 'active' && <Chip>{archiveWords[archive]}</Chip>}
      <Chip>{sortLabels[list.orderOf({ ...search }).sort]}</Chip>
      <Chip>{columns.currentSet === undefined ? 'Столбцы' : `Столбцы «${columns.currentSet}»`}</Chip>
      <Chip>{viewName(search.view ?? list.usualView)}</Chip>
    </Row>
  );
}

interface WordedChipProps {
  readonly about: CriterionAbout;
  readonly value: unknown;
}

function ChosenChip({ useChoices, ...props }: WordedChipProps & { useChoices: () => Choices }) {
  return <WordedChip {...props} choices={useChoices()} />;
}

function WordedChip({ about, value, choices }: WordedChipProps & { choices: Choices }) {
  return (
    <Chip>
      {about.short ?? about.label}: {criterionWords(about, value, choices)}
    </Chip>
  );
}

function Chip({ children }: { children: ReactNode }) {
  return (
    <Text as="li" size={13} bg="sunken" bdrs="r1" p="2px 8px">
      {children}
    </Text>
  );
}
