import type { ComplexEvent } from '@gektar/contract/industrial/complexes/complex.ts';
import { describe, expect, test } from 'vitest';
import { type LogNames, logEntries, logGroups, moreWords } from './log-lines.ts';

const names: LogNames = {
  employee: (id) => (id === 'e1' ? 'Марк Озёрный' : undefined),
  areaOf: () => 8_100,
  street: (id) => (id === 7 ? 'Полевая улица' : undefined),
};
let last = 0;
function event(about: Partial<ComplexEvent>): ComplexEvent {
  last += 1;
  return {
    id: String(last),
    dateTime: `2026-11-22T10:00:${String(last).padStart(2, '0')}`,
    employeeId: 'e1',
    action: 'update',
    changes: {},
    operation: null,
    entity: 'complex',
    entityId: 'c',
    entityName: 'Логопарк',
    ...about,
  };
}
/** Displayed lines, with plain instead of no-break spaces. */
const linesOf = (...events: Partial<ComplexEvent>[]) =>
  logEntries(events.map(event), names).flatMap(({ lines }) =>
    lines.map(({ title, was, is }) => [title, was, is].filter(Boolean).join(' | ').replace(/\s/g, ' ')),
  );
const vacancy = { entity: 'vacancy', entityId: 'v', entityName: '1-В' } as const;

test('a changed field is told with what it was and is, a part by its name [IND-CPX-029]', () => {
  expect(linesOf({ changes: { truckParkingSpaces: [null, 64], hasCanteen: [false, true] } })).toEqual([
    'Места для грузовиков | Не указано | 64 шт.',
    'Столовая | Нет | Да',
  ]);
  expect(linesOf({ entity: 'building', entityName: 'Корпус 3', changes: { buildingClass: [4, 3] } })).toEqual([
    'Корпус 3, класс | B | B+',
  ]);
  expect(linesOf({ ...vacancy, changes: { vacancyStatus: [1, 3], areaSize: [10, 20] } })).toEqual([
    'Вакансия 1-В, статус | Активная | Приостановлена',
  ]);
  expect(linesOf({ changes: { responsibleUser: ['e2', 'e1'], documents: [[], [{ id: 1 }]] } })).toEqual([
    'Ответственный | Не указано | Марк Озёрный',
    'Документы указаны',
  ]);
});

test('values of dictionaries and streets are named, in the words of their fields', () => {
  const changes: ComplexEvent['changes'] = {
    region: [
      { id: 50, name: 'Московская область' },
      { id: 77, name: 'Москва' },
    ],
    regionId: [50, 77],
    city: [{ id: 3, name: 'Чехов' }, null],
    streetId: [null, 7],
  };
  expect(linesOf({ changes })).toEqual([
    'Улица | Не указано | Полевая улица',
    'Регион | Московская область | Москва',
    'Город | Чехов | Не указано',
  ]);
});

test('another record of a firm of a deal shows its names, and words where the name stays', () => {
  expect(
    linesOf({ ...vacancy, changes: { tenantBitrixId: ['own-field', '7'], tenantName: ['Межа', 'Межа Юг'] } }),
  ).toEqual(['Вакансия 1-В, арендатор | «Межа» | «Межа Юг»']);
  expect(linesOf({ ...vacancy, changes: { agentBitrixId: ['own-agent', '8'] } })).toEqual([
    'Вакансия 1-В, агент: изменена запись компании',
  ]);
});

test('areas are told kind by kind', () => {
  const areas = (area: number, rate: number) => ({
    warehouse: null,
    office: { areaValue: area, leasePricePerSqm: rate },
  });
  expect(linesOf({ ...vacancy, changes: { areaSetWithPrice: [areas(840, 100), areas(840, 120)] } })).toEqual([
    'Вакансия 1-В, офис, ставка | 100,00 руб./м² | 120,00 руб./м²',
  ]);
});

test('a vacancy that is closed in part tells what it gave away (M-01)', () => {
  const areas = (office: number) => ({ warehouse: null, office: { areaValue: office, leasePricePerSqm: 100 } });
  const changes: ComplexEvent['changes'] = {
    vacancyType: [null, 1],
    tenantName: [null, 'ООО «Обоз»'],
    areaSetWithPrice: [areas(840), areas(500)],
    salePrice: [84_000, 50_000],
    minimalRentalBlockArea: [600, 500],
  };
  expect(linesOf({ ...vacancy, action: 'close', changes })).toEqual([
    'Вакансия 1-В закрыта сделкой: аренда, 8 100,00 м²',
    'Вакансия 1-В, офис, площадь | 840,00 м² | 500,00 м²',
    'Вакансия 1-В, мин. блок в аренду | 600,00 м² | 500,00 м²',
    'Вакансия 1-В, цена продажи | 84 000,00 руб. | 50 000,00 руб.',
  ]);
});

