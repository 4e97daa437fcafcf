-- The client's page: the broker's card, and what was shown in words (0088).

-- What an employee shows to clients; everything but the name is optional.
alter table shared.employees
  add column phone text, -- eleven digits beginning with 7, or a foreign number with its plus
  add column telegram text, -- name without '@'
  add column whatsapp text, -- a number like the telephone
  add column reply_hours text, -- 'в будни с 9 до 20'
  add column photo_id uuid constraint employees__photo references shared.files,
  add column is_card_shown boolean not null default true;
create index employees__photo on shared.employees (photo_id) where photo_id is not null; -- a file that is removed

-- In addition to the amounts: title, area and date of availability as clients saw them; null in rows written before.
alter table shared.disclosures add column shown jsonb;
