import type { Domain } from '@gektar/contract/domain.ts';
import type { DisclosureChannel, Showing } from '@gektar/contract/sharing/disclosures.ts';
import { formatDate, timeOf } from '@gektar/format/date.ts';
import { formatMeasured } from '@gektar/format/number.ts';
import { missing } from '@gektar/format/words.ts';
import {
  IconFileText,
  IconFileTypePdf,
  IconPresentation,
  IconReport,
  IconWorld,
  type TablerIcon,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, Suspense, useState } from 'react';
import { LinkButton, linkClass } from '#ui/button/link-button.tsx';
import { Avatar } from '#ui/component/avatar.tsx';
import { QuietDecimals } from '#ui/component/quiet-decimals.tsx';
import { icon16 } from '#ui/icon.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { pathOptions } from '#ui/path-options.ts';
import { useWidth } from '#ui/use-width.ts';
import type { NameOf } from './disclosure-kind.ts';
import {
  amountWords,
  channelNames,
  clientName,
  differenceText,
  objectPath,
  objectTexts,
  openingsText,
  personName,
  unitInCell,
} from './disclosure-words.ts';
import classes from './disclosures.module.css';

const AsShownDialog = lazyPart(async () => ({ default: (await import('./as-shown-dialog.tsx')).AsShownDialog }));

/** In a table narrower than this (px), the difference is under today's amount, and the employee is in the tooltip. */
const WIDE = 1100;
/** Below this width (px) each showing is a block. */
const TABLE = 700;

const icons: Readonly<Record<DisclosureChannel, TablerIcon>> = {
  page: IconWorld,
  report: IconReport,
  sheet: IconFileText,
  slides: IconPresentation,
  pdf: IconFileTypePdf,
};

export interface ShowingsTableProps {
  /** 'Кому показали вакансию' */
  readonly label: string;
  readonly domain: Domain;
  readonly showings: readonly Showing[];
  readonly nameOf: NameOf;
  /** What the rows are about: clients and requests of one object, objects shown to one client, or both. */
  readonly columns: 'clients' | 'objects' | 'both';
}

/** Showings, one row each: to whom, when, by what, the amount as shown, today's, their difference, who showed it. */
export function ShowingsTable(props: ShowingsTableProps) {
  const [ref, width] = useWidth();
  const isWide = width === undefined || width >= WIDE;
  const isTable = width === undefined || width >= TABLE;
  return (
    <div ref={ref} className={classes.frame}>
      {isTable ? <Table {...props} isWide={isWide} /> : <Blocks {...props} />}
    </div>
  );
}

