import type { Property } from '@gektar/contract/land/properties/property.ts';
import { landComments } from '@gektar/contract/land/properties/property-comment-calls.ts';
import type { EntityComment } from '@gektar/contract/people/comment.ts';
import type { QueryClient } from '@tanstack/react-query';
import { call } from '#api/call.ts';
import { keepAnswer } from '#api/keep-answer.ts';
import { propertyHistoryQuery, propertyQuery } from '#land/properties/property-data.ts';

/** Comments on an object: updates the cached object and refetches its history. */
export async function addComment(client: QueryClient, propertyId: string, text: string): Promise<void> {
  const comment = await call(landComments.add, { params: { id: propertyId }, body: { text } });
  await keepComments(client, propertyId, (comments) => [...comments, comment]);
}

export async function saveComment(client: QueryClient, propertyId: string, id: string, text: string): Promise<void> {
  const saved = await call(landComments.update, { body: { id, text } });
  await keepComments(client, propertyId, (comments) =>
    comments.map((comment) => (comment.id === id ? saved : comment)),
  );
}

export async function removeComment(client: QueryClient, propertyId: string, id: string): Promise<void> {
  await call(landComments.remove, { params: { id } });
  await keepComments(client, propertyId, (comments) => comments.filter((comment) => comment.id !== id));
}

async function keepComments(
  client: QueryClient,
  propertyId: string,
  change: (comments: readonly EntityComment[]) => EntityComment[],
): Promise<void> {
  await keepAnswer<Property>(
    client,
    propertyQuery(propertyId).queryKey,
    (now) => now && { ...now, comments: change(now.comments) },
  );
  void client.invalidateQueries({ queryKey: propertyHistoryQuery(propertyId).queryKey });
}
