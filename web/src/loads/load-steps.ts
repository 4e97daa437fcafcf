import type { Load, LoadQuestion } from '@gektar/contract/loads/load.ts';
import type { LoadStep } from './load-search.ts';

/** A step in the head of a load. */
export interface StepInHead {
  readonly step: LoadStep;
  readonly label: string;
  /** `past`: reached before; `next`: cannot be opened yet. */
  readonly state: 'past' | 'current' | 'next';
  /** Open questions; 0 for none. */
  readonly questionCount: number;
}

/** Questions about the whole file or a column; they belong to the step 'Столбцы'. */
export function fileQuestions({ questions }: Pick<Load, 'questions'>): readonly LoadQuestion[] {
  return questions.filter(({ level }) => level === 'file' || level === 'column');
}

/** Number of cells that are asked about. */
export function askedCells({ questions }: Pick<Load, 'questions'>): number {
  return questions.reduce((sum, { count }) => sum + count, 0);
}

/** The step that a load opens with: what is to be answered first, or the acceptance once it has begun. */
export function firstStep(load: Pick<Load, 'state' | 'questions'>): LoadStep {
  if (load.state !== 'questions') return 'run';
  return fileQuestions(load).length > 0 ? 'columns' : 'objects';
}

/** Steps of a load with what each of them asks. */
export function stepsOf(load: Pick<Load, 'state' | 'questions'>, current: LoadStep): readonly StepInHead[] {
  const isOpen = load.state === 'questions';
  const about: readonly Omit<StepInHead, 'state'>[] = [
    { step: 'columns', label: 'Столбцы', questionCount: isOpen ? fileQuestions(load).length : 0 },
    { step: 'objects', label: 'Объекты', questionCount: isOpen ? askedCells(load) : 0 },
    { step: 'run', label: 'Приём', questionCount: 0 },
  ];
  const stateOf = (step: LoadStep) => {
    if (step === current) return 'current';
    return step === 'run' && isOpen ? 'next' : 'past';
  };
  return about.map((one) => ({ ...one, state: stateOf(one.step) }));
}
