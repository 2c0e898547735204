import type { WordList } from './word-list';
import { slavicWords } from './slavic-words';

/** By the primary subtag of the language. */
export const wordLists: Readonly<Record<string, WordList>> = {
  ...slavicWords,
  en: {
    cardinals:
      'zero|no one|a|an|single two|both|twice|double|pair|couple three four five six seven eight nine ten eleven twelve|dozen',
    ordinals: 'first|once second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth',
    teens: 'thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    tens: 'thirty forty fifty sixty seventy eighty ninety',
    others: {
      twenty: 20,
      hundred: 100,
      thousand: 1000,
      half: 0.5,
      million: 1_000_000,
      binary: 2,
      tenth: 10,
      tenths: 10,
      thirteenth: 13,
      fourteenth: 14,
      fifteenth: 15,
      sixteenth: 16,
      seventeenth: 17,
      eighteenth: 18,
      nineteenth: 19,
      twentieth: 20,
      thirtieth: 30,
      octal: 8,
      decimal: 10,
      hexadecimal: 16,
      hex: 16,
      triple: 3,
      triplet: 3,
      triplets: 3,
      quintuplet: 5,
      sextuplet: 6,
      septuplet: 7,
      twos: 2,
      threes: 3,
      fours: 4,
      fives: 5,
      sixes: 6,
      sevens: 7,
      eights: 8,
      nines: 9,
      tens: 10,
      noon: 12,
    },
  },
  de: {
    cardinals:
      'null|kein ein zwei|beid|doppel|paar drei vier fünf sechs sieben acht neun zehn elf zwölf|dutzend',
    ordinals: 'erst|einmal zweit dritt viert fünft sechst siebt acht neunt zehnt',
    teens: 'dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
    tens: 'dreißig vierzig fünfzig sechzig siebzig achtzig neunzig',
    others: { zwanzig: 20, hundert: 100, tausend: 1000, halb: 0.5, anderthalb: 1.5, eineinhalb: 1.5 },
    areStems: true,
  },
  fr: {
    cardinals:
      'zéro|aucun|nul|nulle un|une deux trois quatre cinq six sept huit neuf dix onze douze|douzaine',
    ordinals:
      'premier|première deuxième|seconde|second|double troisième|tiers quatrième|quart cinquième sixième septième huitième neuvième dixième',
    teens: 'treize quatorze quinze|quinzaine seize dix-sept dix-huit dix-neuf',
    tens: 'trente quarante cinquante soixante septante huitante nonante',
    others: { vingt: 20, cent: 100, cents: 100, mille: 1000, demi: 0.5, demie: 0.5, moitié: 0.5 },
  },
  es: {
    cardinals:
      'cero|ningún|ninguna un|una|uno dos|ambos|ambas|doble tres cuatro cinco seis siete ocho nueve diez once doce|docena',
    ordinals:
      'primer|primera|primero segundo|segunda tercer|tercera|tercero cuarto|cuarta quinto|quinta sexto séptimo octavo noveno décimo',
    teens: 'trece catorce quince|quincena dieciséis diecisiete dieciocho diecinueve',
    tens: 'treinta cuarenta cincuenta sesenta setenta ochenta noventa',
    hundreds:
      'cien|ciento doscientos|doscientas trescientos|trescientas cuatrocientos|cuatrocientas quinientos|quinientas seiscientos|seiscientas setecientos|setecientas ochocientos|ochocientas novecientos|novecientas',
    others: { veinte: 20, mil: 1000, medio: 0.5, media: 0.5, mitad: 0.5 },
  },
  it: {
    cardinals:
      'zero|nessun un|una|uno due|entrambi|doppio tre quattro cinque sei sette otto nove dieci undici dodici|dozzina',
    ordinals:
      'primo|prima secondo|seconda terzo|terza quarto|quarta quinto|quinta sesto settimo ottavo nono decimo',
    teens: 'tredici quattordici quindici sedici diciassette diciotto diciannove',
    tens: 'trenta quaranta cinquanta sessanta settanta ottanta novanta',
    hundreds: 'cento duecento trecento quattrocento cinquecento seicento settecento ottocento novecento',
    others: { venti: 20, mille: 1000, metà: 0.5, mezzo: 0.5, mezza: 0.5 },
  },
  ca: {
    cardinals:
      'zero|cap un|una|uns|unes dos|dues|ambdós|ambdues|doble tres quatre cinc sis set vuit nou deu onze dotze|dotzena',
    ordinals:
      'primer|primera segon|segona tercer|tercera quart|quarta cinquè|cinquena sisè|sisena setè|setena vuitè|vuitena novè|novena desè|desena',
    teens: 'tretze catorze quinze setze disset|dèsset divuit|díhuit dinou|dènou',
    tens: 'trenta quaranta cinquanta seixanta setanta vuitanta|huitanta noranta',
    others: { vint: 20, mil: 1000, mig: 0.5, mitja: 0.5, meitat: 0.5, huit: 8 },
  },
  ro: {
    cardinals:
      'zero|niciun|nicio un|o|unu|una doi|două|ambele|ambii|dublu trei patru cinci șase|şase șapte|şapte opt nouă zece unsprezece doisprezece|douăsprezece|duzină',
    ordinals: 'primul|prima doilea|doua treilea|treia patrulea|patra cincilea|cincea',
    others: {
      douăzeci: 20,
      treizeci: 30,
      patruzeci: 40,
      cincizeci: 50,
      sută: 100,
      sute: 100,
      mie: 1000,
      mii: 1000,
      jumătate: 0.5,
    },
  },
  el: {
    cardinals:
      'μηδέν|καμία|κανένα|κανένας ένα|ένας|μια|μία|μίας|ενός δύο|δυο|διπλό τρία|τρεις|τριών τέσσερα|τέσσερις|τεσσάρων πέντε έξι επτά|εφτά οκτώ|οχτώ εννέα|εννιά δέκα έντεκα δώδεκα',
    ordinals:
      'πρώτο|πρώτη|πρώτος|πρώτα δεύτερο|δεύτερη|δεύτερος τρίτο|τρίτη|τρίτος τέταρτο|τέταρτη|τέταρτος πέμπτο|πέμπτη|πέμπτος',
    others: {
      διψήφιο: 2,
      διψήφιος: 2,
      διψήφιου: 2,
      διψήφιων: 2,
      είκοσι: 20,
      τριάντα: 30,
      σαράντα: 40,
      πενήντα: 50,
      εκατό: 100,
      χίλια: 1000,
      χιλιάδες: 1000,
      μισό: 0.5,
      μισή: 0.5,
    },
  },
  pt: {
    cardinals:
      'zero|nenhum um|uma dois|duas|ambos|dobro três quatro cinco seis sete oito nove dez onze doze|dúzia',
    ordinals:
      'primeiro|primeira segundo|segunda terceiro|terceira quarto|quarta quinto|quinta sexto sétimo oitavo nono décimo',
    teens:
      'treze catorze|quatorze quinze|quinzena dezesseis|dezasseis dezessete|dezassete dezoito dezenove|dezanove',
    tens: 'trinta quarenta cinquenta sessenta setenta oitenta noventa',
    hundreds:
      'cem|cento duzentos|duzentas trezentos|trezentas quatrocentos|quatrocentas quinhentos|quinhentas seiscentos|seiscentas setecentos|setecentas oitocentos|oitocentas novecentos|novecentas',
    others: { vinte: 20, mil: 1000, metade: 0.5, meio: 0.5, meia: 0.5 },
  },
  nl: {
    cardinals:
      'nul|geen een|één twee|beide|dubbel drie vier vijf zes zeven acht negen tien elf twaalf|dozijn',
    ordinals: 'eerste tweede derde vierde vijfde zesde zevende achtste negende tiende',
    teens: 'dertien veertien vijftien zestien zeventien achttien negentien',
    tens: 'dertig veertig vijftig zestig zeventig tachtig negentig',
    others: {
      twintig: 20,
      honderd: 100,
      duizend: 1000,
      half: 0.5,
      halve: 0.5,
      helft: 0.5,
      anderhalf: 1.5,
      anderhalve: 1.5,
    },
  },
  sv: {
    cardinals: 'noll|ingen en|ett två|båda tre fyra fem sex sju åtta nio tio elva tolv|dussin',
    ordinals: 'först andra tredje fjärde femte sjätte sjunde åttonde nionde tionde',
    teens: 'tretton fjorton femton sexton sjutton arton nitton',
    tens: 'trettio fyrtio femtio sextio sjuttio åttio nittio',
    others: { tjugo: 20, hundra: 100, tusen: 1000, halv: 0.5 },
    areStems: true,
  },
  da: {
    cardinals: 'nul|ingen en|et to|begge tre fire fem seks syv otte ni ti elleve tolv|dusin',
    ordinals: 'først|første anden|andet tredje fjerde femte sjette syvende ottende niende tiende',
    others: {
      tyve: 20,
      tredive: 30,
      halvtreds: 50,
      hundrede: 100,
      tusind: 1000,
      halv: 0.5,
      halvt: 0.5,
      halvanden: 1.5,
      halvandet: 1.5,
    },
  },
  nb: {
    cardinals: 'null|ingen en|ett|én to|begge tre fire fem seks sju|syv åtte ni ti elleve tolv|dusin',
    ordinals: 'først|første andre tredje fjerde femte sjette sjuende åttende niende tiende',
    others: {
      tjue: 20,
      tretti: 30,
      femti: 50,
      hundre: 100,
      tusen: 1000,
      halv: 0.5,
      halvt: 0.5,
      halvannen: 1.5,
    },
  },
  fi: {
    cardinals:
      'nolla yksi|yhde|yht kaksi|kahde|kaht|molem|pari kolm neljä viisi|viide|viit kuusi|kuude|kuut seitsemä kahdeksa yhdeksä kymmen yksitoista kaksitoista|tusina',
    ordinals: 'ensim toinen|toise kolma neljä viides kuudes seitsem kahdeks yhdeks kymmen',
    others: { sata: 100, sada: 100, tuhan: 1000, puol: 0.5, puolitoista: 1.5 },
    areStems: true,
  },
  tr: {
    cardinals: 'sıfır bir|tek iki|çift üç dört|dörd beş altı yedi sekiz dokuz on onbir oniki|düzine',
    ordinals: 'ilk|birinci ikinci',
    others: { yirmi: 20, otuz: 30, elli: 50, yüz: 100, bin: 1000, yarı: 0.5, buçuk: 0.5 },
    areStems: true,
    whole: { yok: 0, hiç: 0, hiçbir: 0 },
  },
  hu: {
    cardinals:
      'nulla egy kettő|két|mindkét háro|hárm négy öt hat hét|het nyolc kilenc tíz|tiz tizenegy tizenkét|tizenkettő|tucat',
    ordinals: 'első másod harmad negyed ötöd hatod heted nyolcad kilenced tized',
    others: { húsz: 20, száz: 100, ezer: 1000, fél: 0.5, másfél: 1.5 },
    areStems: true,
    whole: { nincs: 0, nincsenek: 0 },
  },
  ar: {
    cardinals:
      'صفر واحد|واحدة اثن|كلا ثلاث|ثلاثة أربع|اربع|أربعة|اربعة خمس|خمسة ست|ستة سبع|سبعة ثمان|ثمانية تسع|تسعة عشر',
    ordinals: 'الأول|أول الثان الثالث الرابع الخامس السادس السابع الثامن التاسع العاشر',
    others: {
      مائة: 100,
      مئة: 100,
      ألف: 1000,
      نصف: 0.5,
      يوم: 1,
      يومين: 2,
      ساعتين: 2,
      مرتين: 2,
      أسبوعين: 2,
      إسبوعين: 2,
      شهرين: 2,
      سنتين: 2,
    },
    areStems: true,
  },
  he: {
    cardinals: 'אפס אחד|אחת שני|שתי|שניים|שתיים שלוש ארבע חמש|חמיש שש|שיש שבע שמונ תשע עשר אחד־עשר שנים־עשר',
    ordinals: 'ראשו שני שליש רביע חמיש שיש שביע שמינ תשיע עשיר',
    others: { יומיים: 2, שעתיים: 2, פעמיים: 2, שבועיים: 2, מאה: 100, אלף: 1000, חצי: 0.5 },
    areStems: true,
  },
  hi: {
    cardinals: 'शून्य एक दो तीन चार पाँच|पांच छह|छः सात आठ नौ दस ग्यारह बारह',
    ordinals: 'पहल दूसर तीसर चौथ',
    others: { बीस: 20, सौ: 100, हज़ार: 1000, हजार: 1000, आधा: 0.5 },
    areStems: true,
  },
  ko: {
    cardinals:
      '영 한|하나|일 두|둘|이|양쪽 세|셋|삼 네|넷|사 다섯|오 여섯|육 일곱|칠 여덟|팔 아홉|구 열|십 열한|십일 열두|십이',
    ordinals: '첫|처음|하루',
    others: {
      이틀: 2,
      사흘: 3,
      나흘: 4,
      닷새: 5,
      스무: 20,
      백: 100,
      천: 1000,
      만: 10_000,
      반: 0.5,
      절반: 0.5,
    },
    areStems: true,
    whole: { 없음: 0, 없습니다: 0, 없는: 0 },
  },
  id: {
    cardinals: 'nol satu dua|kedua tiga empat lima enam tujuh delapan sembilan sepuluh sebelas selusin',
    ordinals: 'pertama kedua ketiga keempat kelima keenam ketujuh kedelapan kesembilan kesepuluh',
    others: { sehari: 1, seratus: 100, seribu: 1000, setengah: 0.5 },
  },
  vi: {
    cardinals: 'không một hai ba bốn năm sáu bảy tám chín mười',
    ordinals: 'nhất nhì',
    others: { đôi: 2, tư: 4, trăm: 100, nghìn: 1000, nửa: 0.5 },
  },
};
