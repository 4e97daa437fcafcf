import { formatCount } from '@gektar/format/number.ts';
import { formatCountOf, plural, requests as requestForms } from '@gektar/format/plural.ts';
import { IconChevronUp } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { createContext, type ReactNode, use, useCallback, useMemo, useState } from 'react';
import { MarksLegend, MatchMark } from '#sharing/selection/near/match-mark.tsx';
import nearClasses from '#sharing/selection/near/near.module.css';
import { ReasonPanel } from '#sharing/selection/near/reason-panel.tsx';
import { Score } from '#sharing/selection/near/score.tsx';
import type { SelectedRow } from '#sharing/selection/selection-kind.ts';
import marks from '#sharing/selection/selection-marks.module.css';
import { placed } from '#table/bands.ts';
import { dash } from '#table/cells.tsx';
import { ColumnsMenu } from '#table/columns-menu.tsx';
import { DataTable } from '#table/data-table.tsx';
import { type RowDetails, sideKeyOf, useDetailsBand } from '#table/row-details.tsx';
import type { TableColumn } from '#table/table-column.ts';
import { useColumnSettings } from '#table/use-column-settings.ts';
import { PhoneLink } from '#ui/button/phone-link.tsx';
import { icon14 } from '#ui/icon.ts';
import { Row } from '#ui/layout/row.ts';
import { Text } from '#ui/layout/text.ts';
import { useIsLaptop } from '#ui/use-media.ts';
import { FitButtons, FitMembership } from './fit-actions.tsx';
import type { FitRow } from './fit-row.ts';
import classes from './fits.module.css';
import { insteadOfFits, LowerLimit, WhoseFits } from './fits-frame.tsx';
import type { FitsAbout, FitsKind, FittedRequest } from './fits-kind.ts';
import { useFits } from './use-fits.ts';

/** Column of the score; its cell opens the reason. */
const SCORE_COLUMN = 'score';

interface OpenFit {
  readonly openId: string | undefined;
  readonly toggle: (id: string) => void;
}

const OpenFitContext = createContext<OpenFit>({ openId: undefined, toggle: () => undefined });

export interface FitColumnsAbout<Request extends FittedRequest> {
  readonly kind: FitsKind<Request>;
  readonly nameCell: (request: Request) => ReactNode;
  readonly date: (request: Request) => string;
  readonly companyCell: (request: Request) => ReactNode;
  readonly budget: TableColumn<Request>;
  /** Columns that are hidden at first. */
  readonly others: readonly TableColumn<Request>[];
}

/** Columns of 'Кому подходит'. @param isWide false: company, telephone and date are below the name */
export function fitColumns<Request extends FittedRequest>(
  { kind, nameCell, date, companyCell, budget, others }: FitColumnsAbout<Request>,
  isWide: boolean,
): readonly TableColumn<FitRow<Request>>[] {
  const { Employee } = kind;
  const ofRequest = ({ cell, ...column }: TableColumn<Request>): TableColumn<FitRow<Request>> => ({
    ...column,
    cell: ({ fit }) => cell(fit.request),
  });
  const clientAndDate = (request: Request) => [kind.clientOf(request), date(request)].filter(Boolean).join(' · ');
  const name: TableColumn<FitRow<Request>> = {
    id: 'name',
    title: 'Запрос',
    width: isWide ? 210 : 264,
    grows: true,
    cell: ({ fit: { request } }) =>
      isWide ? (
        nameCell(request)
      ) : (
        <span className={nearClasses.noted}>
          {nameCell(request)}
          <span className={`${nearClasses.note} ${classes.client}`}>
            <span title={clientAndDate(request)}>{clientAndDate(request)}</span>
            <Phone phone={kind.phoneOf(request)} />
          </span>
        </span>
      ),
  };
  const aside: readonly TableColumn<FitRow<Request>>[] = [
    {
      id: 'company',
      title: 'Компания',
      width: 184,
      grows: true,
      cell: ({ fit: { request } }) => {
        const phone = kind.phoneOf(request);
        if (phone === undefined) return companyCell(request);
        return (
          <span className={nearClasses.noted}>
            {companyCell(request)}
            <span className={nearClasses.note}>
              <PhoneLink phone={phone} />
            </span>
          </span>
        );
      },
    },
  ];
  const dated: readonly TableColumn<FitRow<Request>>[] = [
    { id: 'date', title: 'Дата', width: 100, align: 'end', cell: ({ fit }) => date(fit.request) },
  ];
  return [
    name,
    { id: SCORE_COLUMN, title: 'Соответствие', width: 114, cell: (row) => <FitScore row={row} /> },
    ...(isWide ? aside : []),
    ofRequest(budget),
    {
      id: 'responsible',
      title: 'Ведёт',
      width: isWide ? 130 : 120,
      grows: true,
      cell: ({ fit }) => <Employee id={fit.request.responsibleEmployeeId} />,
    },
    ...(isWide ? dated : []),
    {
      id: 'reason',
      title: 'Почему',
      width: isWide ? 251 : 235,
      grows: true,
      cell: ({ reason }) =>
        reason ? (
          <span className={classes.why} title={reason.sentence}>
            <MatchMark state={reason.state} />
            <span>{reason.sentence}</span>
          </span>
        ) : (
          dash
        ),
    },
    {
      id: 'membership',
      title: 'Подборка',
      width: 148,
      staysInSight: true,
      cell: (row) => <FoldOrMembership kind={kind} row={row} />,
    },
    ...others.map((column) => ({ ...ofRequest(column), isHiddenAtFirst: true })),
  ];
}

