export const dictionaryFailures = {
  'dictionary_value.not_found': 404,
  'dictionary_value.in_use': 409,
  'dictionary_value.undeletable': 409,
  'dictionary_value.changed': 409,
  'dictionary_value.bits_used_up': 409,
} as const;
