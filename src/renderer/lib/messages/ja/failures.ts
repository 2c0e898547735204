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

  'evidence.saved': '保存しました: {{name}}',
  'evidence.copied_other': '{{count, number}} 件のリクエストの証拠をコピーしました',

  'failure.label': '失敗したインポート',
  'failure.waiting': 'インポートに失敗しました。その後、新しいバージョンは届いていません。',
  'failure.answered': '回答あり: インポート失敗後にバージョン {{version, number}} が届きました。',
  'failure.still-wrong':
    '未解決: バージョン {{version, number}} が届きましたが、すべては変更されていません。',
  'failure.reasons': '理由',
  'failure.changed': '変更済み',
  'failure.unchanged': '変更なし',
  'failure.compare': '変更点',
  'failure.evidence': '証拠を保存',
  'failure.copy': 'チケット用にコピー',
};
