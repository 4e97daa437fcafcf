import { Failure } from '@gektar/contract/failure.ts';
import { createChain } from '@gektar/contract/industrial/complexes/complex-calls.ts';
import {
  type ChainMember,
  type CreatedChain,
  chainMembers,
  NewChain,
} from '@gektar/contract/industrial/complexes/new-chain.ts';
import { formatCountOf, type PluralForms } from '@gektar/format/plural.ts';
import type { FieldValues } from 'react-hook-form';
import { call } from '#api/call.ts';
import { fieldFailures, isFailure } from '#api/failure-text.ts';
import { checkEntity, type EntityForm, refusedFields, type StoredEntity } from '#form/described/entity-form.ts';
import { draftedValues } from '#form/sections/begin-new.ts';
import { inScreenOrder, type Problems } from '#form/sections/form-plan.ts';

/** The form of a complex, building or vacancy within a chained creation (H-02), without its type parameters. */
export interface UnsavedMember {
  readonly member: ChainMember;
  /** URL path of the form. */
  readonly to: string;
  /** 'Здание' */
  readonly label: string;
  /** 'Новое здание' */
  readonly newTitle: string;
  /** 'Здание успешно создано' */
  readonly created: string;
  /** Finds the unsaved draft; undefined when there is none. */
  readonly find: () => Promise<TypedMember | undefined>;
}

/** Unsaved input of a member of the chain. */
export interface TypedMember {
  /** Name as typed; may be empty. */
  readonly name: string;
  /** Labels of fields that a save would refuse, in the order of the screen. */
  readonly wrong: readonly string[];
  /** The member's part of the request body of the chained creation. */
  readonly body: Record<string, unknown>;
  /** Updates an entity, stored by an earlier attempt, with this input. */
  readonly update: (stored: unknown) => Promise<unknown>;
  /** Fields with a problem that the server reported. */
  readonly refused: (error: unknown) => Problems;
  readonly drop: () => void;
}

/** @param to URL path of the form */
export function unsavedMember<Values extends FieldValues, Entity extends StoredEntity>(
  member: ChainMember,
  to: string,
  entity: EntityForm<Values, Entity>,
): UnsavedMember {
  const { form, words, drafts, entitySchema } = entity;
  return {
    member,
    to,
    label: words.label,
    newTitle: words.newTitle,
    created: words.created,
    find: async () => {
      const drafted = await drafts.ofNew().find();
      if (drafted === undefined) return undefined;
      const { newId } = drafted.content;
      const values = draftedValues(form.plan, form.emptyValues({}), drafted.content);
      const wrong = inScreenOrder(form.plan, checkEntity(entity, values));
      return {
        name: String(values['name'] ?? '').trim(),
        wrong: [...wrong.keys()].map(form.plan.labelOf),
        body: { ...form.toFields(values), newId },
        update: (stored) => {
          const current = entitySchema.parse(stored);
          return entity.update(form.toFields(values, current), current);
        },
        refused: (error) => refusedFields(entity, error, values),
        drop: () => drafts.ofNew().drop(),
      };
    },
  };
}

/** Typed members of a chain. */
export type TypedChain = ReadonlyMap<ChainMember, TypedMember>;

/**
 * Members of the chain that have input, top down.
 * @param except the form on screen, whose input may be newer than its draft
 */
export async function typedMembers(members: readonly UnsavedMember[], except?: ChainMember): Promise<TypedChain> {
  const found = await Promise.all(
    members.map(async ({ member, find }) => [member, member === except ? undefined : await find()] as const),
  );
  return new Map(found.filter((pair): pair is [ChainMember, TypedMember] => pair[1] !== undefined));
}

/** Problems that prevent a chain from being saved, one entry per member. */
export interface Shortfall {
  readonly member: UnsavedMember;
  /** 'Комплекс: Фотографии' */
  readonly text: string;
}

/** Members that are invalid or missing, down to the lowest member with input; the form on screen is left out. */
export function shortfallsOf(members: readonly UnsavedMember[], typed: TypedChain, self: ChainMember): Shortfall[] {
  const lowest = Math.max(...[self, ...typed.keys()].map((member) => chainMembers.indexOf(member)));
  return members.slice(0, lowest + 1).flatMap((member) => {
    if (member.member === self) return [];
    const wrong = typed.get(member.member)?.wrong;
    if (wrong?.length === 0) return [];
    return [
      { member, text: wrong === undefined ? `${member.label}: форма пустая` : `${member.label}: ${listed(wrong)}` },
    ];
  });
}

const fieldForms: PluralForms = ['поле', 'поля', 'полей'];
/** Maximum number of labels that are listed; the others are counted. */
const NAMED = 3;

/** 'Название, Регион, Период актуализации и ещё 4 поля' */
export function listed(labels: readonly string[]): string {
  const rest = labels.length - NAMED;
  const named = labels.slice(0, NAMED).join(', ');
  return rest > 0 ? `${named} и ещё ${formatCountOf(rest, fieldForms)}` : named;
}

/**
 * Creates all typed members. Sent again, it creates nothing twice: entities stored by an earlier attempt are updated
 * with the current input.
 * @throws {Failure} of the chained creation
 */
export async function sendChain(
  typed: TypedChain,
  mended: ReadonlySet<ChainMember> = new Set(),
): Promise<CreatedChain> {
  const bodies = [...typed].map(([member, { body }]) => [member, body]);
  try {
    return await call(createChain, { body: NewChain.parse(Object.fromEntries(bodies)) });
  } catch (error) {
    const stored = chainMembers.find((member) => !mended.has(member) && isFailure(error, `${member}.changed`));
    if (stored === undefined || !(error instanceof Failure)) throw error;
    await typed.get(stored)?.update(error.current);
    return sendChain(typed, new Set([...mended, stored]));
  }
}

/** Member of the chain that the server has refused. */
export function refusedMember(error: unknown): ChainMember | undefined {
  if (!(error instanceof Failure)) return undefined;
  const heads = [...Object.keys(fieldFailures(error)), error.code].map((path) => path.split('.')[0]);
  return chainMembers.find((member) => heads.includes(member));
}

/** The refusal in the form of a single creation: fields without the prefix of the member. */
export function ownRefusal(error: unknown): unknown {
  const member = refusedMember(error);
  if (member === undefined || !(error instanceof Failure)) return error;
  const fields = Object.entries(error.fields ?? {}).map(([path, message]) => [
    path.startsWith(`${member}.`) ? path.slice(member.length + 1) : path,
    message,
  ]);
  return new Failure(error.code, {
    message: error.message,
    fields: Object.fromEntries(fields),
    current: error.current,
  });
}
