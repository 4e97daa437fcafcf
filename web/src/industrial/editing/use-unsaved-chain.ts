import type { ChainMember } from '@gektar/contract/industrial/complexes/new-chain.ts';
import { useNavigate } from '@tanstack/react-router';
import type { FieldValues } from 'react-hook-form';
import type { EntityForm, StoredEntity } from '#form/described/entity-form.ts';
import type { EntityFormExtras } from '#form/described/use-entity-form.ts';
import { messages } from '#form/messages.ts';
import type { Problems } from '#form/sections/form-plan.ts';
import { pathOptions } from '#ui/path-options.ts';
import { showSuccess, showWarning } from '#ui/toast/toast.tsx';
import {
  ownRefusal,
  refusedMember,
  sendChain,
  shortfallsOf,
  type TypedMember,
  typedMembers,
  type UnsavedMember,
} from './unsaved-chain.ts';

/** Appended to the list of missing fields; not in the specification. */
const NOTHING_SAVED = 'Ничего не сохранено';

/** Problems that a form shows as soon as it opens, after a save in another form of the chain has found them. */
const shownAtOpening = new Map<ChainMember, Problems>();

/**
 * The form of one entity of a chained creation; its save creates all of them.
 * @param own form of the entity alone, whose save creates only that entity
 */
export function inChain<Values extends FieldValues, Entity extends StoredEntity>(
  self: ChainMember,
  own: EntityForm<Values, Entity>,
  members: readonly UnsavedMember[],
): EntityForm<Values, Entity> {
  return {
    ...own,
    create: async (fields, newId) => {
      const others = await typedMembers(members, self);
      if (self === 'complex' && others.size === 0) return own.create(fields, newId);
      const update: TypedMember['update'] = (stored) => own.update(fields, own.entitySchema.parse(stored));
      const mine: TypedMember = {
        ...{ name: '', wrong: [], update, refused: () => new Map(), drop: () => undefined },
        body: { ...fields, newId },
      };
      const made = await sendChain(new Map([...others, [self, mine]])).catch((error: unknown) => {
        throw ownRefusal(error);
      });
      for (const { member, created } of members) {
        if (!others.has(member)) continue;
        others.get(member)?.drop();
        showSuccess(created);
      }
      return own.entitySchema.parse(made[self]);
    },
    problemsAtOpening: () => {
      const problems = shownAtOpening.get(self);
      shownAtOpening.delete(self);
      return problems;
    },
  };
}

/**
 * Additions to the form that creates an object of the chain: a save first checks the other forms of the chain and opens
 * the first invalid one.
 */
export function useChainExtras<Values extends FieldValues, Entity>(
  self: ChainMember,
  members: readonly UnsavedMember[],
): EntityFormExtras<Values, Entity> {
  const navigate = useNavigate();
  const lead = async ({ member, to }: UnsavedMember, problems: Problems) => {
    shownAtOpening.set(member, problems);
    await navigate(pathOptions({ to, ignoreBlocker: true }));
  };
  return {
    mayBeSent: async () => {
      const shortfalls = shortfallsOf(members, await typedMembers(members, self), self);
      const [first] = shortfalls;
      if (first === undefined) return true;
      showWarning(messages.fillRequired, `${shortfalls.map(({ text }) => text).join('. ')}. ${NOTHING_SAVED}`);
      await lead(first.member, new Map());
      return false;
    },
    refused: async (error, problems) => {
      const refused = refusedMember(error);
      const other = members.find(({ member }) => member === refused && member !== self);
      if (other === undefined) return problems;
      await lead(other, (await other.find())?.refused(error) ?? new Map());
      return new Map();
    },
  };
}
