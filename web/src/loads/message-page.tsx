import type { LoadObject, LoadQuestion, ObjectCell } from '@gektar/contract/loads/load.ts';
import type { GivenAnswer } from '@gektar/contract/loads/load-answer.ts';
import { MAX_MESSAGE } from '@gektar/contract/loads/load-limits.ts';
import { formatCount } from '@gektar/format/number.ts';
import { withUnit } from '@gektar/format/unit.ts';
import { missing } from '@gektar/format/words.ts';
import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { failureText, fieldFailures } from '#api/failure-text.ts';
import { TextAreaField } from '#form/field/text-field.tsx';
import { linkClass } from '#ui/button/link-button.tsx';
import { Tag } from '#ui/component/tag.tsx';
import { Box } from '#ui/layout/box.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Text } from '#ui/layout/text.ts';
import { Segmented } from '#ui/menu/segmented.tsx';
import { pathOptions } from '#ui/path-options.ts';
import { useAction } from '#ui/use-action.ts';
import { FailedState } from '#ui/waiting/empty-state.tsx';
import { Spinner } from '#ui/waiting/spinner.tsx';
import { takeGivenMessage } from './given-message.ts';
import { QuestionCount } from './load-frame.tsx';
import { pathOfMatch, useLoadsAbout } from './load-kind.ts';
import { loadsPath } from './load-paths.ts';
import { draftMessage, messageQuery } from './message-data.ts';
import classes from './message-page.module.css';
import { choicesOf } from './questions-panel.tsx';

/** Pause in typing after which the message is read (ms). */
const PAUSE_MS = 300;

/** 'Из сообщения': objects offered in a message of a messenger, their doubts, and a draft of each. */
export function MessagePage() {
  const { kind, crumbs } = useLoadsAbout();
  const { domain } = kind;
  const { history } = useRouter();
  const client = useQueryClient();
  const [text, setText] = useState(takeGivenMessage);
  const [answers, setAnswers] = useState<readonly GivenAnswer[]>([]);
  const [chosenKey, setChosenKey] = useState<string>();
  const [read] = useDebouncedValue(text.trim(), PAUSE_MS);
  const isTooLong = text.length > MAX_MESSAGE;
  const isEnabled = read !== '' && read.length <= MAX_MESSAGE;
  const { data, error, isFetching, refetch } = useQuery({ ...messageQuery(domain, read, answers), enabled: isEnabled });
  const shown = isEnabled ? data : undefined;
  const object = shown?.objects.find(({ key }) => key === chosenKey) ?? shown?.objects[0];
  // The id stays the same when a draft is sent again after a lost answer.
  const sent = useRef({ of: '', newId: '' });

  const draft = useAction({
    async run() {
      if (object === undefined) throw new Error('there is no object');
      const of = JSON.stringify([read, answers, object.key]);
      if (sent.current.of !== of) sent.current = { of, newId: uuidv7() };
      const { newId } = sent.current;
      await draftMessage(client, domain, { newId, text: read, answers, key: object.key });
      return newId;
    },
    failed: 'Не удалось создать черновик',
    keep: (id) => history.push(`/${domain}/drafts/${id}`),
  });

  function change(value: string) {
    setText(value);
    setAnswers([]);
    setChosenKey(undefined);
  }

  const tooLong = isTooLong ? `Не больше ${formatCount(MAX_MESSAGE)} знаков: загрузите как таблицу` : undefined;
  const refused = error ? (Object.values(fieldFailures(error))[0] ?? failureText(error)) : undefined;
  return (
    <Stack as="main" pane="scroll" display="flex" p="12px var(--gutter) 24px" flex={1}>
      {crumbs([{ label: 'Загрузка таблицы', to: loadsPath(domain) }, { label: 'Из сообщения' }])}
      <Box as="h1" mt={6}>
        Из сообщения
      </Box>
      <div className={classes.page}>
        <Box mt={14}>
          <TextAreaField
            label="Сообщение из мессенджера"
            placeholder={
              domain === 'land'
                ? 'ЗУ 12,5 га Одинцово 3,5 млн/га ИЖС газ по границе'
                : 'Ориентир Запад, корп. 4, блок 4-А: 6 040 м² сухой, 790 р/м2/мес без НДС'
            }
            value={text}
            onChange={change}
            minRows={4}
            error={tooLong}
          />
        </Box>
        <Box mt={14}>
          {refused !== undefined && <FailedState caption={refused} onRetry={() => void refetch()} />}
          {isEnabled && shown === undefined && refused === undefined && <Spinner label="Читаем сообщение" />}
          {shown && shown.objects.length === 0 && (
            <div className={classes.card} role="status">
              <h2>Объекта нет</h2>
              <Text size={13} c="soft" mt={4}>
                {shown.refusal}
              </Text>
            </div>
          )}
          {shown && shown.objects.length > 1 && (
            <Box mb={10}>
              <Segmented
                aria-label="Какой объект"
                value={object?.key}
                onChange={setChosenKey}
                options={shown.objects.map(({ key, row }) => ({ value: key, label: `Строка ${row}` }))}
              />
            </Box>
          )}
          {shown && object && (
            <Understood
              object={object}
              questions={shown.questions}
              onAnswer={(answer) => setAnswers((given) => [...given, answer])}
            />
          )}
        </Box>
        <div className={classes.bottom}>
          <Button
            variant="filled"
            size="sm"
            disabled={object === undefined || isFetching || text.trim() !== read}
            loading={draft.isPending}
            onClick={() => draft.mutate()}
          >
            Создать черновик
          </Button>
          <span className="soft">откроется форма, сомнения в ней отмечены</span>
        </div>
      </div>
    </Stack>
  );
}

