import { useState } from 'react';
import type { ConnectionSummary } from '../../contract/upstream/connections';
import { t } from '../lib/messages/translate';
import { ConnectionFacts } from './connection-facts';
import { ConnectionHead } from './connection-head';
import { ConnectionListener } from './connection-listener';
import { ConnectionNotices } from './connection-notices';
import { ConnectionRuns } from './connection-runs';
import { RemoveQuestion } from './remove-question';

/** One connection: state, settings and sync runs. */
export function ConnectionView({ connection }: { readonly connection: ConnectionSummary }) {
  const [isAsked, setAsked] = useState(false);
  return (
    // Focusable, so that it can be scrolled by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="connection-view" aria-label={t('connection.label')} tabIndex={0}>
      <ConnectionHead connection={connection} isAsked={isAsked} onRemove={() => setAsked(!isAsked)} />
      {isAsked ? <RemoveQuestion connection={connection} onDone={() => setAsked(false)} /> : null}
      <ConnectionNotices connection={connection} />
      <ConnectionFacts connection={connection} />
      <ConnectionListener connection={connection} />
      <ConnectionRuns connection={connection} />
    </section>
  );
}
