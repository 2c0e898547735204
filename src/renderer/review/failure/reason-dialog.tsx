import { useStore } from 'zustand';
import { ChoiceDialog } from '../../components/choice/choice-dialog';
import { useStores } from '../../stores/context';
import { ReasonOptions } from './reason-options';
import './reason.css';

/** Asks why the import of one or several requests failed, before they are marked. */
export function ReasonDialog() {
  const { marking } = useStores();
  const asked = useStore(marking.reasonQuestion, (s) => s.asked);
  const opened = useStore(marking.reasonQuestion, (s) => s.opened);
  return (
    <ChoiceDialog
      opened={asked === undefined ? 0 : opened}
      close={() => marking.dropReasonQuestion()}
      labelledBy="reason-label"
    >
      {asked === undefined ? null : <ReasonOptions key={opened} asked={asked} />}
    </ChoiceDialog>
  );
}
