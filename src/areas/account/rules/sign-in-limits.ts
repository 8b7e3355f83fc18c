/** This many wrong attempts in this many minutes. */
interface Limit {
  failures: number
  minutes: number
}

const perDevice = { failures: 10, minutes: 15 }
const perAccountAndNetwork = { failures: 5, minutes: 15 }
const perAccount = { failures: 20, minutes: 15 }
const perNetwork = { failures: 100, minutes: 15 }

interface Try {
  /** As normalised; it may belong to nobody. */
  email: string
  network: string
  device: string | null
  /** Whether someone has signed in to this account before, on this device or from this network. */
  knows_device: boolean
  knows_network: boolean
}

interface Counted {
  /** The bucket that a right password clears. */
  own: string
  /** Buckets shared with others. */
  shared: string[]
  limits: Record<string, Limit>
}

/**
 * Where an attempt is counted. Attempts from elsewhere never lock out someone at a place the account knows:
 * it has its own allowance.
 */
export function signInLimits({ email, network, device, knows_device, knows_network }: Try): Counted {
  if (device !== null && knows_device) return alone(`sign-in ${email} device ${device}`, perDevice)
  const own = alone(`sign-in ${email} network ${network}`, perAccountAndNetwork)
  if (knows_network) return own
  const shared = { [`sign-in account ${email}`]: perAccount, [`sign-in network ${network}`]: perNetwork }
  return { ...own, shared: Object.keys(shared), limits: { ...own.limits, ...shared } }
}

const alone = (own: string, limit: Limit): Counted => ({ own, shared: [], limits: { [own]: limit } })
