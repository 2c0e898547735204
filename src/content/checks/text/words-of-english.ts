/**
 * Words of English that are no names of things: what a sentence says, and translations never keep. Words that
 * are also terms, commands or values are not among them.
 */
export const WORDS_OF_SENTENCES: ReadonlySet<string> = new Set(
  (
    'abandoned abbreviated abilities ability able aborted aborting about above absolutely accepted ' +
    'accepting accepts accessed accesses accessibility accessing accidentally accompanied accomplish ' +
    'accomplished accordance according accordingly accurately achieve achieved acquire acquired across ' +
    'activated activates actively activities activity actually adapt adapted added adding additional ' +
    'additionally addressed addresses adds adjust adjusted adjusting administrator administrators advance ' +
    'advantage advantages advice advised affected affecting affects afraid afterwards again against agree ' +
    'agreed ahead aid aims algorithm align aligned alignment allocate allocated allow allowed allowing ' +
    'allows almost alone along alongside already also altered although altogether always ambiguous among ' +
    'amongst amounts announced annoyed annoying another answer answers anymore anyone anything anyway ' +
    'anywhere apparently appear appearance appeared appearing appears appended appending applied applies ' +
    'apply applying approach appropriate approved approximately arbitrary archived areas arise arises ' +
    'around arranged arrive arrives arrows ascending asked asking asks assembled assign assigned ' +
    'assignment assist associated associates assumed assumes assuming assure attached attacking attempt ' +
    'attempted attempting attempts attracted attractive attribute attributes authenticate authenticated ' +
    'authentication authorized authors automated automatically availability available average avoid ' +
    'avoided avoiding avoids awarded aware away backed backward backwards badly balanced based basically ' +
    'battery bear beautiful because become becomes becoming before beforehand began beginning begins ' +
    'begun behave behaves behavior behaviour behind being believe believed belong belonging belongs below ' +
    'beneath benefit benefits besides better between beyond bigger binaries bindings blocked blocking ' +
    'bookmarks books borrowed both bother bottom bought bound boundaries bracket brackets breaking ' +
    'briefly brightness bring brings broken brought browsing brush bundled buying bytes cached calculate ' +
    'calculated called calls cancelled cannot captured capturing cards careful carefully cares carried ' +
    'carries carrying cases caused causing ceases cells certainly chain challenging changed changes ' +
    'changing channel channels characteristics cheap checked checking child children choices choose ' +
    'chooser chooses choosing chosen circumstances cleaned cleaning cleanup cleared clearly clicked ' +
    'clicking clockwise closed closely closer closest closing collected collecting colored combination ' +
    'combinations combined combining comfortable comments commonly communicate communicates companies ' +
    'compared comparing comparison compatibility compiled complaining completed completely completes ' +
    'completing completion complexity complicated composed comprehensive compressed computed concatenated ' +
    'concerned concerning conducted configured configuring confirm confirmed conflicting conflicts ' +
    'confused confusing conjunction connected connecting connectivity consequences consequently consider ' +
    'considered considering consist consistently consisting consists constantly constructed consumed ' +
    'contain contained containing contains continued continues continuing continuously contribute ' +
    'contributed contributors controlled convenience convenient conveniently converted converting ' +
    'converts coordinates copied copying corrected correctly corresponding corresponds corrupted costs ' +
    'could counted counting countries counts covered covering covers crashed created creates creating ' +
    'cropped cumbersome currency currently customization customized cut cutting damaged dangerous darker ' +
    'dashed dashes days dealing decided deciding decision declared declares decrease decreased decreases ' +
    'dedicated deep deeper deeply defeat defeated defeats defined defines defining definitions degree ' +
    'degrees delayed deleted deletes deleting deletion delimited delimiter delivered delivers ' +
    'demonstrated demonstrates denied depend dependency dependent depending depends deprecated derived ' +
    'descending describe described describes describing deselect deserves designated designed desirable ' +
    'desired despite destroyed detailed details detected detection detects determine determined ' +
    'determines determining develop developed developers developing dialed dialogs dictionaries died ' +
    'differ difference differences different differently differing differs difficult difficulty digging ' +
    'dimmed directed directly directories disabled disables disabling disappear disappeared disappears ' +
    'discarded disconnect disconnected discouraged discover discovered discussed discusses displayed ' +
    'displaying displays distinct distinguish distinguishes distribute distributed distributing divided ' +
    'dividing documentation documented documents does doing domains downloaded downloading downwards ' +
    'dragged dragging drags drawing drawn draws driven dropped dropping duplicates during dynamic ' +
    'dynamically each earlier earliest early earned ease easier easiest easily edges editable edited ' +
    'edits effectively effects efficiently eight either elapsed eligible eliminate elsewhere embed ' +
    'emphasized employed empties empty enable enabled enables enabling enclosed enclosing encoded ' +
    'encounter encountered encounters encourage encouraged encrypted encrypting encryption ended ending ' +
    'endpoints ends enemies energy enforce enforced engaged enjoy enlarged enormous enough ensure ensures ' +
    'ensuring entered entering entire entirely entry equally equals equivalent erased escaped especially ' +
    'essentially established estimated estimates evaluated evaluates even eventually ever every everybody ' +
    'everyone everything everywhere evolved exactly examined examining example examples exceed exceeded ' +
    'exceeds excellent except exceptionally exchanged excluded excluding executed executes executing ' +
    'execution exercise existing exists exited exiting exits expanded expanding expect expected expects ' +
    'expense expensive experience experienced experiencing expired explain explained explaining explains ' +
    'explanation explanations explicitly explored exploring exported exporting exposed expressed extend ' +
    'extending extent extracted extracting extremely faced facing fact failed failing fails failure ' +
    'failures fairly faithfully fall falling falls familiar fancy faster feel feels fetch fetched ' +
    'fetching fewer fields fight fights files filled filling fills filtered finally find finding finds ' +
    'finished finishes fits fitted fitting fixing flags flexibility flipped focused folded follow ' +
    'followed following follows forbidden forced forecast foremost forget forgotten formatted formatting ' +
    'formed former formerly forms forth fortunately forwarded found four fourth freed freedom freely ' +
    'frequency frequently fresh friend friendly friends fulfilled fulfills fully functionality funny ' +
    'further furthermore gained gather gathered gathering generally generated generates generating gently ' +
    'gets gives giving glad goes going gone good granted granting graph graphical great greater greatly ' +
    'ground grouped grow growing grown grows guarantee guaranteed guarantees guess guessed guessing ' +
    'guidelines handled handles hanging happen happened happens harder hardly harmful having hear heavily ' +
    'heavy helped helpful helping helps hence here hidden hide hides hiding higher highest highlighted ' +
    'highlighting highly him historical hitting holds hopefully hoping horizontally hours hovering ' +
    'however huge humans hundred hundreds hyphen hyphens icons ideally identical identified identifiers ' +
    'identifies identify identity ignored ignoring illustrated illustrates immediate immediately ' +
    'implement implemented implementing implied implies importantly imported importing improve improved ' +
    'improvements improves improving inaccessible inactive inactivity inappropriate inclined included ' +
    'includes including income incoming incomplete incorrect incorrectly increase increased increases ' +
    'increasing incredibly indeed independently indicate indicated indicates indicating individually ' +
    'infinite influences inform informed informs inherited inherits initialization initialize initialized ' +
    'initially inner inserted inserting inside inspect inspired installed installing installs instead ' +
    'insufficient integrated integration integrity intend intended interact interacting interested ' +
    'interesting intermediate internally interpreted interpreter interrupted into introduced invalidated ' +
    'invented inverted invited invoke invoked invoking involved involves irrelevant isolated issued ' +
    'itself joined joining judge jumps keen keeping keeps kept killed killing kindly kinds knew know ' +
    'knowing knowledge known knows labeled lack lacking lacks languages larger largest lasting latest ' +
    'launched launches launching layers laying leading leads learn learned learning learnt leave leaved ' +
    'leaves leaving left lengthy lets liable libraries licensed lifetime lighter liked likely liking ' +
    'limits lines linked linking listed listened lists little lived loaded loading localized locally ' +
    'located locked locking logged logic longer longest looking loosely loses losing loud lovely lower ' +
    'lowered lowest luckily mainly maintain maintained maintaining maintains makes making malicious ' +
    'managed managing mandatory manipulate manipulated manipulates manipulating manner manually many ' +
    'mapped marked matched mathematical matters may maybe meaning meaningful meaningless means meant ' +
    'meanwhile measure measured measures measuring mechanism mechanisms meets member members mentioned ' +
    'mentions merely merged merging methods might mind minded minimized mirrored misleading mistake ' +
    'mistakes modified modifiers modify modifying monitored monthly months moreover mostly mounted ' +
    'mounting mounts moved movement moves moving much multiple multiplied must mutually named namely ' +
    'naming narrow naturally near nearby nearest nearly necessarily necessary need needed needing needs ' +
    'negotiated neither nested networks never nevertheless newer newest newly next nice nicely ' +
    'nonetheless normally notably noted nothing noticed noticing notified notifies notify numbered ' +
    'numbering numbers numeric numerical numerous obtain obtained obtaining obtains obvious obviously ' +
    'occasionally occupied occur occurred occurring occurs offered offers often older oldest omit omitted ' +
    'ones only onto opacity opened opens operates operating operations opportunity opposed opposite ' +
    'optical optimization optimized optionally ordered orders ordinary organized oriented originally ' +
    'originated other others otherwise outdated outer outgoing outline outside overall overcome overlaid ' +
    'overridden overrides overriding overview overwrite overwriting overwritten own owned ownership owns ' +
    'packaged paid painted paired paragraphs parsed parsing partially participate particularly partly ' +
    'passed pasted pasting patched paths paused paying payment people perfect perfectly perform performed ' +
    'performing performs perhaps periodically periods permanently permissions permit permits permitted ' +
    'permitting persons physical physically pick picked picker picking pictures pieces placing planned ' +
    'played playing plays pleased plenty plugged pointed pointing pointless polished poor populated ' +
    'positioned positioning possesses possibilities possibility possibly posted potential potentially ' +
    'pour powerful practical practically practice practices practised preceded preceding precisely ' +
    'predefined prefer preference preferred prefers prefixed prepare prepared prepares preparing ' +
    'prepended presented presents preserved preserves pressed presumably presumed pretend pretty prevent ' +
    'preventing prevents previewed previously price primarily principles printed printing probably ' +
    'problems proceed processed processes produced produces producing products programming prohibited ' +
    'projects prolonged promised promote prompted prompts pronounced properly proposed proprietary ' +
    'protect protected protecting protects proved proves provide provided providers provides providing ' +
    'publicly publish published pulled pulling punctuation purchase purchased purged purpose purposes ' +
    'pursue pushed quantity queries queued quicker quickly quit quite quitting quoted raise raised ' +
    'randomly ranging rarely rated rather reachable reached reaches reaching reacts readable reads ' +
    'realized really reappear rearranged reason reasonable reasonably reasons receive received receives ' +
    'receiving recently recognize recognized recognizes recommend recommendations recommended recommends ' +
    'reconnecting recorded recording recordings recovered recovering rectangular redirected redirecting ' +
    'reduced reduces reducing reduction referenced references referred referring refers reflect reflected ' +
    'reflects refreshed refused refuses regarding regardless registered registration regularly reinstall ' +
    'rejected rejects related relationship relationships relatively released releasing reliable reliably ' +
    'relies reloaded reloads rely relying remain remainder remaining remains remarkably remember ' +
    'remembered remembers reminded remotely removable removed removes removing rename renamed renaming ' +
    'rendered renders renewed reopened reorder repeat repeated repeatedly repeating replaced replaces ' +
    'replacing replicated replied reported reporting repositories represent represented representing ' +
    'represents requested requesting requests required requirement requirements requires requiring ' +
    'rescued resembles reserved resetting resides resistance resized resizing resolved resolves resolving ' +
    'respect respected respectively respond responds responsibility responsible restarted restarting ' +
    'restored restores restrict restricting resulting resumed resumes retain retained retains retrieve ' +
    'retrieved retrieving retry returned returning returns reused revealed reveals reversed revert ' +
    'reverted reviewed revised revision rewarded rewritten rightly rightmost risks road rotated roughly ' +
    'rounded ruled running runs safely safer safest safety satisfied satisfies satisfy satisfying saved ' +
    'saves saving saying says scaled scaling scanned scattered scheduled scheduling scheme schemes scored ' +
    'scratched screens scrolled searched searches searching secondary seconds secretly secured seeing ' +
    'seek seeking seem seems seen sees seldom selected selecting selections selects sell send sending ' +
    'sends sensitivity sentences separated separately separates separating sequences serious seriously ' +
    'served serving several severe severely severity shaded shall shaped shapes shared shares sharing ' +
    'sharply ship shipped shorter shorthand shortly should showing shown shrinks shut sides signals ' +
    'signed significant significantly signs silently similar similarly simpler simplest simplicity ' +
    'simplify simply simultaneous simultaneously since sits skipped skipping slashes slightly slower ' +
    'slowly smaller smoothly solve solved solving some somebody someone something sometimes somewhat ' +
    'somewhere soon sophisticated sorted sorting spaces spacing speak speaking specialized specially ' +
    'specific specifically specification specifications specified specifies specify specifying spell ' +
    'spelled spend spends spent spoken stacked started starting stated stating stay staying stays steady ' +
    'still stolen stopped stopping stored stores storing straight straightforward strange strategy ' +
    'strength stretched strictly stripped stroke stronger strongly struck stuck studied subdirectories ' +
    'subfolders submission submits submitted submitting subscribed subscription subsequent subsequently ' +
    'substitute substituted subtitles subtract succeed succeeded succeeds successful successfully such ' +
    'suffer suffers sufficient sufficiently suggest suggested suggests suitable suited summarized ' +
    'summarizes supplied supplies supply supported supporting supposed suppress sure surely surprising ' +
    'surprisingly surrounded surrounding suspended suspicious switched switching symbolic symbols ' +
    'synchronization synchronized systems tagged taken takes taking taught technical temporarily ' +
    'temporary tends terminated terminating tested than thanks that their theirs them theme themes ' +
    'themselves then there thereafter thereby therefore these they thick thing things think thinking ' +
    'third this thorough thoroughly those though thought thousands threatened three threshold through ' +
    'throughout thrown thumb thumbnail thumbnails thus tied tightly till timed tiny today together ' +
    'toggled toggles told took toolbars tough toward towards tracked trailing transferred transferring ' +
    'transform transforms translated translates translating translators transmit transmitted ' +
    'transparently traveled treat treated tried tries triggered triggering truly truncated trusted ' +
    'trusting trying turned turning turns twice twisted two typed typically typing ugly unable unaffected ' +
    'unattended unavailable unaware unchanged uncheck unchecking unclear undefined under underlying ' +
    'underneath understand understanding understood undesirable undesired undone unencrypted unexpected ' +
    'unexpectedly unfinished unfortunately unhappy uninstalled unintended uniquely unknown unless unlike ' +
    'unlikely unlimited unlock unlocked unmodified unnecessary unofficial unpredictable unread ' +
    'unrecognized unrelated unreliable unresolved unsafe unsaved unspecified unsubscribe unsuccessful ' +
    'unsupported until untouched unusable unused unusual unwanted upcoming updated updating upgraded ' +
    'uploaded uploading upon urgently useable used useful useless users using usual usually utilities ' +
    'utterly validated valuable vanished varied varies variety various vary varying vendor verification ' +
    'verified verifies verify verifying vertically very viewed viewing violates visibility visit visited ' +
    'visiting visits visually volunteer volunteers wait waiting wanted wants warned warns wasted watch ' +
    'watched watching ways weak weapon weapons wearing weather weeks weird well were whatever wheel when ' +
    'whenever where whereas wherever whether which whichever while whoever whole wholly whom whose why ' +
    'widely wider widespread willing winning wins wiped wise wish wished wishes within without witness ' +
    'wonderful wondering words work worked working works worry worse worst worth would wrapped writable ' +
    'writes writing written wrong wrote years yesterday yields younger your yours yourself'
  ).split(' '),
);

