import type { DictionaryDescriptions } from '@gektar/contract/dictionaries/dictionary-description.ts';
import type { Domain } from '@gektar/contract/domain.ts';
import { missing } from '@gektar/format/words.ts';
import { Button, Input } from '@mantine/core';
import { IconChevronDown, IconSearch } from '@tabler/icons-react';
import { useQueries } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Fragment, useRef, useState } from 'react';
import { useFocusOnSlash } from '#form/filter/focus-on-slash.ts';
import { icon16 } from '#ui/icon.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Text } from '#ui/layout/text.ts';
import { pathOptions } from '#ui/path-options.ts';
import { dictionaryQuery, type ListCall } from './dictionary-data.ts';
import classes from './dictionary-names.module.css';
import { dictionaryGroups, dictionaryNames } from './dictionary-search.ts';
import type { DictionaryValue } from './dictionary-value.ts';
import { findDictionaries } from './find-dictionaries.ts';

export interface DictionaryNamesProps<Name extends string> {
  readonly domain: Domain;
  readonly descriptions: DictionaryDescriptions & Readonly<Record<Name, unknown>>;
  readonly endpoints: Readonly<Record<Name, ListCall>>;
  readonly chosen: Name;
  /** Path of the dictionaries page. */
  readonly to: string;
}

type Values = readonly DictionaryValue[];

/** Maximum number of found values shown below the name of their dictionary. */
const MOST_FOUND = 3;

/**
 * Names of many dictionaries: searchable by names and values, each with its number of values. On a narrow screen a
 * button opens the list.
 */
export function DictionaryNames<Name extends string>(props: DictionaryNamesProps<Name>) {
  const { domain, descriptions, endpoints, chosen, to } = props;
  const names = dictionaryNames<Name>(descriptions);
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const searchBox = useRef<HTMLInputElement>(null);
  useFocusOnSlash(searchBox);
  const values = useQueries({
    queries: names.map((name) => dictionaryQuery<Name, ListCall>(domain, name, endpoints[name])),
    combine: (answers) =>
      new Map(names.map((name, index): [string, Values | undefined] => [name, answers[index]?.data])),
  });
  const found = findDictionaries(descriptions, values, text);
  return (
    <Stack as="nav" pane="scroll" alignContent="start" aria-label="Словари" className={classes.names}>
      <Button
        className={classes.opener}
        variant="default"
        rightSection={<IconChevronDown {...icon16} />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        Все словари
      </Button>
      <Stack className={classes.list} data-open={isOpen || undefined}>
        <Input
          ref={searchBox}
          type="search"
          aria-keyshortcuts="/"
          aria-label="Найти словарь или значение"
          placeholder="Найти словарь или значение"
          leftSection={<IconSearch {...icon16} />}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {found.size === 0 && (
          <Text size={13} c="mute" p="12px 10px" role="status">
            {missing.data}
          </Text>
        )}
        {dictionaryGroups(descriptions).map(({ title, names: all }) => {
          const shown = all.filter((name) => found.has(name));
          return (
            shown.length > 0 && (
              <Fragment key={title ?? ''}>
                {title !== undefined && (
                  <Text as="h2" size={12} c="mute" fw={400} p="9px 10px 3px">
                    {title}
                  </Text>
                )}
                {shown.map((name) => (
                  <Link
                    key={name}
                    {...pathOptions({ to, search: name === names[0] ? {} : { name } })}
                    className={`${classes.one} focus-inside`}
                    aria-current={name === chosen ? 'page' : undefined}
                    activeOptions={{ exact: true, includeSearch: true }}
                    onClick={() => setOpen(false)}
                  >
                    <span>{descriptions[name]?.title}</span>
                    <Text as="span" fz={12} c="mute" fw={400} tabular miw="2ch" ta="end">
                      {values.get(name)?.length}
                    </Text>
                    <FoundValues names={found.get(name) ?? []} />
                  </Link>
                ))}
              </Fragment>
            )
          );
        })}
      </Stack>
    </Stack>
  );
}

function FoundValues({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  const rest = names.length - MOST_FOUND;
  return (
    <Text as="span" size={12} c="mute" fw={400} className="all-columns">
      {names.slice(0, MOST_FOUND).join(', ')}
      {rest > 0 && ` и ещё ${rest}`}
    </Text>
  );
}
