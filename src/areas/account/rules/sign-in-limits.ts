/** So many wrong tries in so many minutes. */
interface Limit {
  failures: number
  minutes: number
}

const perDevice = { failures: 10, minutes: 15 }
const perAccountAndNetwork = { failures: 5, minutes: 15 }
const perAccount = { failures: 20, minutes: 15 }
const perNetwork = { failures: 100, minutes: 15 }

interface Try {
  /** As it is kept; it need not be anybody's. */
  email: string
  network: string
  device: string | null
  /** Whether somebody signed in to this very account before, on this device and in this network. */
  knows_device: boolean
  knows_network: boolean
}

interface Counted {
  /** The bucket that a right password empties. */
  own: string
  /** The buckets in which others count too. */
  shared: string[]
  limits: Record<string, Limit>
}

/**
 * Where a try is counted. What is tried elsewhere never keeps out somebody who comes from a place that the account
 * knows: there it has an allowance of its own.
 */
export function signInLimits({ email, network, device, knows_device, knows_network }: Try): Counted {
  if (device !== null && knows_device) return alone(`sign-in ${email} device ${device}`, perDevice)
  const own = alone(`sign-in ${email} network ${network}`, perAccountAndNetwork)
  if (knows_network) return own
  const shared = { [`sign-in account ${email}`]: perAccount, [`sign-in network ${network}`]: perNetwork }
  return { ...own, shared: Object.keys(shared), limits: { ...own.limits, ...shared } }
}

const alone = (own: string, limit: Limit): Counted => ({ own, shared: [], limits: { [own]: limit } })
