-- Customers as they were seen last, the search for them, and the sectors of the economy.

-- With a customer service outside (L-01) these tables hold what it told last: a person may come before their company.
alter table shared.contacts drop constraint contacts__company;
alter table shared.companies
  add column seen_at timestamptz not null default now(), -- when the customer service told it last
  add column contacts_seen_at timestamptz; -- when it last told who works there; null: never
alter table shared.contacts add column seen_at timestamptz not null default now();

-- Who works for a company that is not their main one.
create table shared.company_contacts (
  company_id text not null,
  contact_id text not null constraint company_contacts__contact references shared.contacts on delete cascade,
  primary key (company_id, contact_id)
);
create index company_contacts__contact_id on shared.company_contacts (contact_id);

-- Search as you type, ё as е.
drop index shared.companies__name_trigrams;
create index companies__name_trigrams on shared.companies using gin (shared.without_yo(name) gin_trgm_ops);

-- Sectors of the economy and their industries: short, read only (L-04).
create table shared.sectors (
  id integer primary key,
  name text not null
);
create table shared.industries (
  id integer primary key, -- hundreds: the sector
  sector_id integer not null constraint industries__sector references shared.sectors,
  name text not null
);
create index industries__sector_id on shared.industries (sector_id);

insert into shared.sectors (id, name) values
  (1, 'Логистика и транспорт'),
  (2, 'Розничная торговля'),
  (3, 'Оптовая торговля'),
  (4, 'Электронная торговля'),
  (5, 'Производство'),
  (6, 'Сельское хозяйство'),
  (7, 'Строительство и девелопмент'),
  (8, 'Энергетика и добыча'),
  (9, 'Медицина и фармацевтика'),
  (10, 'Информационные технологии и связь'),
  (11, 'Финансы и инвестиции'),
  (12, 'Гостиницы, питание и отдых'),
  (13, 'Государственный сектор'),
  (14, 'Прочее');

insert into shared.industries (id, sector_id, name) values
  (101, 1, 'Складские услуги и ответственное хранение'),
  (102, 1, 'Грузовые автоперевозки'),
  (103, 1, 'Железнодорожные перевозки'),
  (104, 1, 'Экспресс-доставка и почта'),
  (105, 1, 'Таможенное оформление'),
  (201, 2, 'Продукты питания'),
  (202, 2, 'Одежда и обувь'),
  (203, 2, 'Бытовая техника и электроника'),
  (204, 2, 'Товары для дома и ремонта'),
  (205, 2, 'Детские товары'),
  (206, 2, 'Косметика и бытовая химия'),
  (207, 2, 'Автомобили и запчасти'),
  (301, 3, 'Продукты питания и напитки'),
  (302, 3, 'Строительные материалы'),
  (303, 3, 'Промышленное оборудование'),
  (304, 3, 'Металлопрокат'),
  (305, 3, 'Потребительские товары'),
  (401, 4, 'Маркетплейсы'),
  (402, 4, 'Интернет-магазины'),
  (403, 4, 'Сети пунктов выдачи'),
  (501, 5, 'Пищевая промышленность'),
  (502, 5, 'Лёгкая промышленность'),
  (503, 5, 'Мебель и деревообработка'),
  (504, 5, 'Бумага, картон и упаковка'),
  (505, 5, 'Химия и пластик'),
  (506, 5, 'Строительные материалы и изделия'),
  (507, 5, 'Металлургия и металлообработка'),
  (508, 5, 'Машиностроение'),
  (509, 5, 'Электроника и приборостроение'),
  (601, 6, 'Растениеводство'),
  (602, 6, 'Животноводство'),
  (603, 6, 'Теплицы'),
  (604, 6, 'Переработка сельхозпродукции'),
  (701, 7, 'Жилое строительство'),
  (702, 7, 'Коммерческая недвижимость'),
  (703, 7, 'Индустриальные парки'),
  (704, 7, 'Дорожное и инженерное строительство'),
  (801, 8, 'Электроэнергетика'),
  (802, 8, 'Нефть и газ'),
  (803, 8, 'Возобновляемая энергетика'),
  (804, 8, 'Добыча нерудных материалов'),
  (901, 9, 'Производство лекарств'),
  (902, 9, 'Аптечные сети'),
  (903, 9, 'Медицинские учреждения'),
  (904, 9, 'Медицинское оборудование'),
  (1001, 10, 'Центры обработки данных'),
  (1002, 10, 'Разработка программ'),
  (1003, 10, 'Связь и телекоммуникации'),
  (1101, 11, 'Банки'),
  (1102, 11, 'Лизинг и страхование'),
  (1103, 11, 'Инвестиционные фонды'),
  (1201, 12, 'Гостиницы и базы отдыха'),
  (1202, 12, 'Рестораны и столовые'),
  (1203, 12, 'Спорт и развлечения'),
  (1301, 13, 'Органы власти'),
  (1302, 13, 'Образование и наука'),
  (1303, 13, 'Коммунальное хозяйство'),
  (1401, 14, 'Другая деятельность');
