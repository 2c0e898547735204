/** The Japanese sentences of `finding-messages.ts`. */
export const messages = {
  'checkNames.refused': 'インポート先が拒否',
  'checkNames.stored-differently': 'インポート先が変更',
  'problemText.refused.required': '{{receiver}} は空の欄を拒否します。テキストを入力してください。',
  'problemText.refused.too-long-characters':
    '{{receiver}} は {{length}} 文字を拒否します。上限は {{max}} で、{{over}} 多すぎます。',
  'problemText.refused.too-long-utf16':
    '{{receiver}} は {{length}} 文字を拒否します。上限は {{max}} で、{{over}} 多すぎます。絵文字は 2 と数えます。',
  'problemText.refused.too-long-bytes':
    '{{receiver}} は {{length}} バイトを拒否します。上限は {{max}} で、{{over}} 多すぎます。ASCII 以外の文字は 2～4 と数えます。',
  'problemText.refused.too-long-encoded':
    '{{receiver}} はアドレスの {{length}} 文字を拒否します。上限は {{max}} で、{{over}} 多すぎます。ASCII 以外の文字は 6～12 文字と数えます。',
  'problemText.refused.too-long-words':
    '{{receiver}} は {{length}} 語を拒否します。上限は {{max}} で、{{over}} 多すぎます。',
  'problemText.refused.long-line':
    '{{receiver}} は長さ {{length}} の行を拒否します。上限は {{max}} です。改行してください。',
  'problemText.refused.long-word':
    '{{receiver}} は空白のない {{length}} 文字を拒否します。上限は {{max}} です。空白を入れてください。',
  'problemText.refused.line-breaks': '{{receiver}} はここでの改行を拒否します。1 行で書いてください。',
  'problemText.refused.tag': '{{receiver}} はここでの {{tag}} を拒否します。タグを取り除いてください。',
  'problemText.refused.attribute':
    '{{receiver}} は {{tag}} の属性 {{attribute}} を拒否します。取り除いてください。',
  'problemText.refused.style':
    '{{receiver}} は {{tag}} のスタイル「{{style}}」を拒否します。取り除いてください。',
  'problemText.refused.scheme':
    '{{receiver}} は {{tag}} の {{scheme}} のアドレスを拒否します。別のアドレスを使ってください。',
  'problemText.refused.prefix':
    '{{receiver}} は {{tag}} の属性 {{attribute}} の先頭の「{{prefix}}」を拒否します。取り除いてください。',
  'problemText.refused.reference-shown':
    '{{receiver}} はここの {{reference}} を拒否します。文字そのものを書いてください。',
  'problemText.refused.braces':
    '{{receiver}} は {{text}} を拒否します。&の後に波かっこがあります。&amp;と書いてください。',
  'problemText.refused.tag-form':
    '{{receiver}} は {{tag}} を拒否します。このタグの書き方が違います。{{form}} と書いてください。',
  'problemText.refused.reference': '{{receiver}} は単独の&を拒否します ({{count}})。&amp;と書いてください。',
  'problemText.refused.greater-than':
    '{{receiver}} はここでの単独の>を拒否します ({{count}})。&gt;と書いてください。',
  'problemText.refused.less-than':
    '{{receiver}} はここでの単独の<を拒否します ({{count}})。&lt;と書いてください。',
  'problemText.refused.character':
    '{{receiver}} はここでの文字 {{character}} を拒否します。置き換えてください。',
  'problemText.refused.characters':
    '{{receiver}} はここでの文字 {{characters}} を拒否します。置き換えてください。',
  'problemText.refused.slug': '{{receiver}} はこのアドレスを拒否します。「{{slug}}」と書いてください。',
  'problemText.refused.slug-letters':
    '{{receiver}} はこれらの文字を含むアドレスを拒否します。アドレスをラテン文字で書いてください。',
  'problemText.refused.form': '{{receiver}} は別の形式を求めます: {{form}}。',
  'problemText.refused.too-short': '{{receiver}} は {{length}} 文字を拒否します。{{min}} 文字以上必要です。',
  'problemText.refused.values': '{{receiver}} が受け付けるのは次のいずれかのテキストだけです: {{values}}。',
  'problemText.refused.forbidden-form':
    '{{receiver}} は {{pattern}} の形式に当たる「{{text}}」を拒否します。変更してください。',
  'problemText.refused.url': '{{receiver}} は {{schemes}} の完全なアドレスを求めます。',
  'problemText.refused.white-space':
    '{{receiver}} は余分な空白を拒否します ({{count}})。取り除いてください。',
  'problemText.refused.escape':
    '{{receiver}} は単独の {{character}} を拒否します。{{escaped}} と書いてください。',
  'problemText.refused.escape-sequence':
    '{{receiver}} は {{sequence}} を認識しません。バックスラッシュ自体は\\\\です。',
  'problemText.refused.xml':
    '{{what}}のため整形式の XML ではなく、{{receiver}} は拒否します。すべてのタグを閉じ、&は&amp;と書いてください。',
  'problemText.refused.placeholder-missing':
    '{{receiver}} に必要なプレースホルダー {{placeholder}} がありません。追加してください。',
  'problemText.refused.placeholder-extra':
    '{{receiver}} はプレースホルダー {{placeholder}} を認識しません。取り除いてください。',
  'problemText.refused.not-numbered':
    '{{receiver}} は {{placeholder}} のような番号のない複数のプレースホルダーを拒否します。番号を付けてください: %1$s、%2$s。',
  'problemText.refused.tag-count':
    '{{receiver}} はタグを比べます: {{tag}} は {{after}} 個、原文では {{before}} 個です。原文のタグを使ってください。',
  'problemText.refused.tag-order':
    '{{receiver}} はタグを属性と順序も含めて比べます: 原文の {{before}} の位置に {{tag}} があります。原文のタグを同じ順序で使ってください。',
  'problemText.refused.fields-missing':
    '{{receiver}} は次の欄にテキストがない依頼を拒否します: {{fields}}。入力してください。',
  'problemText.refused.field-count':
    '{{receiver}} は依頼内の {{count}} 個の欄を拒否します。上限は {{max}} です。依頼を分割してください。',
  'problemText.refused.request-size':
    '{{receiver}} は依頼内の {{size}} バイトを拒否します。上限は {{max}} です。依頼を分割してください。',
  'problemText.refused.language':
    '{{receiver}} には言語{{language}}のコードがありません。対応する言語を使ってください。',
  'problemText.stored-differently.too-long-characters':
    '{{receiver}} は {{max}} 文字で切ります。{{length}} 文字あります。',
  'problemText.stored-differently.too-long-utf16':
    '{{receiver}} は {{max}} 文字で切ります。{{length}} 文字あります。絵文字は 2 と数えます。',
  'problemText.stored-differently.too-long-bytes':
    '{{receiver}} は {{max}} バイトで切ります。{{length}} バイトあります。',
  'problemText.stored-differently.too-long-encoded':
    '{{receiver}} はアドレスの {{max}} 文字で切ります。{{length}} 文字あります。ASCII 以外の文字は 6～12 文字と数えます。',
  'problemText.stored-differently.too-long-words':
    '{{receiver}} は {{max}} 語で切ります。{{length}} 語あります。',
  'problemText.stored-differently.long-line':
    '{{receiver}} は {{max}} を超える行を折り返します。最長は {{length}} です。',
  'problemText.stored-differently.long-word':
    '{{receiver}} は {{max}} を超える語を分割します。最長は {{length}} です。',
  'problemText.stored-differently.line-breaks': '{{receiver}} は改行を取り除きます ({{count}})。',
  'problemText.stored-differently.tag': '{{receiver}} は {{tag}} を残しません。',
  'problemText.stored-differently.attribute': '{{receiver}} は {{tag}} の属性 {{attribute}} を取り除きます。',
  'problemText.stored-differently.style': '{{receiver}} は {{tag}} のスタイル「{{style}}」を取り除きます。',
  'problemText.stored-differently.scheme':
    '{{receiver}} は {{tag}} の {{scheme}} のアドレスを変えるか取り除きます。',
  'problemText.stored-differently.prefix':
    '{{receiver}} は {{tag}} の属性 {{attribute}} から「{{prefix}}」を取り除きます。',
  'problemText.stored-differently.reference-shown':
    '{{receiver}} は {{reference}} を書かれたまま表示します。文字そのものを書いてください。',
  'problemText.stored-differently.braces':
    '{{receiver}} は {{text}} を取り除きます。&の後に波かっこがあります。&amp;と書いてください。',
  'problemText.stored-differently.reference': '{{receiver}} は単独の&を&amp;と書きます ({{count}})。',
  'problemText.stored-differently.greater-than': '{{receiver}} は単独の>を&gt;と書きます ({{count}})。',
  'problemText.stored-differently.less-than': '{{receiver}} は単独の<を&lt;と書きます ({{count}})。',
  'problemText.stored-differently.character':
    '{{receiver}} は文字 {{character}} を置き換えるか取り除きます。',
  'problemText.stored-differently.characters':
    '{{receiver}} は文字 {{characters}} を置き換えるか取り除きます。',
  'problemText.stored-differently.slug': '{{receiver}} は「{{slug}}」として保存します。',
  'problemText.stored-differently.slug-letters':
    '{{receiver}} はアドレスにこれらの文字を残しません。アドレスをラテン文字で書いてください。',
  'problemText.stored-differently.placeholder-missing':
    '{{placeholder}} がないため、{{receiver}} はその値を表示しません。追加してください。',
  'problemText.stored-differently.placeholder-extra':
    '{{receiver}} には {{placeholder}} の値がありません。取り除いてください。',
  'problemText.stored-differently.white-space': '{{receiver}} は空白を取り除きます ({{count}})。',
  'problemText.stored-differently.escape':
    '{{receiver}} は単独の {{character}} を省きます。残すには {{escaped}} と書いてください。',
  'problemText.stored-differently.escape-sequence':
    '{{receiver}} は {{sequence}} のバックスラッシュを省きます。バックスラッシュは\\\\と書きます。',
};
