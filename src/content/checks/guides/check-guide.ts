import type { CheckId } from '../problem';

/** Texts that explain what each check reports and what it leaves alone, in one language of the window. */
export type CheckGuides = Readonly<Partial<Record<CheckId, string>>>;