test('deals, removals, comments and confirmations are sentences', () => {
  expect(
    linesOf(
      { ...vacancy, action: 'close', changes: { vacancyType: [undefined, 1] } },
      { ...vacancy, action: 'reopen' },
      { action: 'part-delete', changes: { building: ['Корпус 1', null] } },
      { action: 'comment-create', changes: { text: [null, 'Звонить утром'] } },
      { action: 'actualize' },
      { action: 'actualize-vacancies' },
      { ...vacancy, action: 'create' },
    ),
  ).toEqual([
    'Вакансия 1-В закрыта сделкой: аренда, 8 100,00 м²',
    'Вакансия 1-В снова открыта: сделка удалена',
    'Удалено здание Корпус 1',
    'Комментарий «Звонить утром»',
    'Комплекс актуализирован',
    'Вакансии актуализированы',
    'Вакансия 1-В создана',
  ]);
});

test('archiving with everything below is one line that counts it, that of a part alone its own', () => {
  const taken = (buildings: number, vacancies: number) => ({
    changes: { buildings: [null, buildings], vacancies: [null, vacancies] } as ComplexEvent['changes'],
  });
  expect(
    linesOf(
      { action: 'archive', ...taken(30, 300) },
      { action: 'unarchive', ...taken(1, 21) },
      { action: 'archive', ...taken(0, 2) },
      { action: 'archive', ...taken(0, 0) },
      { ...vacancy, action: 'archive' },
      { entity: 'building', entityName: 'Корпус 3', action: 'unarchive' },
    ),
  ).toEqual([
    'Комплекс архивирован вместе с 30 зданиями и 300 вакансиями',
    'Комплекс разархивирован вместе с 1 зданием и 21 вакансией',
    'Комплекс архивирован вместе с 2 вакансиями',
    'Комплекс архивирован',
    'Вакансия 1-В архивирована',
    'Здание Корпус 3 разархивировано',
  ]);
});

describe('groups of entries that say the same', () => {
  const groups = (...events: Partial<ComplexEvent>[]) => logGroups(logEntries(events.map(event), names));
  /** For each group: number of entries, first line, text about the others. */
  const shown = (...events: Partial<ComplexEvent>[]) =>
    groups(...events).map((group) => [
      group.length,
      group[0].lines[0]?.title.replace(/\s/g, ' '),
      moreWords(group).replace(/\s/g, ' '),
    ]);
  const paused = (name: string): Partial<ComplexEvent> => ({
    entity: 'vacancy',
    entityId: name,
    entityName: name,
    changes: { vacancyStatus: [1, 3] },
  });

  test('the same change of five vacancies is one group with the first of them and how many more', () => {
    expect(shown(...['1-А', '1-Б', '1-В', '2-А', '2-Б'].map(paused))).toEqual([
      [5, 'Вакансия 1-А, статус', '… ещё 4 вакансии'],
    ]);
    const archived = (name: string) =>
      ({ entity: 'building', entityId: name, entityName: name, action: 'archive' }) as const;
    expect(shown(archived('Корпус 7'), archived('Корпус 8'))).toEqual([
      [2, 'Здание Корпус 7 архивировано', '… ещё 1 здание'],
    ]);
  });

  test('what happens to the same complex again is counted by times', () => {
    const done = { action: 'actualize' } as const;
    expect(shown(done, done, done)).toEqual([[3, 'Комплекс актуализирован', '… ещё 2 раза']]);
    // Two entries of one vacancy and one of another: the text counts neither vacancies nor times.
    expect(shown(paused('1-А'), paused('1-Б'), paused('1-А'))).toEqual([[3, 'Вакансия 1-А, статус', '… ещё 2']]);
  });

  test('another value, employee, day, kind of part or an entry between begins another group', () => {
    const closedDown: Partial<ComplexEvent> = { ...paused('1-Б'), changes: { vacancyStatus: [1, 4] } };
    expect(shown(paused('1-А'), closedDown).map(([count]) => count)).toEqual([1, 1]);
    expect(shown(paused('1-А'), { ...paused('1-Б'), employeeId: 'e2' }).map(([count]) => count)).toEqual([1, 1]);
    expect(shown(paused('1-А'), { ...paused('1-Б'), dateTime: '2026-11-21T10:00:00' }).map(([count]) => count)).toEqual(
      [1, 1],
    );
    const copied = { action: 'copy', entityId: 'x', entityName: 'X' } as const;
    expect(shown({ ...copied, entity: 'building' }, { ...copied, entity: 'vacancy' }).map(([count]) => count)).toEqual([
      1, 1,
    ]);
    expect(shown(paused('1-А'), { action: 'actualize' }, paused('1-Б')).map(([count]) => count)).toEqual([1, 1, 1]);
    expect(shown(paused('1-А'))).toEqual([[1, 'Вакансия 1-А, статус', '']]);
  });

  test('no entry is lost, their order stays', () => {
    const all = ['1-А', '1-Б', '1-В'].map(paused).concat([{ action: 'actualize' }, paused('2-А')]);
    expect(
      groups(...all)
        .flat()
        .map(({ lines }) => lines[0]?.title.replace(/\s/g, ' ')),
    ).toEqual([
      'Вакансия 1-А, статус',
      'Вакансия 1-Б, статус',
      'Вакансия 1-В, статус',
      'Комплекс актуализирован',
      'Вакансия 2-А, статус',
    ]);
  });
});
