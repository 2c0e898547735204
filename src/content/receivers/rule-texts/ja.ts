/** The sentences of the built-in rules in Japanese, by their IDs; `about.` begins those of the profiles. */
export const ruleTexts: Readonly<Record<string, string>> = {
  'about.wordpress':
    'WordPress 6 の投稿、ページ、タームと WPML の言語。フィルターなしの HTML を投稿できないユーザーが保存するものを KSES がフィルターします。インポーターや翻訳プラグインは通常このように動きます。',
  'wordpress.content-tags':
    '本文と抜粋には、KSES が知っているタグと属性だけが残ります。ほかは取り除かれ、そのテキストは残ります。',
  'wordpress.content-styles':
    'style 属性には、KSES が知っているプロパティと、値では var() や calc() などの関数だけが残ります。',
  'wordpress.content-protocols': '許可されていないプロトコルのアドレスは、プロトコルを失います。',
  'wordpress.content-entities': '単独の&と KSES が知らない名前は&amp;になり、単独の>は&gt;になります。',
  'wordpress.control-characters': '制御文字は取り除かれます。',
  'wordpress.blocks': '原文のブロックコメントはすべて必要です。エディターはこれだけでブロックを見分けます。',
  'wordpress.title-tags': 'タイトルにはインラインのタグだけが残ります。',
  'wordpress.title-trim': 'タイトルの前後の空白は取り除かれます。',
  'wordpress.not-empty':
    '投稿にはタイトル、本文、抜粋のどれかが必要です。「Content, title, and excerpt are empty.」',
  'wordpress.slug-form':
    'スラッグはアクセントのない小文字、数字、-、_です。引用符やほかの文字は取り除かれます。',
  'wordpress.slug-length':
    'スラッグはアドレスに現れる形で 200 文字で切られます。日本語の 1 文字は 9 と数えます。',
  'wordpress.term-name-length':
    'カテゴリー、タグ、そのほかのタームの名前は 200 文字までです。「Could not insert term into the database.」',
  'wordpress.wpml-languages':
    'WPML は pt-br や zh-hans のような小文字の独自のコードを使い、カスタム言語にはほかの 7 文字までのコードも受け付けます。',
  'wordpress.languages':
    'WordPress には de_DE、pt_BR、zh_CN のようなロケールの一覧があります。ほかの言語にはありません。',
  'about.drupal':
    'Drupal 10 のノード、ターム、エイリアス、画面のテキスト、標準プロファイルのテキスト形式 Basic HTML、および TMGMT の検査。Drupal は本文を届いたまま保存し、表示するたびにフィルターします。',
  'drupal.title-length': 'ノードのタイトルは 255 文字までです。',
  'drupal.title-required': 'ノードにはタイトルが必要です。',
  'drupal.title-tags': 'タイトルはテキストです。タグは書かれたまま表示されます。',
  'drupal.string-single-line': 'タイトルは 1 行のテキストです。改行は取り除かれます。',
  'drupal.basic-html-tags': '形式 Basic HTML は、これらのタグと属性だけを表示します。',
  'drupal.restricted-html-tags': 'コメントの形式 Restricted HTML は、これらのタグと属性だけを表示します。',
  'drupal.attributes': 'style 属性とイベントハンドラーは、フィルターのあるどの形式でも取り除かれます。',
  'drupal.protocols':
    'ほとんどの属性では、最初のコロンより前の部分は、許可されたプロトコルでなければ取り除かれます。',
  'drupal.references':
    'セミコロンのない文字参照と、16 進数の桁数が奇数の文字参照は、書かれたまま表示されます。&の後の波かっこは取り除かれます。',
  'drupal.alias-slash':
    'パスのエイリアスはスラッシュで始まります。「The alias path has to start with a slash.」',
  'drupal.alias-length': 'パスのエイリアスは 255 文字までです。',
  'drupal.term-name-length': 'タクソノミーのタームの名前は 255 文字までです。',
  'drupal.image-alt-length': '画像の代替テキストは 512 文字までです。',
  'drupal.link-title-length': 'リンクフィールドのテキストは 255 文字までです。',
  'drupal.interface-tags':
    '画面のテキストにはテキスト用のタグだけを使えます。「The submitted string contains disallowed HTML」',
  'drupal.interface-attributes':
    'インターフェイスのテキストには style 属性とイベントハンドラーを使えません。「The submitted string contains disallowed HTML」',
  'drupal.interface-protocols':
    'インターフェイスのテキストでは、title、alt、class、rel、data-*以外の属性のコロンは、許可されたプロトコルの後だけに使えます。',
  'drupal.interface-references':
    'インターフェイスのテキストには、16 進数の桁数が奇数の文字参照と、&の後の波かっこを使えません。',
  'drupal.interface-placeholders':
    '画面のテキストのプレースホルダー @name、%name、:name は、名前で置き換えられます。',
  'drupal.tmgmt-not-empty': 'TMGMT は空の翻訳を受け付けません。「The field is empty.」',
  'drupal.tmgmt-tags':
    'TMGMT の「Validate HTML tags」は、タグを属性と順序も含めて原文と比べます。「HTML tag validation failed」',
  'drupal.tmgmt-length':
    'TMGMT はバイトで数えます。ウムラウトを含む 255 文字のタイトルは上限を超えます。「The field has @size characters while the limit is @limit.」',
  'drupal.languages':
    'Drupal は pt-br や zh-hans のように小文字で言語を表し、カスタム言語にはほかの 12 文字までのタグも受け付けます。',
  'about.contentful':
    'どのコンテンツタイプのエントリーにも当てはまる Contentful の上限。固有のフィールドの規則を使うには、コンテンツモデルをインポートしてください。',
  'contentful.symbol-length': '短いテキスト (Symbol) は 256 文字までです。',
  'contentful.text-length':
    '長いテキスト (Text) は 50,000 文字までです。リッチテキストと JSON は含まれません。',
  'contentful.symbol-single-line': '短いテキストは 1 行で編集され、ブラウザーがその改行を取り除きます。',
  'contentful.rich-text-tags':
    'リッチテキストには段落、見出し、リスト、引用、罫線、表、リンクがあります。ほかのタグのテキストは残ります。',
  'contentful.field-count': 'コンテンツタイプ、したがってエントリーのフィールドは 50 個までです。',
  'contentful.request-size': 'API へのリクエストは 1 MB までです。',
  'contentful.languages':
    'Contentful は en-GB、de-DE、zh-Hans のようなコードでロケールを表し、ほかのコードもカスタムロケールとして受け付けます。',
  'about.storyblok':
    'Storyblok のスラッグ、言語、リッチテキスト。固有のフィールドの規則を使うには、コンポーネントをインポートしてください。',
  'storyblok.slug-characters':
    'スラッグは a～z、A～Z、数字、_、-です。スペースが拡張文字セットを許可していない限り、ほかの文字は置き換えられます。',
  'storyblok.slug-required': 'ストーリーにはスラッグが必要です。',
  'storyblok.name-required': 'ストーリーには名前が必要です。',
  'storyblok.rich-text-tags':
    'リッチテキストには段落、見出し、リスト、引用、罫線、コード、画像、リンク、マークがあります。ほかのタグのテキストは残ります。',
  'storyblok.rich-text-styles': 'リッチテキストに残るスタイルは、色、テキストの配置、表のセルの幅です。',
  'storyblok.rich-text-links':
    'リッチテキストのリンクは、http、https、ftp、mailto、tel、callto、sms、cid、xmpp 以外のスキームなら取り除かれ、テキストは残ります。',
  'storyblok.text-single-line': 'text 型のフィールドは 1 行で、ブラウザーがその改行を取り除きます。',
  'storyblok.languages':
    'Storyblok は小文字のコードで言語を表し、ほかのコードも受け付けます。フィールド名では-が_になります: headline__i18n__de_at',
  'about.shopify':
    '商品、コレクション、メタフィールドの翻訳 (translationsRegister) と、テーマのロケールファイル。現在と違う原文のダイジェストは拒否されます (「Translatable content hash is invalid」)。Shopify による作り方は公開されていないため、試せません。',
  'shopify.blank': '翻訳は空にできません。',
  'shopify.handle-form': 'ハンドルは小文字、数字、ハイフンです。ほかの文字はハイフンになります。',
  'shopify.handle-length': 'ハンドルは 255 文字までです。',
  'shopify.tag-length': 'タグは 255 文字までです。',
  'shopify.metafield-length': 'テキストのメタフィールドは 64 kB、65,536 バイトまでです。',
  'shopify.url-length': 'url 型のメタフィールドは 2 kB、2,048 バイトまでです。',
  'shopify.url-form': 'url 型のメタフィールドのスキームは http、https、mailto、sms、tel のどれかです。',
  'shopify.locale-count': 'テーマのロケールファイルの翻訳は 3,400 件までです。',
  'shopify.liquid-variables':
    '{{ count }}のような変数は、名前で埋められます。変数がなければ、その値は表示されません。',
  'shopify.languages':
    'Shopify には de、pt-BR、zh-CN のようなロケールの一覧があります。ほかの言語にはありません。',
  'about.aem': 'Adobe Experience Manager 6.5 のページ、ノードの名前、翻訳ジョブの XML。',
  'aem.page-name-characters': 'ページの名前は文字、数字、_、-だけです。',
  'aem.page-name-required': 'ページの名前は空にできません。',
  'aem.node-characters': 'ノードの名前に/ : [ ] | *の文字は使えません。',
  'aem.xml-characters': '翻訳ジョブの XML に、タブと改行以外の制御文字、U+FFFE、U+FFFF は使えません。',
  'aem.title-tags': 'タイトルはテキストです。HTL はタグを書かれたまま表示します。',
  'aem.html-context-tags':
    'コンテキスト html で表示されるリッチテキストは、スクリプトとフレームを中身ごと失います。',
  'aem.html-context-handlers':
    'コンテキスト html で表示されるリッチテキストは、イベントハンドラーを失います。',
  'aem.html-context-links':
    'コンテキスト html で表示されるリッチテキストは、javascript:へのリンクを失います。',
  'aem.languages': '言語ルートの名前は ISO 639-1 のコードか、ISO 3166 の国を付けたものです: de、de_ch',
  'about.android-strings':
    'ツールがそのまま strings.xml に書く値。Locdesk にインポートしたファイルのテキストは、Locdesk がエスケープするので、この検査は要りません。',
  'android.xml': '値は整形式の XML です。&と<は&amp;と&lt;と書きます。',
  'android.quotes': 'アポストロフィの前にはバックスラッシュを置くか、値を引用符で囲みます。',
  'android.double-quotes': 'バックスラッシュのない引用符は消えます。',
  'android.first-character': '?name や @string/name のような値は、前にバックスラッシュがない限り参照です。',
  'android.escape-sequences':
    '\\u には 4 桁の 16 進数が続きます。「invalid unicode escape sequence in string」',
  'android.unknown-escapes': `n t u # ' " @ ?とバックスラッシュ以外の文字の前のバックスラッシュは消えます。`,
  'android.white-space': '値の前後の空白は取り除かれ、連続する空白は 1 つになります。',
  'android.tags': 'これらのタグだけがテキストを装飾します。ほかのタグに効果はありません。',
  'android.placeholders': '原文の書式引数が、同じ型で必要です。',
  'android.numbered':
    '2 つ以上の引数には番号を付けます。「Multiple substitutions specified in non-positional format」',
  'android.length': 'コンパイルしたテキストは 32,767 バイトまでです。',
  'android.languages':
    '言語のフォルダーは values-de、values-pt-rBR、values-b+sr+Latn などです。ヘブライ語は iw、インドネシア語は in です。',
  'about.google-play': 'Play Console のストア掲載情報のテキスト。',
  'google-play.title-length': 'アプリの名前は 30 文字までです。',
  'google-play.short-description-length': '簡単な説明は 80 文字までです。',
  'google-play.full-description-length': '詳しい説明は 4,000 文字までです。',
  'google-play.release-notes-length': 'リリースノートは言語ごとに 500 文字までです。',
  'about.apple-strings':
    'ツールがそのまま .strings ファイルの引用符の間に書く値。Locdesk にインポートしたファイルのテキストは、Locdesk がエスケープするので、この検査は要りません。',
  'apple.quotes': '引用符の前にはバックスラッシュを置きます。なければファイルを読めません。',
  'apple.escape-sequences':
    'バックスラッシュには n、r、t、引用符、バックスラッシュ、または 4 桁の 16 進数の付いた U が続きます。',
  'apple.placeholders':
    '原文の書式指定子が、同じ型で必要です。違うものはアプリを異常終了させることがあります。',
  'apple.bundle-name-length': 'CFBundleName は 15 文字までです。',
  'apple.usage-descriptions': 'アプリがアクセスを求める理由のテキストは空にできません。',
  'apple.languages':
    '言語のフォルダーは de.lproj、pt-BR.lproj、zh-Hans.lproj など、ISO 639 の言語に地域か文字体系を付けたものです。',
  'about.app-store': 'App Store Connect のアプリのテキスト。',
  'app-store.name-length': 'アプリの名前は 30 文字までです。',
  'app-store.subtitle-length': 'サブタイトルは 30 文字までです。',
  'app-store.keywords-length':
    'キーワードはどの文字でも 100 文字までです。Apple のページにはバイトとありますが、ストアは文字で数えます。',
  'app-store.promotional-text-length': 'プロモーションテキストは 170 文字までです。',
  'app-store.description-length': '説明は 4,000 文字までです。',
  'app-store.description-tags': '説明はプレーンテキストです。「HTML format is not supported.」',
  'app-store.whats-new-length': '「このバージョンの最新情報」は 4,000 文字までです。',
  'about.email': '標準に従ったメッセージの件名、差出人の名前、本文と、一般的なメールソフトが表示するもの。',
  'email.subject-required': 'キャンペーンには件名が必要です。',
  'email.header-single-line': 'ヘッダーフィールドの本体に改行は使えません。',
  'email.header-line-length':
    'ASCII のヘッダーは空白で 998 バイト以内の行に折り返されます。「Subject: 」の後は 989 です。それ以外は符号化されます。',
  'email.subject-service-length': 'Postmark の件名は UTF-16 で 2,000 単位までです。',
  'email.from-length': 'Postmark の差出人の名前は UTF-16 で 255 単位までです。',
  'email.from-characters':
    'ASCII の差出人の名前では、引用符の外に< > [ ] : ; @ \\ , "は使えません。ほかの名前はエンコードされます。',
  'email.header-characters': 'ヘッダーに制御文字は使えません。',
  'email.subject-tags': '件名はテキストです。メールソフトはタグを書かれたまま表示します。',
  'email.line-length': 'ASCII のテキスト本文の行は 998 バイトまでです。ほかの本文はエンコードされます。',
  'email.address-length': 'アドレスは 254 バイトまでです。',
  'email.active-tags': 'Windows 版 Outlook は、フレーム、プラグイン、フォームを表示しません。',
  'email.gmail-clip': 'Gmail はメッセージの最初の 102 kB を表示し、残りをリンクの先に隠します。',
  'email.merge-tags':
    '*|FNAME|*のような差し込みタグは、名前で置き換えられます。*|UNSUB|*は残す必要があります。',
  'model.required': '{{field}} は必須です。',
  'model.length': '{{field}} は最大 {{max}} 文字です。',
  'model.min-length': '{{field}} は {{min}} 文字以上です。',
  'model.pattern': '{{field}} の形式は {{form}} です。',
  'model.without-pattern': '{{field}} には {{pattern}} の形式の文字列を含められません。',
  'model.values': '{{field}} は次のいずれかです: {{values}}',
  'model.tags': '{{field}} に残るのは {{tags}} だけです。',
  'model.single-line': '{{field}} は 1 行です。',
  'model.languages': 'スペースのロケールは {{codes}} です。',
  'model.source.contentful': 'Contentful のスペースのコンテンツモデル',
  'model.source.storyblok': 'Storyblok のスペースのコンポーネント',
};
