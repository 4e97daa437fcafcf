import type { FieldDifference, Load, LoadObject, ObjectMatch } from '@gektar/contract/loads/load.ts';
import { formatDate } from '@gektar/format/date.ts';
import { formatCount } from '@gektar/format/number.ts';
import { formatCountOf, type PluralForms, plural } from '@gektar/format/plural.ts';
import { missing } from '@gektar/format/words.ts';
import { Button } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconExternalLink, IconUnlink } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, useState } from 'react';
import { KeyHint } from '#ui/component/key-hint.tsx';
import { KeysInside } from '#ui/component/keys-inside.tsx';
import { icon14, icon16 } from '#ui/icon.ts';
import { pathOptions } from '#ui/path-options.ts';
import { EmptyState } from '#ui/waiting/empty-state.tsx';
import classes from './existing-objects.module.css';
import { whenText } from './line-words.ts';
import { pathOfMatch, useLoadsAbout } from './load-kind.ts';
import { type LoadedPages, MoreOf } from './not-taken.tsx';
import { rawCells } from './raw-cells.ts';
import type { LoadActions } from './use-load-actions.ts';

const differenceForms: PluralForms = ['отличие', 'отличия', 'отличий'];
const fieldForms: PluralForms = ['поле', 'поля', 'полей'];

/** An object of the load that matches an object of the database. */
interface Matched extends LoadObject {
  readonly match: ObjectMatch;
}

const hasMatch = (object: LoadObject): object is Matched => object.match !== null;

export interface ExistingObjectsProps {
  readonly load: Load;
  readonly objects: readonly LoadObject[];
  readonly query: LoadedPages;
  readonly actions: LoadActions;
  readonly isOpen: boolean;
}

/**
 * 'Уже есть': objects of the file that are in the database, compared field by field; the newer value is the default.
 */
export function ExistingObjects({ load, objects, query, actions, isOpen }: ExistingObjectsProps) {
  const matched = objects.filter(hasMatch);
  const groups = (['differs', 'maybe', 'same'] as const).map((kind) => ({
    kind,
    objects: matched.filter(({ match }) => match.kind === kind),
  }));
  const ordered = groups.flatMap((group) => group.objects);
  const [key, setKey] = useState<string>();
  const index = Math.max(
    0,
    ordered.findIndex((object) => object.key === key),
  );
  const current = ordered[index];
  if (current === undefined) return <EmptyState title="Нет данных" caption="Объектов, которые уже есть, в файле нет" />;

  function handleKey(event: KeyboardEvent) {
    const step = { PageDown: 1, PageUp: -1 }[event.key];
    const next = step === undefined ? undefined : ordered[index + step];
    if (next === undefined) return;
    event.preventDefault();
    setKey(next.key);
  }

  return (
    <KeysInside className={classes.columns} onKeyDown={handleKey}>
      <nav className={`${classes.list} thin`} aria-label="Уже есть">
        {groups.map(
          (group) =>
            group.objects.length > 0 && <ListGroup key={group.kind} {...{ group, load, current }} onOpen={setKey} />,
        )}
        <MoreOf query={query} />
      </nav>
      <section className={`${classes.main} thin`} aria-label={current.match.title}>
        <Pairs key={current.key} object={current} listDay={load.listDay} actions={actions} isOpen={isOpen} />
      </section>
    </KeysInside>
  );
}

const groupTitles: Readonly<Record<ObjectMatch['kind'], string>> = {
  differs: 'Отличаются',
  maybe: 'Может быть, тот же',
  same: 'Без отличий, ничего не запишем',
};

interface ListGroupProps {
  readonly group: { readonly kind: ObjectMatch['kind']; readonly objects: readonly Matched[] };
  readonly load: Load;
  readonly current: Matched;
  readonly onOpen: (key: string) => void;
}

