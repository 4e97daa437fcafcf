import type { DictionaryDescriptions } from '@gektar/contract/dictionaries/dictionary-description.ts';
import type { ValueId } from '@gektar/contract/dictionaries/dictionary-endpoints.ts';
import type { Domain } from '@gektar/contract/domain.ts';
import type { CallOf, Endpoint } from '@gektar/contract/endpoint.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type * as z from 'zod';
import { call } from '#api/call.ts';
import { Stack } from '#ui/layout/stack.ts';
import { pathOptions } from '#ui/path-options.ts';
import { useIsNarrow } from '#ui/use-media.ts';
import classes from './dictionaries-page.module.css';
import { dictionaryQuery, type ListCall, usageQuery } from './dictionary-data.ts';
import { DictionaryEditor } from './dictionary-editor.tsx';
import { DictionaryNames } from './dictionary-names.tsx';
import { dictionaryNames } from './dictionary-search.ts';
import { type DictionaryCalls, withUsage } from './dictionary-value.ts';

/** Calls of one dictionary, whatever its fields. */
interface ValueEndpoints extends ListCall {
  readonly create: CallOf<Endpoint & { readonly body: z.ZodObject }>;
  readonly update: CallOf<Endpoint & { readonly body: z.ZodObject }>;
  readonly remove: CallOf<Endpoint & { readonly params: ValueId }>;
}

export interface DictionariesPageProps<Name extends string> {
  readonly domain: Domain;
  readonly descriptions: DictionaryDescriptions & Readonly<Record<Name, unknown>>;
  readonly endpoints: Readonly<Record<Name, ValueEndpoints>>;
  /** Name of the open dictionary; undefined: the first one. */
  readonly name: Name | undefined;
  /** Path of the page. */
  readonly to: string;
  /** @param title title of the open dictionary */
  readonly crumbs: (title: string) => ReactNode;
}

/** Number of dictionaries from which a search is offered. */
const MANY = 12;

/** The dictionaries of a domain: their names on the left, values on the right (1§2, 3§2). */
export function DictionariesPage<Name extends string>(props: DictionariesPageProps<Name>) {
  const { domain, descriptions, endpoints, to, crumbs } = props;
  const names = dictionaryNames<Name>(descriptions);
  const [first] = names as [Name];
  const { name = first } = props;
  const { title, extras, isDeletable, usedBy } = descriptions[name];
  const client = useQueryClient();
  const isNarrow = useIsNarrow();
  const query = useQuery(dictionaryQuery<Name, ListCall>(domain, name, endpoints[name]));
  const counted = useQuery({ ...usageQuery(domain, name, endpoints[name]), enabled: usedBy !== undefined });
  const values = query.data;
  const editor = (
    <DictionaryEditor
      key={name}
      title={title}
      extras={extras}
      values={usedBy && values ? withUsage(values, counted.data) : values}
      usedBy={usedBy}
      isFailed={query.isError}
      calls={callsOf(endpoints[name], isDeletable)}
      // Lists and cards also show names of values.
      onChanged={() => void client.invalidateQueries({ queryKey: [domain] })}
    />
  );
  if (names.length >= MANY) {
    return (
      <Stack pane="still" columns="296px minmax(0, 1fr)" flex={1} className={classes.many}>
        <DictionaryNames domain={domain} descriptions={descriptions} endpoints={endpoints} chosen={name} to={to} />
        <Stack as="main" pane="scroll" alignContent="start" gap={12} p="12px 24px 24px" className={classes.page}>
          {crumbs(title)}
          {editor}
        </Stack>
      </Stack>
    );
  }
  return (
    <Stack pane="still" as="main" display="flex" gap={12} p="12px 24px 24px" flex={1} className={classes.page}>
      {crumbs(title)}
      <Stack columns="260px minmax(0, 1fr)" align="flex-start" gap={24} className={classes.columns}>
        <Stack
          as="nav"
          gap={2}
          pos="sticky"
          inset="0 auto auto"
          aria-label="Словари"
          className={classes.names}
          {...(isNarrow && { 'data-scrolls-aside': true })}
        >
          {names.map((one) => (
            <Link
              key={one}
              {...pathOptions({ to, search: one === first ? {} : { name: one } })}
              className={classes.one ?? ''}
              activeOptions={{ exact: true, includeSearch: true }}
            >
              {descriptions[one].title}
            </Link>
          ))}
        </Stack>
        {editor}
      </Stack>
    </Stack>
  );
}

/** The dialog has checked the fields by name; the server checks them by the contract's schema of this dictionary. */
function callsOf({ create, update, remove }: ValueEndpoints, isDeletable: boolean): DictionaryCalls {
  return {
    create: (fields) => call(create, { body: fields }),
    update: (fields) => call(update, { body: fields }),
    remove: isDeletable ? (id) => call(remove, { params: { id } }) : undefined,
  };
}
