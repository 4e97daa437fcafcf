/** Key of an action, and its description in the guide. */
export interface KeyOfAction {
  /**
   * 'F4', 'Ctrl+Shift+D', 'Alt+3', '/'. Letters and digits mean positions on the keyboard, so that they work in the
   * Russian layout too.
   */
  readonly chord: string;
  /** What the key does, as the guide describes it. */
  readonly words: string;
}

/** Keys of actions that work alike in every list and page: handlers and the guide read this table. */
export const keys = {
  guide: { chord: '?', words: 'справка по этой странице' },
  palette: { chord: 'Ctrl+K', words: 'поиск объектов, комплексов, запросов, контактов' },
  minuteRequest: { chord: 'Alt+3', words: 'запрос за минуту: записать, что нужно позвонившему' },
  search: { chord: '/', words: 'строка поиска списка, словаря или дерева' },
  undo: { chord: 'Ctrl+Z', words: 'отменить последнее изменение в этой вкладке' },
  change: { chord: 'F4', words: 'изменить поля выбранных' },
  copy: { chord: 'Ctrl+Shift+D', words: 'копировать текущую вакансию или открытый участок' },
  toSelection: { chord: 'F8', words: 'в подборку: выбранное, текущая строка, открытый объект, найденное в поиске' },
  addToOwn: { chord: 'B', words: 'в подборку' },
  actualize: { chord: 'F9', words: 'актуализировать выбранные' },
  copyRows: { chord: 'Ctrl+C', words: 'копировать выбранные строки текстом, для таблицы или письма' },
  openCell: { chord: 'F2', words: 'править ячейку, курсор в конце' },
  fillDown: { chord: 'Ctrl+D', words: 'заполнить вниз: верхней ячейкой отмеченные' },
  clearCell: { chord: 'Delete', words: 'очистить ячейку' },
  save: {
    chord: 'Ctrl+S',
    words: 'сохранить; в окне — нажать главную кнопку; вакансия, открытая со страницы, вернёт на неё',
  },
} as const satisfies Readonly<Record<string, KeyOfAction>>;

export type KeyName = keyof typeof keys;

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Whether a press is the key of an action. On a Mac ⌘ counts as Ctrl. */
export function isKeyOf(name: KeyName, event: Pressed): boolean {
  const parts = keys[name].chord.split('+');
  const key = parts.at(-1) ?? '';
  const [position] = [/^[A-Z]$/.test(key) && `Key${key}`, /^\d$/.test(key) && `Digit${key}`].filter(Boolean);
  // Punctuation has Shift in some layouts.
  const isPunctuation = key.length === 1 && position === undefined;
  const hasKey = position === undefined ? event.key === key : event.code === position;
  const hasControl = (event.ctrlKey || event.metaKey) === parts.includes('Ctrl');
  const hasShift = isPunctuation || event.shiftKey === parts.includes('Shift');
  return hasKey && hasControl && hasShift && event.altKey === parts.includes('Alt');
}

/** For `aria-keyshortcuts`: 'Control+Shift+D'. */
export function ariaKeys(name: KeyName): string {
  return keys[name].chord.replace('Ctrl', 'Control');
}
