/** Passed on the command line at every start, so that a newer version of the product may change them. */
const usual = {
  listen_addresses: '', // the unix socket only
  port: '5432', // names the socket's file
  unix_socket_permissions: '0700',
  timezone: 'UTC',
  log_timezone: 'UTC',
  jit: 'off', // its library is not shipped
  random_page_cost: '1.1', // solid-state disks
};

/** Everything acknowledged survives a power failure. The log is one file per weekday in the cluster's folder `log`. */
export const durableSettings = {
  ...usual,
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  logging_collector: 'on',
  log_directory: 'log',
  log_filename: '%a.log',
  log_rotation_age: '1d',
  log_rotation_size: '0',
  log_truncate_on_rotation: 'on',
};

/** For tests: no fsync, no durability. */
export const throwAwaySettings = {
  ...usual,
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
};

/** The setting is a list: a comma in the name would split it. */
export function socketSettings(folder: string) {
  return { unix_socket_directories: `"${folder.replaceAll('"', '""')}"` };
}
