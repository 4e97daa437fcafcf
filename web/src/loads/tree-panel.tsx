import type { GivenAnswer, LoadAnswer } from '@gektar/contract/loads/load-answer.ts';
import { Button } from '@mantine/core';
import { Key } from '#ui/component/key-hint.tsx';
import { QuestionCount } from './load-frame.tsx';
import { Answers } from './questions-panel.tsx';
import type { TreeQuestion } from './tree-questions.ts';
import type { TreeRow } from './tree-rows.ts';
import classes from './tree-step.module.css';

/** Largest number of rows of the file shown for a chosen line. */
const MOST_ROWS = 50;

export interface TreePanelProps {
  readonly questions: readonly TreeQuestion[];
  /** Line whose rows of the file are shown. */
  readonly chosen: TreeRow | undefined;
  readonly answers: readonly LoadAnswer[];
  readonly isOpen: boolean;
  readonly onAnswer: (answer: GivenAnswer) => void;
  readonly onTakeBack: (answer: LoadAnswer) => void;
}

/** Questions about complexes and buildings, the rows of the chosen line, the given answers. */
export function TreePanel({ questions, chosen, answers, isOpen, onAnswer, onTakeBack }: TreePanelProps) {
  return (
    <div className={classes.panel}>
      <h2>
        {questions.length > 0 ? 'Вопросы' : 'Вопросов нет'}
        {questions.length > 0 && <QuestionCount count={questions.length} />}
      </h2>
      {questions.length > 0 && (
        <ul className={classes.questions}>
          {questions.map((question, index) => (
            <Question
              key={question.group}
              question={question}
              isCurrent={index === 0}
              isOpen={isOpen}
              onAnswer={onAnswer}
            />
          ))}
        </ul>
      )}
      {chosen && (
        <>
          <h2>{(chosen.building ?? chosen.complex).name || 'Без здания'} в файле</h2>
          <ul className={classes.source}>
            {chosen.vacancies.slice(0, MOST_ROWS).map(({ key, row, text }) => (
              <li key={key}>
                <i>{row}</i>
                <span title={text}>{text}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <Answers answers={answers} onTakeBack={onTakeBack} isOpen={isOpen} />
    </div>
  );
}

interface QuestionProps extends Pick<TreePanelProps, 'isOpen' | 'onAnswer'> {
  readonly question: TreeQuestion;
  readonly isCurrent: boolean;
}

function Question({ question, isCurrent, isOpen, onAnswer }: QuestionProps) {
  const { title, text, spellings, choices } = question;
  return (
    <li className={classes.question} data-current={isCurrent || undefined}>
      <h3>{title}</h3>
      {spellings.length > 0 && (
        <ul className={classes.source}>
          {spellings.map(({ name, note }, index) => (
            <li key={name}>
              <i>{index + 1}</i>
              <span>
                {name} <span className="mute">{note}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      {text !== '' && <p>{text}</p>}
      {isOpen && choices.length > 0 && (
        <div className={classes.buttons}>
          {choices.map(({ label, answer }, index) => (
            <Button
              key={label}
              onClick={() => onAnswer(answer)}
              rightSection={isCurrent && index < 9 ? <Key name={String(index + 1)} /> : undefined}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}
