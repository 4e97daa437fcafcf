import { IconBook2, IconClipboard, IconMap, IconPlus, IconStar, IconTable, IconUsers } from '@tabler/icons-react';
import { landContactPalette } from '#land/contacts/land-contact-palette.ts';
import { propertyPalette } from '#land/properties/property-palette.ts';
import { requestPalette } from '#land/requests/request-palette.ts';
import type { PaletteDestination, PaletteSource } from '#ui/palette/palette-entry.ts';

/** Sources of Ctrl+K, in this order. Add a line for a new kind of result. */
export const paletteSources: readonly PaletteSource[] = [propertyPalette, requestPalette, landContactPalette];

/** Destinations offered without a search. */
export const paletteDestinations: readonly PaletteDestination[] = [
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
];
