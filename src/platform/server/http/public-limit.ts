import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#platform/contract/app-error.ts'
import type { Config } from '../start/config.ts'
import { deviceCookie, readDevice } from '../sessions/device-cookie.ts'
import { networkOf } from '../sessions/network.ts'

/** Networks and devices remembered at a time; the least recent are dropped. */
const remembered = 10_000

/**
 * Limits the calls that need no session: so many a minute from one network, all calls together, before
 * anything of the call is read. A device that has signed in has its own allowance, whatever else comes from
 * its network. Wrong passwords and secrets have tighter limits.
 */
export async function openPublicLimit(
  app: FastifyInstance,
  { public_calls: max, secret }: Pick<Config, 'public_calls' | 'secret'>,
): Promise<(request: FastifyRequest) => Promise<void>> {
  const keyGenerator = ({ ip, cookies }: FastifyRequest) =>
    readDevice(secret, cookies[deviceCookie])?.toString('hex') ?? networkOf(ip)
  await app.register(rateLimit, {
    global: false,
    max,
    timeWindow: 60_000,
    keyGenerator,
    cache: remembered,
  })
  // With its own options it would count in a separate store, which ignores `cache`.
  const count = app.createRateLimit()
  return async (request) => {
    const counted = await count(request)
    if (counted.isAllowed || !counted.isExceeded) return
    throw new AppError('throttled', 'Too many requests. Wait a minute and try again.', {
      retry_after_seconds: Math.max(1, counted.ttlInSeconds),
    })
  }
}
