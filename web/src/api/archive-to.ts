/** Query that names the new state instead of toggling, so that concurrent clicks never undo each other (M-38). */
export function archiveTo(isEnabled: boolean) {
  return { isEnabled: isEnabled ? 'true' : 'false' } as const;
}
