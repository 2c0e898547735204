import { both, changed, inHtml, prose, whole, written } from './planting.mjs';

/** Tags are markup only in HTML. */
const inHtmlWritten = (pattern, by) => inHtml(written(pattern, by));
const html = (...texts) => inHtml(both(...texts));

const INLINE = /<(strong|em|b|i|code|a|var)\b[^>]*>([^<]*)<\/\1>/g;
const word = /\p{L}{4,}/gu;

/** Tags: lost, added, wrong, moved. */
export const tagMistakes = {
  'inline tag lost': inHtmlWritten(INLINE, (_all, _name, text) => text),
  'link removed': inHtmlWritten(/<a\b[^>]*>([^<]*)<\/a>/g, (_all, text) => text),
  'tag with its text lost': inHtmlWritten(INLINE, () => ''),
  'tag added': inHtml(prose(word, (text) => `<b>${text}</b>`)),
  'tag twice': inHtmlWritten(/<(b|strong|em|i)>([^<]*)<\/\1>/g, (all, name) => `<${name}>${all}</${name}>`),
  'end tag lost': inHtmlWritten(/<\/(?:strong|em|b|i|code|a|var|ul|ol|div)>/g, () => ''),
  'start tag lost': inHtmlWritten(/<(?:strong|em|b|i|code|a|var|ul|ol|div)\b[^>]*>/g, () => ''),
  'tags crossed': html(' <b>x <i>y</i></b>', ' <b>x <i>y</b></i>'),
  'tag changed': html(' <b>x</b>', ' <i>x</i>'),
  'tag name misspelt': inHtmlWritten(
    /<(strong|em|code|var|span)\b([^>]*>[^<]*)<\/\1>/g,
    (_all, name, rest) => `<${name}x${rest}</${name}x>`,
  ),
  'tag name translated': html(' <strong>x</strong>', ' <fett>x</fett>'),
  'line break lost': html(' one<br>two', ' one two'),
  'image lost': html(' <img src="a.png" alt="">', ''),
  'emphasis moved': html(' <b>Apache</b> HTTP Server', ' Apache <b>HTTP</b> Server'),
  'link moved to another word': html(
    ' <a href="/x">Apache</a> HTTP Server',
    ' Apache HTTP <a href="/x">Server</a>',
  ),
  'link text emptied': inHtmlWritten(/(<a\b[^>]*>)[^<]+(<\/a>)/g, (_all, open, close) => open + close),
  'emphasis emptied': html(' <b>Apache</b> HTTP', ' <b></b>Apache HTTP'),
  'heading level changed': html(' <h3>Apache</h3>', ' <h2>Apache</h2>'),
  'kind of list changed': html(' <ul><li>Apache</li></ul>', ' <ol><li>Apache</li></ol>'),
  'table cell lost': html(
    ' <table><tr><td>A</td><td>B</td></tr></table>',
    ' <table><tr><td>A B</td></tr></table>',
  ),
  'table row lost': html(
    ' <table><tr><td>Apache</td></tr><tr><td>HTTP</td></tr></table>',
    ' <table><tr><td>Apache</td></tr></table>',
  ),
  'comment not closed': html(' <!-- a --> Apache', ' <!-- a Apache'),
  'tag not ended': html(' <b>x</b> y', ' <b>x</b y'),
  'space in a tag': html(' <b>x</b> y', ' < b>x</b> y'),
  'space in an end tag': html(' <b>x</b> y', ' <b>x< /b> y'),
  'tag escaped': inHtmlWritten(
    /<(strong|em|b|i|code)>([^<]*)<\/\1>/g,
    (_all, name, text) => `&lt;${name}&gt;${text}&lt;/${name}&gt;`,
  ),
  'tag in full-width signs': html(' <b>x</b> y', ' ＜b＞x＜/b＞ y'),
};

