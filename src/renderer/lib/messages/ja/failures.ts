/** The Japanese texts about failed imports; see `en-failures.ts`. */
export const messages = {
  'reason.title': 'インポートが失敗した理由',
  'reason.title.several_other': '{{count, number}} 件のインポートが失敗した理由',
  'reason.list': '理由',
  'reason.hint': '入力すると理由を検索、または自分の言葉で指定できます。',
  'reason.none': '検出された問題はありません。理由を入力するか、理由なしでマークしてください。',
  'reason.without': '理由なし',
  'reason.own': '「{{text}}」を使う',
  'reason.usedBefore': '使用済み',
  'reason.allErrors_other': '{{count, number}} 件のエラーすべて',
  'reason.ofRequests': '{{total, number}} 件中 {{found, number}} 件',
  'reason.verdict': 'レビュアーが誤りと判定',
  'reason.verdict.by': '{{name}} が誤りと判定',
  'reason.correction': 'レビュアーが修正',
  'reason.correction.by': '{{name}} が修正',
};