/**
 * Words that languages in Latin letters may keep as terms, and languages in other letters never do: counted
 * in 400 works with their translations into 20 languages.
 */
export const WORDS_OF_TERMS: ReadonlySet<string> = new Set(
  (
    'absolute abuse accept access accessible account accounts act actions activate activation active ' +
    'actual addition address adjacent advanced affect ago agreement air album alert alter alternate ' +
    'alternative alternatives analysis animal animation annotation anonymous apart appendix applicable ' +
    'application applications apps architecture architectures archive area arguments array art articles ' +
    'ask aspect aspects associate assume attack attention automate axis back backgrounds backing backups ' +
    'balance band bars base basic basics basis battle begin best binary black blank blocks blue board ' +
    'bookmark border borders boxes break breaks bridge brief browse browsers buffer building builds built ' +
    'business busy button buttons buy caches calendar call calling came cancel capabilities capable ' +
    'capital capture card care carry case catch categories category cause causes cell center certain ' +
    'certificate certificates chance chances change characters charge chart checks choice circle city ' +
    'classes click clients clipboard clock cloud codes cold collect collection colors colour columns ' +
    'combine come comes coming comma commas commercial common compare compatible compile complex ' +
    'components compression computer computers condition conditions configurations confirmation ' +
    'connections constant constraints consult contact container containers content contents contextual ' +
    'continue contrast contributions controller controls convention conversion convert cool copies copy ' +
    'corner corners corrupt cost counter country course cover crash credit criteria cross current cursor ' +
    'curve custom customize cycle daily damage dark database databases dates day deal deals death decide ' +
    'define definition dependencies descriptions design desktops destroy detail detect development dialog ' +
    'did die digits dimension direct disc discussion distributions document double down downloads drag ' +
    'driver drivers drives drop due duplicate easy edge editor editors effect effective efficient effort ' +
    'elegant elements emails embedded encoding enemy engine enter entities entries environments equal ' +
    'errors essential event events exact examine exceptions exchange exclude exclusive executable expand ' +
    'expire expires explore expression expressions extensive external extract eye face factor family far ' +
    'feature feed feedback few filesystem filesystems fill filtering filters final fine finish fire first ' +
    'five fix fixed fixes flexible flow folder folders food forces form formats formula frame frames free ' +
    'full fullscreen fun fundamental future game games gave general generate generic get getting give ' +
    'given goal got graphic graphics gray green grid guide half handler handling handy happening hard ' +
    'head held her hexadecimal hierarchy highlight highlights hint hints his history holding hope ' +
    'horizontal hosting hosts hour human icon idea ideas idle images implementation impossible ' +
    'incompatible independent indicator individual information infrastructure initial insert installation ' +
    'installations installer instance instances instructions interest interfaces internal internet ' +
    'interrupt introduce introduction invalid invisible invocation issues job join jump just kernels ' +
    'keyboard keyword kind labels land large last later latter launch law layout layouts lead leader ' +
    'least legacy legal letters levels life light like limitation limitations limited linear links listen ' +
    'listing live loads local locations logical logo logout logs looks lose loss lost lot lots machine ' +
    'machines macros magic maintenance manage management manager manuals map mark marker marks matches ' +
    'matching material materials matrix maximize maximum mean media meet mention menus merge metadata ' +
    'microphone middle migration milliseconds minimal minimum minus minute minutes mirror mirrors miss ' +
    'missing mix mobile modern modes modifications moment money monitor monitors most motion mouse move ' +
    'music names namespace natural nature navigate navigation network networking new news nobody nodes ' +
    'nor notable notes notification notifications offer old once one open opening operate operation ' +
    'operator opponent option order outputs over overlap overlapping overlay packages packaging packs ' +
    'pair pairs palette pane panels paper parallel parameters parent partial particular partitions parts ' +
    'party passes passing past paste patterns pause pay percentage performance permanent person personal ' +
    'phone photo photos phrase picture piece pixel pixels place placed places plain plan platform play ' +
    'playback players playlist plugin plus pointer points policies popup portion ports positions possible ' +
    'post posts power precise preferences present presentation press pressing pressure preview previous ' +
    'printer prints prior problem procedure processing produce product production profiles program ' +
    'programs proper protection protocol public pure puts putting puzzle quality question questions queue ' +
    'quick radio radius ran random rare rate reach readers reading ready real realize records rectangles ' +
    'red redistribute redo reduce refer refuse region register regular relative releases remind rendering ' +
    'replace replacement reply reports representation require reserve resize resolve resources respective ' +
    'rest restart restore restrictions resume reuse review right rights risk role roles roll room rotate ' +
    'rotation round router rows rule run safe said same sample save say scale scan scanning scenario ' +
    'scenarios score scratch screenshot script scripts scroll scrolling sections secure see segment ' +
    'segments selection selector sense sensitive sentence separate serve serves service services sessions ' +
    'sets setting settings shape share sharp shells shortcut shortcuts shot shows side sidebar signal ' +
    'signature simple single site sites situation situations six sizes skill skin skip slide slider slot ' +
    'slow smooth socket soft software sold solid solution solutions sound sounds sources special spelling ' +
    'split square squares stage stages stand standard standards stands starts state statement statements ' +
    'states static step steps stick stops store strings strong structure structures stuff styles ' +
    'subdirectory subject submenu submit subscribe success suit sum support supports surface switch ' +
    'tables tags take talk targeted targets taste team techniques technology tell tells temperature ten ' +
    'tend term terminal terminals terms terrain throw time timer times tips too toolbar tools top topics ' +
    'touch track tracking tracks traditional traffic training transaction transfer translate translations ' +
    'transparent tray trees tricks trouble trust turn tutorial underscore underscores undo unique unit ' +
    'units updates upgrades uploads upper usable use valid validation variables vector versa versatile ' +
    'versions vertical via vice videos view viewer views visible visual voice walk wall walls want ' +
    'warnings warranty waste water way week went white who wide widget wild win wizard word world yellow ' +
    'zero zone zoom'
  ).split(' '),
);
