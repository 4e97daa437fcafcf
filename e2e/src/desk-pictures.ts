import type { Page } from '@playwright/test';
import type { DeskPlaces } from './given-desk.ts';
import type { Picture } from './picture-list.ts';
import {
  cell,
  dialog,
  fill,
  gone,
  hover,
  inTurn,
  item,
  keys,
  menu,
  open,
  option,
  paste,
  pointAway,
  press,
  pressIn,
  radio,
  rows,
  type Step,
  tab,
  type,
  waits,
} from './picture-steps.ts';

const plots = '/land/property?view=table&sort=Price&direction=asc';
const vacancies = '/industrial/vacancy?sort=AverageBaseRate&direction=asc';
/** A picture of the whole screen, taken when this text is visible. */
const withText = (text: string | RegExp) => ({ shows: (page: Page) => page.getByText(text).first() });
/** A picture of an open list of choices, which is not a dialog. */
const list = { within: '[role=listbox]', shows: (page: Page) => page.getByRole('option').first() };
/** Leaves out version, disk and memory, which differ between machines. */
const services = { within: '[aria-labelledby=services]', ...withText('Внешние службы') };
const toSelection = { within: '[role=dialog]', shows: (page: Page) => page.getByRole('option').first() };
/** Path of the form that copies an object. */
const copyOf = (form: string, object: string) => `${form}?copyOf=${object.split('/').at(-1)}`;
const chooseField = (name: string): Step => inTurn(fill('Поле', name), option(name));

/** Everything that `desk-pictures.spec.ts` draws, by name. */
export function deskPicturesOf(places: DeskPlaces): readonly Picture[] {
  return [...cells(), ...panels(places), ...objects(places), ...forms(places), ...lists(), ...states(places)];
}

function cells(): readonly Picture[] {
  return [
    { name: 'cell-number', path: plots, prepare: inTurn(cell('Цена, руб.'), keys('Enter')) },
    {
      name: 'cell-refused',
      path: plots,
      prepare: inTurn(cell('Площадь'), keys('Delete'), waits('Обязательное поле')),
    },
    {
      name: 'cell-refused-dark',
      path: plots,
      colorScheme: 'dark',
      prepare: inTurn(cell('Площадь'), keys('Delete'), waits('Обязательное поле')),
    },
    { name: 'cell-rate', path: vacancies, prepare: inTurn(cell('Ставка'), keys('End', 'Enter')) },
    {
      name: 'cell-range',
      path: plots,
      prepare: inTurn(cell('Цена, руб.'), keys('Shift+ArrowDown', 'Shift+ArrowDown', 'Shift+ArrowRight')),
    },
    {
      name: 'paste',
      path: plots,
      prepare: inTurn(cell('Цена, руб.'), paste('10 500 000,00\n27.000.000,00\nпо запр.\n+5 %\n99'), waits(/Записать/)),
      ...dialog,
    },
    {
      name: 'paste-refused',
      path: plots,
      prepare: inTurn(
        cell('Цена, руб.'),
        paste('10 500 000,00\nпо запр.\n-3'),
        waits(/Записать/),
        radio(/^Не приняты/),
      ),
      ...dialog,
    },
    {
      name: 'paste-block',
      path: plots,
      prepare: inTurn(cell('Цена, руб.'), paste('11000000\t3,5\n26000000\t4'), waits(/Записать/)),
      ...dialog,
    },
    {
      name: 'bulk-edit-preview',
      path: plots,
      prepare: inTurn(
        rows(1, 2, 3),
        keys('F4'),
        chooseField('Цена'),
        radio('на %'),
        fill('Цена: значение', '5'),
        press('Добавить поле'),
        chooseField('Комментарий'),
        waits('Что получится'),
      ),
      ...dialog,
    },
    {
      name: 'bulk-edit-rates',
      path: vacancies,
      prepare: inTurn(
        rows(1, 2),
        keys('F4'),
        chooseField('Средняя ставка'),
        radio('на %'),
        fill('Средняя ставка: значение', '5'),
        waits('Что получится'),
      ),
      ...dialog,
    },
    { name: 'chosen-vacancies', path: vacancies, prepare: rows(1, 2, 3), within: '[role=toolbar]' },
    { name: 'chosen-complexes', path: '/industrial?view=table', prepare: rows(1, 2), within: '[role=toolbar]' },
  ];
}

