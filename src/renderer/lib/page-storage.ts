/** What the page keeps across starts; undefined where stores run without a page (tests in plain Node). */
export function pageStorage(): Storage | undefined {
  return typeof localStorage === 'undefined' ? undefined : localStorage;
}

/** What this tab keeps across reloads; undefined where stores run without a page (tests in plain Node). */
export function tabStorage(): Storage | undefined {
  return typeof sessionStorage === 'undefined' ? undefined : sessionStorage;
}
