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
  maxBody,
} from '#platform/contract/endpoint.ts'
import type { Grants } from '#shared/permissions.ts'
import { rolePrefixes } from '#shared/roles.ts'
import { type Authenticate, visitorOf } from '../sessions/authenticate.ts'
import type { Change, Write } from '../change/change.ts'
import { doingFor } from '../change/current-work.ts'
import type { Db } from '../database/database.ts'
import type { Owner } from '../files/file-rows.ts'
import type { FileStore, ReceivedFile } from '../files/file-store.ts'
import { senderOf } from '../files/sender.ts'
import { type ReadFile, receiveBytes } from '../files/receive-bytes.ts'
import type { AdmitUpload } from '../files/upload-quota.ts'
import { withUploads } from '../files/with-uploads.ts'
import { answerUpdate, claimKey, requestHash, sealedHash } from '../change/idempotency-store.ts'
import { type Picker, compilePicker } from '../export/output-picker.ts'
import { type Viewer, may } from '../sessions/viewer.ts'
import { checked, checkedParams, strict } from './check.ts'
import type { Admission } from './admission.ts'
import { bodyOf } from './form-fields.ts'
import { receiveForm } from './multipart.ts'
import { sendDownload } from './send-download.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller, as admitted by the endpoint. */
    viewer: Viewer
  }
}

/** What a handler receives: the call's validated parts, the caller, and for a write the change it runs in. */
export type Call<E extends Endpoint> = Parsed<E> & { viewer: Viewer } & EffectPart<E> &
  (E extends { upload: object } ? { files: FileOf<E>[] } : unknown)

type FileOf<E> = E extends { upload: { use: 'read' } } ? ReadFile : ReceivedFile

type EffectPart<E extends Endpoint> = E extends { effect: 'own_transactions' }
  ? { request: FastifyRequest; reply: FastifyReply }
  : E extends { effect: 'write' }
    ? { change: Change }
    : E extends { method: 'GET' }
      ? unknown
      : { change: Change }

export type Handlers<T extends Endpoints> = { [K in keyof T]: (call: Call<T[K]>) => Promise<Answer<T[K]>> }

/**
 * Whether someone may upload to an endpoint, checked before the body is read: they can see the record and
 * may change it. Its state is left to the handler, so that a repeated request gets its first answer.
 * @returns for a link without a session, the record it opens. @throws as the handler would.
 */
export type UploadChecks<T extends Endpoints> = {
  [K in keyof T as T[K] extends { upload: object } ? K : never]: (
    call: Pick<Call<T[K]>, Extract<'viewer' | 'params', keyof Call<T[K]>>>,
  ) => Promise<Owner | void>
}

export interface HttpServices {
  app: FastifyInstance
  db: Db
  write: Write
  files: FileStore
  authenticate: Authenticate
  admitUpload: AdmitUpload
  /** @throws throttled for too many calls without a session from one network. */
  limitPublic: (request: FastifyRequest) => Promise<void>
  admission: Admission
  /** The servers' secret. */
  secret: string
  /** Tests check every answer in full against its schema. */
  check_answers: boolean
}

type AnyHandler = (call: Record<string, unknown>) => Promise<unknown>

/** What a call brings. */
interface Form {
  body: unknown
  /**
   * The body before validation, for a call with its key in the body: steps waiting on a phone may reach a
   * later release, which fills in more defaults.
   */
  sent?: unknown
  files: readonly (ReceivedFile | ReadFile)[]
}

type AnyUploadCheck = (call: Record<string, unknown>) => Promise<Owner | void>

/** Turns a table of endpoints and their handlers into routes. */
export function registerEndpoints<T extends Endpoints>(
  services: HttpServices,
  table: T,
  handlers: Handlers<T>,
  uploads: UploadChecks<T>,
): void {
  for (const [name, e] of Object.entries(table)) {
    const mayUpload = (uploads as Record<string, AnyUploadCheck>)[name]
    if (e.upload && !mayUpload) throw new Error(`Nothing says who may upload to ${name}.`)
    const serve = serveEndpoint(services, e, handlers[name] as unknown as AnyHandler, mayUpload)
    for (const prefix of e.path.includes('{role}') ? rolePrefixes : [null]) {
      services.app.route({
        method: e.method,
        url: prefix ? e.path.replace('{role}', prefix) : e.path,
        bodyLimit: maxBody(e),
        // Refused callers are turned away before the body is read.
        onRequest: async (request) => {
          if (e.permission === 'public') await services.limitPublic(request)
          request.viewer = await services.admission.through(() => admit(services, e, request, prefix))
        },
        handler: serve,
      })
    }
  }
}

