/** The state to come, not the other one: two hands never undo each other (M-38). */
export function archiveTo(isEnabled: boolean) {
  return { isEnabled: isEnabled ? 'true' : 'false' } as const;
}
