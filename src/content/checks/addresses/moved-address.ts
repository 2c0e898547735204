/** A server has one page under both names: `faq` and `faq.html`, `/help/` and `/help/index.html`, `www.`. */
export const pageOf = (address: string): string =>
  address
    .replace(/^https:/, 'http:')
    .replace(/^(http:)?\/\/www\./, '$1//')
    // The start page of the same folder: "." is neither this page nor the server's start page.
    .replace(/^(?:\.\/?|(?:\.\/)?index(?:\.html?)?)(?=#|$)/, '.')
    .replace(/^\.\//, '')
    .replace(/(?<=\/)index(?:\.html?)?(?=#|$)/, '')
    // A host, a folder or the name of a page stands before it: "/" and "#" are two places.
    .replace(/(?<=[^/#?&=])(?:\.html?|\/)(?=#|$)/, '');

/**
 * Whether two relative addresses lead to one file, one of them without the folder that the page is in itself:
 * `../programs/start.html` and `start.html`.
 */
export function haveOneFile(was: string, is: string): boolean {
  const [longer, shorter] = was.length > is.length ? [was, is] : [is, was];
  return FOLDER_BESIDE.test(longer) && longer.replace(FOLDER_BESIDE, '') === shorter;
}

const FOLDER_BESIDE = /^\.\.\/[\w.-]{1,80}\/(?=[^/#?]+(?:[#?]|$))/;

/** `#colors` and `settings.html#colors` */
export const haveOnePlace = (was: string, is: string): boolean => {
  const [[page, place = ''], [other, otherPlace]] = [was.split('#', 2), is.split('#', 2)];
  return place !== '' && place === otherPlace && page !== other && (page === '' || other === '');
};
