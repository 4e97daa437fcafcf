import { shortLabel } from '@gektar/contract/fields.ts';
import { factsForClients, plotDistance } from '@gektar/contract/land/properties/plot-facts.ts';
import { advantageInFull, propertyFields } from '@gektar/contract/land/properties/property-fields.ts';
import { advantageFlags } from '@gektar/contract/land/properties/property-flags.ts';
import { plotName } from '@gektar/contract/land/selections/plot-name.ts';
import type { PublicItem, PublicProperty } from '@gektar/contract/land/selections/public-selection.ts';
import { formatPrice } from '@gektar/format/money.ts';
import { nbsp } from '@gektar/format/no-break.ts';
import { formatQuantity } from '@gektar/format/number.ts';
import { objects } from '@gektar/format/plural.ts';
import { units } from '@gektar/format/unit.ts';
import { missing } from '@gektar/format/words.ts';
import type { Photo } from '#files/photo.ts';
import type { ClientWords, PlacedItem } from '#sharing/client/client-kind.ts';
import type { ItemFigure } from '#sharing/client/figure-row.tsx';
import type { FormerAmounts } from '#sharing/client/visit/former-amounts.ts';

/** Texts about plots on the client pages. */
export const plotWords: ClientWords = {
  one: 'Объект',
  several: 'Объекты',
  forms: objects,
  map: 'Карта объектов',
  showOnMap: 'Показать объекты на карте',
  liked: 'понравился',
  nothing: 'В подборке пока нет объектов',
  howToLike: 'Нажмите «Нравится» под объектом, и он появится здесь.',
  gone: 'Этого объекта больше нет в подборке',
  tooManyCompared: 'Можно сравнить четыре, уберите один',
  addToCompared: 'Добавить объект',
  mostCompared: 'До четырёх объектов',
};

/** A plot with its location and price, for the maps. */
export function placedPlot({ id, order, property }: PublicItem): PlacedItem {
  const { latitude, longitude, polygons, price } = property;
  return { id, order, latitude, longitude, polygons, title: plotTitle(property), note: formatPrice(price) };
}

/** 'Промышленный участок, 12,50 га' */
export function plotTitle({ propertyType, area }: PublicProperty): string {
  return `${plotName(propertyType.name)}, ${formatQuantity(area, units.hectare)}`;
}

/** 'Московская область, Дмитровское шоссе, 27,00 км от города' */
export function plotPlace(plot: PublicProperty): string {
  const { region, landHighway } = plot;
  const distance = `${formatQuantity(plotDistance(plot), units.kilometre)} от${nbsp}города`;
  return [region.name, landHighway?.name, distance].filter(Boolean).join(', ');
}

/** Key terms: the price and the price per hectare (K-07, 1§9). */
export function plotFigures(plot: PublicProperty, former: FormerAmounts = {}): ItemFigure[] {
  return factsForClients('figures').map((name) => {
    const field = propertyFields[name];
    const value = plot[name];
    const isOnRequest = value === null && field.unit === units.rouble;
    const before = name === 'price' ? former.price : undefined;
    return {
      label: shortLabel(field),
      former: before,
      value: isOnRequest ? missing.price : formatQuantity(value, field.unit),
    };
  });
}

/** Names of the advantages that the plot has, in the same order as on all screens (D-04). */
export function plotAdvantages(plot: PublicProperty): string[] {
  return advantageFlags.filter((flag) => plot[flag]).map(advantageInFull);
}

/** Uses and advantages of a plot as titled lists; empty ones are left out. */
export function plotUses(plot: PublicProperty): { title: string; words: string[] }[] {
  return [
    ...factsForClients('lists').map((name) => ({
      title: propertyFields[name].label,
      words: plot[name].map(wordOf),
    })),
    { title: 'Преимущества', words: plotAdvantages(plot) },
  ].filter(({ words }) => words.length > 0);
}

/** Name of a dictionary value, after its code if it has one. */
function wordOf({ code, name }: { readonly code?: string; readonly name: string }): string {
  return code === undefined ? name : `${code}${nbsp}${name}`;
}

/** Photos to show, in the order of the server, which sends the flyer photo first. */
export function plotPhotos({ images }: PublicProperty): Photo[] {
  return images.map(({ globalImageId, imageTypeName }) => ({
    id: globalImageId,
    ...(imageTypeName !== null && { caption: imageTypeName }),
  }));
}
