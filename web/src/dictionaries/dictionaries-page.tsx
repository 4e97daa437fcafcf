import type { DictionaryDescriptions } from '@gektar/contract/dictionaries/dictionary-description.ts';
import type { ValueId } from '@gektar/contract/dictionaries/dictionary-endpoints.ts';
import type { Domain } from '@gektar/contract/domain.ts';
import type { Endpoint } from '@gektar/contract/endpoint.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, type LinkProps } from '@tanstack/react-router';
import { Fragment, type ReactNode } from 'react';
import type * as z from 'zod';
import { call } from '#api/call.ts';
import { Caption } from '#ui/layout/caption.ts';
import { Stack } from '#ui/layout/stack.ts';
import classes from './dictionaries-page.module.css';
import { dictionaryQuery, type ListCall } from './dictionary-data.ts';
import { DictionaryEditor } from './dictionary-editor.tsx';
import { dictionaryGroups, dictionaryNames } from './dictionary-search.ts';
import type { DictionaryCalls, DictionaryValue } from './dictionary-value.ts';

/** Calls of one dictionary, whatever its fields. */
interface ValueEndpoints extends ListCall {
  readonly create: Endpoint & { readonly body: z.ZodObject };
  readonly update: Endpoint & { readonly body: z.ZodObject };
  readonly remove: Endpoint & { readonly params: ValueId };
}

export interface DictionariesPageProps<Name extends string> {
  readonly domain: Domain;
  readonly descriptions: DictionaryDescriptions & Readonly<Record<Name, unknown>>;
  readonly endpoints: Readonly<Record<Name, ValueEndpoints>>;
  /** The one that is open; the first one by default. */
  readonly name: Name | undefined;
  /** Path of the page. */
  readonly to: string;
  readonly crumbs: ReactNode;
}

/** The dictionaries of a domain: which one at the left, its values at the right (1§2, 3§2). */
export function DictionariesPage<Name extends string>(props: DictionariesPageProps<Name>) {
  const { domain, descriptions, endpoints, to, crumbs } = props;
  const [first] = dictionaryNames(descriptions) as [Name];
  const { name = first } = props;
  const { title, extras, isDeletable } = descriptions[name];
  const client = useQueryClient();
  const query = useQuery(dictionaryQuery(domain, name, endpoints[name]));
  return (
    <Stack pane="still" as="main" isFlex gap={12} pad="12px 24px 24px" grow className={classes.page}>
      {crumbs}
      <Stack columns="260px minmax(0, 1fr)" align="start" gap={24} className={classes.columns}>
        <Stack as="nav" gap={2} aria-label="Словари" className={classes.names}>
          {dictionaryGroups(descriptions).map((group) => (
            <Fragment key={group.title ?? ''}>
              {group.title !== undefined && (
                <Caption as="h2" size={12} tone="mute" className={classes.group}>
                  {group.title}
                </Caption>
              )}
              {group.names.map((one) => (
                <Link
                  key={one}
                  {...({ to, search: one === first ? {} : { name: one } } as LinkProps)}
                  className={classes.one ?? ''}
                  activeOptions={{ exact: true, includeSearch: true }}
                >
                  {descriptions[one]?.title}
                </Link>
              ))}
            </Fragment>
          ))}
        </Stack>
        <DictionaryEditor
          key={name}
          title={title}
          extras={extras}
          values={query.data as readonly DictionaryValue[] | undefined}
          isFailed={query.isError}
          calls={callsOf(endpoints[name], isDeletable)}
          // Lists and cards show names of values too.
          onChanged={() => void client.invalidateQueries({ queryKey: [domain] })}
        />
      </Stack>
    </Stack>
  );
}

/** The dialog has checked the fields by name; the contract's schema of this very dictionary checks them on the server. */
function callsOf({ create, update, remove }: ValueEndpoints, isDeletable: boolean): DictionaryCalls {
  return {
    create: (fields) => call(create, { body: create.body.parse(fields) }),
    update: (fields) => call(update, { body: update.body.parse(fields) }),
    remove: isDeletable ? (id) => call(remove, { params: { id } }) : undefined,
  };
}
