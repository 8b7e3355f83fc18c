import { badParameter, badQuery, needlessBody, oddHeader, unknownQuery, wrongMethod } from './addresses.ts'
import { type FuzzRequest, type Kind, type Making, json } from './fuzz-request.ts'
import {
  nearlyValidBody,
  asForm,
  badField,
  badFields,
  badWhole,
  brokenJson,
  emptyBody,
  missingField,
  otherBytes,
  otherType,
  sameKeyTwice,
  unknownField,
} from './bodies.ts'
import { badBoundary, badForm } from './forms.ts'
import type { Operation } from './operations.ts'

/** The ways a call can be bad, with their weights. */
function kindsOf({ params, query, body, takes }: Operation): readonly (readonly [number, Kind])[] {
  const hasBody = body !== null && takes !== 'upload'
  return [
    [2, wrongMethod],
    [2, oddHeader],
    [2, unknownQuery],
    [params.length > 0 ? 6 : 0, badParameter],
    [query.length > 0 ? 14 : 0, badQuery],
    [body === null ? 3 : 0, needlessBody],
    [hasBody ? 24 : 0, badField],
    [hasBody ? 6 : 0, badFields],
    [hasBody ? 4 : 0, missingField],
    [hasBody ? 3 : 0, badWhole],
    [hasBody ? 2 : 0, unknownField],
    [hasBody ? 3 : 0, sameKeyTwice],
    [hasBody ? 3 : 0, brokenJson],
    [hasBody ? 1 : 0, emptyBody],
    [hasBody ? 3 : 0, otherType],
    [hasBody ? 1 : 0, otherBytes],
    [hasBody ? 2 : 0, asForm],
    [takes === 'upload' ? 30 : 0, badForm],
    [takes === 'upload' ? 8 : 0, badBoundary],
  ]
}

/** A request that a call should refuse, or at least survive. */
export function badRequest(making: Making): FuzzRequest {
  const kinds = kindsOf(making.operation)
  let lot = making.random.whole(
    1,
    kinds.reduce((sum, [times]) => sum + times, 0),
  )
  for (const [times, kind] of kinds) if ((lot -= times) <= 0) return whole(kind(making), making)
  throw new Error('Nothing was drawn.')
}

/** A bad address or header should be the only fault, so such a call gets a plausible body. */
function whole(request: FuzzRequest, making: Making): FuzzRequest {
  const { takes, body } = making.operation
  if (request.payload !== undefined || body === null || takes === 'upload') return request
  return { ...request, payload: nearlyValidBody(making, 0), headers: { ...json, ...request.headers } }
}