/** The button of an object that one selection shows, once that is known. */
const inOne = /^В 1.подборке$/u;

function panels({ propertyPath, vacancyPath, complexPath }: DeskPlaces): readonly Picture[] {
  return [
    { name: 'to-selection', path: propertyPath, prepare: press(inOne), ...toSelection },
    {
      name: 'to-selection-rows',
      path: plots,
      prepare: inTurn(rows(1, 2, 3), press('В подборку'), pointAway),
      ...toSelection,
    },
    { name: 'to-selection-vacancy', path: vacancyPath, prepare: press(inOne), ...toSelection },
    {
      name: 'to-selection-phone',
      path: vacancyPath,
      isPhone: true,
      prepare: press(inOne),
      ...toSelection,
    },
    {
      name: 'to-selection-found',
      path: propertyPath,
      prepare: inTurn(press(inOne), waits('Недавние мои запросы'), type('логист'), gone('Участок у воды')),
      ...toSelection,
    },
    {
      name: 'to-selection-new',
      path: propertyPath,
      prepare: inTurn(
        press(inOne),
        waits('Недавние мои запросы'),
        type('Карьер у реки'),
        option(/Карьер у реки/),
        waits('Создать и добавить'),
      ),
      within: '[role=dialog]',
    },
    { name: 'overdue-mine', path: '/land/property', prepare: press(/Просроченные/), ...dialog },
    { name: 'overdue-complexes', path: '/industrial', prepare: press(/Просроченные/), ...dialog },
    {
      name: 'my-operations-some',
      path: plots,
      prepare: inTurn(press('Егор Степной'), item('Мои действия')),
      ...dialog,
    },
    { name: 'minute-request', path: '/land/request', prepare: keys('Alt+3'), ...dialog },
    { name: 'minute-request-industrial', path: '/industrial/requests', prepare: keys('Alt+3'), ...dialog },
    {
      name: 'minute-request-caller',
      path: '/land/request',
      prepare: inTurn(
        keys('Alt+3'),
        fill('Кто звонит', '8 900 000-03-18'),
        option(/Добавить/),
        fill('Имя', 'Антон Рябинин'),
        fill('Заметка', 'участок 3-5 га до 90 млн по ленинградке'),
      ),
      ...dialog,
    },
    {
      name: 'minute-request-phone',
      path: '/',
      isPhone: true,
      prepare: press('Запрос за минуту'),
      ...dialog,
    },
    {
      name: 'palette-plot',
      path: '/land/property',
      prepare: inTurn(keys('Control+k'), type('50:20'), waits(/Перейти|Объекты/)),
    },
    {
      name: 'palette-company',
      path: '/industrial',
      prepare: inTurn(keys('Control+k'), type('поле'), waits('ООО «Поле и Ко»')),
    },
    {
      name: 'palette-nothing',
      path: '/industrial',
      prepare: inTurn(keys('Control+k'), type('ъъъ'), waits('Нет данных')),
    },
    { name: 'copied-complex', path: copyOf('/industrial/complex/new', complexPath), isTall: true },
    { name: 'vacancy-menu', path: vacancyPath, prepare: press(/^Действия с вакансией/), ...menu },
    { name: 'close-vacancy-parts', path: vacancyPath, prepare: press(/^Закрыть/), ...dialog },
    {
      name: 'copy-vacancy',
      path: `${vacancyPath}`,
      prepare: inTurn(press(/^Действия с вакансией/), item('Копировать')),
      ...dialog,
    },
    { name: 'view-rename', path: '/land/property?area=%7B"from":3%7D', prepare: press('Вид'), ...dialog },
    {
      name: 'view-refused',
      path: '/land/property?area=%7B"from":3%7D',
      prepare: inTurn(press('Вид'), press('Создать вид'), waits('Обязательное поле')),
      ...dialog,
    },
  ];
}

