import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import { AppError } from '#platform/contract/app-error.ts'
import {
  type Answer,
  type Download,
  type Endpoint,
  type Endpoints,
  type Parsed,
  type Rows,
  effectOf,
} from '#platform/contract/endpoint.ts'
import { rolePrefixes } from '#shared/roles.ts'
import { type Authenticate, visitorOf } from '../authenticate.ts'
import type { Change, Write } from '../change.ts'
import type { Db } from '../database.ts'
import type { FileStore, ReceivedFile } from '../files/file-store.ts'
import { answerUpdate, claimKey, requestHash } from '../idempotency-store.ts'
import { compilePicker } from '../output-picker.ts'
import { type Viewer, may } from '../viewer.ts'
import { checked, checkedParams, strict } from './check.ts'
import { bodyOf } from './form-fields.ts'
import { receiveForm } from './multipart.ts'

/** What a handler is given: the checked parts of the call, who calls, and for a write the change it is part of. */
export type Call<E extends Endpoint> = Parsed<E> & { viewer: Viewer } & EffectPart<E> &
  (E extends { upload: object } ? { files: ReceivedFile[] } : unknown)

type EffectPart<E extends Endpoint> = E extends { effect: 'bare' }
  ? { request: FastifyRequest; reply: FastifyReply }
  : E extends { effect: 'write' }
    ? { change: Change }
    : E extends { method: 'GET' }
      ? unknown
      : { change: Change }

export type Handlers<T extends Endpoints> = { [K in keyof T]: (call: Call<T[K]>) => Promise<Answer<T[K]>> }

export interface HttpGround {
  app: FastifyInstance
  db: Db
  write: Write
  files: FileStore
  authenticate: Authenticate
  /** Tests check every answer against its schema in full. */
  check_answers: boolean
}

type AnyHandler = (call: Record<string, unknown>) => Promise<unknown>

/** Turns a table of endpoints and their handlers into routes. */
export function registerEndpoints<T extends Endpoints>(
  ground: HttpGround,
  table: T,
  handlers: Handlers<T>,
): void {
  for (const [name, e] of Object.entries(table)) {
    const serve = serveEndpoint(ground, e, handlers[name] as unknown as AnyHandler)
    for (const prefix of e.path.includes('{role}') ? rolePrefixes : [null]) {
      const url = prefix ? e.path.replace('{role}', prefix) : e.path
      ground.app.route({ method: e.method, url, handler: (request, reply) => serve(request, reply, prefix) })
    }
  }
}

function serveEndpoint(ground: HttpGround, e: Endpoint, handle: AnyHandler) {
  const body = e.body && !e.lenient ? strict(e.body) : e.body
  const query = e.query && !e.lenient ? strict(e.query) : e.query
  const pick = answerPicker(e)
  const write = answerWriter(e, pick, ground.check_answers)
  const effect = effectOf(e)

  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    prefix: string | null,
  ): Promise<FastifyReply> => {
    const viewer = await admit(ground, e, request, prefix)
    const parts = {
      viewer,
      params: checkedParams(e.params, request.params),
      query: checked(query, request.query),
    }
    const form = e.upload
      ? await receiveForm(request, ground.files, e.upload, (data) => checked(body, data))
      : { body: checked(body, await bodyOf(request, e.form === true)), files: [] }
    const call = { ...parts, body: form.body, files: form.files }

    if (e.download) return sendDownload(reply, (await handle(call)) as Download)
    if (effect === 'read') return sendJson(reply, write(await handle(call), parts.query))
    if (effect === 'bare')
      return sendJson(reply, write(await handle({ ...call, request, reply }), parts.query))

    const key = keyOf(request, e, form.body)
    const claim = key && {
      actor: viewer.user_id === null ? `address:${request.ip}` : `user:${viewer.user_id}`,
      key,
      sha256: requestHash(
        e.method,
        request.url,
        form.body,
        form.files.map((file) => file.sha256),
      ),
    }
    const change = ground.write(viewer, async (change) => {
      const kept = claim ? await claimKey(change.tx, claim) : null
      if (kept !== null) return kept
      const answer = write(await handle({ ...call, change }), parts.query)
      if (claim) change.withCommit(answerUpdate(change.tx, claim, answer))
      return answer
    })
    return sendJson(reply, await change.catch((error) => Promise.reject(pickedStale(error, pick))))
  }
}

/** Who calls, if this endpoint lets that person in. A `{role}` path is for callers of that prefix alone. */
async function admit(
  ground: HttpGround,
  e: Endpoint,
  request: FastifyRequest,
  prefix: string | null,
): Promise<Viewer> {
  const viewer = await ground.authenticate(request, { cookie: e.download === true && e.method === 'GET' })
  if (e.permission === 'public') return viewer ?? visitorOf(request)
  if (!viewer) throw new AppError('signed_out')
  if (e.permission !== 'signed_in' && !may(viewer, e.permission)) throw new AppError('forbidden')
  if (prefix && prefix !== viewer.prefix) throw new AppError('forbidden')
  return viewer
}

function keyOf(request: FastifyRequest, e: Endpoint, body: unknown): string | undefined {
  const named = e.key && String((body as Record<string, unknown>)[e.key])
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string' || key === '') return named
  if (key.length > 64) throw new AppError('invalid', 'An Idempotency-Key has 64 characters at most.')
  if (named && key.toLowerCase() !== named)
    throw new AppError('invalid', `The Idempotency-Key of this call is its ${e.key}.`)
  return named ?? key
}

type Pick = (value: unknown) => unknown

const outputOf = (e: Endpoint): z.ZodType => (e.list ? z.array(e.output) : e.output)
/** Answers leave by schema: what it does not name does not leave (the cost is measured in bench). */
const answerPicker = (e: Endpoint): Pick => (e.download ? (value) => value : compilePicker(outputOf(e)))

/** The present record beside a stale edit leaves by the same schema as a good answer would. */
function pickedStale(error: unknown, pick: Pick): unknown {
  if (!(error instanceof AppError) || error.code !== 'stale') return error
  const data = error.details.data as { current: unknown }
  return new AppError('stale', error.message, { data: { ...data, current: pick(data.current) } })
}

function answerWriter(e: Endpoint, pick: Pick, check: boolean) {
  const schema = outputOf(e)
  const message = e.message ?? 'OK'
  return (answer: unknown, query: unknown): string => {
    const data = e.list ? (answer as Rows<unknown>).rows : answer
    if (check) schema.parse(data)
    const paging = e.list
      ? {
          page: (query as { page?: number } | undefined)?.page ?? 1,
          page_size: (query as { page_size?: number } | undefined)?.page_size ?? (data as unknown[]).length,
          total: (answer as Rows<unknown>).total,
        }
      : {}
    return JSON.stringify({ success: true, message, data: pick(data), ...paging })
  }
}

const sendJson = (reply: FastifyReply, json: string): FastifyReply =>
  reply.type('application/json; charset=utf-8').send(json)

function sendDownload(reply: FastifyReply, file: Download): FastifyReply {
  const ascii = file.filename.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  reply.header(
    'content-disposition',
    `${file.disposition}; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(file.filename)}`,
  )
  if (file.bytes !== undefined) reply.header('content-length', file.bytes)
  // Shown alone in a tab, a file may run nothing and reach nothing.
  reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
  reply.header('cache-control', file.immutable ? 'private, max-age=31536000, immutable' : 'private, no-store')
  return reply.type(file.content_type).send(Readable.from(file.body))
}
