import * as z from 'zod'
import type { Permission } from '#shared/permissions.ts'
import { idParam, search } from './fields.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** One call of the API as data: routing, validation, permission, documentation and the browser client come from it. */
export interface Endpoint {
  readonly method: Method
  /** `/api/clients/:id`. `{role}` stands for the caller's prefix (specification, section 6). */
  readonly path: `/api/${string}`
  /** `signed_in`: anybody with a session, also one who waits for approval. */
  readonly permission: Permission | 'signed_in' | 'public'
  /** One plain sentence for the API documentation. */
  readonly summary: string
  /** The record type whose change makes an answer stale; the browser keeps answers under it. `*`: any record's. */
  readonly topic?: string
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  /** A multipart form: the JSON field `data` first, then files. */
  readonly upload?: { readonly max_files: number; readonly max_bytes: number }
  /** The most bytes of the body's JSON, where {@link maxBody} of the caller's kind is not enough. */
  readonly max_body?: number
  /** The body may also come as form data, each field as text. */
  readonly form?: true
  /** `output` is the row of a page. */
  readonly list?: true
  /** The answer is a file, not an envelope; the handler gives a {@link Download}. */
  readonly download?: true
  readonly output: z.ZodType
  /** The specification's own calls ignore keys that they do not know; ours refuse them. */
  readonly lenient?: true
  /** `write`: inside one transaction with its log. `own_transactions`: opens its own (sign-in, register, sign-out). */
  readonly effect?: 'read' | 'write' | 'own_transactions'
  /** The field of the body that is the request's Idempotency-Key, whether it is sent as a header or not. */
  readonly key?: string
  /** The message of a good answer; where it hangs on what was answered, made of that. */
  readonly message?: string | ((output: never) => string)
}

export const endpoint = <const E extends Endpoint>(e: E): E => e
export type Endpoints = Readonly<Record<string, Endpoint>>

/** What a call does: reading unless the method or the endpoint says otherwise. */
export const effectOf = (e: Endpoint): 'read' | 'write' | 'own_transactions' =>
  e.effect ?? (e.method === 'GET' ? 'read' : 'write')

/** The most bytes of a body's JSON, files apart: of people without a session, and of those who have one. */
const usualMaxBody = { public: 16_384, signed_in: 65_536 }
export const maxBody = ({ max_body, permission }: Endpoint): number =>
  max_body ?? (permission === 'public' ? usualMaxBody.public : usualMaxBody.signed_in)

type Schema<E, K extends string> = E extends Record<K, infer S extends z.ZodType> ? S : undefined
type PartsOf<E> = {
  [K in 'params' | 'query' | 'body' as Schema<E, K> extends undefined ? never : K]: Schema<E, K>
}

/** What the caller passes. A part that the endpoint does not declare may not be given. */
export type Input<E extends Endpoint> = {
  [K in keyof PartsOf<E>]: z.input<Extract<PartsOf<E>[K], z.ZodType>>
}
/** What the handler gets, parsed. */
export type Parsed<E extends Endpoint> = {
  [K in keyof PartsOf<E>]: z.output<Extract<PartsOf<E>[K], z.ZodType>>
}

export interface Page<Row> {
  rows: Row[]
  page: number
  page_size: number
  /** null when the caller asked for no total (`with_total=0`). */
  total: number | null
}
/** What the caller gets. */
export type Output<E extends Endpoint> = E extends { list: true }
  ? Page<z.output<E['output']>>
  : z.output<E['output']>

/** What the handler gives for a list. */
export interface Rows<Row> {
  rows: Row[]
  total: number | null
}
/** What the handler returns. */
export type Answer<E extends Endpoint> = E extends { download: true }
  ? Download
  : E extends { list: true }
    ? Rows<z.input<E['output']>>
    : z.input<E['output']>

/** A file on its way out. `body` may be a stream of bytes or strings. */
export interface Download {
  content_type: string
  /** `attachment` unless the bytes are known to be harmless to show (a re-encoded image, a PDF in its sandbox). */
  disposition: 'attachment' | 'inline'
  filename: string
  body: AsyncIterable<Uint8Array | string>
  bytes?: number
  /** The sha256 of the content: the browser may keep it, and asks with it each time. Without one nothing is kept. */
  sha256?: string
}

const page = { page: z.coerce.number<number>().int().min(1).max(1_000_000).default(1) }
const page_size = { page_size: z.coerce.number<number>().int().min(1).max(200).default(50) }
const flag = z.enum(['0', '1']).transform(Number)

/**
 * The query of a list: `page`, `page_size` (50, at most 200), `sort` from the whitelist (`-name` is
 * descending), `search`, `archived` 0|1, `with_total` 0|1.
 */
export const listQuery = <const S extends readonly [string, ...string[]]>(
  sorts: S,
  defaultSort: S[number] | `-${S[number]}`,
) => {
  const allowed = sorts.flatMap((field) => [field, `-${field}`]) as [S[number] | `-${S[number]}`]
  return z.object({
    ...page,
    ...page_size,
    sort: z.enum(allowed).default(defaultSort as never),
    search,
    archived: flag.default(0),
    with_total: flag.default(1),
  })
}

/** What of a list's query an export does not take: it holds everything that the filters find, in the order in which it was made. */
export const notExported = { page: true, page_size: true, sort: true, with_total: true } as const
/** What an export adds to the query of its list. */
export const exportFormats = ['csv', 'xlsx'] as const
export type ExportFormat = (typeof exportFormats)[number]
export const exportQuery = { format: z.enum(exportFormats).default('csv') }

/** What of a list's query was asked for: without the way it is paged, sorted and written, and without what was left as it is. */
export function filtersOf(query: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const {
    page: _page,
    page_size: _size,
    sort: _sort,
    with_total: _total,
    format: _format,
    archived,
    ...filters
  } = query
  const asked: Record<string, unknown> = archived === 1 ? { ...filters, archived } : filters
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined && value !== ''))
}

/** `GET …/:id`: what is not the number of a record is not found. */
export const idParams = z.object({ id: idParam })
/** `GET …/:key`: a file by what stands in its address. */
export const keyParams = z.object({ key: z.uuid() })
/** An edit carries the version it was made from. */
export const version = z.number().int().positive()
/** Of what is there only once somebody has saved it: 0 until then. */
export const firstVersion = z.number().int().min(0)
/** An answer that says nothing but that it went well. */
export const done = z.object({}).meta({ id: 'Done' })