function objects(places: DeskPlaces): readonly Picture[] {
  const { propertyPath, complexPath, densePath, vacancyPath, requestPath, industrialRequestPath } = places;
  return [
    {
      name: 'property-history-line',
      path: `${propertyPath}/history`,
      isTall: true,
    },
    {
      name: 'property-history-line-phone',
      path: `${propertyPath}/history`,
      isTall: true,
      isPhone: true,
    },
    {
      name: 'history-who',
      path: `${propertyPath}/history`,
      prepare: inTurn(waits('было'), press('Кто')),
      ...dialog,
    },
    { name: 'vacancy-history-line', path: `${vacancyPath}?tab=history`, isTall: true, ...withText('Анна Лугова') },
    { name: 'vacancy-requests', path: `${vacancyPath}?tab=requests`, ...withText('Склад у М-4') },
    { name: 'vacancy-phone', path: vacancyPath, isPhone: true, isTall: true },
    { name: 'dense-complex', path: densePath, isTall: true, ...withText('Строение 14') },
    { name: 'dense-complex-phone', path: densePath, isTall: true, isPhone: true },
    {
      name: 'dense-complex-open',
      path: densePath,
      isTall: true,
      prepare: inTurn(
        hover((page) => page.getByRole('row', { name: /Строение 2/ })),
        press(/Развернуть|Действия/),
      ),
    },
    { name: 'complex-deals', path: `${complexPath}?tab=deals`, ...withText('Офис 2') },
    { name: 'complex-requests', path: `${complexPath}?tab=requests` },
    {
      name: 'complex-add-person',
      path: complexPath,
      prepare: inTurn(tab(/Люди/), press('Добавить контакт')),
      ...dialog,
    },
    {
      name: 'complex-add-operator',
      path: complexPath,
      prepare: inTurn(tab(/Люди/), press('Добавить оператора')),
      ...dialog,
    },
    { name: 'property-requests', path: propertyPath, prepare: tab(/Кому подходит/) },
    { name: 'request-comments', path: `${requestPath}/info`, isTall: true },
    { name: 'desk-selection', path: `${requestPath}/selections` },
    { name: 'desk-industrial-selection', path: `${industrialRequestPath}/selection` },
    { name: 'customers', path: '/land/customers', ...withText('ООО «Поле и Ко»') },
    { name: 'company', path: '/land/customers/company/c1', isTall: true },
    { name: 'company-phone', path: '/industrial/customers/company/c1', isTall: true, isPhone: true },
    { name: 'person', path: '/land/customers/contact/p1', isTall: true },
    { name: 'company-new', path: '/land/customers', prepare: press('Новая компания'), ...dialog },
    { name: 'trash-some', path: '/land/trash' },
    { name: 'services', path: '/about', ...services },
    { name: 'services-dark', path: '/about', colorScheme: 'dark', ...services },
    { name: 'services-phone', path: '/about', isPhone: true, ...services },
  ];
}

