import { IconPrinter } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { flatBaseCame } from '#map/flat/flat-base.ts';
import type { ClientAddress } from '#sharing/client/client-address.ts';
import { clientButton } from '#sharing/client/client-button.ts';
import { ClientSelection, type ClientSelectionProps, shownAlone } from '#sharing/client/client-selection.tsx';
import { ClientVisit } from '#sharing/client/client-visit.tsx';
import type { Office } from '#sharing/client/office.ts';
import { OnScreen, PrintedSheets } from '#sharing/client/report-frame.tsx';
import { usePrint } from '#sharing/client/use-print.ts';
import { icon16 } from '#ui/icon.ts';
import { industrialCalls, type PublicSelection } from './industrial-calls.ts';
import { ShedSurvey } from './shed-survey.tsx';
import { vacancyKind } from './vacancy-kind.ts';
import { VacancySheets } from './vacancy-sheets.tsx';

/** Client page of an industrial link. */
export function IndustrialClient({ address, office }: { address: ClientAddress; office: Office | undefined }) {
  return (
    <ClientVisit address={address} office={office} calls={industrialCalls} words={vacancyKind.words} art={ShedSurvey}>
      {(selection, answers, visit) => (
        <Opened selection={selection} office={office} address={address} answers={answers} visit={visit} />
      )}
    </ClientVisit>
  );
}

type OpenedProps = Pick<
  ClientSelectionProps<PublicSelection['items'][number]>,
  'office' | 'address' | 'answers' | 'visit'
> & {
  readonly selection: PublicSelection;
};

/** The selection, and its printed sheets, rendered only for printing, by the button or the browser's menu (M-07). */
function Opened({ selection, office, address, answers, visit }: OpenedProps) {
  const sheets = useRef<HTMLDivElement>(null);
  const { isPreparing, print } = usePrint(sheets);
  const [hasSheets, setHasSheets] = useState(false);
  useEffect(() => {
    // Loads the base map early: printing from the browser's menu cannot wait for it.
    void flatBaseCame();
    const handlePrint = () => flushSync(() => setHasSheets(true));
    window.addEventListener('beforeprint', handlePrint);
    return () => window.removeEventListener('beforeprint', handlePrint);
  }, []);
  return (
    <>
      <OnScreen>
        <ClientSelection
          kind={vacancyKind}
          selection={selection}
          office={office}
          address={address}
          answers={answers}
          visit={visit}
          aside={
            <button type="button" className={clientButton.quiet} onClick={() => void print()}>
              <IconPrinter {...icon16} />
              {isPreparing ? 'Готовим…' : 'Печать'}
            </button>
          }
        />
      </OnScreen>
      {(isPreparing || hasSheets) && (
        <PrintedSheets ref={sheets}>
          <VacancySheets selection={selection} alone={shownAlone(selection.items, address)} office={office} />
        </PrintedSheets>
      )}
    </>
  );
}
