import type { LoadQuestion } from '@gektar/contract/loads/load.ts';
import type { CellChoice } from '@gektar/contract/loads/load-answer.ts';
import { formatCount } from '@gektar/format/number.ts';
import { Button } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { TextField } from '#form/field/text-field.tsx';
import classes from './questions-panel.module.css';
import { typedValue } from './typed-value.ts';
import type { Refused } from './use-load-actions.ts';

interface ValueForAllProps {
  readonly question: LoadQuestion;
  readonly onType: (choice: CellChoice) => Promise<Refused | undefined>;
}

/** Input for a value that is written into all cells of a question; a refusal is shown at the field. */
export function ValueForAll({ question, onType }: ValueForAllProps) {
  // A complex or a building counts as one value, whatever the number of its vacancies.
  const isOfPart = question.level === 'complex';
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);

  async function write(event: FormEvent) {
    event.preventDefault();
    const read = typedValue({ value: null }, question, text);
    if ('message' in read) {
      setError(read.message);
      return;
    }
    setPending(true);
    const refused = await onType(read.choice);
    setPending(false);
    setError(refused?.message);
  }

  return (
    <form className={classes.typed} onSubmit={(event) => void write(event)}>
      <TextField
        label={isOfPart ? question.reason : `${question.label} для всех`}
        isLabelHidden
        value={text}
        onChange={(next) => {
          setText(next);
          setError(undefined);
        }}
        error={error}
        maxLength={2_000}
      />
      <Button type="submit" loading={isPending} disabled={text.trim() === ''}>
        {question.count === 1 || isOfPart ? 'Записать' : `Для всех ${formatCount(question.count)}`}
      </Button>
    </form>
  );
}
