import type { Load, LoadQuestion } from '@gektar/contract/loads/load.ts';
import type { CellChoice, LoadAnswer } from '@gektar/contract/loads/load-answer.ts';
import { formatCount } from '@gektar/format/number.ts';
import { formatCountOf } from '@gektar/format/plural.ts';
import { Button } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { LinkButton } from '#ui/button/link-button.tsx';
import { Key } from '#ui/component/key-hint.tsx';
import { Tag } from '#ui/component/tag.tsx';
import { icon16 } from '#ui/icon.ts';
import { Row } from '#ui/layout/row.ts';
import { Text } from '#ui/layout/text.ts';
import { QuestionCount } from './load-frame.tsx';
import { askedCells } from './load-steps.ts';
import {
  agreeText,
  answerText,
  askedText,
  cellForms,
  questionForms,
  questionTitle,
  samplesText,
} from './question-words.ts';
import classes from './questions-panel.module.css';
import type { Refused } from './use-load-actions.ts';
import { useNewAnswers } from './use-new-answers.ts';
import { ValueForAll } from './value-for-all.tsx';
import { WithArrow } from './with-arrow.tsx';

/** An answer to a question, with its words. */
export interface AnswerChoice {
  readonly id: string;
  readonly label: string;
  readonly effect: string;
  readonly isLikely: boolean;
  readonly choice: CellChoice;
  /** Less prominent than the other answers: it empties the cells. */
  readonly isQuiet?: boolean;
}

/** The answers to a question in the order of their keys 1 to 9. */
export function choicesOf({ options, mayAgree, mayEmpty, count }: LoadQuestion): readonly AnswerChoice[] {
  return [
    ...options.map(({ id, label, effect, isLikely }) => ({ id, label, effect, isLikely, choice: { option: id } })),
    ...(mayAgree && options.length === 0
      ? [{ id: 'agree', label: agreeText(count), effect: '', isLikely: false, choice: { agree: true as const } }]
      : []),
    ...(mayEmpty
      ? [
          {
            id: 'empty',
            label: count === 1 ? 'Оставить пустым' : 'Оставить пустыми',
            effect: '',
            isLikely: false,
            choice: { empty: true as const },
            isQuiet: true,
          },
        ]
      : []),
  ];
}

export interface QuestionsPanelProps {
  /** 'Ответить сразу' */
  readonly title: string;
  readonly load: {
    readonly questions: readonly LoadQuestion[];
    readonly answers: readonly LoadAnswer[];
    readonly sender: Load['sender'];
  };
  /** Open questions of earlier steps, which a press opens. */
  readonly earlier?: { readonly count: number; readonly onOpen: () => void } | undefined;
  /** Whether the title counts questions instead of their cells. */
  readonly isOfFile?: boolean;
  /** Group of the question that the keys 1 to 9 answer. */
  readonly current: string | undefined;
  readonly onChoose: (question: LoadQuestion, choice: CellChoice) => void;
  /** Writes a typed value into all cells of a question; absent: only choices are offered. */
  readonly onType?: (question: LoadQuestion, choice: CellChoice) => Promise<Refused | undefined>;
  /** Shows the cells of a question one by one. */
  readonly onOneByOne: (question: LoadQuestion) => void;
  readonly onTakeBack: (answer: LoadAnswer) => void;
  readonly isOpen: boolean;
}

/** Questions, largest first, each with answers for all of its cells; then the given answers. */
export function QuestionsPanel({
  title,
  load,
  earlier,
  isOfFile = false,
  current,
  onTakeBack,
  isOpen,
  ...on
}: QuestionsPanelProps) {
  const { questions, answers, sender } = load;
  const asked = askedCells(load);
  return (
    <div className={classes.panel}>
      <Row as="header" gap={8} align="baseline" wrap="wrap">
        <h2>{questions.length > 0 ? title : 'Вопросов нет'}</h2>
        {questions.length > 0 &&
          (isOfFile ? (
            <QuestionCount count={questions.length} />
          ) : (
            <Text as="span" size={14} c="mute" tabular>
              {askedText(asked, questions.length)}
            </Text>
          ))}
      </Row>
      {questions.length > 0 && (
        <ul className={classes.list}>
          {questions.map((question) => (
            <QuestionCard
              key={question.group}
              question={question}
              isCurrent={question.group === current}
              isOpen={isOpen}
              {...on}
            />
          ))}
        </ul>
      )}
      {earlier && (
        <LinkButton className={classes.more} onClick={earlier.onOpen}>
          {`Раньше не отвечено: ${formatCountOf(earlier.count, questionForms)}`}
        </LinkButton>
      )}
      <Answers answers={answers} onTakeBack={onTakeBack} isOpen={isOpen} />
      {answers.length > 0 && sender !== null && (
        <Text size={12} c="mute" mt={8}>
          Запомним для {sender.name}.
        </Text>
      )}
    </div>
  );
}

