-- Search by the name of a place with one wrong letter, or in another form of the word (0022).

-- A word and every word that is left of it without one letter: two words that differ by one wrong, missing or needless letter,
-- or by two letters in each other's place, have one of these in common.
create function shared.spellings_of(word text) returns text[] language sql immutable parallel safe
return array(select word union select overlay(word placing '' from n for 1) from generate_series(1, length(word)) n);

-- 'одинцовский' → 'одинцов'; at least four letters are left.
create function shared.without_adjective(word text) returns text language sql immutable parallel safe
return regexp_replace(word, '^(.{4,}?)ск(?:ий|ая|ое|ого|ой|ом|ому|им)$', '\1');
-- 'одинцово', 'одинцовский' → 'одинцов'; at least four letters are left.
create function shared.place_stem(word text) returns text language sql immutable parallel safe
return regexp_replace(shared.without_adjective(word), '^(.{4,}?)[аеиоуыэюяйь]+$', '\1');

-- Words of the names of towns, municipalities, regions and highways, in small letters, ё as е, by their spellings.
create table shared.place_spellings (
  spelling text,
  word text not null,
  primary key (spelling, word)
);
insert into shared.place_spellings (spelling, word)
  select spelling, word
  from (
    select distinct word from (
      select name from shared.regions union select name from shared.cities union select name from shared.settlements
      union select name from land.land_highways union select name from industrial.highways
    ) places cross join string_to_table(trim(shared.words_of(places.name)), ' ') word
    where word ~ '^[а-я]{4,}$' and word not in ('городской', 'городское', 'сельское', 'сельский', 'округ', 'район',
      'муниципальный', 'муниципальное', 'поселение', 'область', 'республика', 'автономный', 'автономная', 'шоссе', 'город')
  ) words cross join unnest(shared.spellings_of(word)) spelling;

-- Stem of the place that a word is the name of, one wrong letter allowed; null for none. Of several the nearest in letters.
create function shared.meant_place(typed text) returns text language sql stable parallel safe
return (
  select shared.place_stem(word) from shared.place_spellings
  where spelling = any(shared.spellings_of(typed) || shared.spellings_of(shared.without_adjective(typed)))
  order by word = typed desc, length(word) = length(typed) desc, similarity(word, typed) desc, word limit 1
);
