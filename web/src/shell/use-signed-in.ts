import { useRouterState } from '@tanstack/react-router';
import { isSignedIn } from '#api/session.ts';

/** Whether an employee is signed in, as of the last navigation: signing in and out both navigate. */
export function useSignedIn(): boolean {
  return useRouterState({ select: isSignedIn });
}