interface UnderstoodProps {
  readonly object: LoadObject;
  readonly questions: readonly LoadQuestion[];
  readonly onAnswer: (answer: GivenAnswer) => void;
}

/** The values found for an object, field by field, each doubt with its reason and answers. */
function Understood({ object, questions, onAnswer }: UnderstoodProps) {
  const { kind } = useLoadsAbout();
  const { cells, parents, match, key } = object;
  // Missing required fields are left to the form of the draft.
  const shown = cells.filter(({ text, doubt }) => text !== '' || (doubt !== null && !doubt.startsWith('Не указано')));
  const asked = shown.filter(({ doubt }) => doubt !== null);
  return (
    <section className={classes.card} aria-label="Что поняли">
      <header>
        <h2>Поняли: {kind.forms[0]}</h2>
        {asked.length > 0 && <QuestionCount count={asked.length} />}
        {match && (
          <Tag>
            <Link className={linkClass} {...pathOptions({ to: pathOfMatch(kind, match) })}>
              {match.isDraft ? 'есть черновик' : 'есть в базе'}
            </Link>
          </Tag>
        )}
      </header>
      <dl className={classes.fields}>
        {shown.map((cell) => (
          <Field
            key={cell.field}
            cell={cell}
            isThere={cell.field === 'complex.name' && parents?.complex === 'exists'}
            question={questions.find(({ group }) => group === cell.group)}
            onAnswer={(choice) => onAnswer({ kind: 'cells', keys: [key], field: cell.field, choice })}
          />
        ))}
      </dl>
    </section>
  );
}

interface FieldProps {
  readonly cell: ObjectCell;
  readonly isThere: boolean;
  readonly question: LoadQuestion | undefined;
  readonly onAnswer: (choice: Extract<GivenAnswer, { kind: 'cells' }>['choice']) => void;
}

function Field({ cell, isThere, question, onAnswer }: FieldProps) {
  const { label, text, unit, doubt } = cell;
  const shownText = unit === '' ? text : withUnit(text, unit);
  return (
    <div data-doubt={doubt === null ? undefined : true}>
      <dt>{label}</dt>
      <dd>
        {text === '' ? missing.dash : shownText} {isThere && <span className="mute">есть в базе</span>}
        {doubt !== null && <small>{doubt}</small>}
        {doubt !== null && question && (
          <span className={classes.choices}>
            {choicesOf({ ...question, count: 1 }).map(({ id, label: words, effect, choice, isQuiet }) => (
              <Button key={id} variant={isQuiet ? 'subtle' : 'default'} onClick={() => onAnswer(choice)}>
                {[words, effect.split(' → ')[1]].filter(Boolean).join(': ')}
              </Button>
            ))}
          </span>
        )}
      </dd>
    </div>
  );
}
