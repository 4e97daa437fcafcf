-- 'О системе': how services, background jobs and processes are doing, whichever process answers (0061).

create table shared.service_states (
  kind text not null constraint service_states__kind check (kind in ('service', 'job')),
  name text not null,
  succeeded_at timestamptz, -- last success
  took_ms int, -- duration of the last success
  failed_at timestamptz, -- last failure
  failure text, -- reason of the last failure, without words of the service
  failing_since timestamptz, -- first failure after the last success; null: it works
  checking_since timestamptz, -- a check in progress; null: none
  primary key (kind, name)
);

create table shared.processes (
  id uuid primary key,
  version text not null,
  started_at timestamptz not null,
  seen_at timestamptz not null default now(),
  memory_bytes bigint not null,
  calls_per_minute int not null
);

-- Backups that were restored in full and compared.
create table shared.restore_proofs (
  proved_at timestamptz primary key default now(),
  backup_created_at timestamptz not null
);