function ListGroup({ group: { kind, objects }, load, current, onOpen }: ListGroupProps) {
  return (
    <>
      <h3>
        {groupTitles[kind]} {formatCount(load.objects?.[kind] ?? objects.length)}
      </h3>
      <ul>
        {objects.map((object) => (
          <li key={object.key}>
            <button
              type="button"
              aria-current={object === current ? 'true' : undefined}
              onClick={() => onOpen(object.key)}
            >
              <span>
                <b>{object.title || missing.value}</b>
                <small>{object.part}</small>
              </span>
              <small>{noteOf(object.match)}</small>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function noteOf({ kind, isDraft, differences }: ObjectMatch): string {
  if (kind === 'maybe') return 'это он?';
  const note = kind === 'same' ? 'то же' : formatCountOf(differences.length, differenceForms);
  return isDraft ? `черновик, ${note}` : note;
}

interface PairsProps {
  readonly object: Matched;
  /** Day that the prices of the file refer to, `YYYY-MM-DD`. */
  readonly listDay: string | null;
  readonly actions: LoadActions;
  readonly isOpen: boolean;
}

function Pairs({ object, listDay, actions, isOpen }: PairsProps) {
  const { kind, employeeName } = useLoadsAbout();
  const { key, match, row } = object;
  const cells = rawCells(object);
  const { title, place, reason, differences, sameCount, employeeId, dateTime } = match;
  const changedBy = [dateTime && `${kind.changedWord} ${formatDate(dateTime)}`, employeeId && employeeName(employeeId)];
  const answerMatch = (choice: 'same' | 'other') =>
    void actions.answer({ kind: 'match', keys: [key], choice, id: null });
  return (
    <>
      <header className={classes.head}>
        <div>
          <h2>{title || missing.value}</h2>
          <p>{[place, reason].filter(Boolean).join('. ')}</p>
        </div>
        <span className={classes.actions}>
          {isOpen && match.kind === 'maybe' && (
            <Button variant="filled" onClick={() => answerMatch('same')}>
              Это он
            </Button>
          )}
          {isOpen && (
            <Button leftSection={<IconUnlink {...icon16} />} onClick={() => answerMatch('other')}>
              Другой объект
            </Button>
          )}
          <Button
            variant="subtle"
            leftSection={<IconExternalLink {...icon16} />}
            renderRoot={(props) => (
              <Link {...pathOptions({ to: pathOfMatch(kind, match) })} {...props} target="_blank" />
            )}
          >
            Открыть
          </Button>
        </span>
      </header>
      {differences.length > 0 && (
        <table className={classes.pairs} onKeyDown={moveBetweenRows}>
          <thead>
            <tr>
              <th scope="col">Поле</th>
              <th scope="col">
                {match.isDraft ? 'В черновике' : 'В базе'}
                <small>{changedBy.filter(Boolean).join(', ')}</small>
              </th>
              <th scope="col">
                В файле
                <small>
                  строка {row}
                  {listDay !== null && `, список от ${formatDate(listDay)}`}
                </small>
              </th>
            </tr>
          </thead>
          <tbody>
            {differences.map((difference) => (
              <Pair
                key={difference.field}
                difference={difference}
                listDay={listDay}
                isOpen={isOpen}
                onChoose={(choice) =>
                  void actions.answer({ kind: 'difference', keys: [key], field: difference.field, choice })
                }
              />
            ))}
          </tbody>
        </table>
      )}
      <p className={classes.under}>
        <span>
          {sameCount > 0 &&
            `${plural(sameCount, ['Совпало', 'Совпали', 'Совпало'])} ещё ${formatCountOf(sameCount, fieldForms)}`}
        </span>
        {differences.length > 0 && isOpen && (
          <span className="on-tablet">
            <KeyHint name={<IconArrowLeft {...icon14} />} words="в базе" />{' '}
            <KeyHint name={<IconArrowRight {...icon14} />} words="в файле" /> <KeyHint name="↑ ↓" words="поле" />{' '}
            <KeyHint name="PgDn" words="следующий" /> <KeyHint name="PgUp" words="прежний" />
          </span>
        )}
      </p>
      <h3>Строка {row} как есть</h3>
      <div className={`${classes.raw} thin`}>
        <table aria-label={`Строка ${row} как есть`}>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr">Строка</span>
              </th>
              {cells.map(({ id, letters }) => (
                <th key={id} scope="col">
                  {letters}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{row}</th>
              {cells.map(({ id, text }) => (
                <td key={id}>{text}</td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </>
  );
}

interface PairProps {
  readonly difference: FieldDifference;
  readonly listDay: string | null;
  readonly isOpen: boolean;
  readonly onChoose: (choice: 'stored' | 'file') => void;
}

function Pair({ difference, listDay, isOpen, onChoose }: PairProps) {
  const { employeeName } = useLoadsAbout();
  const { field, label, storedText, fileText, choice, isAdded, employeeId, dateTime } = difference;
  const who = employeeId === null ? undefined : employeeName(employeeId);
  const changed = dateTime === null ? '' : ['изменено', whenText(dateTime), who].filter(Boolean).join(' ');
  const isOlder = dateTime !== null && listDay !== null;
  const ofFile = isAdded ? 'допишется ниже' : isOlder ? `файл старше: ${formatDate(listDay)}` : '';
  const sides = [
    { side: 'stored', text: storedText, note: changed },
    { side: 'file', text: fileText, note: ofFile },
  ] as const;
  return (
    <tr>
      <th scope="row">{label}</th>
      {sides.map(({ side, text, note }) => (
        <td key={side} data-taken={choice === side || undefined}>
          <label>
            <input
              type="radio"
              name={field}
              aria-label={`${label}, ${side === 'stored' ? 'в базе' : 'в файле'}: ${text || missing.dash}`}
              disabled={!isOpen}
              checked={choice === side}
              onChange={() => onChoose(side)}
            />
            <span>{text || missing.dash}</span>
            {note !== '' && <small>{note}</small>}
          </label>
        </td>
      ))}
    </tr>
  );
}

/** ↑ and ↓ move between fields, ← chooses the value of the database, → that of the file. */
function moveBetweenRows(event: KeyboardEvent<HTMLTableElement>): void {
  const { target, key, currentTarget } = event;
  if (!(target instanceof HTMLInputElement)) return;
  const side = { ArrowLeft: 0, ArrowRight: 1 }[key];
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (side === undefined && step === undefined) return;
  event.preventDefault();
  if (side !== undefined) {
    const input = target.closest('tr')?.querySelectorAll('input')[side];
    input?.focus();
    input?.click();
    return;
  }
  const chosen = [...currentTarget.querySelectorAll<HTMLInputElement>('input:checked')];
  chosen[chosen.findIndex(({ name }) => name === target.name) + (step ?? 0)]?.focus();
}
