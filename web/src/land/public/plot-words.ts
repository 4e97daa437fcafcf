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

/** What the client pages call plots. */
export const plotWords: ClientWords = {
  one: 'Объект',
  several: 'Объекты',
  forms: objects,
  map: 'Карта объектов',
  showOnMap: 'Показать объекты на карте',
  liked: 'понравился',
  nothing: 'В подборке пока нет объектов',
  howToLike: 'Нажмите сердечко на фотографии объекта, и он появится здесь.',
  gone: 'Этого объекта больше нет в подборке',
};

/** A plot on the maps, with its price. */
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
export function plotFigures(plot: PublicProperty): ItemFigure[] {
  return factsForClients('figures').map((name) => {
    const field = propertyFields[name];
    const value = plot[name];
    const isOnRequest = value === null && field.unit === units.rouble;
    return { label: shortLabel(field), value: isOnRequest ? missing.price : formatQuantity(value, field.unit) };
  });
}

/** Advantages that are there, in the order of every screen (D-04). */
export function plotAdvantages(plot: PublicProperty): string[] {
  return advantageFlags.filter((flag) => plot[flag]).map(advantageInFull);
}

/** What a plot is good for, and what it has: lists that hold something. */
export function plotUses(plot: PublicProperty): { title: string; words: string[] }[] {
  return [
    ...factsForClients('lists').map((name) => ({
      title: propertyFields[name].label,
      words: plot[name].map(wordOf),
    })),
    { title: 'Преимущества', words: plotAdvantages(plot) },
  ].filter(({ words }) => words.length > 0);
}

/** A value of a dictionary after its code. */
function wordOf({ code, name }: { readonly code?: string; readonly name: string }): string {
  return code === undefined ? name : `${code}${nbsp}${name}`;
}

/** Photos to show, the flyer photo first as the server sends them. */
export function plotPhotos({ images }: PublicProperty): Photo[] {
  return images.map(({ globalImageId, imageTypeName }) => ({
    id: globalImageId,
    ...(imageTypeName !== null && { caption: imageTypeName }),
  }));
}
