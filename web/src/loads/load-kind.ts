import type { Domain } from '@gektar/contract/domain.ts';
import type { ObjectMatch } from '@gektar/contract/loads/load.ts';
import { industrialLoads, landLoads } from '@gektar/contract/loads/load-calls.ts';
import type { PluralForms } from '@gektar/format/plural.ts';
import { createContext, type ReactNode, use } from 'react';
import type { Crumb } from '#ui/breadcrumbs.tsx';
import type { WantedRequest } from './wanted-request.ts';

/** The calls of the loads of each domain; both have the same ones. */
export const loadCalls = { land: landLoads, industrial: industrialLoads } as const;

/** A column that names objects by several fields. */
export interface NameColumn {
  readonly head: string;
  /** Names of the fields that it shows. */
  readonly fields: readonly string[];
}

/** A complex of the database that can be chosen. */
export interface FoundComplex {
  readonly id: string;
  readonly name: string;
  /** Address; may be empty. */
  readonly about: string;
}

/** Words and links of a domain for the objects of its loads. Declared at module level. */
export interface LoadKind {
  readonly domain: Domain;
  /** 'вакансия', 'вакансии', 'вакансий' */
  readonly forms: PluralForms;
  /** 'Вакансии' */
  readonly manyWord: string;
  /** Adjective for new objects: 'новая', 'новые', 'новых'. */
  readonly newForms: PluralForms;
  /** State of a single object: 'Готова'. */
  readonly readyWord: string;
  /** Participle for a single object, before a day: 'изменена'. */
  readonly changedWord: string;
  /** The first two columns: 'Комплекс' and 'Здание, вакансия'. */
  readonly title: NameColumn;
  readonly part: NameColumn;
  /** Labels of fields that need more than the label of their entity: 'Здание' for the name of a building. */
  readonly names: Readonly<Record<string, string>>;
  /** Wire names of the fields whose columns come next, in order. */
  readonly firstFields: readonly string[];
  /** Finds complexes of the database by part of their names; absent for a domain without complexes. */
  readonly findComplexes?: (text: string, signal: AbortSignal) => Promise<readonly FoundComplex[]>;
  /** Link to the list with the loaded objects: 'К списку вакансий'. */
  readonly list: { readonly label: string; readonly path: string };
  /** Path of the page of an object. */
  readonly pathOf: (id: string) => string;
}

/** Path of the page of a stored object, or of its draft, that matches an object of the file. */
export function pathOfMatch(
  { domain, pathOf }: LoadKind,
  { id, isDraft }: Pick<ObjectMatch, 'id' | 'isDraft'>,
): string {
  return isDraft ? `/${domain}/drafts/${id}` : pathOf(id);
}

/** The kind of loads, and the components that the domain provides for their pages. */
export interface LoadsAbout {
  readonly kind: LoadKind;
  /** Name of an employee by id; undefined for an unknown one. */
  readonly employeeName: (id: string) => string | undefined;
  /** Renders breadcrumbs of the domain that end with the given ones. */
  readonly crumbs: (crumbs: readonly Crumb[]) => ReactNode;
  /** Heads of each export of the domain, to recognise one without its marks. */
  readonly exportHeads: readonly (readonly string[])[];
  /** Opens 'Запрос за минуту' with what a wanted ad says. */
  readonly createRequest: (wanted: WantedRequest) => void;
  /** List of the drafts created by a load. */
  readonly drafts: (loadId: string) => ReactNode;
}

const LoadsContext = createContext<LoadsAbout | undefined>(undefined);

export const LoadsProvider = LoadsContext.Provider;

export function useLoadsAbout(): LoadsAbout {
  const about = use(LoadsContext);
  if (about === undefined) throw new Error('a page of loads needs its LoadsProvider');
  return about;
}
