import { expect, test } from 'vitest'
import { endpoints, urlOf } from '../foreign-ids.ts'
import { testApp } from '../app.ts'
import { figure } from '../proof.ts'

const limit = 5
const env = { HAULYARD_PUBLIC_CALLS: String(limit) }
const direct = await testApp({ env })
const behindOne = await testApp({ env: { ...env, HAULYARD_TRUST_PROXY: '1' } })
const open = endpoints.filter(([, e]) => e.permission === 'public')
const nothing = { id: '999999999', secret: 'A'.repeat(43) }

let networks = 0
const network = () => `10.${++networks >> 8}.${networks & 255}.1`

/** One more call than may be, each naming another address in front; gives the statuses and how long to wait. */
async function hurry(
  app: typeof direct,
  [, e]: (typeof open)[number],
  { address, forwarded }: { address: string; forwarded: (n: number) => string },
) {
  const statuses: number[] = []
  let wait: unknown
  for (let n = 0; n <= limit; n++) {
    const { statusCode, headers } = await app.server.app.inject({
      method: e.method,
      url: urlOf(e, 'administrator', nothing),
      remoteAddress: address,
      headers: {
        'x-forwarded-for': forwarded(n),
        forwarded: `for=${forwarded(n)}`,
        'x-real-ip': forwarded(n),
      },
      ...(e.method === 'GET' ? {} : { payload: {} }),
    })
    statuses.push(statusCode)
    wait = headers['retry-after']
  }
  return { statuses, wait: Number(wait) }
}

// S19.
test(
  'every call without a session has a limit, and no header gets around it',
  { timeout: 120_000 },
  async () => {
    expect(open.length).toBeGreaterThan(10)
    for (const one of open) {
      // Without a proxy in front whatever a caller says of itself counts for nothing.
      const spoofed = await hurry(direct, one, { address: network(), forwarded: (n) => `203.0.${n}.7` })
      expect([one[0], spoofed.statuses.filter((status) => status === 429).length]).toEqual([one[0], 1])
      expect(spoofed.statuses.at(-1)).toBe(429)
      expect(spoofed.wait, one[0]).toBeGreaterThan(0)

      // Behind one proxy its word counts, which is the last; what the caller put before it does not.
      const proxied = network()
      const through = await hurry(behindOne, one, {
        address: '127.0.0.1',
        forwarded: (n) => `203.0.${n}.7, ${proxied}`,
      })
      expect([one[0], through.statuses.at(-1)]).toEqual([one[0], 429])
      const other = await hurry(behindOne, one, { address: '127.0.0.1', forwarded: () => network() })
      expect([one[0], other.statuses.includes(429)]).toEqual([one[0], false])
    }
    figure(
      'S19',
      `${open.length} calls without a session: each answers 429 with Retry-After beyond the limit, whatever the headers say of the address`,
    )
  },
)
