/** The page's storage, kept across starts; undefined without a page, as in tests in plain Node. */
export function pageStorage(): Storage | undefined {
  return typeof localStorage === 'undefined' ? undefined : localStorage;
}

/** The tab's storage, kept across reloads; undefined without a page, as in tests in plain Node. */
export function tabStorage(): Storage | undefined {
  return typeof sessionStorage === 'undefined' ? undefined : sessionStorage;
}
