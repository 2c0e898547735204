import { it } from 'vitest';
import { checkContentFile } from '../../../src/content/files/content-files';
const wrap = (x: string) => new TextEncoder().encode(`<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en" trgLang="de"><file id="f">${x}</file></xliff>`);
it('t', () => {
  const time = (name: string, bytes: Uint8Array) => { const t = performance.now(); const r = checkContentFile(bytes, { name: 'a.xlf' }); console.log('##', name, (bytes.length / 1e6).toFixed(1), 'MB', Math.round(performance.now() - t), 'ms', r.valid, r.problems.length, r.problems[0]?.rule); };
  const unit = (i: number) => `<unit id="u${i}"><originalData><data id="d1">b</data></originalData><segment id="s"><source>Hello <ph id="1" dataRef="d1"/> world</source><target>Hallo <ph id="1" dataRef="d1"/> Welt</target></segment></unit>`;
  time('50k units', wrap(Array.from({ length: 50000 }, (_, i) => unit(i)).join('')));
  for (const n of [20000, 40000]) {
    time(`sc/ec ${n}`, wrap(`<unit id="u"><segment><source>${Array.from({ length: n }, (_, i) => `<sc id="a${i}"/>`).join('')}${Array.from({ length: n }, (_, i) => `<ec startRef="a${i}"/>`).join('')}</source></segment></unit>`));
    time(`same sc/ec ${n}`, wrap(`<unit id="u"><segment><source>${'<sc id="a"/>'.repeat(n)}${'<ec startRef="a"/>'.repeat(n)}</source></segment></unit>`));
    time(`sm/em ${n}`, wrap(`<unit id="u"><segment><source>${'<em startRef="a"/>'.repeat(n)}${'<sm id="a"/>'.repeat(n)}</source></segment></unit>`));
    time(`copies ${n}`, wrap(`<unit id="u"><segment><source>${'<ph id="a"/>'.repeat(n)}${'<ph id="b" copyOf="a"/>'.repeat(n)}</source></segment></unit>`));
    time(`segments ${n}`, wrap(`<unit id="u">${'<segment><source/><target order="1"/></segment>'.repeat(n)}</unit>`));
    time(`revisions ${n}`, wrap(`<unit id="u"><ctr:changeTrack xmlns:ctr="urn:oasis:names:tc:xliff:changetracking:2.0">${'<ctr:revisions appliesTo="segment"><ctr:revision version="a"><ctr:item property="content"/></ctr:revision></ctr:revisions>'.repeat(n)}</ctr:changeTrack>${'<segment><source/></segment>'.repeat(n)}</unit>`));
    time(`mtc ${n}`, wrap(`<unit id="u"><mtc:matches xmlns:mtc="urn:oasis:names:tc:xliff:matches:2.0">${'<mtc:match ref="#a"><source/><target/></mtc:match>'.repeat(n)}</mtc:matches><segment><source/></segment></unit>`));
    time(`attributes ${n}`, wrap(`<unit id="u"${Array.from({ length: n }, (_, i) => ` a${i}=""`).join('')}><segment><source/></segment></unit>`));
  }
  for (const n of [5000, 10000]) { const b = new TextEncoder().encode(`<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><file original="a" source-language="en" datatype="html"><body>${Array.from({ length: n }, (_, i) => `<trans-unit id="${i}"><source>a<bpt id="1" rid="1"/><ept id="2" rid="1"/></source><target>b</target></trans-unit>`).join('')}</body></file></xliff>`); time(`1.2 ${n}`, b); }
}, 600000);
