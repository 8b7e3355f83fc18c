import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** What a browser keeps of having signed in here: a secret of 256 bits, and the seal by which we know our own. */
export const deviceCookie = 'haulyard_device'

export interface Device {
  value: string
  /** What we keep of it. */
  sha256: Buffer
}

const hashed = (secret: string): Buffer => createHash('sha256').update(secret).digest()
const sealOf = (key: string, secret: string): Buffer =>
  createHmac('sha256', key).update(`device ${secret}`).digest()

/** A device that nobody has seen before. `key`: the secret of the servers. */
export function newDevice(key: string): Device {
  const secret = randomBytes(32).toString('base64url')
  return { value: `${secret}.${sealOf(key, secret).toString('base64url')}`, sha256: hashed(secret) }
}

/** The hash of a device's secret; null for what is not sealed by us, which is seen without asking the database. */
export function readDevice(key: string, value: string | undefined): Buffer | null {
  const [secret = '', seal = ''] = value?.split('.') ?? []
  const given = Buffer.from(seal, 'base64url')
  const due = sealOf(key, secret)
  return given.length === due.length && timingSafeEqual(given, due) ? hashed(secret) : null
}