function forms({ propertyPath, complexPath, buildingPath }: DeskPlaces): readonly Picture[] {
  const edit = `${propertyPath}/edit`;
  return [
    { name: 'list-of-one', path: edit, prepare: open('Тип'), ...list },
    { name: 'list-of-many', path: edit, prepare: press('Виды разрешённого использования'), ...list },
    { name: 'list-nothing', path: edit, prepare: inTurn(open('Регион'), fill('Регион', 'ъъъ'), waits('Нет данных')) },
    {
      name: 'company-addition',
      path: edit,
      prepare: inTurn(fill('Компания', 'Новая межа'), waits('Добавить «Новая межа»')),
    },
    {
      name: 'numbers-edited',
      path: edit,
      prepare: inTurn(press(/^Изменить 50:20/), fill('Кадастровые номера: изменить', '50:20')),
    },
    {
      name: 'numbers-refused',
      path: edit,
      prepare: inTurn(fill('Кадастровые номера: добавить', '50:20'), keys('Enter')),
    },
    { name: 'copied-property', path: copyOf('/land/property/new', propertyPath), isTall: true },
    { name: 'building-edit-desk', path: `${buildingPath}/edit`, isTall: true },
    { name: 'complex-edit-desk', path: `${complexPath}/edit`, isTall: true },
    { name: 'leave-question', path: edit, prepare: inTurn(fill('Площадь', '77'), keys('Escape')), ...dialog },
    {
      name: 'dictionary-edit',
      path: '/land/dictionary',
      prepare: pressIn((page) => page.getByRole('listitem')),
      ...dialog,
    },
    {
      name: 'contact-refused',
      path: '/land/contacts',
      prepare: inTurn(press('Новый контакт'), press('Создать')),
      ...dialog,
    },
  ];
}

function lists(): readonly Picture[] {
  return [
    { name: 'criterion', path: plots, prepare: press(/^Площадь/), ...dialog },
    {
      name: 'criterion-phone',
      path: '/land/property',
      isPhone: true,
      prepare: press(/Фильтры|Все фильтры/),
      ...dialog,
    },
    { name: 'columns-vacancies', path: vacancies, prepare: press(/^Столбцы/), ...dialog },
    { name: 'order', path: '/land/property?view=list', prepare: press(/^Сначала|^Порядок|^Сортировка/) },
    { name: 'unknown-criterion', path: '/land/property?area=five&nowhere=1' },
    { name: 'vacancies-nothing', path: '/industrial/vacancy?searchText=ъъъ' },
    { name: 'requests-nothing', path: '/land/request?archive=only&searchText=ъъъ' },
    { name: 'vacancies-cards', path: '/industrial/vacancy?view=list' },
    { name: 'vacancies-list-phone', path: '/industrial/vacancy', isPhone: true },
    { name: 'complexes-list-phone', path: '/industrial', isPhone: true },
    { name: 'requests-phone', path: '/industrial/requests', isPhone: true },
    { name: 'favorites-nothing', path: '/land/favorite' },
  ];
}

/** The button appears only after all retries of a read, which take longer than the wait for a stable screen. */
const retryButton = (page: Page) => page.getByRole('button', { name: 'Повторить' }).first();

/** Screens that are still loading, and screens whose requests have failed. */
function states({ propertyPath, complexPath, vacancyPath, requestPath, industrialRequestPath }: DeskPlaces) {
  const screens = {
    property: [propertyPath, /\/api\/land\/properties\/[0-9a-f-]{36}$/],
    complex: [complexPath, /\/api\/industrial\/complexes\/.*[0-9a-f-]{36}/],
    vacancy: [vacancyPath, /\/api\/industrial\/(complexes|vacancies|buildings)\//],
    request: [`${requestPath}/info`, /\/api\/land\/requests\/[0-9a-f-]{36}$/],
    'industrial-request': [`${industrialRequestPath}/search`, /\/api\/industrial\/requests\/[0-9a-f-]{36}$/],
    plots: [plots, /\/api\/land\/properties\/get-all/],
    vacancies: [vacancies, /\/api\/industrial\/full-model\//],
    complexes: ['/industrial', /\/api\/industrial\/full-model\//],
    cards: ['/land/property?view=grid', /\/api\/land\/properties\/get-all/],
    trash: ['/land/trash', /\/api\/.*trash/],
    customers: ['/land/customers', /\/api\/.*customers/],
    dictionaries: ['/land/dictionary', /\/api\/land\/(?!settings).*(dictionar|types|values)/],
  } as const;
  return Object.entries(screens).flatMap(([name, [path, requests]]): Picture[] => [
    { name: `waiting-${name}`, path, unanswered: requests },
    { name: `failed-${name}`, path, failed: requests, troubles: /ERR_FAILED/, shows: retryButton },
  ]);
}
