import { IconLayoutGrid, IconLayoutSidebar, IconList, IconMap, IconTable } from '@tabler/icons-react';
import { icon16 } from '#ui/icon.ts';
import { Segmented } from './segmented.tsx';

/** View of a list (1§2, 2§2): `map` has cards next to it, `wide-map` has none. */
export type ListView = 'table' | 'list' | 'grid' | 'wide-map' | 'map';

const views = {
  table: { name: 'Таблица', Icon: IconTable },
  list: { name: 'Список', Icon: IconList },
  grid: { name: 'Плитка', Icon: IconLayoutGrid },
  'wide-map': { name: 'Карта', Icon: IconMap },
  map: { name: 'Карта', Icon: IconMap },
} as const;

/** Label of `map` when there is also `wide-map`. */
const beside = { name: 'Карта и список', Icon: IconLayoutSidebar } as const;

/** 'Таблица' */
export function viewName(view: ListView): string {
  return views[view].name;
}

export interface ViewSwitchProps<View extends ListView> {
  readonly value: View;
  readonly onChange: (view: View) => void;
  readonly views: readonly View[];
  /** Shows only icons, for narrow screens; otherwise the chosen view has its name too. */
  readonly isNarrow?: boolean | undefined;
}

/** Switch between table, list, grid and map. */
export function ViewSwitch<View extends ListView>(props: ViewSwitchProps<View>) {
  const isOneOfTwo = props.views.some((view) => view === 'wide-map');
  const options = props.views.map((view) => {
    const { name, Icon } = view === 'map' && isOneOfTwo ? beside : views[view];
    const isNamed = view === props.value && props.isNarrow !== true;
    return {
      value: view,
      name,
      label: (
        <>
          <Icon {...icon16} />
          {isNamed && name}
        </>
      ),
    };
  });
  return <Segmented aria-label="Вид списка" value={props.value} onChange={props.onChange} options={options} />;
}
