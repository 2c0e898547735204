import { canonicalLanguageTag } from '../../language-tag';

type Codes = Readonly<Record<string, string>>;

/**
 * The codes of a list by their BCP 47 tags. A language alone has its first code in the list. `own` has the
 * codes whose tags can't be made of them.
 */
function codesByTag(list: string, own: Codes): Record<string, string> {
  const codes: Record<string, string> = {};
  for (const code of list.split(' ')) codes[tagOf(code)] = code;
  for (const code of list.split(' ')) codes[tagOf(code).split('-')[0] ?? code] ??= code;
  for (const [tag, code] of Object.entries(own)) codes[canonicalLanguageTag(tag) ?? tag] = code;
  return codes;
}

function tagOf(code: string): string {
  const tag = code.replaceAll('_', '-');
  return canonicalLanguageTag(tag) ?? tag;
}

/**
 * The `wp_locale` of GlotPress, but for dialects that no tag names (`art_xpirate`, `art_xemoji`, `es_AN`) and
 * the Catalan of the Balearic Islands, whose code `bal` is the tag of Baluchi.
 */
export const wordpressLocales = codesByTag(
  'af am arg ar arq ary as ast az az_TR azb ba bcc bel bg_BG bgn bho bn_BD bn_IN bo bre brx bs_BA ca ca_valencia ' +
    'ceb ckb co cor cs_CZ cy da_DK de_DE de_AT de_CH dsb dv dzo ewe el en_US en_AU en_CA en_GB en_NZ en_ZA eo ' +
    'es_ES es_AR es_CL es_CO es_CR es_DO es_EC es_GT es_HN es_MX es_PE es_PR es_UY es_VE et eu fa_IR fa_AF fuc fi ' +
    'fo fon fr_FR fr_BE fr_CA frp fur fy ga gax gd gl_ES gu hat hau haw_US haz he_IL hi_IN hr hsb hu_HU hy ibo ' +
    'id_ID ido is_IS it_IT ja jv_ID ka_GE kaa kab kal kin kk km kmr kn ko_KR kir lb_LU li lij lin lmo lo lt_LT lug ' +
    'lv mai mfe mg_MG mk_MK ml_IN mlt mn mr mri ms_MY my_MM ne_NP nb_NO nl_NL nl_BE nn_NO nqo oci ory os pa_IN ' +
    'pa_PK pap_CW pap_AW pcd pcm pl_PL pt_PT pt_AO pt_BR ps rhg ro_RO roh ru_RU sah sa_IN scn si_LK sk_SK skr sl_SI ' +
    'sna snd so_SO sq sq_XK sr_RS srd ssw su_ID sv_SE sw syr szl ta_IN ta_LK tah te tg th tir tl tr_TR tt_RU tuk ' +
    'twd tzm ug_CN uk ur uz_UZ vec vi wol xho yor zgh zh_CN zh_HK zh_SG zh_TW zul',
  {
    cnr: 'me_ME',
    no: 'nb_NO',
    'pt-PT-ao1990': 'pt_PT_ao90',
    'zh-Hans': 'zh_CN',
    'zh-Hant': 'zh_TW',
  },
);

/** The languages that WPML comes with. */
export const wpmlCodes = codesByTag(
  'en es de fr ar bs bg ca cs sk cy da el eo et eu fa fi ga he hi hr hu hy id is it ja ko ku lv lt mk mt mn ne nl ' +
    'no pa pl pt-pt pt-br qu ro ru sl so sq sr sv ta th tr uk ur uz vi yi zh-hans zh-hant zu ms gl bn',
  { nb: 'no', 'zh-CN': 'zh-hans', 'zh-SG': 'zh-hans', 'zh-TW': 'zh-hant', 'zh-HK': 'zh-hant' },
);

/** The languages that Drupal offers, but for `xx-lolspeak`. */
export const drupalCodes = codesByTag(
  'af am ar ast az be bg bn bo bs ca cs cy da de dz el en eo es et eu fa fi fil fo fr fy ga gd gl gsw-berne gu he hi ' +
    'hr ht hu hy id is it ja jv ka kk km kn ko ku ky lo lt lv mg mk ml mn mr ms my ne nl nb nn oc pa pl pt-pt pt-br ' +
    'ro ru sco se si sk sl sq sr sv sw ta ta-lk te th tr tyv ug uk ur vi zh-hans zh-hant',
  { no: 'nb', 'zh-CN': 'zh-hans', 'zh-TW': 'zh-hant', 'zh-Hans-CN': 'zh-hans', 'zh-Hant-TW': 'zh-hant' },
);

/** The `isoCode` of each of Shopify's available locales. */
export const shopifyLocales = codesByTag(
  'af ak sq am ar hy as az bm bn eu be bs br bg my ca ce zh-CN zh-TW cu kw hr cs da nl dz en eo et ee fo fi fr ff gl ' +
    'lg ka de el gu ha he hi hu is ig id ia ga it ja jv kl kn ks kk km ki rw ko ku ky lo lv ln lt lu lb mk mg ms ml ' +
    'mt gv mi mr mn ne nd se no nb nn or om os ps fa pl pt-PT pt-BR pa qu ro rm rn ru sg gd sr sn ii sd si sk sl so ' +
    'es su sw sv tg ta tt te th bo ti to tr tk uk ur ug uz vi vo cy fy wo xh yi yo zu',
  { 'zh-Hans': 'zh-CN', 'zh-Hant': 'zh-TW' },
);

/** The two-letter codes of ISO 639-1. */
export const iso639 =
  'aa ab ae af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo ' +
  'es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv ka ' +
  'kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng ' +
  'nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su ' +
  'sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu';

/** The two-letter codes of ISO 3166-1. */
export const iso3166 =
  'ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bl bm bn bo bq br bs bt bv bw by bz ca ' +
  'cc cd cf cg ch ci ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg eh er es et fi fj fk fm fo fr ga ' +
  'gb gd ge gf gg gh gi gl gm gn gp gq gr gs gt gu gw gy hk hm hn hr ht hu id ie il im in io iq ir is it je jm jo jp ' +
  'ke kg kh ki km kn kp kr kw ky kz la lb lc li lk lr ls lt lu lv ly ma mc md me mf mg mh mk ml mm mn mo mp mq mr ms ' +
  'mt mu mv mw mx my mz na nc ne nf ng ni nl no np nr nu nz om pa pe pf pg ph pk pl pm pn pr ps pt pw py qa re ro rs ' +
  'ru rw sa sb sc sd se sg sh si sj sk sl sm sn so sr ss st sv sx sy sz tc td tf tg th tj tk tl tm tn to tr tt tv tw ' +
  'tz ua ug um us uy uz va vc ve vg vi vn vu wf ws ye yt za zm zw';
