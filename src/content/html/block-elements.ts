/** Elements that have a line or a cell of their own, so that words before and after them are separate. */
export const BLOCK_ELEMENTS: ReadonlySet<string> = new Set(
  (
    'address article aside blockquote br caption center dd details dialog dir div dl dt fieldset figcaption figure ' +
    'footer form h1 h2 h3 h4 h5 h6 header hgroup hr iframe legend li main menu nav ol optgroup option p pre search ' +
    'section select summary table tbody td textarea tfoot th thead title tr ul'
  ).split(' '),
);
