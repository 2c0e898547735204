/** English words of errors and their Japanese; `contract/sentence` finds one by the other. */
export const errors: Readonly<Record<string, string>> = {
  '{{0}}: "{{1}}" is not a language tag. Write it like de-CH.':
    '{{0}}: 「{{1}}」は言語タグではありません。de-CH のように入力してください。',
  'That backup is not there any more. Choose another one.':
    'そのバックアップはもうありません。別のものを選んでください。',
  'A backup, an export or an import is running. Wait until it is done, or cancel it.':
    'バックアップ、エクスポート、またはインポートの実行中です。終わるまで待つか、キャンセルしてください。',
  "The export {{0}} can't be written: {{1}}. Make room on the disk, or choose another place.":
    'エクスポート {{0}} を書き込めません: {{1}}。ディスクの空きを増やすか、別の場所を選んでください。',
  "{{0}} can't be imported, and nothing was changed: {{1}}.":
    '{{0}} をインポートできません。何も変更していません: {{1}}。',
  'The file was changed while it was imported (line {{0}}). Import it again when it is whole.':
    'インポート中にファイルが変更されました ({{0}} 行目)。完全なファイルをもう一度インポートしてください。',
  'line {{0}}: is longer than {{1}} MiB': '{{0}} 行目: {{1}} MiB を超えています',
  'The thread ended before its job was done{{0}}. Try it again.':
    '処理が途中で終了しました{{0}}。もう一度お試しください。',
  '{{0}} is there already. Choose another name: nothing is overwritten.':
    '{{0}} はすでにあります。上書きはしないので、別の名前を選んでください。',
  "The database in {{0}} can't be read, since SQLite has to write files beside it: change the permissions of that folder, or back up a copy of it with --data. {{1}} was not written.":
    '{{0}} のデータベースを読めません。SQLite が同じ場所にファイルを書き込む必要があるためです。フォルダーの権限を変更するか、--data で写しをバックアップしてください。{{1}} は書き込んでいません。',
  "The backup {{0}} can't be written: {{1}}. Make room on the disk, or choose another place.":
    'バックアップ {{0}} を書き込めません: {{1}}。ディスクの空きを増やすか、別の場所を選んでください。',
  'There is no database in {{0}}.': '{{0}} にデータベースがありません。',
  'The backup {{0}} did not read back as it was written ({{1}}). Choose another place, and have that disk looked at.':
    'バックアップ {{0}} を書き込んだとおりに読み戻せませんでした ({{1}})。別の場所を選び、そのディスクを点検してください。',
  'No backup was made, since the database {{0}} is damaged ({{1}}). Export what can be read, then restore one of the backups from before: in the settings, or with locdesk restore. {{2}} was not written.':
    'データベース {{0}} が破損しているため、バックアップしませんでした ({{1}})。読めるものをエクスポートしてから、以前のバックアップを設定または locdesk restore で復元してください。{{2}} は書き込んでいません。',
  'A backup in {{0}} needs {{1}}, and {{2}} are free. Make room, or choose another place.':
    '{{0}} へのバックアップには {{1}} 必要ですが、空きは {{2}} です。空きを増やすか、別の場所を選んでください。',
  '{{0}} is the file that Locdesk itself works with in {{1}}. Choose another file.':
    '{{0}} は、Locdesk が {{1}} で使用中のファイルです。別のファイルを選んでください。',
  'put a copy of it in its place with locdesk restore FILE, or start on another folder with --data':
    'locdesk restore ファイル で写しに置き換えるか、--data で別のフォルダーを使って起動してください',
  'put the newest backup in its place with: locdesk restore "{{0}}" --data "{{1}}"':
    '最新のバックアップに置き換えてください: locdesk restore "{{0}}" --data "{{1}}"',
  '{{0}} is damaged ({{1}}). It was left untouched: {{2}}.':
    '{{0}} は破損しています ({{1}})。ファイルは変更していません。{{2}}。',
  '{{0}} can\'t be opened: {{1}}. If this stays so, put a copy from the folder "backups" in its place, or start on another folder with --data.':
    '{{0}} を開けません: {{1}}。続く場合は、フォルダー「backups」の写しに置き換えるか、--data で別のフォルダーを使って起動してください。',
  "{{0}} can't be read: the disk failed ({{1}}). Nothing was changed. Try again; if it stays so, have the disk checked, or start on another folder with --data.":
    'ディスクの障害により {{0}} を読めません ({{1}})。何も変更していません。もう一度試し、続く場合はディスクを点検するか、--data で別のフォルダーを使って起動してください。',
  '{{0}} is empty. Choose another file.': '{{0}} は空です。別のファイルを選んでください。',
  '{{0}} is damaged or no database of Locdesk ({{1}}). Choose another file.':
    '{{0}} は破損しているか、Locdesk のデータベースではありません ({{1}})。別のファイルを選んでください。',
  '{{0}} is a database of another program. Move it away, or use another data folder with --data.':
    '{{0}} は別のプログラムのデータベースです。移動するか、--data で別のデータフォルダーを使ってください。',
  '{{0}} was written by a newer Locdesk (database level {{1}}, this program knows {{2}}). Update Locdesk, or use another data folder with --data.':
    '{{0}} はより新しい Locdesk のものです (データベースのレベル {{1}}、このプログラムは {{2}} まで)。Locdesk を更新するか、--data で別のデータフォルダーを使ってください。',
  '{{0}} is not a file. Move it away, or use another folder with --data.':
    '{{0}} はファイルではありません。移動するか、--data で別のフォルダーを使ってください。',
  "{{0}} can't be written: {{1}}. Change its permissions, or choose another folder with --data.":
    '{{0}} に書き込めません: {{1}}。権限を変更するか、--data で別のフォルダーを選んでください。',
  "{{0}} can't use write-ahead logging here. Use a local disk with --data.":
    '{{0}} はここでは先行書き込みログを使えません。--data でローカルディスクを使ってください。',
  'The running Locdesk is still bringing its database up to this version, or is of an earlier one (database level {{0}}, this program has {{1}}). Try again in a moment; if that does not help, restart Locdesk.':
    '実行中の Locdesk がデータベースを更新しているか、古いバージョンです (データベースのレベル {{0}}、このプログラムは {{1}})。しばらくしてもう一度試し、解決しなければ Locdesk を再起動してください。',
  '{{0}} is a file, not a folder. Choose a folder with --data.':
    '{{0}} はフォルダーではなくファイルです。--data でフォルダーを選んでください。',
  "The data folder {{0}} can't be written: {{1}}. Choose another with --data, or change its permissions.":
    'データフォルダー {{0}} に書き込めません: {{1}}。--data で別のフォルダーを選ぶか、権限を変更してください。',
  "The data folder {{0}} can't be locked: {{1}}. Choose another with --data, or change its permissions.":
    'データフォルダー {{0}} をロックできません: {{1}}。--data で別のフォルダーを選ぶか、権限を変更してください。',
  ' (process {{0}}, {{1}})': ' (プロセス {{0}}、{{1}})',
  'Locdesk is already running on {{0}}{{1}}. Use that one, or give this one its own folder with --data.':
    'Locdesk はすでに {{0}} で実行中です{{1}}。そちらを使うか、--data で別のフォルダーを指定してください。',
  '{{0}} was removed or replaced while Locdesk runs: what is stored now would be lost. Restart Locdesk.':
    'Locdesk の実行中に {{0}} が削除または置き換えられました。今保存するものは失われます。Locdesk を再起動してください。',
  'The database has to be brought up to this version, and the copy before that, {{0}}, failed: {{1}}. Nothing was changed. Make room on the disk, or see that the folder can be written.':
    'データベースをこのバージョンに更新する必要がありますが、その前の写し {{0}} を作れませんでした: {{1}}。何も変更していません。ディスクの空きを増やすか、フォルダーに書き込めるか確認してください。',
  'it lacks the {{0}}': '{{0}} がありません',
  'the {{0}} in it is not of Locdesk': '{{0}} は Locdesk のものではありません',
  'the {{0}} in it is not as Locdesk made it': '{{0}} が Locdesk の作成時と異なります',
  '{{0}} is intact, but it is no database that this Locdesk can work with ({{1}}). Nothing was replaced. Choose another file.':
    '{{0}} は破損していませんが、この Locdesk で使えるデータベースではありません ({{1}})。何も置き換えていません。別のファイルを選んでください。',
  '{{0}} is not there. Choose another file.': '{{0}} がありません。別のファイルを選んでください。',
  '{{0}} is not a file. Choose another one.': '{{0}} はファイルではありません。別のものを選んでください。',
  "{{0}} can't be restored: {{1}}. Nothing was replaced. Make room on the disk, or choose another file.":
    '{{0}} を復元できません: {{1}}。何も置き換えていません。ディスクの空きを増やすか、別のファイルを選んでください。',
  "{{0}} can't be understood. Remove it to start with the database as it is.":
    '{{0}} の内容を解釈できません。現在のデータベースで起動するには、削除してください。',
  'The disk is full: nothing was stored. Free some space and send it again.':
    'ディスクがいっぱいで、何も保存していません。空きを増やして、もう一度送信してください。',
  'The disk accepts no more data: it is full for this user, or it is failing. Nothing was stored. Free some space and send it again; the log file says more.':
    'ディスクに書き込めません。このユーザーの容量がいっぱいか、障害があります。何も保存していません。空きを増やして、もう一度送信してください。詳しくはログファイルにあります。',
  'Another program is writing into the store: nothing was stored. Send it again.':
    '別のプログラムがデータベースに書き込んでいるため、何も保存していません。もう一度送信してください。',
  'The database could not be read: the disk failed for a moment, or the file is damaged. Try again; if it stays so, restore a backup in the settings, or stop Locdesk and use: locdesk restore FILE.':
    'データベースを読めませんでした。ディスクの一時的な障害か、ファイルの破損です。もう一度試し、続く場合は設定でバックアップを復元するか、Locdesk を終了して locdesk restore ファイル を実行してください。',
  'The disk failed or may not be written: nothing was stored. The log file says more.':
    'ディスクの障害か書き込み禁止のため、何も保存していません。詳しくはログファイルにあります。',
  'The disk failed and has not recovered: nothing was stored. Check that it is not full, then send it again; the log file says more.':
    'ディスクの障害が回復しないため、何も保存していません。ディスクがいっぱいでないか確認して、もう一度送信してください。詳しくはログファイルにあります。',
  'The disk did not confirm that this was stored. Check that the disk is not full, and whether this is there before you send it again; the log file says more.':
    '保存されたことをディスクが確認しませんでした。もう一度送信する前に、ディスクがいっぱいでないか、データがあるかを確認してください。詳しくはログファイルにあります。',
  "{{0}} can't be shown: {{1}}": '{{0}} を表示できません: {{1}}',
  'Only the window of Locdesk may ask for this.': 'これを要求できるのは Locdesk のウィンドウだけです。',
  'Locdesk is starting again. Try it in a moment.':
    'Locdesk を再起動しています。しばらくしてからお試しください。',
  "{{0}} can't be written: {{1}}": '{{0}} に書き込めません: {{1}}',
  "{{0}} can't be removed: {{1}}": '{{0}} を削除できません: {{1}}',
  'This request has no result yet, so there is nothing to compare.':
    'このリクエストにはまだ結果がないため、比較できません。',
  '{{0}}, line {{1}}, column {{2}}: {{3}}': '{{0}}、{{1}} 行 {{2}} 列: {{3}}',
  '{{0}} is not a file.': '{{0}} はファイルではありません。',
  '{{0}} has {{1}} bytes and at most {{2}} are read; split it into smaller files.':
    '{{0}} は {{1}} バイトです。読めるのは {{2}} バイトまでなので、分割してください。',
  'There is no file {{0}}. Check the path.': 'ファイル {{0}} がありません。パスを確認してください。',
  "{{0}} can't be read: {{1}}.": '{{0}} を読めません: {{1}}。',
  "{{0}} can't be written: {{1}}. Make room on the disk, or choose another place.":
    '{{0}} に書き込めません: {{1}}。ディスクの空きを増やすか、別の場所を選んでください。',
  '{{0}} has nothing to translate: it has no text, or marks all of it as not to be translated. Nothing was imported.':
    '{{0}} に翻訳するものがありません。テキストがないか、すべて翻訳対象外になっています。何もインポートしていません。',
  "{{0}} can't be imported: {{1}}.": '{{0}} をインポートできません: {{1}}。',
  '{{0}} says that its source is in "{{1}}", and "{{2}}" was given. Nothing was imported; give the language of the file.':
    '{{0}} の原文の言語は「{{1}}」ですが、「{{2}}」が指定されました。何もインポートしていません。ファイルの言語を指定してください。',
  'Order "{{0}}" was made here and has no file. Import the file as a new order.':
    '発注「{{0}}」はここで作成され、ファイルがありません。ファイルを新しい発注としてインポートしてください。',
  'The source of order "{{0}}" is in "{{1}}". Import the file as a new order, or in that language.':
    '発注「{{0}}」の原文は「{{1}}」です。新しい発注として、またはその言語でインポートしてください。',
  "{{0}} was imported as {{1}} before, and can't be {{2}} now. Leave the format out, or give the file another name.":
    '{{0}} は以前 {{1}} としてインポートされたため、今回 {{2}} にはできません。形式を省くか、ファイル名を変えてください。',
  '{{0}} would become more than {{1}} fields, and nothing was imported. Import it for fewer languages at a time: they come into the same order.':
    '{{0}} は {{1}} フィールドを超えるため、何もインポートしていません。言語を分けてインポートしてください。同じ発注に入ります。',
  '{{0}} was not imported: its order was changed meanwhile, again and again. Import it again.':
    '{{0}} をインポートしませんでした。その間に発注が繰り返し変更されました。もう一度インポートしてください。',
  'Another order or file is being processed. Wait until that is done, or cancel it.':
    '別の発注またはファイルを処理中です。終わるまで待つか、キャンセルしてください。',
  'There is no order, and no request of one, "{{0}}".':
    '「{{0}}」という発注も、発注のリクエストもありません。',
  'Order "{{0}}" was made here and has no file to write a result into.':
    '発注「{{0}}」はここで作成され、結果を書き込むファイルがありません。',
  '"{{0}}" was not ordered in "{{1}}". It was in: {{2}}.':
    '「{{0}}」は「{{1}}」では発注されていません。発注した言語: {{2}}。',
  '{{0}} has no version {{1}}.': '{{0}} にバージョン {{1}} はありません。',
  '{{0}} in field "{{1}}" of request {{2}}': 'リクエスト {{2}} のフィールド「{{1}}」の {{0}}',
  '{{0}} more': 'ほか {{0}} 件',
  'The result in {{0}} was not written: 1 error is open ({{1}}). Correct or dismiss it, or write the result all the same with --force.':
    '{{0}} の結果を書き込みませんでした。未解決のエラーが 1 件あります ({{1}})。修正するか無視してください。--force でそのまま書き込めます。',
  'The result in {{0}} was not written: {{1}} errors are open ({{2}}). Correct or dismiss them, or write the result all the same with --force.':
    '{{0}} の結果を書き込みませんでした。未解決のエラーが {{1}} 件あります ({{2}})。修正するか無視してください。--force でそのまま書き込めます。',
  'The file has {{0}} bytes and at most {{1}} are read; split it into smaller files.':
    'ファイルは {{0}} バイトです。読めるのは {{1}} バイトまでなので、分割してください。',
  'content: must be base64': '内容: base64 で指定してください',
  'content: is longer than the file': '内容: ファイルより長くなっています',
  'Only {{0}} of {{1}} bytes of the file arrived.':
    'ファイルの {{1}} バイト中 {{0}} バイトしか届きませんでした。',
  'The file was not handed over completely. Choose it again.':
    'ファイルの転送が完了しませんでした。もう一度選んでください。',
  'This file is decided already. Open it again to see it.':
    'このファイルは判断済みです。見るにはもう一度開いてください。',
  'This correction is no longer there.': 'この修正はもうありません。',
  "format: {{0}} can't be written by this version.": '形式: このバージョンでは {{0}} を書き込めません。',
  'A hand-over has at most {{0}} requests. Choose fewer of them.':
    '受け渡しできるのは {{0}} 件までです。減らしてください。',
  'The texts have more than {{0}} characters. Hand them over in smaller parts.':
    'テキストが {{0}} 文字を超えています。小分けにして受け渡してください。',
  'None of these requests has a text to hand over.': 'これらのリクエストには受け渡すテキストがありません。',
  'These requests are not checked yet, so that their problems are not known. Start Locdesk, wait until it has checked them, or choose all fields.':
    'これらのリクエストはまだチェックされていないため、問題がわかりません。Locdesk を起動してチェックが終わるのを待つか、すべてのフィールドを選んでください。',
  'No field of these requests has a problem. Choose all fields, or other requests.':
    'これらのリクエストには問題のあるフィールドがありません。すべてのフィールド、または別のリクエストを選んでください。',
  'No field of these requests changed since it was reviewed. Choose all fields, or other requests.':
    'これらのリクエストにはレビュー後に変更されたフィールドがありません。すべてのフィールド、または別のリクエストを選んでください。',
  'All fields of these requests are reviewed. Choose all fields, or other requests.':
    'これらのリクエストのフィールドはすべてレビュー済みです。すべてのフィールド、または別のリクエストを選んでください。',
  'Nothing in the selection is reviewed, and TMX has reviewed translations only. Review the fields first, or choose another format.':
    '選択したものにレビュー済みのものがありません。TMX にはレビュー済みの訳だけが入ります。先にフィールドをレビューするか、別の形式を選んでください。',
  'This hand-over is no longer there.': 'この受け渡しはもうありません。',
  'Another hand-over is being made. Wait until that is done, or cancel it.':
    '別の受け渡しを作成中です。終わるまで待つか、キャンセルしてください。',
  'This hand-over is out already.': 'この受け渡しはすでに渡されています。',
  'This hand-over is taken back already.': 'この受け渡しはすでに受け取り済みです。',
  'This hand-over is cancelled already.': 'この受け渡しはすでにキャンセルされています。',
  'The file has more than {{0}} rows.': 'ファイルの行数が {{0}} を超えています。',
  'This receipt is no longer kept.': 'この受信記録はもう保存されていません。',
  'This group has no requests any more.': 'このグループにはもうリクエストがありません。',
  'This job is no longer there.': 'このジョブはもうありません。',
  'The list could not be read. Retrying in a moment.': '一覧を読めませんでした。まもなく再試行します。',
  'This connection is no longer there. Nothing was ordered.':
    'この接続はもうありません。何も発注していません。',
  '{{0}}: "{{1}}" is not a well-formed BCP 47 language tag, like de or de-CH':
    '{{0}}: 「{{1}}」は正しい BCP 47 言語タグ (de、de-CH など) ではありません',
  'target: "{{0}}" is given twice': 'ターゲット言語: 「{{0}}」が重複しています',
  'target: is missing, give at least one language': 'ターゲット言語: 少なくとも 1 つ指定してください',
  'title: is missing': 'タイトル: ありません',
  'fields: must not be empty': 'フィールド: 少なくとも 1 つ必要です',
  'This order is no longer in the store.': 'この発注はもうありません。',
  "The disk of {{0}} is full: Locdesk can't work there, and nothing was changed. Free some space, then try again.":
    '{{0}} のディスクがいっぱいで、Locdesk が動作できません。何も変更していません。空きを増やして、もう一度お試しください。',
  'body: … and {{0}} more problems': '本文: … ほかに {{0}} 件の問題',
  "The log file {{0}} can't be opened: {{1}}. Move away what is in its place, or choose another data folder with --data.":
    'ログファイル {{0}} を開けません: {{1}}。その場所にあるものを移動するか、--data で別のデータフォルダーを選んでください。',
  'The secret was sealed by another key store. Enter it again.':
    'シークレットは別のキーストアで暗号化されています。もう一度入力してください。',
  "The secret can't be read: {{0}} is missing. Put it back, or enter the secret again.":
    '{{0}} がないため、シークレットを読めません。ファイルを戻すか、シークレットをもう一度入力してください。',
  "The secret can't be read with {{0}}: that is another key than it was sealed with. Enter the secret again.":
    '{{0}} ではシークレットを読めません。別の鍵で暗号化されています。もう一度入力してください。',
  "{{0}} can't be read. Change its permissions.": '{{0}} を読めません。権限を変更してください。',
  '{{0}} is damaged. Put a copy of it back, or remove it and enter the secrets again.':
    '{{0}} は破損しています。写しを戻すか、削除してシークレットをもう一度入力してください。',
  'only the desktop application can read it': '読めるのはデスクトップアプリだけです',
  "The secret is in the system's key store, and {{0}}. Start the desktop application where it was entered, or enter the secret again.":
    'シークレットはシステムのキーストアにあります: {{0}}。入力したデスクトップアプリを起動するか、もう一度入力してください。',
  'that can not be read': '読み取れません',
  "The secret was sealed by the key store of another system or user, which this one can't read. Enter it again.":
    'シークレットは別のシステムまたはユーザーのキーストアで暗号化されているため、ここでは読めません。もう一度入力してください。',
  '{{0}}: is not a setting.': '{{0}}: そのような設定はありません。',
  '{{0}}: must be {{1}}.': '{{0}}: 指定できる値: {{1}}。',
  'This is no profile of a receiver. {{0}}': 'インポート先のプロファイルではありません。{{0}}',
  "This content model can't be used: {{0}} has no texts with rules. Export it again from {{1}}.":
    'このコンテンツモデルは使えません。{{0}} に規則のあるテキストがありません。{{1}} からもう一度エクスポートしてください。',
  'fields: "{{0}}" has no field ID. Leave it empty for all fields.':
    'フィールド: 「{{0}}」にフィールド ID がありません。空欄にするとすべてのフィールドに適用されます。',
  'name: "{{0}}" is the name of another profile. Choose another name, so that their findings can be told apart.':
    '名前: 「{{0}}」は別のプロファイルの名前です。検出結果を区別できるように、別の名前を選んでください。',
  '{{0}}: is missing': '{{0}}: ありません',
  '{{0}}: is not known here': '{{0}}: ここでは使えません',
  '{{0}}: must be an integer': '{{0}}: 整数でなければなりません',
  '{{0}}: must be a string': '{{0}}: テキストでなければなりません',
  '{{0}}: must be an array': '{{0}}: リストでなければなりません',
  '{{0}}: must be an object': '{{0}}: オブジェクトでなければなりません',
  '{{0}}: must not be empty': '{{0}}: 空にはできません',
  '{{0}}: must be one of {{1}}': '{{0}}: 次のいずれかでなければなりません: {{1}}',
  '{{0}}: "{{1}}" is the ID of another rule, too': '{{0}}: 「{{1}}」は別の規則の ID でもあります',
  '{{0}}: must be a regular expression': '{{0}}: 正規表現でなければなりません',
  '{{0}}: must not repeat a part that has a repetition, like (a+)+':
    '{{0}}: (a+)+ のように、繰り返しを含む部分を繰り返すことはできません',
  '{{0}}: must be characters as in a character class, like a-z0-9_-':
    '{{0}}: a-z0-9_- のように、文字クラスの文字でなければなりません',
  '{{0}}: must have either "allowed" or "forbidden"':
    '{{0}}: 「allowed」か「forbidden」のどちらか一方が必要です',
  '{{0}}: must have "allowed" or "forbidden"': '{{0}}: 「allowed」か「forbidden」が必要です',
  'The file is not valid JSON at line {{0}}, column {{1}}.':
    'ファイルは {{0}} 行 {{1}} 列で正しい JSON ではありません。',
  'id: "{{0}}" is a built-in profile. Choose another ID.':
    'ID: 「{{0}}」は内蔵プロファイルです。別の ID を選んでください。',
  'A built-in profile can not be removed.': '内蔵プロファイルは削除できません。',
  'There is no profile "{{0}}".': 'プロファイル「{{0}}」はありません。',
  'This call is no longer in the log: newer calls replaced it.':
    'この呼び出しはログから消えました。新しいものに置き換えられました。',
  'There is no token with the id "{{0}}". "locdesk token list" shows them.':
    'ID「{{0}}」のトークンはありません。「locdesk token list」で一覧を確認できます。',
  'This request is no longer in the store.': 'このリクエストはもうありません。',
  'Request {{0}} has no version {{1}}.': 'リクエスト {{0}} にバージョン {{1}} はありません。',
  'This field is no longer in the store.': 'このフィールドはもうありません。',
  'A field has at most {{0}} bytes (setting service.maxFieldValue).':
    'フィールドは {{0}} バイトまでです (設定 service.maxFieldValue)。',
  'This field was changed in another window in the meantime. Nothing was overwritten.':
    'このフィールドは別のウィンドウで変更されました。何も上書きしていません。',
  'This request was submitted with a test token: the service completes it automatically in a moment.':
    'このリクエストはテストトークンで送信されました。まもなくサービスが自動的に完了します。',
  'This request is sent to {{0}} and fulfilled there: it is read-only here.':
    'このリクエストは {{0}} に送信され、そちらで翻訳されるため、ここでは読み取り専用です。',
  'another service': '別のサービス',
  'This request is mirrored from {{0}} and fulfilled there: it is read-only here.':
    'このリクエストは {{0}} から同期され、そちらで翻訳されるため、ここでは読み取り専用です。',
  'Version {{0}} of this request arrived in the meantime. Look at it first; your drafts are kept.':
    'このリクエストのバージョン {{0}} が届きました。先に確認してください。下書きは残っています。',
  'This request is confirmed already.': 'このリクエストは確認済みです。',
  'This request is completed already.': 'このリクエストは完了済みです。',
  '1 field has no target yet.': '訳文のないフィールドが 1 件あります。',
  '{{0}} fields have no target yet.': '訳文のないフィールドが {{0}} 件あります。',
  'This request is not completed yet: complete it instead.':
    'このリクエストはまだ完了していません。完了してください。',
  'This request is open already.': 'このリクエストはすでに開いています。',
  'A request has at most {{0}} notes. Delete some that are resolved first.':
    'メモは 1 リクエストにつき {{0}} 件までです。先に解決済みのものを削除してください。',
  'This note is no longer there.': 'このメモはもうありません。',
  'A note needs some text.': 'メモにはテキストが必要です。',
  'A note has at most {{0}} characters.': 'メモは {{0}} 文字までです。',
  'views: {{0}} are saved already, remove one first':
    'ビュー: すでに {{0}} 件保存されています。先に 1 件削除してください',
  'name: must not be empty': '名前: 入力してください',
  'name: there is a view "{{0}}" already': '名前: ビュー「{{0}}」はすでにあります',
  'This view is no longer there.': 'このビューはもうありません。',
  'There is no dictionary for {{0}} on this computer.': 'このコンピューターには {{0}} の辞書がありません。',
  'There are {{0}} own words already. Remove some in the settings first.':
    '単語がすでに {{0}} 件登録されています。先に設定でいくつか削除してください。',
  'Port {{0}} on {{1}} is taken by another program. Close that one, or choose another port with {{2}} (0 picks a free one).':
    '{{1}} のポート {{0}} は別のプログラムが使用中です。そのプログラムを終了するか、{{2}} で別のポートを選んでください (0 で空きポートを使用)。',
  'Port {{0}} needs more rights. Choose one from 1024 with {{1}}.':
    'ポート {{0}} にはより高い権限が必要です。{{1}} で 1024 以上を選んでください。',
  '{{0}} is not an address of this machine. Choose another with --host.':
    '{{0}} はこのコンピューターのアドレスではありません。--host で別のものを選んでください。',
  'Files are chosen in the desktop application. Here, use: {{0}}':
    'ファイルはデスクトップアプリで選びます。ここでは次を使ってください: {{0}}',
  'There is no command "{{0}}".': 'コマンド「{{0}}」はありません。',
  'Something went wrong inside Locdesk. The log file says more.':
    'Locdesk でエラーが発生しました。詳しくはログファイルにあります。',
  'The list has {{0}} requests, and a hand-over at most {{1}}. Narrow it by a filter.':
    '一覧は {{0}} 件ですが、受け渡しは {{1}} 件までです。フィルターで絞り込んでください。',
  'The request is not valid.': '要求が正しくありません。',
  'This link was used before, or is older than a minute. Run "locdesk open" for a new one.':
    'このリンクは使用済みか、1 分以上たっています。「locdesk open」で新しいリンクを取得してください。',
  '{{0}} would be overwritten by each language: keep {{1}} in the name, it stands for the language.':
    '{{0}} が言語ごとに上書きされます。名前に {{1}} を残してください。言語を表します。',
  'This file was not opened with Locdesk.': 'このファイルは Locdesk で開かれていません。',
  'Here the browser checks the spelling.': 'ここではブラウザーがスペルを確認します。',
  'This window has no session. Run "locdesk open" for a new one.':
    'このウィンドウにはセッションがありません。「locdesk open」で新しいウィンドウを開いてください。',
  'origin: only the window of this Locdesk may ask for this':
    'これを要求できるのはこの Locdesk のウィンドウだけです',
  '{{0}} belongs to another user, who could read the key to the window. Remove it, or choose another data folder with --data.':
    '{{0}} は別のユーザーのもので、ウィンドウの鍵を読まれる可能性があります。削除するか、--data で別のデータフォルダーを選んでください。',
  'This connection is no longer there.': 'この接続はもうありません。',
  'There is none yet.': 'まだありません。',
  'There are: {{0}}.': '既存の接続: {{0}}。',
  'There is no connection "{{0}}". {{1}}': '接続「{{0}}」はありません。{{1}}',
  'name: there is a connection "{{0}}" already, choose another name or remove that one first':
    '名前: 接続「{{0}}」はすでにあります。別の名前にするか、先にそれを削除してください',
  'There is nothing to decide: it is known whether upstream has this request.':
    '判断は不要です。サービスにこのリクエストがあるかどうかはわかっています。',
  '"{{0}}" already belongs to another request.': '「{{0}}」はすでに別のリクエストのものです。',
  'This request is no longer in the store, or is sent nowhere.':
    'このリクエストはもうないか、どこにも送信されません。',
  'Upstream has this request, or may have it: it can no longer be changed.':
    'サービスにこのリクエストがあるか、その可能性があるため、もう変更できません。',
  'Request {{0}} has no field "{{1}}".': 'リクエスト {{0}} にフィールド「{{1}}」はありません。',
  'secret: must be a Standard Webhooks secret, whsec_ followed by the base64 of 24 to 64 bytes':
    'シークレット: Standard Webhooks のシークレット (whsec_ に続けて 24 ～ 64 バイトの base64) を指定してください',
  'This mark is no longer in the outbox.': 'このマークはもう送信トレイにありません。',
  'Nothing was sent yet, so there is no signature to look at.':
    'まだ何も送信していないため、署名がありません。',
  'This delivery is no longer in the store.': 'この配信はもうありません。',
  'No webhook is registered. Save its address first, then send the test.':
    'Webhook が登録されていません。先にアドレスを保存してから、テストを送信してください。',
  'The request of this delivery was removed, and with it what the delivery said.':
    'この配信のリクエストは削除され、配信の内容もなくなりました。',
  'This is not a file of a hand-over; choose the file that the reviewer sent back.':
    '受け渡しのファイルではありません。レビュー担当者が返送したファイルを選んでください。',
  'The file is damaged or cut off: {{0}} Ask the reviewer to send it again.':
    'ファイルが破損しているか、途切れています: {{0}} もう一度送ってもらってください。',
  'The file is cut off: what came after “{{0}}” is missing, and nothing is said about it. Ask the reviewer to send the file again.':
    'ファイルが途切れています。「{{0}}」より後がありません。もう一度送ってもらってください。',
  'The file is too large when it is unpacked, or has too many rows, so it was not read.':
    '展開すると大きすぎるか、行が多すぎるため、ファイルを読み込みませんでした。',
  'The file was saved as {{0}}, which is not read. Ask the reviewer to save it in the format that was handed out.':
    'ファイルは{{0}}で保存されていますが、この形式は読み込めません。渡したときの形式で保存してもらってください。',
  'The file is protected by a password; ask the reviewer to save it without one.':
    'ファイルがパスワードで保護されています。パスワードなしで保存してもらってください。',
  'The file defines entities, which are not read because they can make a small file grow without bounds.':
    'ファイルが実体を定義しています。小さなファイルが際限なく大きくなり得るため、読み込みません。',
  'The file is not in an encoding that can be read; ask the reviewer to save it in UTF-8.':
    'ファイルの文字コードを読めません。UTF-8 で保存してもらってください。',
  'The file’s encoding was changed: {{0}} texts have misread letters. Ask the reviewer to save it in UTF-8.':
    'ファイルの文字コードが変更されています。文字化けしたテキスト: {{0}} 件。UTF-8 で保存してもらってください。',
  'The file can’t be read: {{0}}': 'ファイルを読めません: {{0}}',
  'Rows are in another order than they were handed out in. Each was found by its ids, not by its place.':
    '行の順序が渡したファイルと異なります。各行は位置ではなく ID で照合しました。',
  'Rows that are hidden in the file, by a filter for example, were read, too: {{0}}.':
    'フィルターなどで非表示になっている行も読み込みました ({{0}} 行)。',
  'Rows that are in the file twice and say the same count once: {{0}}.':
    '同じ内容で重複している行は 1 回だけ数えます ({{0}} 行)。',
  'The file has macros. They were not run; only its texts were read.':
    'ファイルにマクロがあります。実行せず、テキストだけを読み込みました。',
  'The file has no rows of a hand-over.': 'ファイルに受け渡しの行がありません。',
  'The page came back as it was handed out, without answers; ask for the file that “Save answer” writes.':
    'ページが回答のないまま戻ってきました。「回答を保存」で書き出したファイルを送ってもらってください。',
  'A column is gone or renamed: “target”, “handover”, “request” and “field” must be there. Ask for a file with all columns.':
    '列がなくなっているか、名前が変わっています。「target」「handover」「request」「field」が必要です。すべての列があるファイルを送ってもらってください。',
  'XLIFF {{0}} has one pair of languages in a file, and the requests have {{1}} and {{2}}. Choose another format, or hand over one pair at a time.':
    'XLIFF {{0}} のファイルの言語ペアは 1 つですが、リクエストには {{1}} と {{2}} があります。別の形式を選ぶか、言語ペアごとに受け渡してください。',
  'it is not available on this system or still locked':
    'このシステムでは利用できないか、まだロックされています',
  'this system has no keyring (GNOME Keyring or KWallet)':
    'このシステムにはキーリングがありません (GNOME Keyring または KWallet)',
  '{{0}} has no term that could be imported.': '{{0}} にはインポートできる用語がありません。',
  '{{0}}, line {{1}}: {{2}}': '{{0}}、{{1}} 行: {{2}}',
  'id: another entry has the ID "{{0}}".': 'ID: 別の項目の ID が「{{0}}」です。',
  'name: there is a termbase "{{0}}" already.': '名前: 用語集「{{0}}」はすでにあります。',
  'name: has more than {{0}} characters.': '名前: {{0}} 文字を超えています。',
  'This termbase is no longer here.': 'この用語集はもうありません。',
  'Another termbase has this name now. Rename it first.':
    '別の用語集がこの名前になっています。先に名前を変更してください。',
  'use: name either a connection or a view.': '適用先: 接続またはビューのどちらかを指定してください。',
  'This entry was changed elsewhere meanwhile. Open it again.':
    'この項目はその間に別の場所で変更されました。もう一度開いてください。',
  'This entry is no longer in its termbase.': 'この項目はもう用語集にありません。',
  'terms: an entry needs a term in at least one language.': '用語: 少なくとも 1 つの言語の用語が必要です。',
  'name: a termbase needs a name.': '名前: 用語集には名前が必要です。',
  'Another file of terms is being imported. Wait until that is done, or cancel it.':
    '別の用語ファイルをインポート中です。終わるまで待つか、キャンセルしてください。',
  'name: there is a memory "{{0}}" already.': '名前: メモリ「{{0}}」はすでにあります。',
  'This memory is no longer here.': 'このメモリはもうありません。',
  'The file of this memory is damaged. Import its TMX file again.':
    'このメモリのファイルは壊れています。TMX ファイルをもう一度インポートしてください。',
  'encoding: "{{0}}" is not known.': '文字コード: 「{{0}}」は知られていません。',
  '{{0}} has no translation that could be imported.': '{{0}} には、インポートできる翻訳がありません。',
  'name: a memory needs a name.': '名前: メモリには名前が必要です。',
  '{{0}} unpacks to more than {{1}} GiB; unpack it and split it into smaller files.':
    '{{0}} は展開すると {{1}} GiB を超えます。展開して、小さいファイルに分けてください。',
  '{{0}} is no TMX file, since it has no <tmx> element; choose another file.':
    '{{0}} には <tmx> 要素がないため、TMX ファイルではありません。別のファイルを選んでください。',
  'A memory is being imported, or a TMX file written. Wait until that is done, or cancel it.':
    'メモリのインポートまたは TMX ファイルの書き出し中です。終わるまで待つか、中止してください。',
  'No translation is in this choice.': 'この選択に当てはまる翻訳はありません。',
  'seconds between two criteria-based queries of a token, 0 = no limit':
    '1 つのトークンによる条件検索の間隔 (秒)、0 = 制限なし',
  'at most {{0}} exact origins of web pages, like https://shop.example,http://localhost:3000':
    'ウェブページの正確なオリジン ({{0}} 件以内)、例: https://shop.example,http://localhost:3000',
  'true or false: whether calls are kept in the request log':
    'true または false: 呼び出しをログに残すかどうか',
  'true or false: whether mirrored requests are returned with corrected targets':
    'true または false: 同期したリクエストを修正済みの訳文で返すかどうか',
  'seconds until a test request is completed': 'テストリクエストが完了するまでの秒数',
  'bytes of a request body, from 1024': 'リクエスト本文のバイト数、1024 以上',
  'fields a request': '1 リクエストあたりのフィールド数',
  'bytes of one field value': '1 つのフィールド値のバイト数',
  'seconds between two queries to a connection': '1 つの接続への問い合わせの間隔 (秒)',
  'seconds before each further attempt, like 5,30,120': '再試行ごとの待ち時間 (秒)、例: 5,30,120',
  'true or false: whether the webhook is called for mirrored requests too':
    'true または false: 同期したリクエストでも Webhook を呼び出すかどうか',
  'seconds before a request whose answer was lost is looked for at its connection':
    '応答が失われたリクエストを接続先で探すまでの秒数',
  'error, warn, info or debug': 'error、warn、info、debug のいずれか',
  'true or false: whether the system shows notices': 'true または false: システムが通知を表示するかどうか',
  'local times without notices, like 18:00-08:00, or empty': '通知しない現地時刻、例: 18:00-08:00、または空',
  'ask, yes or no: whether closing the window leaves Locdesk running':
    'ask、yes、no のいずれか: ウィンドウを閉じても Locdesk を動かし続けるかどうか',
  'system or file: what seals secrets at rest in the desktop application':
    'system または file: デスクトップアプリが保存したシークレットを暗号化する方法',
  'true or false: whether the newest version is asked for once a day':
    'true または false: 最新バージョンを 1 日 1 回確認するかどうか',
  'set by the program': 'プログラムが設定する値',
  "languages of the spell checker, like de,en-GB, or none; by itself: the system's and that of what is edited":
    'スペルチェックの言語、例: de,en-GB、またはなし。既定: システムの言語と編集中のテキストの言語',
  'own words of the spell checker, like Locdesk,xliff': 'スペルチェックの登録単語、例: Locdesk,xliff',
  'system, light or dark': 'system、light、dark のいずれか',
  'system, en, de, fr, es, ja or ar': 'system、en、de、fr、es、ja、ar のいずれか',
  'rendered, text or code': 'rendered、text、code のいずれか',
  'true or false: whether a letter alone runs a command':
    'true または false: 1 文字のキーだけでコマンドを実行するかどうか',
  'true or false: whether the welcome was left': 'true または false: ようこそ画面を閉じたかどうか',
  'set in the window': 'ウィンドウで設定する値',
  'A concept without a term': '用語のない概念',
  'A language that is missing, or no language tag': '言語がないか、言語タグではない',
  'Information that a termbase here has no place for': 'ここの用語集には入れる場所がない情報',
  'An unknown status, taken as admitted': '不明な状態 (許容として扱いました)',
  'An unknown part of speech, taken as noun or other': '不明な品詞 (名詞またはその他として扱いました)',
  'A term that the language has already': 'その言語にすでにある用語',
  'A term with two statuses, of which the first is kept': '二つの状態を持つ用語 (最初の状態を採りました)',
  'An ID that another concept has, so it was changed': '別の概念と同じ ID (変更しました)',
  'Too long, so it was cut or left out': '長すぎるため、切り詰めたか省きました',
  'The file ends in the middle; what comes before was read':
    'ファイルが途中で終わっています。そこまでは読み込みました',
  'A row without a term': '用語のない行',
  'A formula whose value is not in the file, left out': '値がファイルにない数式 (除きました)',
  'A date that the file has only as a number, left out': 'ファイルに数値としてしかない日付 (除きました)',
  'A row above the headings': '見出しより上の行',
  'A column whose heading is unknown': '見出しが不明な列',
  'Not well-formed XML: the unit was left out': '整形式の XML ではないため、単位を除きました',
  'An entity that only the file defines: the unit was left out':
    'ファイルだけが定義する実体があるため、単位を除きました',
  'Definitions of entities or elements, which were not read': '実体または要素の定義は読みませんでした',
  'Bytes that the encoding does not have: the text was left out':
    '文字コードにないバイトがあるため、テキストを除きました',
  'No language tag: the text was left out': '言語タグがないため、テキストを除きました',
  'No text in the source language: the first text is the source':
    '原文の言語のテキストがないため、最初のテキストを原文としました',
  'No translation: the unit was left out': '訳文がないため、単位を除きました',
  'Too long: left out': '長すぎるため除きました',
  'Inline codes that don’t pair were left out': '対になっていないコードを除きました',
  'Line {{0}}: {{1}}.': '{{0}} 行: {{1}}。',
  'Line {{0}}: {{1}} ({{2}}).': '{{0}} 行: {{1}}({{2}})。',
  "{{0}} is damaged and can't be unpacked. Get the file again.":
    '{{0}} は壊れているため展開できません。ファイルをもう一度入手してください。',
};
