import type { GivenAnswer, PartPlace } from '@gektar/contract/loads/load-answer.ts';
import type { LoadTree } from '@gektar/contract/loads/load-tree.ts';
import { formatCountOf, vacancies } from '@gektar/format/plural.ts';
import { missing } from '@gektar/format/words.ts';
import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '#api/failure-text.ts';
import { TextField } from '#form/field/text-field.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Text } from '#ui/layout/text.ts';
import { useLoadsAbout } from './load-kind.ts';
import { keysOf, placeOfComplex, placeOfLine, type TreeRow, vacanciesOf } from './tree-rows.ts';
import classes from './tree-step.module.css';
import type { Refused } from './use-load-actions.ts';

/** An open dialog about a line of the tree. */
export interface TreeDialog {
  readonly row: TreeRow;
  readonly action: 'join' | 'link' | 'rename';
}

export interface AboutLineProps extends TreeDialog {
  readonly tree: LoadTree;
  readonly onAnswer: (answer: GivenAnswer, isQuiet?: boolean) => Promise<Refused | undefined>;
  readonly onClose: () => void;
}

/** The dialog for an action on a line. */
export function AboutLine(props: AboutLineProps) {
  return props.action === 'rename' ? <RenamePart {...props} /> : <ChooseComplex {...props} />;
}

/** Renames a complex or a building; the new name is looked up in the database. */
function RenamePart({ row, onAnswer, onClose }: AboutLineProps) {
  const part = row.building ?? row.complex;
  const [name, setName] = useState(part.name);
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);

  async function rename() {
    setPending(true);
    const place = { name: name.trim(), id: null, isNew: false };
    const refused = await onAnswer({ kind: 'place', keys: keysOf(row), ...placeOfLine(row, place) }, true);
    setPending(false);
    if (refused === undefined) onClose();
    else setError(refused.message);
  }

  return (
    <Dialog
      opened
      onClose={onClose}
      title="Переименовать"
      size={480}
      footer={
        <>
          <Button onClick={onClose}>Отменить</Button>
          <Button
            variant="filled"
            loading={isPending}
            disabled={name.trim() === '' || name.trim() === part.name}
            onClick={() => void rename()}
          >
            Переименовать
          </Button>
        </>
      }
    >
      <TextField
        label={row.building ? 'Здание' : 'Комплекс'}
        value={name}
        onChange={(value) => {
          setName(value);
          setError(undefined);
        }}
        maxLength={250}
        error={error}
        autoFocus
      />
    </Dialog>
  );
}

interface Choice {
  readonly key: string;
  readonly place: PartPlace;
  readonly about: string;
}

/** Chooses the complex to join with, from the file or from the database. */
function ChooseComplex({ row, action, tree, onAnswer, onClose }: AboutLineProps) {
  const [text, setText] = useState('');
  const words = text.trim().toLowerCase();
  const found = useComplexes(action === 'link' ? words || row.complex.name : '');
  const ofFile = tree.complexes
    .filter(({ node, name }) => node !== row.complex.node && name.toLowerCase().includes(words))
    .map(
      (complex): Choice => ({
        key: complex.node,
        place: placeOfComplex(complex),
        about: formatCountOf(vacanciesOf(complex).length, vacancies),
      }),
    );
  const choices = action === 'join' ? ofFile : found.choices;
  function choose(complex: PartPlace) {
    onClose();
    void onAnswer({ kind: 'place', keys: keysOf(row), complex, building: null });
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={action === 'join' ? `Объединить «${row.complex.name}» с…` : `Связать «${row.complex.name}» с имеющимся…`}
      size={520}
      footer={<Button onClick={onClose}>Отменить</Button>}
    >
      <TextField
        label="Комплекс"
        placeholder="Название или адрес"
        value={text}
        onChange={setText}
        type="search"
        autoFocus
      />
      {found.error !== undefined && (
        <Text size={13} c="danger" mt={8} role="alert">
          {found.error}
        </Text>
      )}
      {choices.length > 0 ? (
        <ul className={`${classes.choices} thin`} aria-label="Комплексы">
          {choices.map(({ key, place, about }) => (
            <li key={key}>
              <button type="button" onClick={() => choose(place)}>
                {place.name}
                {about !== '' && <small>{about}</small>}
              </button>
            </li>
          ))}
        </ul>
      ) : (
        !found.isPending && (
          <Text size={13} c="mute" mt={10} role="status">
            {missing.data}
          </Text>
        )
      )}
    </Dialog>
  );
}

function useComplexes(text: string): {
  readonly choices: readonly Choice[];
  readonly isPending: boolean;
  readonly error: string | undefined;
} {
  const { kind } = useLoadsAbout();
  const { findComplexes } = kind;
  const isEnabled = findComplexes !== undefined && text !== '';
  const { data, isPending, error } = useQuery({
    queryKey: [kind.domain, 'load-complexes', text],
    queryFn: ({ signal }) => findComplexes?.(text, signal) ?? [],
    enabled: isEnabled,
    placeholderData: keepPreviousData,
  });
  const choices = (data ?? []).map(({ id, name, about }) => ({
    key: id,
    place: { name, id, isNew: false },
    about,
  }));
  return { choices, isPending: isEnabled && isPending, error: error ? failureText(error) : undefined };
}
