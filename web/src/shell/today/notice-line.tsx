import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { LinkButton } from '#ui/button/link-button.tsx';
import classes from './notice.module.css';
import type { NoticeState } from './notice-context.ts';
import type { NoticeWords, TodayLineProps } from './today-line-props.ts';

type NoticeLineProps = Pick<TodayLineProps, 'when' | 'isLate' | 'path' | 'beside' | 'text' | 'action' | 'children'> &
  NoticeState & { readonly notice: NoticeWords };

/** A line of 'Сегодня' shown as a notification, with the same action; a dot marks it as unread. */
export function NoticeLine(props: NoticeLineProps) {
  const { isLate, path, beside, action, children, isRead, isDone, onLeave, notice } = props;
  const { icon, isGood, title, later } = notice;
  const text = notice.text ?? props.text;
  const when = notice.when ?? props.when;
  return (
    <li className={classes.notice} data-unread={!isRead || undefined}>
      <span className={classes.dot}>{!isRead && <span className="sr">Новое: </span>}</span>
      <span className={classes.icon} data-good={isGood || undefined}>
        {icon}
      </span>
      <div className={classes.words}>
        <p className={classes.title}>
          {path === null || path === '' ? (
            title
          ) : (
            <Link to={path} {...(onLeave && { onClick: onLeave })}>
              {title}
            </Link>
          )}
        </p>
        {(text || beside) && (
          <p className={classes.text}>
            {text}
            {text && beside && ' '}
            {beside}
          </p>
        )}
      </div>
      <div className={classes.end}>
        {when !== undefined && (
          <span className={classes.when} data-late={isLate || undefined}>
            {isLate && <span className="sr">Просрочено: </span>}
            {when}
          </span>
        )}
        {!isDone && (
          <span className={classes.actions}>
            {later && (
              <LinkButton
                onClick={() => {
                  onLeave?.();
                  later.onPress();
                }}
              >
                {later.label}
              </LinkButton>
            )}
            <Button
              size="compact-sm"
              className={classes.action ?? ''}
              loading={action.isPending ?? false}
              onClick={({ currentTarget }) => action.onPress(currentTarget)}
            >
              {action.label}
            </Button>
          </span>
        )}
      </div>
      {children && !isDone && <div className={classes.fields}>{children}</div>}
    </li>
  );
}
