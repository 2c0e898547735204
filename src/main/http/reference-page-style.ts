/**
 * The look of the reference page: swagger-ui's page in the window's fonts and colours. The page is served
 * without the window's style sheets, so that the values are repeated here.
 */
export const referencePageStyle = `
:root {
  --page: #ffffff; --raised: #fbfbfa; --line: #e4e3df; --ink: #1d1d1b; --ink-2: #55544f;
  --accent: #3a5bd9; --accent-ink: #2741a8; --code: #eeedf8; --code-ink: #4b4590;
  --get: #20597f; --put: #825200; --post: #176a3f; --delete: #b3261e;
}
html.dark-mode {
  --page: #1d1f22; --raised: #222428; --line: #303338; --ink: #ececea; --ink-2: #b4b6b8;
  --accent: #8aa2ff; --accent-ink: #b9c6ff; --code: #2d2b48; --code-ink: #beb8ff;
  --get: #84c5ee; --put: #f0c36d; --post: #6fcf97; --delete: #ff9a91;
  color-scheme: dark;
}
html, body, html.dark-mode body { background: var(--page); }
#swagger-ui, #swagger-ui :is(.info, .opblock-tag, .opblock-tag small, .opblock .opblock-summary-description,
  .info .title, .btn, .tab li, table thead tr th, .response-col_status, .parameter__name, .model, label, select,
  .opblock-description-wrapper p, .opblock-title_normal, .markdown p, .renderedMarkdown p, .servers-title,
  .opblock .opblock-section-header h4) {
  font-family: 'Inter Variable', Inter, 'Segoe UI', 'Noto Sans', system-ui, sans-serif;
  color: var(--ink);
}
#swagger-ui .wrapper { max-width: 1040px; }
#swagger-ui .info { margin: 36px 0 20px; }
#swagger-ui .info .title { font-size: 26px; font-weight: 650; }
#swagger-ui .info :is(p, li) { font-size: 14px; line-height: 1.55; max-width: 76ch; margin-inline: 0; }
#swagger-ui .info .title :is(small, small.version-stamp) { background: var(--ink-2); }
#swagger-ui .info .title small pre { color: var(--page); }
#swagger-ui :is(.info a, a.link, .opblock-tag a) { color: var(--accent-ink); }
#swagger-ui :is(.markdown, .renderedMarkdown) code {
  padding: 1px 5px; border-radius: 4px; background: var(--code); color: var(--code-ink);
  font-size: 12.5px; font-weight: 500;
}
#swagger-ui .scheme-container {
  margin: 0 0 24px; padding: 14px 0; background: var(--raised); box-shadow: none;
  border-block: 1px solid var(--line);
}
#swagger-ui .btn { border-width: 1px; border-color: var(--line); border-radius: 8px; box-shadow: none; }
#swagger-ui .btn.btn.btn:is(.authorize, .execute) {
  border-color: var(--accent); background: var(--accent); color: var(--page);
}
#swagger-ui .btn:is(.authorize, .execute) :is(span, svg) { color: inherit; fill: currentcolor; }
#swagger-ui .info .title small.version-stamp { color: var(--page); }
#swagger-ui :is(.opblock-tag, .opblock-tag a) { color: var(--ink); }
#swagger-ui .opblock-tag { border-bottom-color: var(--line); font-size: 18px; }
#swagger-ui .opblock {
  --method: var(--get);
  margin: 0 0 8px; border: 1px solid var(--line); border-radius: 8px; background: var(--page); box-shadow: none;
}
#swagger-ui .opblock.opblock-put { --method: var(--put); }
#swagger-ui .opblock.opblock-post { --method: var(--post); }
#swagger-ui .opblock.opblock-delete { --method: var(--delete); }
#swagger-ui .opblock .opblock-summary {
  border-color: var(--line);
}
#swagger-ui .opblock .opblock-summary-method {
  min-width: 62px; padding: 4px 0; border: 1px solid currentcolor; border-radius: 6px;
  background: none; color: var(--method); font-size: 12px; text-shadow: none;
}
#swagger-ui .opblock .opblock-section-header {
  background: var(--raised); box-shadow: none; border-bottom: 1px solid var(--line);
}
#swagger-ui .examples-select__section-label { color: var(--ink-2); }
#swagger-ui .tab li button.tablinks { color: var(--ink); }
#swagger-ui .opblock .tab-header .tab-item.active h4 span::after { background: var(--accent); }
#swagger-ui :is(select, input, textarea) {
  border: 1px solid var(--line); border-radius: 8px; background-color: var(--page); color: var(--ink); box-shadow: none;
}
#swagger-ui .parameter__name.required::after, #swagger-ui .opblock-section-request-body .required { color: var(--delete); }
`;
