import type { Change } from '#platform/server/change/change.ts'
import type { Platform } from '#platform/server/platform.ts'
import { newDevice } from '#platform/server/sessions/device-cookie.ts'
import { keepPlace } from './known-places-store.ts'
import { type FromPlace, placeOf } from './place.ts'

/**
 * Makes this request's place known to the account.
 * @returns the secret for the browser to keep; a new one each time, so that no one can have planted it.
 */
export async function rememberPlace(
  change: Change,
  platform: Pick<Platform, 'config'>,
  user_id: number,
  request: FromPlace,
): Promise<string> {
  const { network, device } = placeOf(platform, request)
  const { value, sha256 } = newDevice(platform.config.secret)
  await keepPlace(change.tx, user_id, { network, before: device, after: sha256 })
  return value
}