function Table({
  label,
  domain,
  showings,
  nameOf,
  columns,
  isWide,
}: ShowingsTableProps & { readonly isWide: boolean }) {
  const words = amountWords[domain];
  const hasClient = columns !== 'objects';
  const hasObject = columns !== 'clients';
  // Next to a column of objects there is no room: the request is under its client.
  const hasRequest = hasClient && (isWide || !hasObject);
  return (
    <table className={classes.table} aria-label={label}>
      <thead>
        <tr>
          {hasObject && <th scope="col">{words.object}</th>}
          {hasClient && <th scope="col">Клиент</th>}
          {hasRequest && <th scope="col">Запрос</th>}
          <th scope="col" className={classes.end}>
            Когда
          </th>
          <th scope="col">Чем</th>
          <th scope="col" className={`${classes.end} ${classes.ruled}`}>
            {words.wasShown}, <small>{words.unit}</small>
          </th>
          <th scope="col" className={classes.end}>
            Сейчас
          </th>
          {isWide && (
            <th scope="col" className={classes.end}>
              Разница
            </th>
          )}
          {!hasClient && (
            <th scope="col" className={classes.ruled}>
              Ответ
            </th>
          )}
          {isWide && (
            <th scope="col" className={hasClient ? classes.ruled : undefined}>
              Показал
            </th>
          )}
          <th scope="col">
            <span className="sr">Как показали</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {showings.map((showing) => (
          <tr key={`${showing.id} ${showing.objectId}`} title={isWide ? undefined : shownBy(showing, nameOf)}>
            {hasObject && (
              <th scope="row">
                <ObjectName showing={showing} isOfComplex={hasClient} />
              </th>
            )}
            {hasClient &&
              (hasObject ? (
                <td>
                  {client(showing)}
                  {!hasRequest && <small className={classes.soft}>{showing.request?.name}</small>}
                </td>
              ) : (
                <th scope="row">{client(showing)}</th>
              ))}
            {hasRequest && <td className={classes.soft}>{showing.request?.name ?? missing.dash}</td>}
            <td className={classes.end}>
              <When showing={showing} />
            </td>
            <td>
              <Channel showing={showing} />
            </td>
            <td className={`${classes.end} ${classes.ruled}`}>
              <Shown showing={showing} />
            </td>
            <td className={classes.end}>
              <Now showing={showing} />
              {!isWide && (
                <small>
                  <Difference showing={showing} />
                </small>
              )}
            </td>
            {isWide && (
              <td className={classes.end}>
                <Difference showing={showing} />
              </td>
            )}
            {!hasClient && <td className={classes.ruled}>{answer(showing)}</td>}
            {isWide && (
              <td className={hasClient ? classes.ruled : undefined}>
                <ShownBy showing={showing} nameOf={nameOf} hasAvatar={hasClient} />
              </td>
            )}
            <td className={classes.end}>
              <AsShownLink showing={showing} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Showings on a narrow screen. */
function Blocks({ label, domain, showings, nameOf, columns }: ShowingsTableProps) {
  const { wasShown } = amountWords[domain];
  return (
    <ul className={classes.blocks} aria-label={label}>
      {showings.map((showing) => (
        <li key={`${showing.id} ${showing.objectId}`}>
          <div className={classes.head}>
            <div>{columns === 'objects' ? <ObjectName showing={showing} /> : client(showing)}</div>
            <When showing={showing} />
          </div>
          {columns === 'both' && <ObjectName showing={showing} isOfComplex />}
          {columns !== 'objects' && showing.request && <div className={classes.soft}>{showing.request.name}</div>}
          <div className={classes.amounts}>
            <span>
              {wasShown}: <Shown showing={showing} />
            </span>
            <span>
              сейчас: <Now showing={showing} />
            </span>
            <Difference showing={showing} />
          </div>
          <div className={classes.foot}>
            <Channel showing={showing} />
            {columns === 'objects' && showing.isClientFavorite && <span>{LIKED}</span>}
            <span className="mute">{employee(showing, nameOf)}</span>
            <AsShownLink showing={showing} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Opens what the client saw. */
function AsShownLink({ showing }: { readonly showing: Showing }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <LinkButton onClick={() => setOpen(true)}>Как показали</LinkButton>
      {isOpen && (
        <Suspense>
          <AsShownDialog showing={showing} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const LIKED = 'Нравится';

/** The client's answer. */
function answer({ isClientFavorite }: Showing): ReactNode {
  return isClientFavorite ? LIKED : <span className="nil">{missing.dash}</span>;
}

function client(showing: Showing): ReactNode {
  const isKnown = showing.company !== null || showing.contact !== null;
  return (
    <>
      {isKnown ? <b>{clientName(showing)}</b> : <span className="nil">{clientName(showing)}</span>}{' '}
      <span className={classes.note}>{personName(showing)}</span>
    </>
  );
}

/** @param isOfComplex the vacancy first, then its building: the page is that of its complex */
function ObjectName({ showing, isOfComplex = false }: { readonly showing: Showing; readonly isOfComplex?: boolean }) {
  const { name, note } = isOfComplex
    ? { name: showing.objectName, note: showing.objectPlace.split(', ').at(-1) }
    : objectTexts(showing);
  return (
    <>
      {showing.isObjectThere ? (
        <Link className={linkClass} {...pathOptions({ to: objectPath(showing) })}>
          {name || missing.value}
        </Link>
      ) : (
        <b>{name || missing.value}</b>
      )}{' '}
      <span className={classes.note}>
        {note}
        {!showing.isObjectThere && ' удалён'}
      </span>
    </>
  );
}

function When({ showing: { dateTime } }: { readonly showing: Showing }) {
  return (
    <span className={classes.when}>
      {formatDate(dateTime)} <span className="mute">{timeOf(dateTime).slice(0, 5)}</span>
    </span>
  );
}

function Channel({ showing }: { readonly showing: Showing }) {
  const Icon = icons[showing.channel];
  return (
    <span className={classes.channel}>
      <Icon {...icon16} />
      {channelNames[showing.channel]} <span className="mute">{openingsText(showing)}</span>
    </span>
  );
}

function Shown({ showing }: { readonly showing: Showing }) {
  const { shown, domain } = showing;
  if (shown === null) return <span className="nil">{amountWords[domain].without}</span>;
  return <Amount value={shown} unit={unitInCell(showing)} />;
}

function Now({ showing }: { readonly showing: Showing }) {
  const { now } = showing;
  return now === null ? <span className="nil">{missing.dash}</span> : <Amount value={now} unit={unitInCell(showing)} />;
}

function Amount({ value, unit }: { readonly value: number; readonly unit: string | undefined }) {
  return (
    <>
      <QuietDecimals text={formatMeasured(value)} />
      {unit && <span className="mute"> {unit}</span>}
    </>
  );
}

/** A sign and a percentage, without colour. */
function Difference({ showing }: { readonly showing: Showing }) {
  const { shown, now } = showing;
  const text = differenceText(showing);
  const isDifferent = shown !== null && now !== null && shown !== now;
  return <span className={isDifferent ? classes.different : 'nil'}>{text}</span>;
}

function employee({ employeeId }: Showing, nameOf: NameOf): string {
  return (employeeId === null ? undefined : nameOf(employeeId)) ?? missing.dash;
}

function shownBy(showing: Showing, nameOf: NameOf): string {
  return `Показал: ${employee(showing, nameOf)}`;
}

interface ShownByProps {
  readonly showing: Showing;
  readonly nameOf: NameOf;
  readonly hasAvatar: boolean;
}

function ShownBy({ showing, nameOf, hasAvatar }: ShownByProps) {
  const name = employee(showing, nameOf);
  if (name === missing.dash) return <span className="nil">{name}</span>;
  return (
    <span className={classes.person}>
      {hasAvatar && <Avatar name={name} isSmall />}
      {name}
    </span>
  );
}