interface QuestionCardProps extends Pick<QuestionsPanelProps, 'onChoose' | 'onType' | 'onOneByOne' | 'isOpen'> {
  readonly question: LoadQuestion;
  readonly isCurrent: boolean;
}

function QuestionCard({ question, isCurrent, isOpen, onChoose, onType, onOneByOne }: QuestionCardProps) {
  const { count } = question;
  const samples = samplesText(question);
  const choices = choicesOf(question);
  const hasEffects = choices.some(({ effect }) => effect !== '');
  return (
    <li className={classes.question} data-current={isCurrent || undefined}>
      <Row gap={8} align="baseline" justify="space-between">
        <h3>{questionTitle(question)}</h3>
        <LinkButton className={classes.each} onClick={() => onOneByOne(question)}>
          по одной
        </LinkButton>
      </Row>
      <p>
        {formatCountOf(count, cellForms)}
        {samples !== '' && (
          <span className={classes.raw}>
            {' · '}
            <WithArrow text={samples} />
          </span>
        )}
      </p>
      {isOpen && onType && question.mayFill && choices.length === 0 && (
        <ValueForAll question={question} onType={(choice) => onType(question, choice)} />
      )}
      {isOpen && choices.length > 0 && (
        <div className={classes.choices} data-with-effects={hasEffects || undefined}>
          {choices.map((choice, index) => (
            <Button
              key={choice.id}
              variant={choice.isQuiet ? 'subtle' : 'default'}
              justify={hasEffects ? 'flex-start' : 'center'}
              onClick={() => onChoose(question, choice.choice)}
              title={choice.effect || undefined}
              rightSection={isCurrent && index < 9 ? <Key name={String(index + 1)} /> : undefined}
            >
              {choice.label}
              {choice.effect !== '' && (
                <small className={classes.effect}>
                  <WithArrow text={choice.effect} />
                </small>
              )}
              {choice.isLikely && (
                <span className={classes.likely}>
                  <Tag tone="accent">похоже</Tag>
                </span>
              )}
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}

/** Number of given answers shown at first. */
const FEW = 4;

interface AnswersProps {
  readonly answers: readonly LoadAnswer[];
  readonly onTakeBack: (answer: LoadAnswer) => void;
  readonly isOpen: boolean;
}

/** The given answers, the last one first; each can be withdrawn. */
export function Answers({ answers, onTakeBack, isOpen }: AnswersProps) {
  const [isWhole, setWhole] = useState(false);
  const isNew = useNewAnswers(answers);
  if (answers.length === 0) return null;
  const latest = answers.toReversed();
  const shown = isWhole ? latest : latest.slice(0, FEW);
  return (
    <section className={classes.answers} aria-label="Отвечено">
      <h2>Отвечено</h2>
      <ul className={classes.list}>
        {shown.map((answer) => (
          <li key={answer.id} className={classes.answered} data-flash={isNew(answer) ? '' : undefined}>
            <IconCheck {...icon16} />
            <span>{answerText(answer)}</span>
            {isOpen && (
              <LinkButton aria-label={`Вернуть: ${answerText(answer)}`} onClick={() => onTakeBack(answer)}>
                Вернуть
              </LinkButton>
            )}
          </li>
        ))}
      </ul>
      {latest.length > shown.length && (
        <LinkButton className={classes.more} onClick={() => setWhole(true)}>
          ещё {formatCount(latest.length - shown.length)}
        </LinkButton>
      )}
    </section>
  );
}
