/** English words of problems that were stored or received as text, and their Japanese. */
export const received: Readonly<Record<string, string>> = {
  '{{0}}: is missing': '{{0}}: ありません',
  '{{0}}: is empty': '{{0}}: 空です',
  '{{0}}: is not valid UTF-8': '{{0}}: 有効な UTF-8 ではありません',
  '{{0}}: must be an object': '{{0}}: オブジェクトでなければなりません',
  '{{0}}: must be a string': '{{0}}: 文字列でなければなりません',
  '{{0}}: must be an array': '{{0}}: 配列でなければなりません',
  '{{0}}: must not be empty': '{{0}}: 空にはできません',
  '{{0}}: must have at least 1 entry': '{{0}}: 1 件以上の項目が必要です',
  '{{0}}: must have at least {{1}} entries': '{{0}}: {{1}} 件以上の項目が必要です',
  '{{0}}: must have at least {{1}} characters': '{{0}}: {{1}} 文字以上でなければなりません',
  '{{0}}: must be a number': '{{0}}: 数値でなければなりません',
  '{{0}}: must be an integer': '{{0}}: 整数でなければなりません',
  '{{0}}: must be a boolean': '{{0}}: 真偽値でなければなりません',
  '{{0}}: is not known here': '{{0}}: ここでは使われないキーです',
  '{{0}}: must be one of {{1}}': '{{0}}: 次のいずれかでなければなりません: {{1}}',
  '{{0}}: is missing, send "Authorization: Bearer <token>"':
    '{{0}}: ありません。「Authorization: Bearer <token>」を送信してください',
  '{{0}}: must have the form "Bearer <token>"': '{{0}}: 「Bearer <token>」の形式でなければなりません',
  '{{0}}: the token is unknown, revoked or expired': '{{0}}: トークンが不明か、失効または期限切れです',
  '{{0}}: is missing, content requests come with "content-request"':
    '{{0}}: ありません。コンテンツリクエストには「content-request」が必要です',
  '{{0}}: must be "content-request"': '{{0}}: 「content-request」でなければなりません',
  '{{0}}: "{{1}}" is not an RFC 3339 date-time with offset, like 2026-11-20T09:30:00.123Z':
    '{{0}}: 「{{1}}」は 2026-11-20T09:30:00.123Z のような、時差付きの RFC 3339 の日時ではありません',
  '{{0}}: "{{1}}" is not a well-formed BCP 47 language tag, like de or de-CH':
    '{{0}}: 「{{1}}」は de や de-CH のような正しい BCP 47 言語タグではありません',
  '{{0}}: must have at most {{1}} characters': '{{0}}: {{1}} 文字以内でなければなりません',
  '{{0}}: "{{1}}" is none of pending, confirmed, complete, completed':
    '{{0}}: 「{{1}}」は pending、confirmed、complete、completed のいずれでもありません',
  '{{0}}: is missing, a completed request has it': '{{0}}: ありません。完了したリクエストには必要です',
  '{{0}}: is empty, a request has at least one field':
    '{{0}}: 空です。リクエストには少なくとも 1 つのフィールドが必要です',
  '{{0}}: must be unique, "{{1}}" is also {{2}}':
    '{{0}}: 一意でなければなりません。「{{1}}」は {{2}} と同じです',
  '{{0}}: has {{1}} bytes, at most {{2}} are accepted (setting {{3}})':
    '{{0}}: {{1}} バイトあります。受け付けるのは {{2}} バイトまでです (設定 {{3}})',
  '{{0}}: has {{1}} entries, at most {{2}} are accepted (setting {{3}})':
    '{{0}}: {{1}} 件あります。受け付けるのは {{2}} 件までです (設定 {{3}})',
  '{{0}}: … and {{1}} more problems': '{{0}}: … ほか {{1}} 件の問題',
  '… and {{0}} more': '… ほか {{0}} 件',
  '{{0}}: starts with a byte order mark (BOM), send UTF-8 without one':
    '{{0}}: バイト順マーク (BOM) で始まっています。BOM のない UTF-8 で送信してください',
  '{{0}}: is nested deeper than {{1}} levels, the text after it was not checked':
    '{{0}}: 入れ子が {{1}} 階層より深いため、以降のテキストは確認していません',
  '{{0}}: contains a NUL character (U+0000)': '{{0}}: NUL 文字 (U+0000) が含まれています',
  '{{0}}: is a key that contains a NUL character (U+0000)': '{{0}}: NUL 文字 (U+0000) を含むキーです',
  '{{0}}: contains half of a surrogate pair, which is not a character':
    '{{0}}: 文字にならないサロゲートペアの片方が含まれています',
  '{{0}}: is a key that contains half of a surrogate pair, which is not a character':
    '{{0}}: 文字にならないサロゲートペアの片方を含むキーです',
  '{{0}}: is not allowed as a key': '{{0}}: キーとして使えません',
  '{{0}}: appears more than once in its object': '{{0}}: 同じオブジェクトに複数回現れます',
  '{{0}}: is the number {{1}}, which cannot be kept exactly (send it as a string)':
    '{{0}}: 数値 {{1}} は正確に保持できません (文字列で送信してください)',
  '{{0}}: is not valid JSON at line {{1}}, column {{2}}: expected {{3}}, but {{4}}':
    '{{0}}: {{1}} 行 {{2}} 列で有効な JSON ではありません。期待: {{3}}。実際: {{4}}',
  'a value': '値',
  'the end of the text': 'テキストの終わり',
  'a key in double quotes': '二重引用符で囲んだキー',
  'a key in double quotes or "}"': '二重引用符で囲んだキー、または「}」',
  '"," or "}"': '「,」または「}」',
  '"," or "]"': '「,」または「]」',
  'the closing double quote': '閉じの二重引用符',
  'control characters to be escaped': '制御文字のエスケープ',
  'four hexadecimal digits after \\u': '\\u に続く 4 桁の 16 進数字',
  'a digit': '数字',
  'a digit after the decimal point': '小数点以下の数字',
  'a digit of the exponent': '指数の数字',
  'the text ends there': 'テキストがそこで終わっています',
  'found a double quote': '二重引用符',
  'found {{0}}': '{{0}}',
  '{{0}}: is missing, calls to this address must be signed':
    '{{0}}: ありません。このアドレスへの呼び出しには署名が必要です',
  '{{0}}: must be whole seconds since 1970': '{{0}}: 1970 年からの秒数 (整数) でなければなりません',
  '{{0}}: does not verify with the secret of this address': '{{0}}: このアドレスのシークレットと一致しません',
  '{{0}}: is {{1}} seconds old, at most {{2}} are accepted':
    '{{0}}: {{1}} 秒前のものです。受け付けるのは {{2}} 秒までです',
  '{{0}}: is {{1}} seconds ahead, at most {{2}} are accepted':
    '{{0}}: {{1}} 秒進んでいます。受け付けるのは {{2}} 秒までです',
  'Applying it failed inside Locdesk. The log file says more; "Replay" tries again.':
    'Locdesk 内での適用に失敗しました。詳しくはログファイルにあります。再適用できます。',
  '{{0}} redirects to {{1}}. Redirects are not followed, to protect the token: use the final address.':
    '{{0}} は {{1}} へ転送します。トークンを守るため転送には従いません。最終的なアドレスを使ってください。',
  '{{0}} redirects. Redirects are not followed, to protect the token: use the final address.':
    '{{0}} は別の場所へ転送します。トークンを守るため転送には従いません。最終的なアドレスを使ってください。',
  '{{0}} refused the token ({{1}}). Enter a valid one.':
    '{{0}} がトークンを拒否しました ({{1}})。有効なものを入力してください。',
  '{{0}} has nothing at {{1}} (404). Check the address: it is what comes before /v1.':
    '{{0}} の {{1}} には何もありません (404)。アドレスを確認してください。/v1 の前の部分です。',
  '{{0}} limits how often it is called (429). Retrying later.':
    '{{0}} が呼び出しの頻度を制限しています (429)。後で再試行します。',
  '{{0}} limits how often it is called (429). Its Retry-After is longer than a week; retrying after a week.':
    '{{0}} が呼び出しの頻度を制限しています (429)。要求された待ち時間が 1 週間を超えるため、1 週間後に再試行します。',
  'Server error at {{0}} ({{1}}). Retrying.': '{{0}} でサーバーエラーが発生しました ({{1}})。再試行します。',
  'Server error at {{0}} ({{1}}). Its Retry-After is longer than a week; retrying after a week.':
    '{{0}} でサーバーエラーが発生しました ({{1}})。要求された待ち時間が 1 週間を超えるため、1 週間後に再試行します。',
  '{{0}} answered {{1}} with {{2}}.': '{{0}} は {{1}} に {{2}} で応答しました。',
  '{{0}} answered with {{1}} instead of JSON. Check the address.':
    '{{0}} は JSON ではなく {{1}} で応答しました。アドレスを確認してください。',
  '{{0}} answered with more than {{1}} MiB. Choose a smaller page size.':
    '{{0}} の応答が {{1}} MiB を超えています。ページを小さくしてください。',
  "{{0}} answered with what can't be understood: {{1}}.": '{{0}} の応答を解釈できません: {{1}}。',
  '{{0}} did not answer within {{1}} s. Retrying.':
    '{{0}} が {{1}} 秒以内に応答しませんでした。再試行します。',
  'The answer of {{0}} was not complete after {{1}} s. Choose a smaller page size, or check the network.':
    '{{0}} の応答が {{1}} 秒たっても完了しませんでした。ページを小さくするか、ネットワークを確認してください。',
  'The answer of {{0}} broke off in the middle. Retrying.': '{{0}} の応答が途中で切れました。再試行します。',
  '{{0}} Retrying.': '{{0}} 再試行します。',
  'Nothing answers at {{0}}: the connection was refused. Check that the service runs there, and the port of the address.':
    '{{0}} から応答がありません。接続が拒否されました。サービスが動いているか、アドレスのポートを確認してください。',
  'The host name of {{0}} was not found. Check its spelling, or the network.':
    '{{0}} のホスト名が見つかりません。つづりかネットワークを確認してください。',
  'The host name of {{0}} could not be looked up: the name service did not answer.':
    '{{0}} のホスト名を調べられませんでした。名前サービスが応答しませんでした。',
  'There is no way to {{0}} from here. Check the network.':
    'ここから {{0}} への経路がありません。ネットワークを確認してください。',
  'There is no network to reach {{0}} by.': '{{0}} に到達できるネットワークがありません。',
  'The connection to {{0}} was closed before there was an answer.':
    '応答の前に {{0}} への接続が閉じられました。',
  'No secure connection to {{0}} could be agreed on. Is the address one of http:// instead of https://?':
    '{{0}} と安全な接続を確立できません。アドレスは https:// ではなく http:// ではありませんか。',
  'The certificate of {{0}} has expired.': '{{0}} の証明書は期限切れです。',
  'The certificate of {{0}} is not valid yet. Check the clock of this machine.':
    '{{0}} の証明書はまだ有効ではありません。このコンピューターの時計を確認してください。',
  'The certificate of {{0}} is for another host name.': '{{0}} の証明書は別のホスト名のものです。',
  'The certificate of {{0}} is self-signed, so it proves nothing.':
    '{{0}} の証明書は自己署名のため、何も証明しません。',
  'The certificate of {{0}} leads to a self-signed one that this machine does not trust.':
    '{{0}} の証明書は、このコンピューターが信頼していない自己署名の証明書に行き着きます。',
  "The certificate of {{0}} can't be checked: an intermediate certificate is missing.":
    '{{0}} の証明書を確認できません。中間証明書がありません。',
  'The issuer of the certificate of {{0}} is not known here.': '{{0}} の証明書の発行者が不明です。',
  'No connection to {{0}} was made in time. Check the network.':
    '時間内に {{0}} に接続できませんでした。ネットワークを確認してください。',
  'The host of {{0}} is down.': '{{0}} のホストが停止しています。',
  'The headers of the answer are too long.': '応答のヘッダーが長すぎます。',
  'What came back from {{0}} is not HTTP: {{1}}.': '{{0}} から返された内容は HTTP ではありません: {{1}}。',
  'No secure connection to {{0}} could be agreed on: {{1}}.': '{{0}} と安全な接続を確立できません: {{1}}。',
  'The certificate of {{0}} was not accepted: {{1}}.': '{{0}} の証明書は受け入れられませんでした: {{1}}。',
  'The call to {{0}} could not be made: {{1}}.': '{{0}} を呼び出せませんでした: {{1}}。',
  'There was no answer within {{0}} seconds.': '{{0}} 秒以内に応答がありませんでした。',
  'Locdesk ended before there was an answer.': '応答の前に Locdesk が終了しました。',
  'The receiver sends calls on to another address. Redirects are not followed: register that address if it is right.':
    '受信側は呼び出しを別のアドレスにリダイレクトしています。リダイレクトには従いません。正しければそのアドレスを登録してください。',
  'The receiver sends calls on to {{0}}. Redirects are not followed: register that address if it is right.':
    '受信側は呼び出しを {{0}} にリダイレクトしています。リダイレクトには従いません。正しければそのアドレスを登録してください。',
  'Upstream has marked it "{{0}}" itself, at {{1}}. Ours was not sent.':
    'サービス側で {{1}} に「{{0}}」とマークされています。こちらのマークは送信していません。',
  'Upstream has no request "{{0}}" (404): it was removed there. Its mark holds here only.':
    'サービスにリクエスト「{{0}}」がありません (404)。サービス側で削除されました。マークはここだけで有効です。',
};
