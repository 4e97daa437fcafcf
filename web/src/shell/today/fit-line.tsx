import type { TodayFit } from '@gektar/contract/today/today.ts';
import { formatShare } from '@gektar/format/number.ts';
import {
  formatAtLeast,
  formatCountOf,
  objects,
  type PluralForms,
  plural,
  requests,
  vacancies,
} from '@gektar/format/plural.ts';
import { Menu } from '@mantine/core';
import { IconArrowRight, IconEyeOff, IconPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { failureText } from '#api/failure-text.ts';
import { useEmployeeNames } from '#people/use-employee-names.ts';
import { addToSelection } from '#sharing/to-selection/add-to-selection.ts';
import { loadToSelectionKind } from '#sharing/to-selection/to-selection-kinds.ts';
import { icon14, icon16 } from '#ui/icon.ts';
import { showError } from '#ui/toast/toast.tsx';
import { fitsPath, requestSearchPath } from './fit-paths.ts';
import classes from './today.module.css';
import { reloadToday } from './today-data.ts';
import { TodayLine } from './today-line.tsx';
import { useDone } from './use-done.ts';

/** Line of an object that fits a request, or of many such objects. */
export function FitLine({ fit }: { readonly fit: TodayFit }) {
  const { object, request } = fit;
  return object && request ? <PairLine fit={{ ...fit, object, request }} /> : <ManyLine fit={fit} />;
}

type Pair = TodayFit & { readonly [Side in 'object' | 'request']: NonNullable<TodayFit[Side]> };

const arrow = <IconArrowRight {...icon14} className={classes.arrow} aria-label="для" />;
const percentText = (percent: number) => formatShare(percent / 100);

/**
 * An object that fits a request: one press adds it to the selection, or opens the search if a colleague leads the
 * request.
 */
function PairLine({ fit }: { readonly fit: Pair }) {
  const { domain, percent, object, request, employeeId, facts, reason } = fit;
  const client = useQueryClient();
  const { history } = useRouter();
  const nameOf = useEmployeeNames();
  const [isAdding, setAdding] = useState(false);
  const hide = useDone({ kind: 'fit', domain, objectId: object.id, requestId: request.id }, 'Скрыто');
  const leader = employeeId === null ? '' : `запрос ведёт ${nameOf(employeeId)}`;

  async function add() {
    setAdding(true);
    try {
      const kind = await loadToSelectionKind(domain);
      await addToSelection(client, kind, { ...request, isEnabled: true }, [object.id]);
    } catch (error) {
      showError('Не добавлено', failureText(error));
    }
    setAdding(false);
    await reloadToday(client);
  }

  return (
    <TodayLine
      when={percentText(percent)}
      domain={domain}
      title={
        <>
          {object.title} {arrow} {request.name}
        </>
      }
      path={object.path}
      text={[facts, object.place, reason, leader].filter(Boolean).join(' · ')}
      action={
        employeeId === null
          ? {
              label: 'В подборку',
              icon: <IconPlus {...icon16} />,
              onPress: () => void add(),
              isPending: isAdding,
            }
          : {
              label: 'Показать',
              icon: <IconArrowRight {...icon16} />,
              onPress: () => history.push(requestSearchPath(domain, request.id)),
            }
      }
      menu={
        <Menu.Item leftSection={<IconEyeOff {...icon16} />} onClick={() => hide.mutate()}>
          Не подходит
        </Menu.Item>
      }
    />
  );
}

const countedForms = { land: objects, industrial: vacancies } as const;
const fitForms: PluralForms = ['Подходит', 'Подходят', 'Подходят'];

/** Many new fits of an hour, which a page lists. */
function ManyLine({ fit }: { readonly fit: TodayFit }) {
  const { domain, batchId, requestId, percent, object, request, objectCount, requestCount, isFull } = fit;
  const { history } = useRouter();
  const hide = useDone({ kind: 'fits', domain, batchId, requestId }, 'Скрыто');
  const path = fitsPath({ domain, batchId, requestId });
  const format = isFull ? formatAtLeast : formatCountOf;
  const what = object?.title ?? `${plural(objectCount, fitForms)} ${format(objectCount, countedForms[domain])}`;
  return (
    <TodayLine
      when={percentText(percent)}
      domain={domain}
      title={
        <>
          {what} {arrow} {request?.name ?? formatCountOf(requestCount, requests)}
        </>
      }
      path={path}
      text={[object?.place, request?.company].filter(Boolean).join(' · ')}
      action={{ label: 'Показать', icon: <IconArrowRight {...icon16} />, onPress: () => history.push(path) }}
      menu={
        <Menu.Item leftSection={<IconEyeOff {...icon16} />} onClick={() => hide.mutate()}>
          Скрыть все
        </Menu.Item>
      }
    />
  );
}
