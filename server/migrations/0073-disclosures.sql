-- What was shown to clients (0077). Rows are inserted once and never changed; names are copies, so they outlive what they name.

-- One showing: a client page opened, or a file for a client made.
create table shared.showings (
  id uuid constraint showings__pkey primary key,
  at timestamptz not null default clock_timestamp(),
  domain text not null constraint showings__domain check (domain in ('land', 'industrial')),
  channel text not null constraint showings__channel check (channel in ('page', 'report', 'sheet', 'slides', 'pdf')),
  link_id uuid, -- of a page; of either domain and may be deleted: no foreign keys
  selection_id uuid, -- null: a file of single objects, without a request
  request_id uuid,
  request_name text,
  company_id text, -- client of the request, our own or of the customer service
  company_name text,
  contact_id text,
  contact_name text,
  employee_id uuid constraint showings__employee references shared.employees, -- shared the link or made the file
  content_hash text not null, -- objects, their versions and amounts: the same content is the same showing for a while
  constraint showings__link check ((link_id is not null) = (channel in ('page', 'report')))
);
create index showings__of_link on shared.showings (link_id, channel, at desc) where link_id is not null; -- repeated openings
create index showings__company on shared.showings (company_id, at desc) where company_id is not null; -- 'Что показали'
create index showings__contact on shared.showings (contact_id, at desc) where contact_id is not null;

-- One object in a showing, with the amounts that left the server.
create table shared.disclosures (
  showing_id uuid not null constraint disclosures__showing references shared.showings,
  object_id uuid not null, -- plot or vacancy
  complex_id uuid, -- of a vacancy
  object_version integer not null, -- row version of the object as shown
  object_name text not null,
  object_place text not null,
  figure text constraint disclosures__figure check (figure in ('price', 'averageNetRentalRate', 'salePrice')),
  amount numeric(14, 2), -- roubles of the figure, as shown; null with the figure: shown without
  amounts jsonb not null, -- wire name → amount as shown, all of them
  constraint disclosures__pkey primary key (object_id, showing_id), -- 'Кто видел'
  constraint disclosures__amount check ((figure is null) = (amount is null))
);
create index disclosures__showing on shared.disclosures (showing_id);
create index disclosures__complex on shared.disclosures (complex_id) where complex_id is not null; -- 'Кто видел' of a complex

-- Inserts a showing; an opening with the content of an earlier one within this time is that one: null. Simultaneous openings wait for
-- each other; each statement here sees what has been committed meanwhile.
create function shared.insert_showing(shown shared.showings, within interval) returns uuid language plpgsql as $$
begin
  if shown.link_id is not null then
    perform pg_advisory_xact_lock(hashtextextended(shown.link_id || ' ' || shown.channel, 0));
    if exists (select from shared.showings o where o.link_id = shown.link_id and o.channel = shown.channel
      and o.content_hash = shown.content_hash and o.at > clock_timestamp() - within) then return null; end if;
  end if;
  insert into shared.showings select shown.*;
  return shown.id;
end $$;

-- Only the client changes: an own record of a company or person that is linked to its record of the CRM.
create function shared.refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(old) - array['company_id', 'contact_id'] = to_jsonb(new) - array['company_id', 'contact_id'] then
    return new;
  end if;
  raise exception '% is a record of what was shown: its rows are never changed', tg_table_name;
end $$;
create trigger showings__fixed before update or delete on shared.showings
  for each row execute function shared.refuse_change();
create trigger disclosures__fixed before update or delete on shared.disclosures
  for each row execute function shared.refuse_change();