/** HTML that is wrong in itself. */
export const htmlMistakes = {
  'paragraph in a paragraph': inHtml(prose(word, (text) => `<p>${text}</p>`)),
  'block in an inline tag': html(' <span>Apache</span>', ' <span><div>Apache</div></span>'),
  'link in a link': inHtmlWritten(
    /(<a\b[^>]*>)([^<]+)(<\/a>)/g,
    (_all, open, text, close) => `${open}${open}${text}${close}${close}`,
  ),
  'item outside a list': html(' <ul><li>Apache</li></ul>', ' <li>Apache</li>'),
  'id twice': html(' <b id="a">x</b> <b id="c">y</b>', ' <b id="a">x</b> <b id="a">y</b>'),
  'unknown element': html(' <span>x</span>', ' <spann>x</spann>'),
  'attribute twice': html(' <a href="/a">x</a>', ' <a href="/a" href="/a">x</a>'),
  'quotes of an attribute lost': html(' <a href="/a" class="b">x</a>', ' <a href=/a class="b">x</a>'),
  'quote of an attribute lost': html(
    ' <a href="/a" class="b">x</a> <b>y</b>',
    ' <a href="/a class="b">x</a> <b>y</b>',
  ),
  'typographic quotes around an attribute': html(' <a href="/a">x</a>', ' <a href=“/a”>x</a>'),
  'attribute name misspelt': html(' <a href="/a">x</a>', ' <a hrfe="/a">x</a>'),
  'space between attributes lost': html(' <a href="/a" class="b">x</a>', ' <a href="/a"class="b">x</a>'),
};

/** Attributes and addresses of links. */
export const attributeMistakes = {
  'link changed': inHtmlWritten(
    /(href=")([^"]{4,})"/g,
    (_all, before, address) => `${before}${address.slice(0, -2)}x"`,
  ),
  'links exchanged': (field, { random }) => {
    const links = [...field.target.matchAll(/href="([^"]+)"/g)];
    const at = Math.floor(random() * (links.length - 1));
    const [first, second] = [links[at], links[at + 1]];
    if (second === undefined || first[1] === second[1]) return undefined;
    const { target } = field;
    return changed(
      field,
      target.slice(0, first.index) +
        second[0] +
        target.slice(first.index + first[0].length, second.index) +
        first[0] +
        target.slice(second.index + second[0].length),
    );
  },
  'texts of links exchanged': html(
    ' <a href="/apache">Apache</a> and <a href="/nginx">nginx</a>',
    ' <a href="/apache">nginx</a> and <a href="/nginx">Apache</a>',
  ),
  'link emptied': inHtmlWritten(/href="[^"]{2,}"/g, () => 'href=""'),
  'link translated': html(' <a href="/help/contact.html">x</a>', ' <a href="/hilfe/kontakt.html">x</a>'),
  'anchor changed': html(' <a href="#install">x</a>', ' <a href="#installation">x</a>'),
  'space in a link': html(' <a href="/help/a.html">x</a>', ' <a href="/help/ a.html">x</a>'),
  'class changed': inHtmlWritten(/class="([a-z]+)"/g, (_all, name) => `class="${name}s"`),
  'id changed': html(' <b id="total">x</b>', ' <b id="summe">x</b>'),
  'image changed': html(' <img src="a1.png" alt="">', ' <img src="a2.png" alt="">'),
  'data attribute changed': html(' <b data-key="price">x</b>', ' <b data-key="preis">x</b>'),
  'attribute lost': html(' <a href="/a" rel="nofollow">x</a>', ' <a href="/a">x</a>'),
  'attribute added': html(' <a href="/a">x</a>', ' <a href="/a" target="_blank">x</a>'),
  'style added': html(' <b>x</b>', ' <b style="color:red">x</b>'),
  'alt emptied': html(' <img src="a.png" alt="Apache server">', ' <img src="a.png" alt="">'),
  'alt lost': html(' <img src="a.png" alt="Apache server">', ' <img src="a.png">'),
  'title lost': html(' <abbr title="Apache server">x</abbr>', ' <abbr>x</abbr>'),
  'placeholder lost in an attribute': html(' <b title="Apache {n}">x</b>', ' <b title="Apache">x</b>'),
  'script added': inHtml(whole(({ target }) => `${target}<script>alert(1)</script>`)),
  'handler added': inHtmlWritten(/<(a|p|code)(?=[\s>])/g, (_all, name) => `<${name} onclick="x()"`),
  'address that runs code': html(' <a href="/a">x</a>', ' <a href="javascript:x()">x</a>'),
  'frame added': inHtml(whole(({ target }) => `${target}<iframe src="/x"></iframe>`)),
};
