export const favoriteFailures = {
  'favorite.not_found': 404,
  'favorite.changed': 409,
} as const;
