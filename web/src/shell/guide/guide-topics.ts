/** The parts of the guide in the order of their tabs; each is a file of `docs/guide`. */
export const guideParts = {
  broker: 'Брокеру',
  monitoring: 'Мониторингу',
  administrator: 'Администратору',
  keys: 'Клавиши',
} as const;
export type GuidePart = keyof typeof guideParts;

export interface GuideTopic {
  readonly part: GuidePart;
  /** The heading at which the guide opens; by default the beginning of the part. */
  readonly heading?: string;
}

/** Guide topics by page; the first match counts. `*` matches one segment of a path. */
const topics: readonly (readonly [pages: string, topic: GuideTopic])[] = [
  ['/land/dictionary', { part: 'monitoring', heading: 'Словари' }],
  ['/industrial/dictionary', { part: 'monitoring', heading: 'Словари' }],
  ['/week', { part: 'broker', heading: 'Отдел за неделю' }],
  ['/land/property/new', { part: 'broker', heading: 'Новый участок' }],
  ['/land/property/*/edit', { part: 'broker', heading: 'Новый участок' }],
  ['/land/property/*', { part: 'broker', heading: 'Карточка участка' }],
  ['/land/request/new', { part: 'broker', heading: 'Запросы клиентов' }],
  ['/land/request/*/edit', { part: 'broker', heading: 'Запросы клиентов' }],
  ['/land/request/*/search', { part: 'broker', heading: 'Поиск под запрос' }],
  ['/land/request/*/selections', { part: 'broker', heading: 'Подборка' }],
  ['/land/request/*/reports', { part: 'broker', heading: 'Что видит клиент' }],
  ['/land/request/*/favorite', { part: 'broker', heading: 'Что видит клиент' }],
  ['/land/request/*', { part: 'broker', heading: 'Запросы клиентов' }],
  ['/land/request', { part: 'broker', heading: 'Запросы клиентов' }],
  ['/land', { part: 'broker', heading: 'Список участков' }],
  ['/industrial/requests/*/search', { part: 'broker', heading: 'Поиск под запрос' }],
  ['/industrial/requests/*/selection', { part: 'broker', heading: 'Подборка' }],
  ['/industrial/requests', { part: 'broker', heading: 'Запросы клиентов' }],
  ['/industrial/complex/new', { part: 'monitoring', heading: 'Комплекс целиком' }],
  ['/industrial/complex/*/edit', { part: 'monitoring', heading: 'Комплекс целиком' }],
  ['/industrial/complex/*/building', { part: 'monitoring', heading: 'Площади и ставки' }],
  ['/industrial', { part: 'broker', heading: 'Комплексы и вакансии' }],
  ['/about', { part: 'administrator', heading: 'О системе' }],
];

/** Topic at which the guide opens on a page. @param path without a query */
export function guideTopicOf(path: string): GuideTopic {
  const parts = partsOf(path);
  const found = topics.find(([pages]) =>
    partsOf(pages).every((part, index) => (part === '*' ? index < parts.length : part === parts[index])),
  );
  return found?.[1] ?? { part: 'broker' };
}

function partsOf(path: string): string[] {
  return path.split('/').filter(Boolean);
}

/** Every topic at which some page opens the guide. */
export const allGuideTopics = topics.map(([, topic]) => topic);
