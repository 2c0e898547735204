import type { FieldCheck } from '../field-check';

/**
 * Characters whose simplified and traditional forms are both frequent, and each of which never occurs in the
 * other kind of text.
 */
const PAIRS =
  '这這们們国國说說对對时時会會学學为為发發来來个個与與业業东東两兩严嚴丰豐临臨举舉义義乐樂习習书書买買乱亂争爭产產亲親亿億仅僅从從仓倉仪儀价價众眾优優伤傷传傳体體佣傭' +
  '侧側侨僑债債倾傾偿償储儲儿兒关關兴興养養兽獸内內写寫军軍农農冲衝决決况況冻凍净淨减減凤鳳凭憑击擊划劃刘劉则則刚剛创創别別剂劑剑劍剧劇劝勸办辦务務动動励勵劳勞势勢华華协協' +
  '单單卖賣卢盧卫衛却卻厂廠厅廳历歷厉厲压壓厌厭县縣参參双雙变變叙敘叶葉号號叹嘆吓嚇吗嗎启啟员員响響问問团團园園围圍图圖圆圓圣聖场場坏壞块塊坚堅坛壇坝壩坟墳坠墜垄壟' +
  '处處备備复復够夠头頭夺奪奖獎妇婦妈媽娱娛婴嬰孙孫宁寧宝寶实實审審宪憲宫宮宽寬宾賓寝寢导導将將尔爾尘塵尝嘗层層属屬岁歲岂豈岛島岭嶺峡峽帅帥师師帐帳带帶帮幫库庫应應庙廟废廢开開' +
  '异異张張强強归歸当當录錄彻徹径徑忆憶忧憂怀懷态態总總恋戀恶惡悬懸惊驚惯慣愿願户戶执執扩擴扫掃扬揚抢搶护護报報担擔拟擬拥擁择擇挂掛挥揮损損换換据據数數断斷无無旧舊显顯晓曉暂暫术術机機' +
  '权權杂雜条條极極构構标標树樹样樣档檔桥橋检檢楼樓欢歡欧歐残殘毁毀气氣汉漢沟溝泪淚洁潔测測济濟浓濃涛濤润潤涨漲温溫湾灣湿濕满滿滚滾灭滅灯燈灵靈灾災炉爐点點炼煉烂爛热熱爱愛爷爺牺犧状狀独獨' +
  '环環现現电電疗療确確码碼礼禮积積称稱稳穩穷窮窃竊竖豎竞競笔筆签簽简簡类類紧緊红紅约約级級纪紀纯純纲綱纳納纸紙线線练練组組细細织織终終绍紹经經结結绕繞给給络絡绝絕统統继繼续續维維绿綠编編缘緣' +
  '网網罗羅职職联聯聪聰脑腦艺藝节節范範药藥获獲营營虑慮虽雖装裝见見规規视視觉覺览覽观觀计計认認讨討让讓训訓议議讯訊记記许許论論设設访訪证證评評识識词詞试試话話该該语語误誤请請读讀课課谁誰调調谈談' +
  '贝貝负負财財责責贤賢败敗货貨质質购購贯貫费費资資赛賽赞贊赠贈跃躍践踐车車轨軌转轉轮輪软軟轻輕载載较較辑輯输輸边邊达達过過运運还還进進远遠违違连連迟遲选選递遞邮郵释釋针針钟鐘钢鋼钱錢铁鐵银銀链鏈销銷锁鎖错錯键鍵' +
  '长長门門闭閉间間闻聞阅閱队隊阳陽阶階际際陆陸险險随隨隐隱难難静靜页頁项項顺順须須预預领領频頻题題颜顏额額风風飞飛饭飯饮飲馆館马馬驱驅验驗鱼魚鲜鮮鸟鳥麦麥黄黃齐齊龙龍';
const simplified = new Set(Array.from(PAIRS).filter((_, index) => index % 2 === 0));
const traditional = new Set(Array.from(PAIRS).filter((_, index) => index % 2 === 1));

/** Simplified characters that Japanese has as its own, or has had long before. */
const IN_JAPANESE =
  '国会学来个与乱争从价体儿内写冲决况凭励却厂参双叙叶号坏宝寝将属峡当径恋愿担挂据数断无旧机条档楼欧残气泪涛温湾湿灯炉点状独礼称窃网范装践随静麦黄';

/** Simplified characters that neither traditional Chinese nor Japanese has. */
export const simplifiedOnly: ReadonlySet<string> = new Set(
  [...simplified].filter((char) => !IN_JAPANESE.includes(char)),
);

/** Fewer characters than this may be a name in its owner's spelling. */
const fewest = 3;
/** Threshold for a text without a single character of the correct form. */
const fewestAlone = 2;

/** Traditional characters of names, in their owner's spelling; one of the other ones is a slip. */
const OF_NAMES = Array.from(
  '國華東龍麗劉張陳楊趙吳孫馬羅鄭謝許馮鄧蕭葉蘇盧蔣賈韋譚鄒陸龔錢湯寶偉傑榮鳳鴻蘭蓮學義樂書齊黃圓圖愛靈韓興車長門號豐臨舉億儀優兒農劍勝區協單廣廳歲島嶺師從慶應張強彥禮漢潔瑩環瑋',
);

/** Simplified characters that are old forms of traditional ones, and still written for them. */
const OLD_FORMS = '内别户减争况净冲决凭划据挂';

/** Simplified characters that are others in traditional Chinese: the name 范, 丰采, 佣金. */
const OF_BOTH: ReadonlySet<string> = new Set('范丰佣');

const notSure: ReadonlySet<string> = new Set([
  ...Array.from(OLD_FORMS),
  ...OF_NAMES.flatMap((char) => [char, PAIRS[PAIRS.indexOf(char) - 1] ?? char]),
]);

/** Whether a character is in no name, such as that of each kind of Chinese in its own: 繁體中文, 简体中文. */
const isSlip = (prose: string, at: number): boolean =>
  !notSure.has(prose[at] ?? '') && !/繁體|简[体中]/u.test(prose.slice(at - 1, at + 2));

/** Finds simplified characters in a traditional target, and the reverse. */
export const hanVariants: FieldCheck = {
  ids: ['script'],
  find({ source, target, targetLanguage }, problems) {
    const { script } = targetLanguage;
    if (script !== 'Hans' && script !== 'Hant') return;
    const [own, other] = script === 'Hans' ? [simplified, traditional] : [traditional, simplified];
    const found: number[] = [];
    const { prose } = target;
    let ownCount = 0;
    for (let at = 0; at < prose.length; at++) {
      const char = prose[at] ?? '';
      if (own.has(char)) ownCount += 1;
      else if (other.has(char) && !OF_BOTH.has(char) && !source.prose.includes(char)) found.push(at);
    }
    const isSure = found.some((at) => isSlip(prose, at));
    if (!isSure && found.length < (ownCount === 0 ? fewestAlone : fewest)) return;
    const variant = script === 'Hans' ? 'traditional' : 'simplified';
    const characters = [...new Set(found.slice(0, 20).map((at) => prose[at] ?? ''))].join('');
    const places = { target: found.slice(0, 50).map((at) => target.readable.spanOf(at, at + 1)) };
    problems.add('script', ownCount >= found.length ? variant : `all-${variant}`, { characters }, places);
  },
};
