import type { Polygon } from '@gektar/contract/measure/polygon.ts';
import type { ChangedFigure } from '@gektar/contract/sharing/client-visit.ts';
import type { PluralForms } from '@gektar/format/plural.ts';
import type { ComponentType, ReactNode } from 'react';
import type { FormerAmounts } from './visit/former-amounts.ts';

/** Fields of an item for the client pages of both domains; the domain shows its other fields. */
export interface ClientItem {
  /** Id of the selection item. */
  readonly id: string;
  /** Number among the visible items, from 1 (M-18). */
  readonly order: number;
  readonly isClientFavorite: boolean;
}

/** A selection as a client reads it. */
export interface ClientSelected<Item extends ClientItem> {
  readonly items: readonly Item[];
  readonly companyName: string | null;
  /** Moscow time without offset. */
  readonly expirationTime: string;
  /** Whether the client may answer by this link (N-14). */
  readonly hasAnswers: boolean;
}

/** An item on the maps, and in the list of items at one point. */
export interface PlacedItem {
  readonly id: string;
  readonly order: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly polygons: readonly Polygon[];
  /** 'Промышленный участок, 12,50 га' */
  readonly title: string;
  /** Below the title: the price. */
  readonly note: string;
}

/** A domain's words for the items of a selection. */
export interface ClientWords {
  /** Before a number: 'Объект'. */
  readonly one: string;
  /** Before several numbers: 'Объекты'. */
  readonly several: string;
  readonly forms: PluralForms;
  /** 'Карта объектов' */
  readonly map: string;
  readonly showOnMap: string;
  /** For a marked item: 'понравился'. */
  readonly liked: string;
  readonly nothing: string;
  /** Instruction to mark an item. */
  readonly howToLike: string;
  /** Message when the broker has hidden or archived the item meanwhile; not in the specification. */
  readonly gone: string;
  /** Message at the fifth item chosen for comparison. */
  readonly tooManyCompared: string;
  /** Button that leads from the comparison to the list: 'Добавить вакансию'. */
  readonly addToCompared: string;
  /** Above the compared items: 'До четырёх вакансий'. */
  readonly mostCompared: string;
}

/** Name of an item for a screen reader: 'Объект 3'. */
export function nameOf({ one }: ClientWords, { order }: Pick<ClientItem, 'order'>): string {
  return `${one} ${order}`;
}

export interface ItemCardProps<Item> {
  readonly item: Item;
  readonly former: FormerAmounts;
  /** Path of the item's page. */
  readonly href: string;
  /** On the photo: the choice for comparison. */
  readonly choice?: ReactNode;
  /** Below the figures: the client's answers. */
  readonly answers: ReactNode;
  /** Whether the card is among the first ones, which are visible at once. */
  readonly isFirst?: boolean | undefined;
  /** Whether the item is highlighted on the map. */
  readonly isLit?: boolean | undefined;
  readonly onLit?: ((itemId: string | undefined) => void) | undefined;
}

export interface ItemPageProps<Item> {
  readonly item: Item;
  readonly former: FormerAmounts;
  /** Below the figures: the client's answers. */
  readonly answers: ReactNode;
  /** Sections before those of the item: questions, visit. */
  readonly talk: ReactNode;
  readonly onBack: () => void;
}

/** Section of the comparison. */
export const comparedGroups = ['Цена', 'Место', 'Площадь', 'Здание', 'Участок', 'Коммуникации'] as const;

/** A row of the comparison of items. */
export interface ComparedFact<Item> {
  readonly group: (typeof comparedGroups)[number];
  /** With the unit: 'Ставка в год, руб./м²'. */
  readonly label: string;
  /** Text of the value, without its unit; undefined when unknown. */
  readonly text: (item: Item) => string | undefined;
  /** The amount in the changes since the previous visit; absent for rows that are no amount. */
  readonly changed?: ChangedFigure;
  /** Only where one side is better for any client: the best figure is marked. */
  readonly better?: {
    readonly side: 'least' | 'most';
    readonly figure: (item: Item) => number | null | undefined;
  };
}

/** Name of an item among the compared ones. */
export interface ComparedName {
  /** 'Логопарк Север' */
  readonly title: string;
  /** 'корпус 2' */
  readonly note: string;
  /** The first photo, filling its frame. */
  readonly photo: ReactNode;
}

/** What a domain compares. */
export interface ComparedKind<Item> {
  readonly nameOf: (item: Item) => ComparedName;
  /** @param areaM2 smallest area that the request asks for (m²), for totals; null when unknown */
  readonly facts: (areaM2: number | null) => readonly ComparedFact<Item>[];
}

/** Words and components of one domain for the client pages. */
export interface ClientKind<Item extends ClientItem> {
  readonly words: ClientWords;
  readonly placed: (item: Item) => PlacedItem;
  readonly Card: ComponentType<ItemCardProps<Item>>;
  readonly Page: ComponentType<ItemPageProps<Item>>;
  /** Words about items in 'Изменилось с прошлого раза'. */
  readonly changed: {
    /** '«Логопарк Север», корпус 2' */
    readonly nameOf: (item: Item) => string;
    /** 'добавлена вакансия, 17 200 м²' */
    readonly addedText: (item: Item) => string;
  };
  /** Loaded with the comparison. */
  readonly loadCompared: () => Promise<ComparedKind<Item>>;
}
