/**
 * Words of English that are no names of things: what a sentence says, and translations never keep. Words that
 * are also terms, commands or values are not among them.
 */
export const WORDS_OF_SENTENCES: ReadonlySet<string> = new Set(
  (
    'abandoned abilities ability able about above absolutely accepted accepting accepts accessed ' +
    'accessing accidentally accompanied accomplish accomplished accordance according accordingly ' +
    'achieve achieved acquire acquired across activated activates actually added adding additional ' +
    'additionally addressed addresses adds adjust adjusted adjusting administrator administrators ' +
    'advantage advised affected affects afraid afterwards again against agree agreed aims aligned ' +
    'allocate allocated allowed allowing allows almost alone along already also altered although ' +
    'altogether always among amounts announced annoyed annoying another answer anymore anyone anything ' +
    'anyway anywhere apparently appear appearing appears appended applied applies apply applying ' +
    'approach appropriate approved approximately arbitrary arise arises arrive arrives ascending asked ' +
    'asking assembled assign assigned assist associated associates assumed assumes assuming assure ' +
    'attempt attempted attempting attempts attracted attractive authenticated authorized automated ' +
    'automatically available avoid avoided avoiding avoids awarded aware away backed backward backwards ' +
    'badly balanced based bear beautiful because become becomes before beforehand began beginning ' +
    'begins begun behave behaves behavior behaviour behind being believe believed belong belonging ' +
    'belongs below beneath benefit benefits besides better between beyond bigger borrowed both bought ' +
    'breaking briefly bring broken brought bundled buying bytes calculate calculated called calls ' +
    'cannot careful carefully cares carried carries carrying cases caused causing ceases certainly ' +
    'changed changes changing cheap checked checking choices choose chooses choosing chosen ' +
    'circumstances cleaned cleaning cleared clearly closed closely closer closest closing collected ' +
    'collecting combined comfortable commonly communicates compared comparing compiled complaining ' +
    'completed completely completes complicated compressed computed concatenated concerned concerning ' +
    'conducted configured configuring confirmed conflicting confused confusing connected connecting ' +
    'consequences consequently consider considered considering consist consistently consisting consists ' +
    'constantly constructed consumed contain contained containing contains continued continues ' +
    'continuing contributed controlled convenient conveniently converted coordinates copied copying ' +
    'correctly corresponding corresponds costs could counted counting counts covered covers crashed ' +
    'created creates creating cropped cumbersome currently customized damaged dangerous dashed days ' +
    'dealing decided deciding declared declares decreased decreases deeper deeply defeated defeats ' +
    'defined defines defining delayed deleted deletes deleting delimited delivered delivers ' +
    'demonstrated demonstrates denied depend dependent depending depends deprecated derived describe ' +
    'described describes describing deserves designated designed desirable desired despite destroyed ' +
    'detailed details detected determine determined determines develop developed developers developing ' +
    'dialed died differ differences different differently differing differs difficult difficulty ' +
    'digging dimmed directed directly directories disabled disables disabling disappear disappeared ' +
    'disappears discarded disconnected discouraged discover discovered discussed discusses displayed ' +
    'displaying displays distinct distinguish distinguishes distributed distributing divided dividing ' +
    'documentation documented documents does doing downloaded downloading downwards drags drawing drawn ' +
    'draws driven dropped dropping during dynamically each earlier earliest earned easier easily edited ' +
    'effectively efficiently either eligible eliminate elsewhere emphasized employed empties enabled ' +
    'enables enabling enclosed enclosing encountered encounters encourage encouraged encrypted ' +
    'encrypting enforced engaged enjoy enlarged enormous enough ensure ensures entered entering entire ' +
    'entirely equally equivalent erased escaped especially essentially established estimated evaluated ' +
    'evaluates even eventually ever every everyone everything everywhere evolved exactly examined ' +
    'examining example examples exceeded exceeds excellent except exceptionally exchanged excluded ' +
    'excluding executed executes executing existing exists expanded expanding expected expects ' +
    'expensive experienced experiencing explain explained explaining explains explicitly explored ' +
    'exploring exported exporting exposed expressed extending extracted extremely faced facing failed ' +
    'failing fails fairly faithfully falling falls familiar fancy faster feels fetched fetching fewer ' +
    'fights files filled filling filtered finally find finds finished fits fitted fitting fixing ' +
    'flipped focused folded followed following follows forbidden forced foremost forget forgotten ' +
    'formatted formed former formerly forms fortunately forwarded found four fourth freed freely ' +
    'frequently fulfilled fulfills fully further furthermore gained gathered gathering generally ' +
    'generated generates generating gently gets gives giving glad goes going gone good granted granting ' +
    'greater greatly grouped growing grown grows guarantee guaranteed guarantees guess guessed guessing ' +
    'handled handles hanging happen happened happens harder hardly harmful having heavily heavy helped ' +
    'helpful helping helps hence here hidden hides hiding higher highest highlighted highly holds ' +
    'hopefully hoping hours hovering however huge ideally identical identifies identify ignored ' +
    'ignoring illustrated illustrates immediate immediately implemented implementing implied implies ' +
    'importantly imported importing improve improved improvements improves improving inaccessible ' +
    'inactive inappropriate inclined included includes including incoming incomplete incorrect ' +
    'incorrectly increased increases increasing incredibly indeed independently indicate indicated ' +
    'indicates indicating individually infinite influences inform informed informs inherited inherits ' +
    'initialized initially inserted inside inspect inspired installed installing instead insufficient ' +
    'intended interacting interested interesting internally interpreted interpreter interrupted into ' +
    'introduced invalidated invented inverted invited invoke invoked invoking involved involves ' +
    'irrelevant isolated issued itself joined joining judge jumps keen keeping keeps kept killed ' +
    'killing kindly kinds knew know knowing knowledge knows labeled lack lacking lacks larger largest ' +
    'lasting launched launches launching laying leading leads learned learnt leaved leaving left ' +
    'lengthy lets liable libraries licensed lighter liked likely linked listed listened lived loaded ' +
    'loading located locked logged longer longest looking loosely loses losing loud lovely lower ' +
    'lowered lowest luckily mainly maintained maintaining makes making managed managing mandatory ' +
    'manipulated manipulates manipulating manually many marked matched matters meaning meaningful ' +
    'meaningless means meant meanwhile measured measures measuring mechanisms meets mentioned mentions ' +
    'merely merged merging might minded minimized mirrored misleading mistakes modified modify ' +
    'modifying monitored monthly months moreover mostly mounted mounting moved moves moving much ' +
    'multiple multiplied must mutually named namely narrow naturally nearby nearest nearly necessarily ' +
    'necessary need needed needs negotiated neither nested never nevertheless newer newly next nice ' +
    'nicely nonetheless normally noted nothing noticed noticing notified notifies notify numbered ' +
    'numerous obtain obtained obtaining obtains obvious obviously occasionally occupied occur occurred ' +
    'occurring occurs offered offers often older omit omitted ones only onto opened opens operates ' +
    'operating opposed opposite optimized optionally ordered orders ordinary organized originally ' +
    'originated other others otherwise outdated outgoing outside overall overcome overlaid overridden ' +
    'overriding overwrite overwriting overwritten owned owns paid painted paired parsed parsing ' +
    'partially participate particularly partly passed pasted pasting patched paused paying people ' +
    'perfect perfectly perform performed performing performs perhaps periodically permanently ' +
    'permissions permit permits permitted permitting pick picked picking placing planned plays pleased ' +
    'plenty pointed pointing pointless polished populated positioned possesses possibilities ' +
    'possibility possibly posted potentially pour powerful practical practically practised preceded ' +
    'preceding precisely predefined prefer preferred prefers prepare prepared prepares preparing ' +
    'prepended presented presents preserved preserves pressed presumably presumed pretend pretty ' +
    'prevent preventing prevents previewed previously primarily printed printing probably problems ' +
    'proceed processed processes produced produces producing prohibited prolonged promised promote ' +
    'prompted prompts pronounced properly proposed protected protecting protects proved proves provide ' +
    'provided providers provides providing publicly published pulled pulling purchased purpose purposes ' +
    'pursue pushed quicker quickly quite quitting quoted raise raised randomly ranging rarely rated ' +
    'rather reachable reached reaches reacts realized really reappear rearranged reason reasonable ' +
    'reasonably reasons receive received receives receiving recently recognize recognized recommend ' +
    'recommended recommends reconnecting recorded recording recovered recovering rectangular redirected ' +
    'redirecting reduced reduces reducing referenced referred referring refers reflect reflected ' +
    'reflects refreshed refused refuses regarding regardless registered regularly rejected rejects ' +
    'related relatively released reliable reliably relies reloaded reloads rely relying remain ' +
    'remaining remains remarkably remembered remembers reminded remotely removed removes removing ' +
    'renamed renaming rendered renders renewed reopened repeated repeatedly replaced replaces replacing ' +
    'replied reported reporting represent represented representing represents requested requesting ' +
    'requests required requirement requirements requires requiring rescued resembles reserved resetting ' +
    'resides resized resizing resolved resolves resolving respect respected respectively respond ' +
    'responds responsible restarted restarting restored restores restricting resulting ' +
    'resumed resumes retained retains retrieve retrieved retrieving returned returning returns reused ' +
    'revealed reveals reversed reverted reviewed revised rewarded rewritten rightly rightmost rotated ' +
    'roughly rounded ruled running runs safely safer safest satisfied satisfies satisfy satisfying ' +
    'saved saves saving says scanned scattered scheduled scored scratched scrolled searched searches ' +
    'searching seconds secretly secured seeing seeking seem seems seen seldom selected selecting ' +
    'selects sending sends sentences separated separately separates separating serious served several ' +
    'severe severely shaded shaped shared shares sharing sharply shorter shortly should showing shown ' +
    'shrinks shut signed significant significantly silently similar similarly simpler simplify simply ' +
    'simultaneous simultaneously since sits skipped skipping slashes slightly slower slowly smaller ' +
    'smoothly solve solved some someone something sometimes somewhat somewhere soon sophisticated ' +
    'sorted sorting speaking specially specifically specified specifies specify specifying spelled ' +
    'spends spent spoken started starting stated stating staying stays steady still stolen stopped ' +
    'stopping stored stores storing straight straightforward strange stretched strictly strongly struck ' +
    'stuck studied submits submitted submitting subsequent subsequently succeed succeeded succeeds ' +
    'successful successfully such suffer suffers sufficient sufficiently suggest suggested suggests ' +
    'suitable suited summarized summarizes supplied supplies supported supporting supposed sure surely ' +
    'surprising surprisingly surrounded suspended suspicious switched switching systems taken takes ' +
    'taking taught temporarily tends terminated terminating tested than thanks that their theirs them ' +
    'themselves then there thereafter thereby therefore these they thick thing things think thinking ' +
    'third this thorough thoroughly those though thought thousands threatened through throughout thrown ' +
    'thus tied tightly till timed tiny today together told took tough toward towards tracked ' +
    'transferred transferring transforms translated translates translating transmit transmitted ' +
    'transparently traveled treat treated tried tries triggered triggering truly truncated trusted ' +
    'trusting trying turned turning turns twice twisted typed typically typing ugly unable unaffected ' +
    'unattended unavailable unaware unchanged unclear undefined underlying underneath understand ' +
    'understanding undesirable undesired unencrypted unexpected unfinished unfortunately unhappy ' +
    'uninstalled unintended uniquely unknown unless unlike unlikely unlimited unlocked unmodified ' +
    'unnecessary unofficial unpredictable unrecognized unrelated unreliable unresolved unsafe unsaved ' +
    'unspecified unsuccessful unsupported until untouched unused unusual unwanted upcoming updated ' +
    'updating upgraded upon urgently useable used useful useless users using usual usually utterly ' +
    'validated valuable vanished varied varies various vary varying verified verifies verify verifying ' +
    'very viewed viewing violates visited visiting visits waiting wanted wants warned warns wasted ' +
    'watch watched watching ways weak wearing weeks weird well were whatever when whenever where ' +
    'whereas wherever whether which whichever while whoever whole wholly whose widely wider widespread ' +
    'willing winning wiped wish wished wishes within without witness wonderful wondering words work ' +
    'worked working works worry worse worst worth would wrapped writable writes writing written wrong ' +
    'years yesterday yields younger your yourself'
  ).split(' '),
);
