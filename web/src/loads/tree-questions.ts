import type { LoadQuestion } from '@gektar/contract/loads/load.ts';
import type { GivenAnswer } from '@gektar/contract/loads/load-answer.ts';
import type { LoadTree, TreeComplex } from '@gektar/contract/loads/load-tree.ts';
import { formatCountOf, vacancies } from '@gektar/format/plural.ts';
import { agreeText, questionTitle } from './question-words.ts';
import { vacanciesOf } from './tree-rows.ts';

/** A question about a complex or a building, with its possible answers. */
export interface TreeQuestion {
  readonly group: string;
  readonly title: string;
  /** Second line; empty for none. */
  readonly text: string;
  /** For a question about two spellings: each with the number of its vacancies. */
  readonly spellings: readonly { readonly name: string; readonly note: string }[];
  /** In the order of the keys 1 to 9. */
  readonly choices: readonly TreeChoice[];
}

export interface TreeChoice {
  readonly label: string;
  readonly answer: GivenAnswer;
}

const FIRST_BUILDING = 'Корпус 1';
const TWO_SPELLINGS = 'Два написания, один комплекс?';

/** Texts and answers for a question of the step 'Комплексы'. */
export function treeAnswers(question: LoadQuestion, { complexes }: LoadTree): TreeQuestion {
  const { group, keys, reason, field, mayAgree, count } = question;
  const about = { group, text: '', spellings: [] };
  const agree = { kind: 'group', group, choice: { agree: true } } as const;
  const complex = complexes.find((one) => vacanciesOf(one).some(({ key }) => key === keys[0]));
  const spelling = complex?.spellings.find((one) => one.keys.some((key) => key === keys[0]));
  if (reason.startsWith(TWO_SPELLINGS) && complex && spelling) return twoSpellings(about, complex, spelling, agree);
  if (complex?.near && reason.includes(`«${complex.near.name}»`)) {
    const { id, name, about: where } = complex.near;
    return {
      ...about,
      title: `«${complex.name}»: новый или имеющийся?`,
      text: `В базе есть «${name}»${where === '' ? '' : `, ${where}`}.`,
      choices: [
        {
          label: 'Тот же',
          answer: { kind: 'place', keys, complex: { name, id, isNew: false }, building: null },
        },
        { label: 'Новый', answer: agree },
      ],
    };
  }
  if (field === 'building.name' && !mayAgree) {
    return {
      ...about,
      title: `Здание не названо. Сделать «${FIRST_BUILDING}»?`,
      text: `Без здания: ${formatCountOf(count, vacancies)}`,
      choices: [
        {
          label: `Сделать «${FIRST_BUILDING}»`,
          answer: { kind: 'group', group, choice: { value: FIRST_BUILDING } },
        },
      ],
    };
  }
  const choices = mayAgree ? [{ label: agreeText(count), answer: agree }] : [];
  return { ...about, title: questionTitle(question), text: formatCountOf(count, vacancies), choices };
}

function twoSpellings(
  about: Pick<TreeQuestion, 'group' | 'text'>,
  complex: TreeComplex,
  { name, keys }: TreeComplex['spellings'][number],
  agree: GivenAnswer,
): TreeQuestion {
  const others = vacanciesOf(complex).length - keys.length;
  return {
    ...about,
    title: TWO_SPELLINGS,
    spellings: [
      { name: complex.name, note: formatCountOf(others, vacancies) },
      { name, note: formatCountOf(keys.length, vacancies) },
    ],
    choices: [
      { label: 'Да, один', answer: agree },
      {
        label: 'Разные',
        answer: { kind: 'place', keys: [...keys], complex: { name, id: null, isNew: true }, building: null },
      },
    ],
  };
}
