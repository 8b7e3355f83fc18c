import { expect, test } from 'vitest'
import { effectOf } from '#platform/contract/endpoint.ts'
import { endpoints, urlOf } from '../foreign-ids.ts'
import { testApp } from '../app.ts'
import { figure } from '../proof.ts'
import { fingerprint } from '../writes.ts'

const app = await testApp()
const owner = await app.database.owner()
const nothing = { id: '1', record_type: 'client', record_id: '1', secret: 'A'.repeat(43) }

/** What a page of another origin can send without asking, with the cookies of its reader. */
const sendable = [
  ['a form', 'application/x-www-form-urlencoded', 'name=Taken+over'],
  ['a form of text', 'text/plain', '{"name":"Taken over"}'],
  [
    'a form with a file',
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-data; name="data"\r\n\r\n{"name":"Taken over"}\r\n--x--\r\n',
  ],
  ['a beacon without a type', undefined, '{"name":"Taken over"}'],
] as const

// S10.
test(
  'what a page of another origin sends with someone’s cookie changes nothing',
  { timeout: 120_000 },
  async () => {
    const administrator = await app.as('administrator')
    const signedIn = {
      cookie: `haulyard_session=${administrator.token}`,
      origin: 'https://evil.example',
      'sec-fetch-site': 'cross-site',
    }
    const changing = endpoints.filter(([, e]) => e.method !== 'GET' || effectOf(e) === 'own_transactions')
    const before = await fingerprint(owner)
    let tried = 0
    for (const [call, e] of changing) {
      for (const [what, type, payload] of sendable) {
        const { status, headers } = await app.visitor.request(e.method, urlOf(e, 'administrator', nothing), {
          headers: { ...signedIn, ...(type ? { 'content-type': type } : {}) },
          ...(e.method === 'GET' ? {} : { payload }),
        })
        const refused = e.permission === 'public' ? [400, 403, 404, 415, 422, 429] : [401]
        expect(refused, `${call} ${what}`).toContain(status)
        expect(headers['access-control-allow-origin'], call).toBeUndefined()
        tried++
      }
      // A request that asks first, as one with JSON or a header of its own does, is not allowed.
      const asked = await app.visitor.request('OPTIONS', urlOf(e, 'administrator', nothing), {
        headers: signedIn,
      })
      expect([asked.status, asked.headers['access-control-allow-origin']], call).toEqual([404, undefined])
    }
    // Who guesses at links is counted.
    const after = await fingerprint(owner)
    expect(
      Object.keys(after).filter((table) => after[table] !== before[table] && table !== 'throttle'),
    ).toEqual([])
    expect((await administrator.request('GET', '/api/profile')).status).toBe(200)
    figure(
      'S10',
      `${tried} requests of another origin to ${changing.length} calls: 0 effects, none allowed when asked first`,
    )
  },
)
