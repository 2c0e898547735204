import { createStore, type StoreApi } from 'zustand/vanilla';

/** Text to inspect, with the language and direction of its origin. */
export interface InspectedText {
  readonly text: string;
  readonly lang: string | undefined;
  readonly dir: string | undefined;
}

export interface InspectorState {
  /** Undefined while the inspector is closed. */
  readonly inspected: InspectedText | undefined;
  readonly inspect: (inspected: InspectedText) => void;
  readonly close: () => void;
}

export function createInspectorState(): StoreApi<InspectorState> {
  return createStore<InspectorState>()((set) => ({
    inspected: undefined,
    inspect: (inspected) => set({ inspected }),
    close: () => set({ inspected: undefined }),
  }));
}
