import {
  createElement,
  useEffect,
  useLayoutEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { t } from '../lib/messages/translate';
import { useStores } from '../stores/context';

/**
 * The code of a component could not be loaded. Browsers may remember the failure until the page is loaded
 * again.
 */
export class NotLoadedError extends Error {
  constructor(cause: unknown) {
    super(t('broken.notLoaded'), { cause });
  }
}

/** A component whose code is in a separate chunk. */
export interface OnDemand<Props> {
  (props: Props): ReactNode;
  /** Loads the code ahead of its use. Rejects when it could not be loaded; the next use tries again. */
  readonly preload: () => Promise<void>;
}

interface Options {
  /**
   * Whether the component takes the focus: letters typed before it is in the page are held
   * (`isInputAwaited`).
   */
  readonly takesKeys?: boolean;
  /** Whether it is a dialog: it takes the focus, and keys that move choose in its list. */
  readonly isDialog?: boolean;
  /** Whether it is a whole screen: keys pressed before it is in the page are pressed again in it. */
  readonly isScreen?: boolean;
  /** Whether the screen goes on without the component: until its code is loaded, nothing is shown. */
  readonly isExtra?: boolean;
}

const preloads: (() => Promise<void>)[] = [];

/**
 * Keeps the code of a component out of the first chunk. Code that is loaded already is rendered in the same
 * commit, unlike with `React.lazy`: nothing flashes, and a key that opens the component finds it in the page
 * before the next key event. A failed import is thrown to the nearest error boundary.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { takesKeys = false, isDialog = false, isScreen = false, isExtra = false }: Options = {},
): OnDemand<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  const preload = (): Promise<void> => {
    loading ??= load().then(
      (component) => {
        loaded = component;
      },
      (error: unknown) => {
        loading = undefined;
        throw new NotLoadedError(error);
      },
    );
    return loading;
  };
  preloads.push(preload);
  const isLoaded = (): boolean => loaded !== undefined;

  function Loaded(props: Props) {
    const [isReady, setReady] = useState(loaded !== undefined);
    const [problem, setProblem] = useState<unknown>();
    useEffect(() => {
      if (isReady) return undefined;
      let isShown = true;
      preload().then(
        // Held keys are typed right after this commit. Its effects must have run by then: an input that is
        // not subscribed to its store yet takes each letter back.
        () => isShown && flushSync(() => setReady(true)),
        (error: unknown) => isShown && setProblem(error),
      );
      return () => {
        isShown = false;
      };
    }, [isReady]);
    if (loaded !== undefined) return createElement(loaded, props);
    if (isExtra) return null;
    if (problem !== undefined) throw problem;
    if (isScreen) return <LoadingScreen isLoaded={isLoaded} />;
    return takesKeys || isDialog ? <KeysHeld isInDialog={isDialog} /> : <div aria-busy="true" />;
  }
  return Object.assign(Loaded, { preload });
}

/** Holds letters back while a component that takes the focus is loading. */
function KeysHeld({ isInDialog }: { readonly isInDialog: boolean }) {
  const { app } = useStores();
  useLayoutEffect(() => {
    app.getState().awaitInput(true, isInDialog);
    return () => app.getState().awaitInput(false);
  }, [app, isInDialog]);
  return <div aria-busy="true" />;
}

/** Holds keys back while a screen is loading; they are dropped when it is left, or its code does not come. */
function LoadingScreen({ isLoaded }: { readonly isLoaded: () => boolean }) {
  const { app } = useStores();
  useLayoutEffect(() => {
    app.getState().setScreenLoading('running');
    return () => app.getState().setScreenLoading(isLoaded() ? 'done' : 'given-up');
  }, [app, isLoaded]);
  return <div aria-busy="true" />;
}

/**
 * Loads the code of every on-demand component, one after another, each once the window is `idle`: running new
 * code takes frames from a list that is being scrolled. Failures are retried on use.
 */
export async function preloadAll(idle: () => Promise<void>): Promise<void> {
  // The list grows while it is walked: loaded code may have components on demand of its own.
  for (const preload of preloads) {
    await idle();
    await preload().catch(() => undefined);
  }
}
