import { useRouterState } from '@tanstack/react-router';
import { isSignedIn } from '#api/session.ts';

/** Whether an employee is signed in, updated on navigation: both signing in and signing out navigate. */
export function useSignedIn(): boolean {
  return useRouterState({ select: isSignedIn });
}
