import { loadedSoon } from './loaded-soon.tsx';
import { MinuteRequestOpener } from './minute-request/minute-request-opener.tsx';
import { MyOperationsOpener } from './my-operations/my-operations-opener.tsx';
import { NotificationSettingsOpener } from './notifications/settings-opener.tsx';
import { OperationOpener } from './operation/operation-opener.tsx';
import { OwnCardOpener } from './own-card/own-card-opener.tsx';
import { ReminderOpener } from './reminder/reminder-opener.tsx';
import { TalkOpener } from './talk/talk-opener.tsx';
import { ToSelectionOpener } from './to-selection-opener.tsx';

const ListDrop = loadedSoon(() => import('#loads/list-drop.tsx'));

/** Dialogs over any page of the back-office, each opened by a signal, and tables dropped on lists. */
export default function OfficeOpeners() {
  return (
    <>
      <ListDrop />
      <MinuteRequestOpener />
      <MyOperationsOpener />
      <NotificationSettingsOpener />
      <OperationOpener />
      <OwnCardOpener />
      <ReminderOpener />
      <TalkOpener />
      <ToSelectionOpener />
    </>
  );
}
