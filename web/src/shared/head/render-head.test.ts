import { loadWords, translateIn } from '../words/loaded-words.ts';
import { renderHead, scriptJson } from './render-head.ts';

await loadWords('en', ['site']);
const t = translateIn('en');

const meta = { title: 'Blue <Lagoon>', description: 'Warm & "milky"', canonical: '/location/1' };

describe('the head of a page', () => {
  it('escapes every piece', () => {
    const head = renderHead(t, { ...meta, schema: () => ({ name: '</script><script>' }) }, 'https://w.example');
    expect(head).toContain('<title>Blue &lt;Lagoon&gt; · Wellspring</title>');
    expect(head).toContain('content="Warm &amp; &quot;milky&quot;"');
    expect(head.match(/<\/script>/g)).toHaveLength(1);
  });

  it('names the one true address, but not for what does not exist', () => {
    expect(renderHead(t, meta, 'https://w.example')).toContain('rel="canonical" href="https://w.example/location/1"');
    const missing = renderHead(t, { ...meta, status: 404 }, 'https://w.example');
    expect(missing).not.toContain('canonical');
    expect(missing).toContain('noindex');
  });

  it('keeps out of search engines what is no page for them', () => {
    const head = renderHead(t, { ...meta, isIndexed: false }, 'https://w.example');
    expect([head.includes('noindex'), head.includes('canonical')]).toEqual([true, false]);
  });

  it('says how large its drawing is, and claims no photo that there is not', () => {
    const head = renderHead(t, { ...meta, drawing: '/previews/natural-site.png' }, 'https://w.example');
    expect(head).toContain('property="og:image" content="https://w.example/previews/natural-site.png"');
    expect(head).toContain('property="og:image:width" content="1200"');
    expect(head).toContain('name="twitter:image:alt" content="Wellspring, the community map of healing places"');
    const photo = renderHead(t, { ...meta, photo: { url: '/media/a.jpg', alt: 'The pool' } }, 'https://w.example');
    expect(photo).toContain('name="twitter:image:alt" content="The pool"');
    expect(photo).not.toContain('og:image:width');
  });

  it('describes several entities in one graph', () => {
    const head = renderHead(
      t,
      { ...meta, schema: () => [{ '@type': 'Place' }, { '@type': 'BreadcrumbList' }] },
      'https://w.example',
    );
    expect(head).toContain('{"@context":"https://schema.org","@graph":[{"@type":"Place"},{"@type":"BreadcrumbList"}]}');
  });

  it('keeps its origin, for any path', () => {
    expect(renderHead(t, { ...meta, canonical: '//evil.example/' }, 'https://w.example')).toContain(
      'property="og:url" content="https://w.example//evil.example/"',
    );
  });

  it('writes JSON that reads back the same', () => {
    const value = { text: '</script> & \u2028 <!--' };
    expect(scriptJson(value)).not.toContain('<');
    expect(JSON.parse(scriptJson(value))).toEqual(value);
  });
});
