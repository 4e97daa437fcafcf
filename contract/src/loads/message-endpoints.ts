import * as z from 'zod';
import type { Domain } from '#domain.ts';
import { endpoint } from '#endpoint.ts';
import { text } from '#text.ts';
import { LoadObject, LoadQuestion } from './load.ts';
import { GivenAnswer } from './load-answer.ts';
import { MAX_MESSAGE } from './load-limits.ts';

const Message = z.object({
  /** Text copied from a messenger, unchanged. */
  text: text(MAX_MESSAGE).min(1),
  /** Answers of the kinds `group` and `cells`; the others are about tables. */
  answers: z.array(GivenAnswer).max(100).default([]),
});

/**
 * What a message offers:
 *
 *     { "objects": [{ "key": "!1", "title": "", "part": "Одинцово", "state": "doubt", "cells": […], … }],
 *       "questions": [{ "group": "…", "reason": "Цена за гектар?", … }], "refusal": "" }
 */
export const ReadMessage = z.object({
  /** In the order of its lines; empty when it offers nothing. */
  objects: z.array(LoadObject),
  questions: z.array(LoadQuestion),
  /** Why there is no object, in Russian: 'Ищут, а не предлагают'; empty otherwise. */
  refusal: z.string(),
});
export type ReadMessage = z.infer<typeof ReadMessage>;

/** Calls that read messages of a messenger. Not in the specification. */
export function messageEndpoints<const In extends Domain>(domain: In) {
  const path = `/api/${domain}/messages` as const;
  return {
    read: endpoint({
      method: 'POST',
      path: `${path}/read` as const,
      access: 'employee',
      summary: 'Прочитать сообщение: объекты, сомнения, что уже есть в базе; ничего не записывает',
      body: Message,
      output: ReadMessage,
      failures: [],
    }),
    draft: endpoint({
      method: 'POST',
      path: `${path}/drafts` as const,
      access: 'employee',
      summary: 'Создать черновик объекта из сообщения; с тем же newId второй не появится',
      body: Message.extend({
        /** Id of the draft, and later of its object. */
        newId: z.uuid(),
        /** Which object of the message. */
        key: z.string().min(1).max(300),
      }),
      output: z.object({ id: z.uuid() }),
      success: 201,
      failures: [],
    }),
  };
}

export const landMessages = messageEndpoints('land');
export const industrialMessages = messageEndpoints('industrial');
