import { type Domain, domains } from '@gektar/contract/domain.ts';
import {
  IconBook2,
  IconBuildingWarehouse,
  IconChartBar,
  IconClipboard,
  IconInfoCircle,
  IconLayoutBoard,
  IconMap,
  IconPhonePlus,
  IconPlus,
  IconStar,
  IconTable,
  IconTrash,
  IconUsers,
} from '@tabler/icons-react';
import { draftPalette } from '#drafts/draft-palette.ts';
import { requestPalette as industrialRequestPalette } from '#industrial/requests/request-palette.ts';
import { objectListsPalette } from '#industrial/search/object-lists-palette.ts';
import { objectPalette } from '#industrial/search/object-palette.ts';
import { landContactPalette } from '#land/contacts/land-contact-palette.ts';
import { propertyListsPalette } from '#land/properties/property-lists-palette.ts';
import { propertyPalette } from '#land/properties/property-palette.ts';
import { requestPalette } from '#land/requests/request-palette.ts';
import { customerDestinations, customerPalette } from '#people/customer-palette.ts';
import { openMinuteRequest } from '#people/minute-request-opener.ts';
import type { PaletteDestination, PaletteSource } from '#ui/palette/palette-entry.ts';

/** Content of the palette (Ctrl+K): sources of search results, and links that need no search, each in this order. */
interface PaletteContents {
  readonly sources: readonly PaletteSource[];
  readonly destinations: readonly PaletteDestination[];
}

const landDestinations: readonly PaletteDestination[] = [
  { key: 'go/properties', title: 'Объекты', Icon: IconTable, href: '/land/property', words: 'земля участки список' },
  { key: 'go/map', title: 'Карта объектов', Icon: IconMap, href: '/land/property?view=map', words: 'земля участки' },
  {
    key: 'go/new-property',
    title: 'Новый объект',
    Icon: IconPlus,
    href: '/land/property/new',
    words: 'создать участок',
  },
  { key: 'go/requests', title: 'Запросы', Icon: IconClipboard, href: '/land/request', words: 'земля клиенты' },
  { key: 'go/new-request', title: 'Новый запрос', Icon: IconPlus, href: '/land/request/new', words: 'создать клиент' },
  { key: 'go/contacts', title: 'Контакты', Icon: IconUsers, href: '/land/contacts', words: 'земля люди' },
  { key: 'go/favorites', title: 'Избранное', Icon: IconStar, href: '/land/favorite', words: 'земля звезда' },
  {
    key: 'go/dictionaries',
    title: 'Словари',
    Icon: IconBook2,
    href: '/land/dictionary',
    words: 'земля справочники типы',
  },
  { key: 'go/trash', title: 'Корзина', Icon: IconTrash, href: '/land/trash', words: 'земля удалённые восстановить' },
];

const industrialDestinations: readonly PaletteDestination[] = [
  {
    key: 'go/vacancies',
    title: 'Вакансии',
    Icon: IconLayoutBoard,
    href: '/industrial/vacancy',
    words: 'склады список свободные площади',
  },
  {
    key: 'go/industrial-requests',
    title: 'Запросы на склады',
    Icon: IconClipboard,
    href: '/industrial/requests',
    words: 'склады клиенты',
  },
  {
    key: 'go/new-industrial-request',
    title: 'Новый запрос на склад',
    Icon: IconPlus,
    href: '/industrial/requests/new',
    words: 'создать клиент',
  },
  {
    key: 'go/industrial-dictionaries',
    title: 'Словари складов',
    Icon: IconBook2,
    href: '/industrial/dictionary',
    words: 'склады справочники типы',
  },
  {
    key: 'go/industrial-trash',
    title: 'Корзина складов',
    Icon: IconTrash,
    href: '/industrial/trash',
    words: 'склады удалённые восстановить',
  },
];

/** For a new kind of result, add its source here. */
const contents: Readonly<Record<Domain, PaletteContents>> = {
  land: {
    sources: [propertyPalette, propertyListsPalette, requestPalette, landContactPalette, draftPalette('land')],
    destinations: landDestinations,
  },
  industrial: {
    sources: [objectPalette, objectListsPalette, industrialRequestPalette, draftPalette('industrial')],
    destinations: industrialDestinations,
  },
};

const ways: Readonly<Record<Domain, PaletteDestination>> = {
  land: { key: 'go/land', title: 'Земля', Icon: IconMap, href: '/land', words: 'область участки' },
  industrial: {
    key: 'go/industrial',
    title: 'Склады',
    Icon: IconBuildingWarehouse,
    href: '/industrial',
    words: 'область комплексы вакансии',
  },
};

const minuteRequest: PaletteDestination = {
  key: 'go/minute-request',
  title: 'Запрос за минуту',
  Icon: IconPhonePlus,
  href: '/',
  words: 'звонок звонит клиент записать новый создать',
  run: () => openMinuteRequest(null),
};

const week: PaletteDestination = {
  key: 'go/week',
  title: 'Отдел за неделю',
  Icon: IconChartBar,
  href: '/week',
  words: 'отчёт показатели сотрудники месяц квартал итоги',
};

const about: PaletteDestination = {
  key: 'go/about',
  title: 'О системе',
  Icon: IconInfoCircle,
  href: '/about',
  words: 'версия резервная копия место состояние',
};

/** Content of the palette in a domain, with a link to the other one; outside both domains the content of both. */
export function paletteOf(domain: Domain | undefined): PaletteContents {
  const own = domains.filter((one) => domain === undefined || one === domain).map((one) => contents[one]);
  const others = domain === undefined ? [] : domains.filter((one) => one !== domain).map((one) => ways[one]);
  const here = domain ?? 'land';
  return {
    sources: [...own.flatMap(({ sources }) => sources), customerPalette(here)],
    destinations: [
      ...own.flatMap(({ destinations }) => destinations),
      ...customerDestinations(here),
      ...others,
      minuteRequest,
      week,
      about,
    ],
  };
}

/**
 * Sources of results for a telephone number besides companies and people: those of the domain, and the land contacts.
 */
export function callerSourcesOf(domain: Domain | undefined): readonly PaletteSource[] {
  const { sources } = paletteOf(domain);
  return sources.includes(landContactPalette) ? sources : [...sources, landContactPalette];
}
