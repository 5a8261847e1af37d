import { castOfScreens, OTHER_STATES, SCREENS } from './screens.fixture.ts';
import { openProduct, WIDE } from './visitor.fixture.ts';
import { appendFileSync } from 'node:fs';
const { visitor, app } = openProduct();
const FIND = `(() => { const out = new Set(); const seen = (t) => { t = t.trim(); if (t && /[A-Za-z]{2}/.test(t) && !t.includes('⟦') && !t.includes('⟧')) out.add(t.slice(0, 160)); };
 const walk = (n) => { if (n.nodeType === 3) { let p = n.parentElement; let inside = false; for (let q = p; q && q !== document.body; q = q.parentElement) { if (/^[^]*⟦[^]*⟧/.test(q.textContent) && q.textContent.length < 400 && q !== document.body) inside = q; } if (!p.closest('script,style,[lang]:not(html)')) seen(n.textContent); } else if (n.nodeType === 1) { for (const a of ['aria-label','title','placeholder','alt']) if (n.hasAttribute(a)) seen('@' + a + '=' + n.getAttribute(a)); n.childNodes.forEach(walk); } };
 walk(document.body); seen(document.title); return [...out]; })()`;
it('probe', async () => {
  const cast = await castOfScreens(app());
  const all = new Set<string>();
  for (const screen of [...SCREENS, ...OTHER_STATES]) {
    const storageState = cast.sessionOf(screen.viewer);
    const page = await visitor({ viewport: WIDE, ...(storageState && { storageState }), mayComplain: /./ });
    const path = cast.pathOf(screen);
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=en-XA`);
    await page.waitForTimeout(1500);
    const found = await page.evaluate<string[]>(FIND);
    const fresh = found.filter((each) => !all.has(each));
    fresh.forEach((each) => all.add(each));
    appendFileSync('/tmp/probe.txt', `## ${screen.id} ${path}\n${fresh.map((each) => '  ' + each).join('\n')}\n`);
  }
}, 600_000);
