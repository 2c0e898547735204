/** Problems of files in Japanese, by the English sentence. */
export const fileProblems: Readonly<Record<string, string>> = {
  'The file has {{0}} bytes and at most {{1}} are read; split it into smaller files.':
    'ファイルは {{0}} バイトあり、読めるのは {{1}} バイトまでです。小さなファイルに分けてください。',
  'The file has more than {{0}} segments; split it into smaller files.':
    'ファイルのセグメントが {{0}} 件を超えています。小さなファイルに分けてください。',
  'The key “{{0}}” is used twice; rename or remove one of them.':
    'キー「{{0}}」が 2 回使われています。一方の名前を変えるか削除してください。',
  'The target of “{{0}}” {{1}}': '「{{0}}」の訳文: {{1}}',
  'has a character that {{0}} lacks; save the file as UTF-8, import it again and write the result then.':
    '{{0}} にない文字があります。ファイルを UTF-8 で保存して再度インポートし、その後で結果を書き出してください。',
  'has half of a surrogate pair, which is no character; type the damaged character again.':
    'サロゲートペアの片方だけがあり、文字になっていません。壊れた文字を入力し直してください。',
  "The file says that it is in “{{0}}”, which can't be written back; save it as UTF-8 and name that encoding in it.":
    'ファイルが指定する「{{0}}」は書き戻せません。UTF-8 で保存し、ファイル内の指定も UTF-8 にしてください。',
  'The bytes here are not valid {{0}}; save the file as UTF-8, or say which encoding it is in.':
    'ここのバイト列は正しい {{0}} ではありません。UTF-8 で保存するか、文字コードを指定してください。',
  'The byte here does not exist in {{0}}; save the file as UTF-8, or say which encoding it is in.':
    'ここのバイトは {{0}} にありません。UTF-8 で保存するか、文字コードを指定してください。',
  'The file has a NUL character, so it is not text; open it in the program that made it and save it as text in UTF-8.':
    'NUL 文字があるため、テキストではありません。作成したプログラムで開き、UTF-8 のテキストとして保存してください。',
  "The file is in ISO-2022-JP, which can't be read; save it as UTF-8.":
    'ISO-2022-JP は読み込めません。UTF-8 で保存してください。',
  'The file looks like UTF-16 without a byte order mark; save it as UTF-8, or as UTF-16 with a byte order mark.':
    'バイト順マークのない UTF-16 のようです。UTF-8、またはバイト順マーク付きの UTF-16 で保存してください。',
  'There is no format “{{0}}”; choose one of {{1}}.':
    '「{{0}}」という形式はありません。次から選んでください: {{1}}。',
  "The format can't be told from the name and the content; choose one of {{0}}.":
    '名前からも内容からも形式がわかりません。次から選んでください: {{0}}。',
  'The file is named like {{0}} but does not look like it; check it, or choose its format.':
    '名前は {{0}} ですが、内容が違うようです。ファイルを確認するか、形式を選んでください。',
  'The file is named like {{0}} but looks like {{1}}; check it, or choose its format.':
    '名前は {{0}} ですが、内容は {{1}} のようです。ファイルを確認するか、形式を選んでください。',
  'The file is empty; check that it was saved.': 'ファイルが空です。保存されているか確認してください。',
  'The file is not valid YAML ({{0}}); correct it.': '正しい YAML ではありません ({{0}})。修正してください。',
  '{{0}}; correct it, or put the text in quotes.': '{{0}}。修正するか、テキストを引用符で囲んでください。',
  'The values are nested more than {{0}} deep; flatten the file.':
    '値の入れ子が {{0}} 段を超えています。ファイルの階層を減らしてください。',
  'The key “{{0}}” stands twice in one mapping; rename or remove one of them.':
    'キー「{{0}}」が 1 つのマッピングに 2 回あります。一方の名前を変えるか削除してください。',
  'The values are nested too deep; flatten the file.':
    '値の入れ子が深すぎます。ファイルの階層を減らしてください。',
  'A key is a list or a mapping here, which has no name; use text as keys.':
    'ここではキーがリストまたはマッピングで、名前がありません。キーにはテキストを使ってください。',
  'The file is in {{0}} and declares {{1}}; correct the declaration.':
    'ファイルは {{0}} ですが、宣言は {{1}} です。宣言を修正してください。',
  '“{{0}}” is no name of an element; correct it.': '「{{0}}」は要素名として使えません。修正してください。',
  '“{{0}}” is no name of an attribute; correct it.': '「{{0}}」は属性名として使えません。修正してください。',
  'The attribute {{0}} stands twice in one tag, with two prefixes of one namespace.':
    '属性 {{0}} が、同じ名前空間の 2 つの接頭辞で 1 つのタグに 2 回あります。',
  '{{0}} declares a prefix or namespace that XML reserves; remove it.':
    '{{0}} は XML が予約している接頭辞または名前空間を宣言しています。削除してください。',
  '{{0}} is empty; a prefix needs a namespace.': '{{0}} が空です。接頭辞には名前空間が必要です。',
  'The prefix {{0}} is not declared; add xmlns:{{1}}="…" with its namespace.':
    '接頭辞 {{0}} が宣言されていません。xmlns:{{1}}="…" を名前空間とともに追加してください。',
  'XML has no such control character; remove it.': 'XML で使えない制御文字です。削除してください。',
  'The XML declaration is not <?xml version="1.0" encoding="…"?>; correct it.':
    'XML 宣言が <?xml version="1.0" encoding="…"?> になっていません。修正してください。',
  'In text, “]]>” is written as ]]&gt;.': 'テキスト中の「]]>」は ]]&gt; と書きます。',
  'A comment can’t have “--” inside or end with “-”; remove a hyphen.':
    'コメントに「--」は含められず、「-」で終われません。ハイフンを 1 つ削除してください。',
  'An XML declaration stands only at the very beginning; remove this one.':
    'XML 宣言は先頭にだけ置けます。これは削除してください。',
  'A processing instruction begins with its name; add it or remove the instruction.':
    '処理命令は名前で始まります。名前を追加するか、命令を削除してください。',
  'The file is cut off, or the element <{{0}}> is not closed; add </{{1}}>.':
    'ファイルが途中で切れているか、要素 <{{0}}> が閉じていません。</{{1}}> を追加してください。',
  'What begins here with {{0}} is not closed; add {{1}}.':
    'ここで {{0}} で始まる部分が閉じていません。{{1}} を追加してください。',
  'The end tag </{{0}}> has no start tag here, where no element is open; remove it.':
    '終了タグ </{{0}}> に対応する開始タグがありません。開いている要素はありません。削除してください。',
  'The end tag </{{0}}> has no start tag here, where <{{1}}> is open; remove it or close the elements in their order.':
    '終了タグ </{{0}}> に対応する開始タグがありません。開いているのは <{{1}}> です。削除するか、要素を順に閉じてください。',
  'The file has more than {{0}} elements; split it into smaller files.':
    'ファイルの要素が {{0}} 個を超えています。小さいファイルに分割してください。',
  'The sheet has too many merged cells; separate them.':
    'シートに結合されたセルが多すぎます。結合を解除してください。',
  'The sheet has more than {{0}} rows or {{1}} cells; split it into smaller files.':
    'シートの行が {{0}} 行、またはセルが {{1}} 個を超えています。小さいファイルに分割してください。',
  'The elements are nested more than {{0}} deep; flatten the file.':
    '要素の入れ子が {{0}} 段を超えています。ファイルの階層を減らしてください。',
  'The attribute {{0}} needs a value in quotes.': '属性 {{0}} には引用符で囲んだ値が必要です。',
  'The value of the attribute {{0}} is not closed; add its quote.':
    '属性 {{0}} の値が閉じていません。引用符を追加してください。',
  'The attribute {{0}} stands twice in one tag; remove one of them.':
    '属性 {{0}} が 1 つのタグに 2 回あります。一方を削除してください。',
  'The entity {{0}} is not one of XML’s own; write the character itself.':
    '実体 {{0}} は XML 標準のものではありません。文字そのものを書いてください。',
  'The file has no XML element; check whether it is the right file.':
    'XML 要素がありません。正しいファイルか確認してください。',
  'Text stands outside of the root element; remove it.':
    'ルート要素の外にテキストがあります。削除してください。',
  'A CDATA section stands outside of the root element; remove it.':
    'ルート要素の外に CDATA セクションがあります。削除してください。',
  'A declaration can’t stand here; remove it.': 'ここに宣言は置けません。削除してください。',
  'The document type defines entities or elements, which is not read because it can make a small file grow without bounds; remove the part in square brackets and write the texts out.':
    '文書型が実体または要素を定義しています。小さなファイルが際限なく大きくなり得るため、これは読み込みません。角かっこの部分を削除し、テキストを直接書いてください。',
  'The end tag is not closed; add its “>”.': '終了タグが閉じていません。「>」を追加してください。',
  'A second root element begins here; a file has one.':
    'ここで 2 つ目のルート要素が始まっています。ルート要素は 1 つだけです。',
  'The file is cut off, or the tag that begins here is not closed; add its “>”.':
    'ファイルが途中で切れているか、ここで始まるタグが閉じていません。「>」を追加してください。',
  'A space or “>” must stand here, or a “<” before this is meant as text and written as &lt;.':
    'ここには空白か「>」が必要です。前の「<」がテキストなら &lt; と書きます。',
  'A “<” inside an attribute is written as &lt;, or a quote is missing before it.':
    '属性中の「<」は &lt; と書きます。または前の引用符が抜けています。',
  'A name must stand here; a “<” that is meant as text is written as &lt;.':
    'ここには名前が必要です。テキストの「<」は &lt; と書きます。',
  'An ampersand that is meant as text is written as &amp;.': 'テキストの「&」は &amp; と書きます。',
  'is not well-formed XML: {{0}}': '整形式の XML ではありません: {{0}}',
  'has a control character that XML does not have; remove it.':
    'XML で使えない制御文字があります。削除してください。',
  'The workbook has more than {{0}} bytes when it is unpacked; split it into smaller files.':
    'ブックは展開すると {{0}} バイトを超えます。小さなファイルに分けてください。',
  'The archive has no Excel workbook in it; choose another format, or save it as .xlsx.':
    'アーカイブに Excel ブックがありません。別の形式を選ぶか、.xlsx で保存してください。',
  'This part of the workbook is not UTF-8; open the workbook in Excel and save it again.':
    'ブックのこの部分は UTF-8 ではありません。Excel で開いて保存し直してください。',
  'The file is not a whole Excel workbook; open it in Excel and save it as .xlsx again.':
    'Excel ブックとして不完全です。Excel で開いて .xlsx で保存し直してください。',
  'Units without the id that the standard requires: {{0}}. Their sources tell them apart, so that one whose source changes counts as a new text.':
    '標準で必須の id がないユニット: {{0}}。原文で区別するため、原文が変わると新しいテキストとして扱われます。',
  'The <trans-unit> has no {{0}}; add it.': '<trans-unit> に {{0}} がありません。追加してください。',
  'The <unit> has no id; add it.': '<unit> に id がありません。追加してください。',
  'The <segment> has no <source>; add it.': '<segment> に <source> がありません。追加してください。',
  'XLIFF 1.2 and 2 begin with <xliff version="…">, and this file is <{{0}}{{1}}>; choose another format or export it as one of them.':
    'XLIFF 1.2 と 2 は <xliff version="…"> で始まりますが、このファイルは <{{0}}{{1}}> です。別の形式を選ぶか、いずれかで書き出してください。',
  'The cell has a formula; it stays as it is and is not translated.':
    'セルに数式があります。そのまま残し、翻訳しません。',
  'The quote that begins this cell is not closed; add it at the end of the cell.':
    'このセルを開く引用符が閉じていません。セルの末尾に追加してください。',
  'A quote inside a cell in quotes is written twice; write "" here.':
    '引用符で囲んだセルの中の引用符は 2 つ続けて書きます。ここは "" としてください。',
  'There is no column “{{0}}”; give its name in the first row, its letter or its number.':
    '列「{{0}}」はありません。1 行目の列名、列の文字または番号を指定してください。',
  'The key “{{0}}” stands in two rows; rename or remove one of them.':
    'キー「{{0}}」が 2 つの行にあります。一方の名前を変えるか削除してください。',
  'Which column has the source can’t be told from the first row; choose the columns.':
    '1 行目からは原文の列がわかりません。列を選んでください。',
  'begins with “=”, which makes it a formula; write it otherwise.':
    '「=」で始まるため数式になります。別の書き方にしてください。',
  'The times of a subtitle are written {{0}}; correct this line.':
    '字幕の時刻は {{0}} の形で書きます。この行を修正してください。',
  'A number and a line with times begin each subtitle; add them or remove this line.':
    '各字幕は番号と時刻の行で始まります。追加するか、この行を削除してください。',
  'A WebVTT file begins with WEBVTT; add it, or choose the format srt.':
    'WebVTT ファイルは WEBVTT で始まります。追加するか、形式 srt を選んでください。',
  'has “-->”, which begins a subtitle; write it otherwise.':
    '字幕の始まりを表す「-->」があります。別の書き方にしてください。',
  'begins or ends with a space or an empty line; remove it.':
    '先頭または末尾に空白か空行があります。削除してください。',
  'has a carriage return; remove it.': '復帰文字 (CR) があります。削除してください。',
  'has an empty line, which ends a subtitle; remove it.':
    '字幕の終わりを表す空行があります。削除してください。',
  'The root of a RESX file is <root>, not <{{0}}>; choose another format.':
    'RESX ファイルのルートは <root> ですが、<{{0}}> になっています。別の形式を選んでください。',
  'The name “{{0}}” is used by two <data>; rename or remove one of them.':
    '名前「{{0}}」が 2 つの <data> で使われています。一方の名前を変えるか削除してください。',
  'A <data> has no name; add the attribute name.':
    '<data> に名前がありません。属性 name を追加してください。',
  'The key “{{0}}” stands twice; rename or remove one of them.':
    'キー「{{0}}」が 2 回あります。一方の名前を変えるか削除してください。',
  'Four hexadecimal digits must follow \\u; correct the escape, or write a backslash as \\\\.':
    '\\u の後には 16 進数が 4 桁必要です。修正するか、バックスラッシュを \\\\ と書いてください。',
  'An entry with the msgid “{{0}}” and this context stands twice; remove one of them or give it a msgctxt.':
    'msgid「{{0}}」と同じコンテキストの項目が 2 つあります。一方を削除するか、msgctxt を付けてください。',
  'has a NUL character, which PO files do not have; remove it.':
    'PO ファイルで使えない NUL 文字があります。削除してください。',
  'This {{0}} stands twice in one entry; remove one of them.':
    '1 つの項目に {{0}} が 2 回あります。一方を削除してください。',
  'The entry has no {{0}}; add it.': '項目に {{0}} がありません。追加してください。',
  'A comment, msgctxt, msgid, msgid_plural, msgstr or a string in double quotes must stand here; remove or correct the line.':
    'ここにはコメント、msgctxt、msgid、msgid_plural、msgstr、または二重引用符で囲んだ文字列が必要です。行を削除するか修正してください。',
  'A string stands here without msgid or msgstr before it; add the keyword.':
    '前に msgid も msgstr もない文字列です。キーワードを追加してください。',
  'The string must end with a double quote at the end of its line; add it, or write a quote inside as \\".':
    '文字列は行末の二重引用符で終わる必要があります。追加するか、中の引用符を \\" と書いてください。',
  'A plural has msgid_plural and msgstr[0], any other entry neither; add what is missing.':
    '複数形の項目には msgid_plural と msgstr[0] が必要で、ほかの項目にはどちらも不要です。足りないものを追加してください。',
  'has a line break, which a table cell can’t hold; write <br> instead.':
    '表のセルに入れられない改行があります。代わりに <br> と書いてください。',
  'An ARB file is a JSON object; choose the format json.':
    'ARB ファイルは JSON オブジェクトです。形式 json を選んでください。',
  'The key “{{0}}” stands twice in one object; rename or remove one of them.':
    'キー「{{0}}」が 1 つのオブジェクトに 2 回あります。一方の名前を変えるか削除してください。',
  'A comma or “{{0}}” must stand here.': 'ここにはコンマか「{{0}}」が必要です。',
  'The text goes on after the end of the JSON value; remove what follows.':
    'JSON の値が終わった後も続きがあります。続きを削除してください。',
  'A key in double quotes must stand here; remove a comma too many, or add the quotes.':
    'ここには二重引用符で囲んだキーが必要です。余分なコンマを削除するか、引用符を追加してください。',
  'A colon must follow the key.': 'キーの後にはコロンが必要です。',
  'The string that begins here is not closed; add its closing quote.':
    'ここで始まる文字列が閉じていません。引用符を追加してください。',
  'This escape does not exist in JSON; write a backslash as \\\\.':
    'このエスケープは JSON にありません。バックスラッシュは \\\\ と書いてください。',
  'A line break or control character stands inside a string; write it as \\n or \\u0000.':
    '文字列の中に改行または制御文字があります。\\n や \\u0000 と書いてください。',
  'A value must stand here: text in double quotes, a number, true, false, null, [ or {.':
    'ここには値が必要です: 二重引用符で囲んだテキスト、数値、true、false、null、[ または {。',
  'A value in double quotes must stand here.': 'ここには二重引用符で囲んだ値が必要です。',
  'A semicolon must end the entry; add it.': '項目はセミコロンで終わる必要があります。追加してください。',
  'A key must stand here, in double quotes.': 'ここには二重引用符で囲んだキーが必要です。',
  'The comment that begins here is not closed; add */.':
    'ここで始まるコメントが閉じていません。*/ を追加してください。',
  'The key “{{0}}” stands twice in one dictionary; rename or remove one of them.':
    'キー「{{0}}」が 1 つの辞書に 2 回あります。一方の名前を変えるか削除してください。',
  'A stringsdict is a property list with a dictionary; choose another format.':
    'stringsdict は辞書を持つプロパティリストです。別の形式を選んでください。',
  'Keys and values take turns in a dictionary; add the missing <key> or its value.':
    '辞書ではキーと値が交互に並びます。足りない <key> または値を追加してください。',
  'A string catalog has sourceLanguage and strings; choose the format json for another file.':
    '文字列カタログには sourceLanguage と strings があります。ほかのファイルには形式 json を選んでください。',
  'The root of Android’s resources is <resources>, not <{{0}}>; choose another format.':
    'Android リソースのルートは <resources> ですが、<{{0}}> になっています。別の形式を選んでください。',
  'A <{{0}}> has no name; add the attribute name.':
    '<{{0}}> に名前がありません。属性 name を追加してください。',
  'The name “{{0}}” is used by two <{{1}}>; rename or remove one of them.':
    '名前「{{0}}」が 2 つの <{{1}}> で使われています。一方の名前を変えるか削除してください。',
  'The quantity “{{0}}” does not exist; it is one of zero, one, two, few, many, other.':
    '数量「{{0}}」はありません。zero、one、two、few、many、other のいずれかです。',
  'The quantity “{{0}}” stands twice in one <plurals>; remove one of them.':
    '数量「{{0}}」が 1 つの <plurals> に 2 回あります。一方を削除してください。',
  'This is no TBX, its first element is <{{0}}>; choose another file.':
    'これは TBX ではありません (最初の要素が <{{0}}> です)。別のファイルを選んでください。',
  'The file has more than {{0}} concepts; split it.':
    'ファイルの概念が {{0}} 件を超えています。分割してください。',
  'The table has too many rows; split it into smaller files.':
    '表の行が多すぎます。小さなファイルに分けてください。',
  'The first row names no language. Name them there (en, de, pt-BR), or say which languages the two columns have.':
    '1 行目に言語がありません。1 行目に言語 (en、de、pt-BR) を書くか、2 つの列の言語を指定してください。',
};