function Phone({ phone }: { readonly phone: string | undefined }) {
  return phone === undefined ? null : <PhoneLink phone={phone} />;
}

/** A score as a bar and a percentage; a press opens its reason. */
function FitScore<Request extends FittedRequest>({ row }: { row: FitRow<Request> }) {
  const { openId, toggle } = use(OpenFitContext);
  const { percent, request } = row.fit;
  if (percent === null) return dash;
  return (
    <button
      type="button"
      tabIndex={-1}
      className={nearClasses.score}
      aria-label={`Соответствие: ${request.name}, ${percent} %`}
      aria-expanded={openId === row.id}
      onClick={() => toggle(row.id)}
      onDoubleClick={(event) => event.stopPropagation()}
    >
      <Score percent={percent} />
    </button>
  );
}

/**
 * Button that adds to the selection. In an unfolded row it folds the reason instead, because the reason's panel has
 * that button.
 */
function FoldOrMembership<Request extends FittedRequest>(props: {
  readonly kind: FitsKind<Request>;
  readonly row: FitRow<Request>;
}) {
  const { openId, toggle } = use(OpenFitContext);
  const { id } = props.row;
  if (openId !== id) return <FitMembership {...props} isBrief />;
  return (
    <button type="button" className={marks.membership} onClick={() => toggle(id)}>
      <IconChevronUp {...icon14} />
      Свернуть
    </button>
  );
}

interface FitsTableProps<Request extends FittedRequest, Row extends SelectedRow> {
  readonly about: FitsAbout<Request, Row>;
  readonly columns: FitColumnsAbout<Request>;
  /** 'Запросы, которым подходит вакансия' */
  readonly label: string;
}

/** 'Кому подходит' as a table: a reason opens below its row. */
export function FitsTable<Request extends FittedRequest, Row extends SelectedRow>(props: FitsTableProps<Request, Row>) {
  const { about, columns: columnsAbout, label } = props;
  const { kind } = about;
  const fits = useFits(about);
  const { rows, counts, total, isMine, paging } = fits;
  const isWide = useIsLaptop();
  const columns = useMemo(() => fitColumns(columnsAbout, isWide), [columnsAbout, isWide]);
  const settings = useColumnSettings(`${kind.domain}-${kind.name}-fits${isWide ? '' : '-narrow'}`, columns);
  const [openId, setOpenId] = useState<string>();
  const [currentId, setCurrentId] = useState<string>();
  const navigate = useNavigate();
  const toggle = useCallback((id: string) => {
    setCurrentId(id);
    setOpenId((before) => (before === id ? undefined : id));
  }, []);
  const open = useMemo((): OpenFit => ({ openId, toggle }), [openId, toggle]);
  const content = useCallback((row: FitRow<Request>) => <FitReason kind={kind} row={row} />, [kind]);
  const bands = useDetailsBand(openId, content, rows, NO_BANDS);
  const details: RowDetails = {
    openId,
    onKey(event, rowId, cursor = 0, shown) {
      const keyed = { columnId: shown[cursor]?.id, isFirst: cursor === 0, spaceColumnId: SCORE_COLUMN };
      const side = sideKeyOf(event, { ...keyed, currentId: rowId, openId });
      if (side !== undefined) setOpenId(side.openId);
      return side !== undefined;
    },
  };
  const instead = insteadOfFits(fits);
  if (counts === undefined) return instead;
  return (
    <OpenFitContext value={open}>
      <Row wrap="wrap" gap="6px 12px" p="10px var(--gutter)" flex="none">
        <h2>{formatCountOf(total ?? 0, requestForms)}</h2>
        <Text as="span" size={13} c="mute" flex={1}>
          <Row as="span" display="inline-flex" wrap="wrap" gap="4px 14px">
            {splitWords(counts.exact, (total ?? 0) - counts.exact)}
            <MarksLegend />
          </Row>
        </Text>
        <LowerLimit />
        <WhoseFits fits={fits} />
        <ColumnsMenu columns={columns} settings={settings} />
      </Row>
      <DataTable
        {...paging}
        label={label}
        columns={columns}
        settings={settings}
        rows={rows}
        rowId={idOf}
        rowName={nameOf}
        isMuted={isHiddenRow}
        totalCount={total}
        current={{ id: currentId, onChange: setCurrentId }}
        bands={placed(bands)}
        details={details}
        onOpen={({ id }) => void navigate(kind.requestLink(id))}
        instead={instead}
        resetKey={isMine ? 'mine' : 'all'}
      />
    </OpenFitContext>
  );
}

const NO_BANDS: readonly never[] = [];
const idOf = ({ id }: { readonly id: string }) => id;
const nameOf = ({ fit }: FitRow<FittedRequest>) => fit.request.name;
const isHiddenRow = ({ fit }: FitRow<FittedRequest>) => fit.isHidden;

function FitReason<Request extends FittedRequest>({
  kind,
  row,
}: {
  readonly kind: FitsKind<Request>;
  readonly row: FitRow<Request>;
}) {
  if (row.reason === undefined) return null;
  return (
    <ReasonPanel name={row.fit.request.name} reason={row.reason} whose="весам запроса">
      <FitButtons kind={kind} row={row} />
    </ReasonPanel>
  );
}

/** '2 подходят, 5 почти подходят' */
function splitWords(exactCount: number, nearCount: number): string {
  const verb = (count: number) => plural(count, ['подходит', 'подходят', 'подходят']);
  const parts = [
    exactCount > 0 && `${formatCount(exactCount)} ${verb(exactCount)}`,
    nearCount > 0 && `${formatCount(nearCount)} почти ${verb(nearCount)}`,
  ];
  return parts.filter(Boolean).join(', ');
}
