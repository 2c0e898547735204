import { useEffect, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { ErrorBoundary } from '../components/error-boundary';
import { onDemand } from '../components/on-demand';
import { useStores } from '../stores/context';

const FieldListDialog = onDemand(
  async () => (await import('../review/field-list/field-list-dialog')).FieldListDialog,
  { isDialog: true },
);
const JobProblemsDialog = onDemand(
  async () => (await import('../review/job/job-problems-dialog')).JobProblemsDialog,
  { isDialog: true },
);
const FieldTermsDialog = onDemand(
  async () => (await import('../review/terms/field-terms-dialog')).FieldTermsDialog,
  { isDialog: true },
);
const TimelineDialog = onDemand(
  async () => (await import('../review/timeline/timeline-dialog')).TimelineDialog,
  { isDialog: true },
);
const HandoverDialog = onDemand(async () => (await import('../handover/handover-dialog')).HandoverDialog, {
  isDialog: true,
});
const RehearseDialog = onDemand(
  async () => (await import('../review/receivers/rehearse-dialog')).RehearseDialog,
  { isDialog: true },
);
const EvidenceDialog = onDemand(
  async () => (await import('../review/failure/evidence-dialog')).EvidenceDialog,
  { isDialog: true },
);
const ReasonDialog = onDemand(async () => (await import('../review/failure/reason-dialog')).ReasonDialog, {
  isDialog: true,
});
const ImportedDialog = onDemand(
  async () => (await import('../review/failure/imported-dialog')).ImportedDialog,
  { isDialog: true },
);
const TermDialog = onDemand(async () => (await import('../review/terms/term-dialog')).TermDialog, {
  isDialog: true,
});
const LicencesDialog = onDemand(async () => (await import('./licences-dialog')).LicencesDialog, {
  isDialog: true,
});
const ShortcutsDialog = onDemand(async () => (await import('./shortcuts-dialog')).ShortcutsDialog, {
  isDialog: true,
});

/** Dialogs of every screen whose code is only needed once they are opened. */
export function Dialogs() {
  const { app, fieldList, fieldTerms, jobProblems, marking, terms, timeline } = useStores();
  const { askEvidence, askHandover, askRehearsal, showImported, showLicences, showShortcuts } =
    app.getState();
  return (
    <>
      <OnceOpened
        opened={useStore(fieldList, (s) => s.opened > 0)}
        close={() => fieldList.getState().close()}
      >
        <FieldListDialog />
      </OnceOpened>
      <OnceOpened
        opened={useStore(jobProblems, (s) => s.isOpen)}
        close={() => jobProblems.getState().close()}
      >
        <JobProblemsDialog />
      </OnceOpened>
      <OnceOpened
        opened={useStore(fieldTerms, (s) => s.shown !== undefined)}
        close={() => fieldTerms.getState().close()}
      >
        <FieldTermsDialog />
      </OnceOpened>
      <OnceOpened opened={useStore(timeline, (s) => s.isOpen)} close={() => timeline.getState().close()}>
        <TimelineDialog />
      </OnceOpened>
      <OnceOpened
        opened={useStore(marking.reasonQuestion, (s) => s.asked !== undefined)}
        close={() => marking.dropReasonQuestion()}
      >
        <ReasonDialog />
      </OnceOpened>
      <OnceOpened opened={useStore(app, (s) => s.importedShown)} close={() => showImported(false)}>
        <ImportedDialog />
      </OnceOpened>
      <OnceOpened
        opened={useStore(app, (s) => s.handoverScopes !== undefined)}
        close={() => askHandover(undefined)}
      >
        <HandoverDialog />
      </OnceOpened>
      <OnceOpened
        opened={useStore(app, (s) => s.rehearsalAsked !== undefined)}
        close={() => askRehearsal(undefined)}
      >
        <RehearseDialog />
      </OnceOpened>
      <OnceOpened
        opened={useStore(app, (s) => s.evidenceAsked !== undefined)}
        close={() => askEvidence(undefined)}
      >
        <EvidenceDialog />
      </OnceOpened>
      <OnceOpened
        opened={useStore(terms, (s) => s.form !== undefined)}
        close={() => terms.getState().closeForm()}
      >
        <TermDialog />
      </OnceOpened>
      <OnceOpened opened={useStore(app, (s) => s.shortcutsShown)} close={() => showShortcuts(false)}>
        <ShortcutsDialog />
      </OnceOpened>
      <OnceOpened opened={useStore(app, (s) => s.licencesShown)} close={() => showLicences(false)}>
        <LicencesDialog />
      </OnceOpened>
    </>
  );
}

interface OnceOpenedProps {
  readonly opened: boolean;
  readonly close: () => void;
  readonly children: ReactNode;
}

/** Renders a dialog from its first opening on; one that fails is closed, and a toast says why. */
function OnceOpened({ opened, close, children }: OnceOpenedProps) {
  const { toasts } = useStores();
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => {
    if (!opened) return undefined;
    // Esc closes it before its code is there, too.
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      event.stopPropagation();
      close();
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [opened, close]);
  if (opened && !isNeeded) setNeeded(true);
  if (!isNeeded) return null;
  const fail = (text: string): void => {
    close();
    setNeeded(false);
    toasts.getState().show({ tone: 'error', text });
  };
  return <ErrorBoundary onProblem={fail}>{children}</ErrorBoundary>;
}
