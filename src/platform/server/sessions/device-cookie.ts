import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Marks a browser that has signed in here: a 256-bit secret, and a seal that proves we issued it. */
export const deviceCookie = 'haulyard_device'

export interface Device {
  value: string
  /** What we store of it. */
  sha256: Buffer
}

const hashed = (secret: string): Buffer => createHash('sha256').update(secret).digest()
const sealOf = (key: string, secret: string): Buffer =>
  createHmac('sha256', key).update(`device ${secret}`).digest()

/** A cookie for a new device. `key`: the servers' secret. */
export function newDevice(key: string): Device {
  const secret = randomBytes(32).toString('base64url')
  return { value: `${secret}.${sealOf(key, secret).toString('base64url')}`, sha256: hashed(secret) }
}

/** The hash of a device's secret; null when the seal is not ours, which needs no database lookup. */
export function readDevice(key: string, value: string | undefined): Buffer | null {
  const [secret = '', seal = ''] = value?.split('.') ?? []
  const actual = Buffer.from(seal, 'base64url')
  const expected = sealOf(key, secret)
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? hashed(secret) : null
}
