-- What a request sets differently from the default weighing of its criteria (N-12): an object by criterion.
alter table land.requests add column importance jsonb not null default '{}'
  constraint land_requests_importance_object check (jsonb_typeof(importance) = 'object');
alter table industrial.requests add column importance jsonb not null default '{}'
  constraint industrial_requests_importance_object check (jsonb_typeof(importance) = 'object');
