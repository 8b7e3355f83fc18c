import type { Config } from '#platform/server/config.ts'
import { demoPassword } from '#areas/account/rules/demo-sign-ins.ts'
import type { Server } from '#platform/server/start.ts'

/** What somebody who started the server wants to know: where it is and how to get in. */
export function greeting(
  config: Config,
  server: Server,
  demo: readonly { label: string; email: string }[],
): string {
  const [address] = server.app.addresses()
  const where =
    config.is_loopback && typeof address === 'object'
      ? `http://${config.host}:${address.port}`
      : config.public_url
  if (demo.length === 0) return `Haulyard is at ${where}\n`
  const width = Math.max(...demo.map(({ label }) => label.length))
  const rows = demo.map(({ label, email }) => `  ${label.padEnd(width)}  ${email}`)
  return `Haulyard is at ${where}\n\nDemo sign-ins, password ${demoPassword}:\n${rows.join('\n')}\n`
}

/** Said when the fortnight of the demo company has been told. */
export const demoIsWhole = 'The demo company has its quotes, jobs, orders and bookings.\n'
