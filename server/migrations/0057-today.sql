-- 'Сегодня': call-backs and reminders of employees, about an object, a request, a customer or nothing in the product.

create table shared.reminders (
  id uuid primary key, -- made by the client; the same id is the same reminder
  kind text not null constraint reminders__kind check (kind in ('call', 'task')),
  text text not null,
  due_at timestamp(0) not null, -- Moscow time
  employee_id uuid not null constraint reminders__employee references shared.employees, -- whom it reminds
  created_by uuid not null constraint reminders__created_by references shared.employees,
  about_kind text constraint reminders__about_kind check (about_kind in ('property', 'land_request', 'complex', 'building', 'vacancy',
    'industrial_request', 'company', 'contact')),
  about_id text, -- of either domain or the customer service: no foreign key
  follows uuid constraint reminders__follows references shared.reminders on delete set null, -- finished when this one was made
  created_at timestamptz not null default now(),
  done_at timestamptz,
  note text, -- result
  deleted_at timestamptz, -- can be restored for a day
  row_version int not null default 1,
  constraint reminders__about check ((about_kind is null) = (about_id is null))
);
create index reminders__open on shared.reminders (employee_id, due_at, id) where done_at is null and deleted_at is null; -- of a day
create index reminders__about on shared.reminders (about_kind, about_id) where deleted_at is null; -- of one object
create index reminders__follows on shared.reminders (follows) where follows is not null;
create index reminders__deleted on shared.reminders (deleted_at) where deleted_at is not null; -- to be removed

-- Lines of 'Сегодня' that an employee has dealt with: marks of clients (id of the item), new objects (ids of object and request).
create table shared.today_done (
  employee_id uuid not null constraint today_done__employee references shared.employees,
  domain text not null constraint today_done__domain check (domain in ('land', 'industrial')),
  kind text not null constraint today_done__kind check (kind in ('mark', 'fit', 'mention')),
  object_id uuid not null, -- the item of a mark, the plot or vacancy of a fit, the comment of a mention
  request_id uuid, -- of a fit
  done_at timestamptz not null default now(),
  constraint today_done__line unique nulls not distinct (employee_id, domain, kind, object_id, request_id)
);

-- New vacancies, the latest first.
create index vacancies__by_creation on industrial.vacancies (date_time_created, id) where is_enabled;

-- Employees named by '@' in comments, of either domain. No foreign key to the comment: one in the trash keeps its mentions.
create table shared.mentions (
  comment_id uuid not null,
  employee_id uuid not null constraint mentions__employee references shared.employees,
  constraint mentions__once unique (employee_id, comment_id)
);
create index mentions__comment on shared.mentions (comment_id);
