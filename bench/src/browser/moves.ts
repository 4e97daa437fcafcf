import type { Hand } from './hand.ts';

export interface Move {
  readonly name: string;
  readonly run: (hand: Hand) => Promise<void>;
}

/** Ids of the entities that the day uses. */
export interface Places {
  readonly largest: string;
  readonly vacancy: string;
  readonly requests: readonly string[];
}

const tree = '[role=tree]';
const buildings = `${tree} [role=treeitem][aria-level="1"]`;
const vacancies = `${tree} [role=treeitem][aria-level="2"]`;
const table = '[role=grid][aria-label="Вакансии"]';
const rows = `${table} tbody tr`;
const nameCell = `${rows}[aria-rowindex="3"] > [aria-colindex="3"]`;
const view = (name: string) => ({ css: `label[title="${name}"]` });

/** A broker's actions in sequence; each begins where the previous one ended. */
export function industrialMoves({ largest, requests }: Places): Move[] {
  return [
    {
      name: 'the complex of 300 vacancies opens',
      run: async (hand) => {
        await hand.open(`/industrial/complex/${largest}`);
        await hand.see(`${tree} [role=treeitem]`, 6);
      },
    },
    { name: 'its tree is scrolled', run: (hand) => hand.scroll(tree) },
    {
      name: 'another of its buildings is chosen',
      run: async (hand) => {
        await hand.press({ css: buildings, which: 'last' });
        await hand.seeAddress('building=');
        await hand.see(vacancies);
      },
    },
    {
      name: 'the search of a request opens over 60,000 vacancies',
      run: async (hand) => {
        await hand.open(`/industrial/requests/${requests[0]}/search`);
        await hand.see(rows, 11);
      },
    },
    { name: 'its first 1,000 are scrolled', run: (hand) => hand.scroll(table) },
    {
      name: 'the order is changed',
      run: async (hand) => {
        await hand.press({ css: `${table} th button`, text: 'Площадь' });
        await hand.seeAddress('sort=');
        await hand.see(rows, 11);
      },
    },
    {
      name: 'its map is opened',
      run: async (hand) => {
        await hand.press(view('Карта'));
        await hand.see('canvas');
        await hand.look();
      },
    },
    {
      name: 'and left for the table',
      run: async (hand) => {
        await hand.press(view('Таблица'));
        await hand.see(rows, 11);
      },
    },
    {
      name: 'the list of 60,000 vacancies opens, its cells can be edited',
      run: async (hand) => {
        await hand.open('/industrial/vacancy');
        await hand.see(rows, 11);
        await hand.press({ css: nameCell });
        await hand.see(`${nameCell}[data-editable]`);
      },
    },
    { name: 'its first 1,000 rows are scrolled', run: (hand) => hand.scroll(table) },
    {
      name: 'a cell opens by Enter',
      run: async (hand) => {
        await hand.press({ css: `${rows} > [aria-colindex="3"]`, which: 'middle' });
        await hand.key('Enter');
        await hand.see(`${table} [data-cell=open] input`);
      },
    },
    {
      name: 'ten letters, Tab to the next cell',
      run: async (hand) => {
        await hand.type('Секция 7-Б');
        await hand.key('Tab');
        await hand.see(`${table} [data-cell=saved], ${table} [data-cell=saving]`);
      },
    },
    {
      name: 'the form of a request opens',
      run: async (hand) => {
        await hand.open('/industrial/requests/new');
        await hand.see('input[name=name]');
      },
    },
    {
      name: 'twenty letters are typed into it',
      run: async (hand) => {
        await hand.press({ css: 'input[name=name]' });
        await hand.type('Склад под маркетплейс');
      },
    },
  ];
}