function serveEndpoint(
  services: HttpServices,
  e: Endpoint,
  handle: AnyHandler,
  mayUpload: AnyUploadCheck | undefined,
) {
  const { body, query, pick } = compiledOf(e)
  const write = answerWriter(e, pick, services.check_answers)
  const effect = effectOf(e)

  /** Runs the call. @returns the answer, or the file that is the answer. */
  const answerTo: typeof answerInside = (...asked) => services.admission.through(() => answerInside(...asked))
  const answerInside = async (
    request: FastifyRequest,
    reply: FastifyReply,
    parts: { viewer: Viewer; params: unknown; query: unknown },
    form: Form,
  ): Promise<string | Download> => {
    const { viewer } = parts
    const call = { ...parts, body: form.body, files: form.files }
    if (e.download) return (await doingFor(goneOf(reply), () => handle(call))) as Download
    if (effect === 'read') return write(await doingFor(goneOf(reply), () => handle(call)), parts)
    if (effect === 'own_transactions') return write(await handle({ ...call, request, reply }), parts)

    const key = keyOf(request, e, form.body)
    const hash = () =>
      requestHash(
        e.method,
        request.url,
        form.sent ?? form.body,
        form.files.map((file) => file.sha256),
      )
    const claim = key && {
      actor: viewer.user_id === null ? `address:${request.ip}` : `user:${viewer.user_id}`,
      key,
      sha256: e.sealed ? sealedHash(services.secret, hash()) : hash(),
    }
    const change = services.write(viewer, async (change) => {
      const kept = claim ? await claimKey(change.tx, claim) : null
      if (kept !== null) return kept
      const answer = write(await handle({ ...call, change }), parts)
      if (claim) change.withCommit(answerUpdate(change.tx, claim, answer))
      return answer
    })
    return change.catch((error) => Promise.reject(pickedStale(error, pick, viewer.grants)))
  }

  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const parts = {
      viewer: request.viewer,
      params: checkedParams(e.params, request.params),
      query: checked(query, request.query),
    }
    if (!e.upload) {
      const sent = await bodyOf(request, e.form === true)
      const read = { body: checked(body, sent), files: [], ...(e.key && { sent }) }
      return send(request, reply, await answerTo(request, reply, parts, read))
    }
    const { upload } = e
    const most = upload.max_files * upload.max_bytes + maxBody(e)
    const bytes = Math.min(most, Number(request.headers['content-length'] ?? most))
    const record = (await mayUpload?.(parts)) ?? null
    const ended = await services.admitUpload({ viewer: parts.viewer, record, bytes })
    // All temporary files are gone before the answer arrives.
    const answer = await withUploads(services, async (receive) => {
      const limits = { ...upload, max_body: maxBody(e), sender: senderOf(parts.viewer, record) }
      const take = upload.use === 'read' ? receiveBytes : receive
      const form = await receiveForm<ReceivedFile | ReadFile>(request, take, limits, (data) =>
        checked(body, data),
      )
      return answerTo(request, reply, parts, form)
    }).finally(ended)
    return send(request, reply, answer)
  }
}

/** The caller, if this endpoint admits them. A `{role}` path is only for callers with that prefix. */
async function admit(
  services: HttpServices,
  e: Endpoint,
  request: FastifyRequest,
  prefix: string | null,
): Promise<Viewer> {
  const viewer = await services.authenticate(request, { cookie: e.download === true && e.method === 'GET' })
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
  if (key.length > 64) throw new AppError('invalid', 'An Idempotency-Key can have 64 characters.')
  if (named && key.toLowerCase() !== named)
    throw new AppError('invalid', `The Idempotency-Key of this call is its ${e.key}.`)
  return named ?? key
}

/** Aborts when the caller disconnects before receiving the answer. */
function goneOf(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort()
  })
  return gone.signal
}

interface Compiled {
  body: z.ZodType | undefined
  query: z.ZodType | undefined
  /** Answers are written by schema: fields it does not name are never sent (the cost is measured in bench). */
  pick: Picker
}

/** Compiled once in a process, however many servers it builds. */
const compiled = new WeakMap<Endpoint, Compiled>()

function compiledOf(e: Endpoint): Compiled {
  const known = compiled.get(e)
  if (known) return known
  const asAccepted = (schema: z.ZodType | undefined) => (schema && !e.lenient ? strict(schema) : schema)
  const made: Compiled = {
    body: asAccepted(e.body),
    query: asAccepted(e.query),
    pick: e.download ? (value) => value : compilePicker(outputOf(e)),
  }
  compiled.set(e, made)
  return made
}

const outputOf = (e: Endpoint): z.ZodType => (e.list ? z.array(e.output) : e.output)

/** The current record in a stale refusal is written by the same schema as a successful answer. */
function pickedStale(error: unknown, pick: Picker, grants: Grants): unknown {
  if (!(error instanceof AppError) || error.code !== 'stale') return error
  const data = error.details.data as { current: unknown }
  return new AppError('stale', error.message, { data: { ...data, current: pick(data.current, grants) } })
}

function answerWriter(e: Endpoint, pick: Picker, check: boolean) {
  const schema = outputOf(e)
  const { message = 'OK' } = e
  const say = typeof message === 'string' ? () => message : (message as (output: unknown) => string)
  return (answer: unknown, { query, viewer }: { query: unknown; viewer: Viewer }): string => {
    const data = e.list ? (answer as Rows<unknown>).rows : answer
    if (check) schema.parse(data)
    const paging = e.list
      ? {
          page: (query as { page?: number } | undefined)?.page ?? 1,
          page_size: (query as { page_size?: number } | undefined)?.page_size ?? (data as unknown[]).length,
          total: (answer as Rows<unknown>).total,
        }
      : {}
    return JSON.stringify({ success: true, message: say(data), data: pick(data, viewer.grants), ...paging })
  }
}

const send = async (
  request: FastifyRequest,
  reply: FastifyReply,
  answer: string | Download,
): Promise<FastifyReply> =>
  typeof answer === 'string'
    ? reply.type('application/json; charset=utf-8').send(answer)
    : sendDownload(request, reply, answer)
