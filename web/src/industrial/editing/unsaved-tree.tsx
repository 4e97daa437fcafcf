import type { ChainMember } from '@gektar/contract/industrial/complexes/new-chain.ts';
import { IconPlus } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useSections } from '#form/sections/sections-context.ts';
import { icon14 } from '#ui/icon.ts';
import { Box } from '#ui/layout/box.ts';
import { Stack } from '#ui/layout/stack.ts';
import { Text } from '#ui/layout/text.ts';
import { useEditFrame } from './edit-context.ts';
import { listed, type TypedChain, type TypedMember, typedMembers } from './unsaved-chain.ts';
import classes from './unsaved-tree.module.css';

const adding = {
  complex: 'Новый комплекс',
  building: 'Добавить здание',
  vacancy: 'Добавить вакансию',
} as const satisfies Record<ChainMember, string>;

/**
 * Complex, building and vacancy of one chained creation (H-02), by their typed names. The input of each is stored as a
 * draft, so moving between them needs no confirmation.
 */
export function UnsavedTree() {
  const { members, self } = useChain();
  const typed = useTypedOthers();
  const { isSent } = useSections();
  const typedName = String(useWatch({ name: 'name' }) ?? '').trim();
  const isThere = members.map(({ member }) => member === self || typed.has(member));
  // The next member is shown too, as a link to its form.
  const lowest = isThere.lastIndexOf(true);
  const shown = members.slice(0, lowest + 2);
  return (
    <nav aria-label="Здания и вакансии">
      <Text as="p" size={13} fw={600} mb={10}>
        Здания и вакансии
      </Text>
      <Stack as="ol" gap={6} columns="minmax(0, 1fr)">
        {shown.map(({ member, to, newTitle }, index) => {
          const other = typed.get(member);
          const name = (member === self ? typedName : other?.name) || newTitle;
          const isToAdd = index > lowest;
          return (
            <Box as="li" key={member} ms={index * 14}>
              <Link
                to={to}
                ignoreBlocker
                className={classes.link}
                activeOptions={{ exact: true }}
                onClick={(event) => {
                  // A save in progress includes the other forms: they must not open meanwhile.
                  if (isSent()) event.preventDefault();
                }}
              >
                {isToAdd && <IconPlus {...icon14} />}
                <Text as="span" truncate>
                  {isToAdd ? adding[member] : name}
                </Text>
                {!isToAdd && (
                  <Box as="small" ms="auto">
                    {isThere[index] ? 'не сохранено' : 'не заполнено'}
                  </Box>
                )}
              </Link>
              {other !== undefined && <Wrong typed={other} />}
            </Box>
          );
        })}
      </Stack>
    </nav>
  );
}

function Wrong({ typed: { wrong } }: { typed: TypedMember }) {
  if (wrong.length === 0) return null;
  return (
    <Text size={12} c="danger" mt={4} px={12}>
      Проверьте: {listed(wrong)}
    </Text>
  );
}

const inSentence: Record<ChainMember, string> = { complex: 'комплекс', building: 'здание', vacancy: 'вакансия' };

/** Notice above the form of a chained creation: which other members its save creates. */
export function UnsavedNotice() {
  const { members, self } = useChain();
  const typed = useTypedOthers();
  const others = members.filter(({ member }) => member !== self && typed.has(member));
  if (others.length === 0) return null;
  return (
    <Text size={13} c="soft" mb={14} role="note">
      Сохранятся вместе:{' '}
      {others.map(({ member, to }, index) => (
        <span key={member}>
          {index > 0 && ', '}
          <Link to={to} ignoreBlocker className="link">
            {inSentence[member]} {quoted(typed.get(member)?.name)}
          </Link>
        </span>
      ))}
    </Text>
  );
}

function quoted(name = ''): string {
  return name === '' ? 'без названия' : `«${name}»`;
}

function useChain() {
  const { chain } = useEditFrame();
  if (chain === undefined) throw new Error('used outside of the pages of a chained creation');
  return chain;
}

/** Input of the members whose forms are not on screen. */
function useTypedOthers(): TypedChain {
  const { members, self } = useChain();
  const [typed, setTyped] = useState<TypedChain>(new Map());
  useEffect(() => {
    let isCurrent = true;
    void typedMembers(members, self).then((found) => isCurrent && setTyped(found));
    return () => {
      isCurrent = false;
    };
  }, [members, self]);
  return typed;
}
