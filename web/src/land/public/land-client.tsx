import { IconFileText } from '@tabler/icons-react';
import { type ClientAddress, goBackOr, hrefOf } from '#sharing/client/client-address.ts';
import { clientButton } from '#sharing/client/client-button.ts';
import { ClientLinkTo } from '#sharing/client/client-link-to.tsx';
import { ClientSelection } from '#sharing/client/client-selection.tsx';
import { ClientVisit } from '#sharing/client/client-visit.tsx';
import type { Office } from '#sharing/client/office.ts';
import { icon16 } from '#ui/icon.ts';
import { landCalls } from './land-calls.ts';
import { LandReport } from './land-report.tsx';
import { plotKind } from './plot-kind.ts';
import { PlotSurvey } from './plot-survey.tsx';

/** Client page of a land link: the selection, or its report (G-05). */
export function LandClient({ address, office }: { address: ClientAddress; office: Office | undefined }) {
  return (
    <ClientVisit address={address} office={office} calls={landCalls} words={plotKind.words} art={PlotSurvey}>
      {(selection, answers, visit) =>
        address.isReport ? (
          <LandReport selection={selection} office={office} onBack={() => goBackOr(hrefOf(address, {}))} />
        ) : (
          <ClientSelection
            kind={plotKind}
            selection={selection}
            office={office}
            address={address}
            answers={answers}
            visit={visit}
            aside={
              <ClientLinkTo className={clientButton.quiet} href={hrefOf(address, { isReport: true })}>
                <IconFileText {...icon16} />
                Отчет
              </ClientLinkTo>
            }
          />
        )
      }
    </ClientVisit>
  );
}
