import { randomUUID } from 'node:crypto'
import type { FieldErrors } from '#platform/contract/app-error.ts'
import { type Endpoint, type Input, type Output, effectOf } from '#platform/contract/endpoint.ts'
import type { Platform } from '#platform/server/platform.ts'
import type { Server } from '#platform/server/start/start.ts'
import { roleOf } from '#shared/roles.ts'
import { type PersonName, type SignedIn, people, signIn } from './people.ts'
import { type ServerOptions, type HaulyardServer, testServer } from './server.ts'

/** An answer as received; tests that read `data` check it. */
export interface Reply<Data> {
  status: number
  success: boolean
  message: string
  data: Data
  errors: FieldErrors
  total: number | null
  text: string
  headers: Readonly<Record<string, unknown>>
}

type Data<E extends Endpoint> = E extends { list: true }
  ? Output<E> extends { rows: infer R }
    ? R
    : never
  : Output<E>

interface CallOptions {
  /** The Idempotency-Key; generated unless given, none when null. */
  key?: string | null
  /** What a caller may send although the types forbid it. */
  raw?: unknown
  files?: readonly { name: string; content: Buffer; type?: string }[]
}

export interface Caller {
  readonly user_id: number
  readonly token: string
  readonly session_id: string
  call<E extends Endpoint>(e: E, input: Input<E>, options?: CallOptions): Promise<Reply<Data<E>>>
  /** Any request at all. */
  request(
    method: string,
    url: string,
    options?: { headers?: Record<string, string>; payload?: unknown },
  ): Promise<Reply<unknown>>
}

export interface TestApp extends HaulyardServer {
  readonly platform: Platform
  /** Signed in as one of the named people. */
  as(name: PersonName): Promise<Caller>
  /** Without a session. */
  readonly visitor: Caller
}

/** The full product on its own database; answers are checked in full against their schemas. */
export async function testApp(options: ServerOptions = {}): Promise<TestApp> {
  const { server, database, clock, log } = await testServer(options)
  const callers = new Map<PersonName, Promise<Caller>>()
  const as = (name: PersonName): Promise<Caller> => {
    const caller =
      callers.get(name) ?? signIn(server.platform, name).then((who) => callerOf(server, who, name))
    callers.set(name, caller)
    return caller
  }
  const visitor = callerOf(server, { user_id: 0, token: '', session_id: '' })
  return { server, platform: server.platform, database, clock, log, as, visitor }
}

export async function callerFor(app: TestApp, who: SignedIn, name: PersonName): Promise<Caller> {
  return callerOf(app.server, who, name)
}

function callerOf(server: Server, who: SignedIn, name?: PersonName): Caller {
  const prefix = name ? prefixOf(name) : 'superAdmin'
  const request: Caller['request'] = async (method, url, { headers = {}, payload } = {}) => {
    const response = await server.app.inject({
      method: method as 'GET',
      url,
      headers: { ...(who.token ? { authorization: `Bearer ${who.token}` } : {}), ...headers },
      ...(payload === undefined ? {} : { payload: payload as object }),
    })
    const isJson = String(response.headers['content-type']).includes('json')
    const body = (isJson ? response.json() : {}) as Partial<Reply<unknown>>
    return {
      status: response.statusCode,
      success: body.success ?? false,
      message: body.message ?? '',
      data: body.data,
      errors: body.errors ?? {},
      total: body.total ?? null,
      text: response.payload,
      headers: response.headers,
    }
  }
  return {
    ...who,
    request,
    call: async (e, input, options = {}) => {
      const { params, query, body } = input as { params?: object; query?: object; body?: unknown }
      const path = e.path
        .replace('{role}', prefix)
        .replaceAll(/:(\w+)/g, (_, key: string) =>
          encodeURIComponent(String((params as Record<string, unknown>)[key])),
        )
      const search = new URLSearchParams(
        Object.entries(query ?? {}).flatMap(([key, value]) =>
          value === undefined ? [] : [[key, String(value)]],
        ),
      ).toString()
      const headers: Record<string, string> = {}
      if (effectOf(e) === 'write' && options.key !== null)
        headers['idempotency-key'] = options.key ?? randomUUID()
      const content = 'raw' in options ? options.raw : body
      const sent = e.upload ? form(content, options.files ?? []) : { payload: content, headers: {} }
      const reply = await request(e.method, path + (search && `?${search}`), {
        headers: { ...headers, ...sent.headers },
        ...(sent.payload === undefined ? {} : { payload: sent.payload }),
      })
      return reply as never
    },
  }
}

export function form(
  data: unknown,
  files: NonNullable<CallOptions['files']>,
): { payload: Buffer; headers: Record<string, string> } {
  const boundary = `haulyard${randomUUID()}`
  const part = (head: string, content: Buffer) => [
    Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`),
    content,
    Buffer.from('\r\n'),
  ]
  const parts = [
    ...part('content-disposition: form-data; name="data"', Buffer.from(JSON.stringify(data ?? {}))),
    ...files.flatMap((file) =>
      part(
        `content-disposition: form-data; name="files"; filename="${file.name}"\r\ncontent-type: ${file.type ?? 'application/octet-stream'}`,
        file.content,
      ),
    ),
    Buffer.from(`--${boundary}--\r\n`),
  ]
  return {
    payload: Buffer.concat(parts),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}

function prefixOf(name: PersonName): string {
  const { user_type } = people[name]
  return user_type === null ? 'superAdmin' : roleOf(user_type).prefix
}
