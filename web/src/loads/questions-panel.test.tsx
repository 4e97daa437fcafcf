import type { LoadQuestion } from '@gektar/contract/loads/load.ts';
import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { QuestionsPanel, type QuestionsPanelProps } from './questions-panel.tsx';

const about = {
  table: null,
  letters: null,
  mayAgree: false,
  mayEmpty: false,
  mayFill: true,
  keys: [],
  samples: [],
  options: [],
};
const height: LoadQuestion = {
  ...{ ...about, group: 'missing building.workingHeight', level: 'absent', field: 'building.workingHeight', count: 11 },
  ...{ label: 'Высота потолка', reason: 'Нет в таблице: Высота потолка' },
};
const status: LoadQuestion = {
  ...{ ...about, group: 'missing building.status', level: 'absent', field: 'building.status', count: 12 },
  ...{ label: 'Статус здания', reason: 'Нет в таблице: Статус здания' },
  options: [{ id: '7', label: 'Построено', effect: '', isLikely: false }],
};
const region: LoadQuestion = {
  ...{ ...about, group: 'missing complex.region: 1', level: 'group', field: 'complex.region', count: 7 },
  ...{ label: 'Регион', reason: 'Не указано: Регион' },
};
const latitude: LoadQuestion = {
  ...{ ...about, group: 'missing complex.latitude', level: 'group', field: 'complex.latitude', count: 9 },
  ...{ label: 'Широта', reason: 'Не указано: Широта', mayFill: false },
};
const rate: LoadQuestion = {
  ...{ ...about, group: 'rate: За год?', level: 'group', field: 'rate', count: 3, mayEmpty: true },
  ...{ label: 'Ставка', reason: 'За год?' },
};

function drawn(over: Partial<QuestionsPanelProps> = {}): string {
  const load = { questions: [rate, height, status], answers: [], sender: null };
  const nothing = () => undefined;
  const props = { load, title: 'Ответить сразу', current: undefined, isOpen: true, ...over };
  return renderToStaticMarkup(
    <MantineProvider>
      <QuestionsPanel {...props} onChoose={nothing} onOneByOne={nothing} onTakeBack={nothing} />
    </MantineProvider>,
  ).replaceAll('\u00a0', ' ');
}
const onType = () => Promise.resolve(undefined);

test('a field that the file does not have counts as one question', () => {
  expect(drawn()).toContain('5 вопросов, 3 ответа');
});

test('its value is typed once for all objects, unless the question has answers to choose', () => {
  const html = drawn({ onType });
  expect(html).toContain('Нет в таблице: Высота потолка');
  expect(html).toContain('Высота потолка для всех<');
  expect(html).toContain('Для всех 11');
  expect(html).not.toContain('Для всех 12');
  expect(html).not.toContain('Для всех 3');
  expect(html).toContain('Построено');
  expect(drawn({ onType, isOpen: false })).not.toContain('Для всех 11');
});

test('a group without answers to choose has a field for all its cells, coordinates do not', () => {
  const load = { questions: [region, latitude], answers: [], sender: null };
  const html = drawn({ onType, load });
  expect(html).toContain('Регион для всех<');
  expect(html).toContain('Для всех 7');
  expect(html).not.toContain('Широта для всех');
  expect(html).not.toContain('Для всех 9');
});

test('questions left open in earlier steps are not repeated, only counted with a link', () => {
  const load = { questions: [], answers: [], sender: null };
  expect(drawn({ load, earlier: { count: 2, onOpen: () => undefined } })).toContain('Раньше не отвечено: 2 вопроса');
});

test('a value of a complex is typed for it alone, coordinates of several plots one by one', () => {
  const ofComplex = {
    ...height,
    level: 'complex',
    label: 'Широта',
    reason: 'Парк Дубки. Нет в таблице: Широта',
  } as const;
  const ofPlots = { ...height, label: 'Долгота', reason: 'Нет в таблице: Долгота', count: 14, mayFill: false } as const;
  const html = drawn({ onType, load: { questions: [ofComplex, ofPlots], answers: [], sender: null } });
  expect(html).toContain('2 вопроса, 2 ответа');
  expect(html).toContain('Записать');
  expect(html).not.toContain('Для всех');
});
