import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '#platform/contract/app-error.ts'
import type { Config } from '../start/config.ts'
import { deviceCookie, readDevice } from '../sessions/device-cookie.ts'
import { networkOf } from '../sessions/network.ts'

/** Networks and devices that are remembered at a time; the ones that called longest ago give way. */
const remembered = 10_000

/**
 * Bounds the calls that need no session: so many a minute from one network, all of them together, before anything of
 * the call is read. A device on which somebody signed in has as many of its own, whatever comes from beside it. Wrong
 * passwords and secrets have closer limits.
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
  // Given options of its own it would count in a store of its own, which knows nothing of `cache`.
  const count = app.createRateLimit()
  return async (request) => {
    const counted = await count(request)
    if (counted.isAllowed || !counted.isExceeded) return
    throw new AppError('throttled', 'Too many requests. Wait a minute and try again.', {
      retry_after_seconds: Math.max(1, counted.ttlInSeconds),
    })
  }
}
