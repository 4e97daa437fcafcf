import * as z from 'zod';
import { endpoint } from '#endpoint.ts';
import { text } from '#text.ts';

/** Longest text of a message with a link (characters). */
export const LONGEST_LINK_MESSAGE = 1_000;

/** Placeholders of a stored text: the client's name and the number of objects. */
export const messageSlots = { name: '{имя}', objects: '{объекты}' } as const;

const Stored = z.object({
  /** Text with the placeholders of `messageSlots`; null: the default text of the product. */
  text: z.string().nullable(),
});

/** Calls about the text with which the caller sends links; both domains have one text. */
export const linkMessageEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/api/link-message',
    access: 'employee',
    summary: 'Свой текст сообщения со ссылкой; null = текст продукта',
    output: Stored,
    failures: [],
  }),
  set: endpoint({
    method: 'POST',
    path: '/api/link-message',
    access: 'employee',
    summary: 'Запомнить свой текст сообщения со ссылкой; null возвращает текст продукта',
    body: z.object({
      text: text(LONGEST_LINK_MESSAGE)
        .nullable()
        .transform((given) => given || null),
    }),
    output: Stored,
    success: 200,
    failures: [],
  }),
} as const;
