import { expect, test } from 'vitest';
import { failureStatus } from './failure-status.ts';
import { auditedEntities } from './history.ts';

/** First words of refusal codes that are not entities of the history. */
const shared = [
  ...['request', 'route', 'database', 'server', 'auth', 'access', 'crm', 'file', 'dictionary_value', 'comment'],
  ...['employee', 'company', 'contact', 'customer', 'region', 'city', 'address', 'okved', 'sector', 'industry'],
  ...[
    'selection',
    'selection_item',
    'showing',
    'client_answer',
    'link',
    'favorite',
    'cadastral_number',
    'trash',
    'storage',
    'operation',
    'load',
    'load_file',
    'sender',
    'view',
    'draft',
  ],
  ...['reminder', 'talk', 'round_trip'],
  ...['deal', 'contact_link', 'operator_link', 'service'],
];

test('every refusal begins with the recorded name of an entity, or with a word that both domains share', () => {
  const nouns = new Set<string>([...Object.values(auditedEntities).flat(), ...shared]);
  const codes = Object.keys(failureStatus).filter((code) => code !== 'unexpected');
  expect(codes.filter((code) => !/^[a-z_]+\.[a-z_]+$/.test(code))).toEqual([]);
  expect(codes.filter((code) => !nouns.has(code.split('.')[0] ?? ''))).toEqual([]);
});

// The statuses are literal here; tests of single calls compare with `failureStatus`.
test('every refusal has the status that its kind has', () => {
  const statuses = {
    400: /^(request\.(invalid|unreadable)|customer\.not_in_crm|file\.(refused|gone)|round_trip\.(not_ours|other_area)|.*\.unknown_reference|link\.(past_date|code_missing|too_many_tries)|vacancy\.status_by_deal|deal\.(type_not_offered|part_too_large))$/,
    401: /^(auth\.(required|wrong_credentials|refresh_void|blocked)|link\.code_wrong)$/,
    403: /^(access\.forbidden|link\.(invalid|no_answers))$/,
    404: /\.not_found$/,
    409: /^(property\.too_many|operation\.(id_taken|running|too_many)|view\.(name_taken|too_many)|reminder\.too_many|crm\.absent|service\.(not_connected|being_checked)|customer\.(not_own|linked|doubles)|selection\.full|link\.(too_many|id_taken)|.*\.(changed|in_use|undeletable|bits_used_up|attached|taken|archived|restore_first|closed|nothing_open)|trash\.(number_taken|id_taken|parent_gone|value_gone|already_there|conflict))$/,
    413: /\.too_large$/,
    415: /^request\.unsupported_type$/,
    429: /^(request\.too_many|auth\.too_many_tries|link\.too_many_answers)$/,
    500: /^unexpected$/,
    502: /^crm\.away$/,
    503: /^(database\.away|server\.busy)$/,
    507: /^storage\.full$/,
  };
  for (const [code, status] of Object.entries(failureStatus)) {
    const kinds = Object.entries(statuses).filter(([, kind]) => kind.test(code));
    expect({ code, status: kinds.map(([kind]) => Number(kind)) }).toEqual({ code, status: [status] });
  }
});
