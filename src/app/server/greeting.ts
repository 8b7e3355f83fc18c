import { demoPassword, demoSignIns } from '#areas/account/rules/demo-sign-ins.ts'
import type { Config } from '#platform/server/start/config.ts'

/**
 * Whose users are in the database: nobody's, the demo company's with sign-ins open or closed, or a real
 * business's.
 */
export type Found = 'nobody' | 'demo' | 'closed_demo' | 'business'

/** What someone who started the server needs to know: its address and how to sign in. */
export function greeting(config: Config, port: number, found: Found): string {
  const address = addressOf(config, port)
  const listens = config.is_loopback ? [] : [`Listening on ${config.host}, port ${port}.`]
  return [`Haulyard is at ${address}`, ...listens, ...wayIn(config, address, found), ''].join('\n')
}

function addressOf({ port: asked, public_url }: Config, port: number): string {
  const url = new URL(public_url)
  // A free port chosen by the system is known only now.
  if (asked === 0 && url.port === '0') url.port = String(port)
  return `${url.protocol}//${url.host}${url.pathname.replace(/\/$/, '')}`
}

function wayIn(config: Config, address: string, found: Found): string[] {
  if (found === 'business') return []
  if (found === 'nobody') return [`No users yet: open ${address}/setup`]
  if (found === 'closed_demo') {
    const why = config.demo === false ? 'because HAULYARD_DEMO is 0' : 'since others can reach this server'
    const fresh = config.database_url ? 'another DATABASE_URL' : 'a new HAULYARD_DATA folder'
    return [
      `The demo company is here, but its sign-ins are closed, ${why}.`,
      `Set HAULYARD_DEMO=1 to open them, or HAULYARD_DEMO=0 with ${fresh} for an empty business.`,
    ]
  }
  const width = Math.max(...demoSignIns.map(({ label }) => label.length))
  const rows = demoSignIns.map(({ label, email }) => `  ${label.padEnd(width)}  ${email}`)
  return ['', `Demo sign-ins, password ${demoPassword}:`, ...rows]
}

/** Printed once the demo company's fortnight has been seeded. */
export const demoIsComplete = 'The demo company has its quotes, jobs, orders and bookings.\n'
