import { networkOf } from '#platform/server/sessions/network.ts'
import type { Platform } from '#platform/server/platform.ts'
import { deviceCookie, readDevice } from '#platform/server/sessions/device-cookie.ts'

/** Where a sign-in comes from. */
export interface Place {
  network: string
  /** The hash of this browser's secret, if someone has signed in on it before. */
  device: Buffer | null
}

/** A request's place. */
export interface FromPlace {
  ip: string
  cookies: Readonly<Record<string, string | undefined>>
}

export const placeOf = ({ config }: Pick<Platform, 'config'>, { ip, cookies }: FromPlace): Place => ({
  network: networkOf(ip),
  device: readDevice(config.secret, cookies[deviceCookie]),
})
