import { queryOptions } from '@tanstack/react-query'
import type { Endpoint, Input, Output, UploadLimits } from '#platform/contract/endpoint.ts'
import { outputOf } from './answer.ts'
import { forgetKey, keepKey, keyFor } from './idempotency-key.ts'
import { Refusal, isUnanswered } from './refusal.ts'
import { type FormFiles, fingerprint, requestOf } from './request.ts'
import { send } from './transport.ts'

export interface CallOptions {
  signal?: AbortSignal
  files?: FormFiles
  /** The Idempotency-Key of a write; when omitted, one is generated, and kept until an answer arrives. */
  key?: string
  /** From 0 to 1 while a form uploads. */
  onProgress?: (share: number) => void
}

/**
 * Calls an endpoint: `call(getClient, { params: { id: 3 } })` returns its output, a list as `{ rows, page,
 * page_size, total }`. Throws a {@link Refusal}, also for HTTP 200 with `success: false`.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  { signal, onProgress, ...options }: CallOptions = {},
): Promise<Output<E>> {
  const files = endpoint.upload ? await prepared(endpoint.upload, options.files) : options.files
  const started_at = performance.now()
  const request = requestOf(endpoint, input, files)
  const sent = isWrite(endpoint) ? fingerprint(request, files) : undefined
  const key = sent === undefined ? undefined : (options.key ?? keyFor(sent))
  const headers = { ...request.headers, ...(key && { 'idempotency-key': key }) }
  try {
    const reply = await send({ ...request, headers }, { signal, onProgress })
    const output = outputOf(endpoint, reply, started_at)
    if (sent) forgetKey(sent)
    return output
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    const refusal =
      error instanceof Refusal ? error : new Refusal({ status: 0, message: 'No answer', started_at })
    if (sent && key && isUnanswered(refusal)) keepKey(sent, key)
    else if (sent) forgetKey(sent)
    throw refusal
  }
}

/** Loaded with the screens that upload: the client's page of a quote does not, and stays small. */
async function prepared(limits: UploadLimits, files: FormFiles | undefined): Promise<FormFiles> {
  const { filesToSend } = await import('../files/files-to-send.ts')
  return filesToSend(limits, files)
}

/** The query options of a reading endpoint. The key begins with the topic, so that a live notice finds it. */
export const read = <E extends Endpoint>(endpoint: E, input: Input<E>) =>
  queryOptions<Output<E>>({
    queryKey: [endpoint.topic ?? '', endpoint.path, input],
    meta: { also: endpoint.also ?? [] },
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
  })

/**
 * For counts at the edge of every screen: as `read`, but a change refreshes it at most every two seconds, and one made
 * here no sooner than its live notice comes.
 */
export const readSeldom = <E extends Endpoint>(endpoint: E, input: Input<E>) =>
  queryOptions<Output<E>>({
    queryKey: ['seldom', endpoint.path, input],
    meta: { also: [endpoint.topic ?? '', ...(endpoint.also ?? [])], isSeldom: true },
    queryFn: ({ signal }) => call(endpoint, input, { signal }),
  })

/** Same as `effectOf` in the contract; repeated here so that pages which only call do not load the schema library. */
const isWrite = ({ effect, method }: Endpoint): boolean =>
  (effect ?? (method === 'GET' ? 'read' : 'write')) === 'write'
