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

const namesOfParts = ['complex.name', 'building.name'];

/** Questions about complexes and buildings; they belong to the step 'Комплексы', which land does not have. */
export function treeQuestions({ questions, domain }: Pick<Load, 'questions' | 'domain'>): readonly LoadQuestion[] {
  if (domain === 'land') return [];
  return questions.filter(({ field, level }) => namesOfParts.includes(field) && level !== 'file' && level !== 'column');
}

/** Questions about objects and their cells; those of the earlier steps are asked and counted there. */
export function objectQuestions(load: Pick<Load, 'questions' | 'domain'>): readonly LoadQuestion[] {
  const earlier = new Set([...fileQuestions(load), ...treeQuestions(load)]);
  return load.questions.filter((question) => !earlier.has(question));
}

/** Number of cells with questions. A question about a complex, or about a field that the file lacks, counts once. */
export function askedCells({ questions }: { readonly questions: readonly LoadQuestion[] }): number {
  return questions.reduce((sum, { count, level }) => sum + (level === 'absent' || level === 'complex' ? 1 : count), 0);
}

type AskedLoad = Pick<Load, 'state' | 'questions' | 'domain'>;

/**
 * The step that a load opens with: 'Столбцы' for an unknown sender; for a known one the first step with questions; once
 * the acceptance has begun, 'Приём'.
 */
export function firstStep(load: AskedLoad & Pick<Load, 'sender'>): LoadStep {
  if (load.state === 'reading') return 'columns';
  if (load.state !== 'questions') return 'run';
  if (load.sender === null || fileQuestions(load).length > 0) return 'columns';
  return treeQuestions(load).length > 0 ? 'tree' : 'objects';
}

/** Steps of a load with the numbers of their questions. */
export function stepsOf(load: AskedLoad, current: LoadStep): readonly StepInHead[] {
  const isOpen = load.state === 'questions';
  const counted = (count: number) => (isOpen ? count : 0);
  const tree = { step: 'tree', label: 'Комплексы', questionCount: counted(treeQuestions(load).length) } as const;
  const about: readonly Omit<StepInHead, 'state'>[] = [
    { step: 'columns', label: 'Столбцы', questionCount: counted(fileQuestions(load).length) },
    ...(load.domain === 'land' ? [] : [tree]),
    { step: 'objects', label: 'Объекты', questionCount: counted(askedCells({ questions: objectQuestions(load) })) },
    { step: 'run', label: 'Приём', questionCount: 0 },
  ];
  const stateOf = (step: LoadStep) => {
    if (step === current) return 'current';
    return load.state === 'reading' || (step === 'run' && isOpen) ? 'next' : 'past';
  };
  return about.map((one) => ({ ...one, state: stateOf(one.step) }));
}
