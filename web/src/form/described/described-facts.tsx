import { describedValue } from '@gektar/contract/described-value.ts';
import { type FieldDescription, type FieldDescriptions, fieldNamed, shortLabel } from '@gektar/contract/fields.ts';
import { tieWords } from '@gektar/format/no-break.ts';
import { missing } from '@gektar/format/words.ts';
import type { ReactNode } from 'react';
import { DocumentLink } from '#ui/component/document-link.tsx';
import type { FactOf } from '#ui/component/fact-value.tsx';
import { FoldedList } from '#ui/component/folded-list.tsx';
import { KeyValue } from '#ui/component/key-values.tsx';
import { codeAndName, describedText } from './described-text.ts';

export interface DescribedFactsProps<Entity extends object> {
  readonly fields: FieldDescriptions;
  readonly of: Entity;
  /** Wire names in the order of the screen. */
  readonly names: readonly (keyof Entity & string)[];
  /** Content that replaces the default text of the field kind: people, fields without description, other wording. */
  readonly content?: Partial<Record<keyof Entity & string, ReactNode>> | undefined;
}

/** Fields of an entity as pairs of label and value; empty values read 'Не указано', muted (1§2). */
export function DescribedFacts<Entity extends object>({ fields, of, names, content }: DescribedFactsProps<Entity>) {
  return names.map((name) => {
    const field = fieldNamed(fields, name);
    const isGiven = content !== undefined && name in content;
    // The content given for a link is another link.
    const isPlain = !isLinked(field, of[name]) && !(isGiven && field.kind === 'link');
    return (
      <KeyValue key={name} label={labelOf(field)} fact={isPlain ? factOf(of, name, field) : undefined}>
        {isGiven ? content[name] : contentOf(field, of[name])}
      </KeyValue>
    );
  });
}

/** A label with a tooltip for an abbreviation. */
function labelOf(field: FieldDescription): ReactNode {
  const short = shortLabel(field);
  return field.kind === 'choices' && short !== field.label ? <abbr title={field.label}>{short}</abbr> : field.label;
}

/** Whether the content has a link, which takes the tap itself: a web address, the phone of a contact. */
function isLinked(field: FieldDescription, value: unknown): boolean {
  return Boolean(value) && (field.kind === 'link' || (field.kind === 'person' && field.who === 'contact'));
}

function factOf(of: object, name: string, { label }: FieldDescription): FactOf | undefined {
  return 'id' in of && typeof of.id === 'string' ? { id: of.id, field: name, label } : undefined;
}

function contentOf(field: FieldDescription, value: unknown): ReactNode {
  const of = describedValue(field, value);
  if (of.kind === 'link') return <DocumentLink link={of.value ?? ''} />;
  if (of.kind === 'choices') {
    const [first] = of.value;
    const isCoded = first !== undefined && 'code' in first;
    return isCoded ? <FoldedList entries={of.value.map(codeAndName)} /> : of.value.map(({ name }) => name).join(', ');
  }
  const text = describedText(field, value);
  return text === missing.value || (field.kind !== 'text' && field.kind !== 'choice') ? text : tieWords(text);
}
