import { Button } from '@mantine/core';
import { IconBuildingWarehouse, IconPolygon } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useContext } from 'react';
import { linkClass } from '#ui/button/link-button.tsx';
import { icon16 } from '#ui/icon.ts';
import { DotsMenu } from '#ui/menu/dots-menu.tsx';
import { NoticeContext } from './notice-context.ts';
import { NoticeLine } from './notice-line.tsx';
import classes from './today.module.css';
import type { TodayLineProps } from './today-line-props.ts';

const icons = { land: <IconPolygon {...icon16} />, industrial: <IconBuildingWarehouse {...icon16} /> } as const;
const areaNames = { land: 'Земля', industrial: 'Склады' } as const;

/**
 * One line of 'Сегодня' with its action. Enter opens the page of the line, Space runs the action, arrows change the
 * line.
 */
export function TodayLine(props: TodayLineProps) {
  const state = useContext(NoticeContext);
  const { notice } = props;
  if (state && notice) return <NoticeLine {...props} {...state} notice={notice} />;
  return <Line {...props} />;
}

function Line(props: TodayLineProps) {
  const { when, isLate, domain, icon, title, path, beside, text, action, menu, children } = props;
  return (
    <li className={classes.line}>
      {when !== undefined && (
        <span className={classes.when} data-late={isLate || undefined}>
          {isLate && <span className="sr">Просрочено: </span>}
          {when}
        </span>
      )}
      <span className={classes.area} title={domain ? areaNames[domain] : undefined} data-domain={domain ?? undefined}>
        {icon ?? (domain && icons[domain])}
      </span>
      <div className={classes.words}>
        <p className={classes.title}>
          {path === null || path === '' ? (
            <span data-today-line tabIndex={-1}>
              {title}
            </span>
          ) : (
            <Link to={path} className={linkClass} data-today-line>
              {title}
            </Link>
          )}
          {beside && <span className={classes.beside}>{beside}</span>}
        </p>
        {text !== undefined && text !== '' && <p className={classes.text}>{text}</p>}
      </div>
      <span className={classes.action}>
        <Button
          leftSection={action.icon}
          loading={action.isPending ?? false}
          onClick={({ currentTarget }) => action.onPress(currentTarget)}
          data-today-action
        >
          {action.label}
        </Button>
      </span>
      <span className={classes.more}>
        {menu && (
          <DotsMenu label="Ещё" isInRow>
            {menu}
          </DotsMenu>
        )}
      </span>
      {children && <div className={classes.fields}>{children}</div>}
    </li>
  );
}
