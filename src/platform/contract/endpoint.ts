import * as z from 'zod'
import type { Permission } from '#shared/permissions.ts'
import { idParam, search } from './fields.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** How many files a call takes, and how large each may be. */
export interface UploadLimits {
  readonly max_files: number
  readonly max_bytes: number
  /** `read`: any file, read by the call itself and not kept. Otherwise a PDF or a picture, stored for a record. */
  readonly use?: 'read'
}

/** One API call as data: the source of its route, validation, permission, documentation and browser client. */
export interface Endpoint {
  readonly method: Method
  /** `/api/clients/:id`. `{role}` is the caller's prefix (specification, section 6). */
  readonly path: `/api/${string}`
  /** `signed_in`: anyone with a session, including users waiting for approval. */
  readonly permission: Permission | 'signed_in' | 'public'
  /** One plain sentence for the API documentation. */
  readonly summary: string
  /**
   * The record type whose changes make the answer stale; the browser caches answers under it. `*`: any record
   * type.
   */
  readonly topic?: string
  /** Further record types whose changes make the answer stale. */
  readonly also?: readonly string[]
  readonly params?: z.ZodType
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  /** A multipart form: the JSON field `data` first, then files. */
  readonly upload?: UploadLimits
  /** The most bytes of JSON in the body, where {@link maxBody} for this kind of caller is too small. */
  readonly max_body?: number
  /** The body may also come as form data, each field as text. */
  readonly form?: true
  /** `output` is one row of the page. */
  readonly list?: true
  /** The answer is a file, not an envelope; the handler returns a {@link Download}. */
  readonly download?: true
  readonly output: z.ZodType
  /** The specification's own calls ignore unknown keys; ours refuse them. */
  readonly lenient?: true
  /** `write`: inside one transaction with its log. `own_transactions`: opens its own (sign-in, register, sign-out). */
  readonly effect?: 'read' | 'write' | 'own_transactions'
  /** A read that is refused as a conflict in some states of its record, as a preview is. */
  readonly may_conflict?: true
  /** The body field that holds the Idempotency-Key, whether or not the header is also sent. */
  readonly key?: string
  /** Its body may have numbers that are stored encrypted: not even a hash that they could be guessed from is stored. */
  readonly sealed?: true
  /** The success message; a function where it depends on the answer. */
  readonly message?: string | ((output: never) => string)
}

export const endpoint = <const E extends Endpoint>(e: E): E => e
export type Endpoints = Readonly<Record<string, Endpoint>>

/** Whether a call reads or writes: by its method, unless the endpoint says otherwise. */
export const effectOf = (e: Endpoint): 'read' | 'write' | 'own_transactions' =>
  e.effect ?? (e.method === 'GET' ? 'read' : 'write')

/** The most bytes of JSON in a body, files not included: without a session, and with one. */
const usualMaxBody = { public: 16_384, signed_in: 65_536 }
export const maxBody = ({ max_body, permission }: Endpoint): number =>
  max_body ?? (permission === 'public' ? usualMaxBody.public : usualMaxBody.signed_in)

type Schema<E, K extends string> = E extends Record<K, infer S extends z.ZodType> ? S : undefined
type PartsOf<E> = {
  [K in 'params' | 'query' | 'body' as Schema<E, K> extends undefined ? never : K]: Schema<E, K>
}

/** What the caller passes. Parts the endpoint does not declare are not allowed. */
export type Input<E extends Endpoint> = {
  [K in keyof PartsOf<E>]: z.input<Extract<PartsOf<E>[K], z.ZodType>>
}
/** What the handler receives, parsed. */
export type Parsed<E extends Endpoint> = {
  [K in keyof PartsOf<E>]: z.output<Extract<PartsOf<E>[K], z.ZodType>>
}

export interface Page<Row> {
  rows: Row[]
  page: number
  page_size: number
  /** null when the caller did not ask for a total (`with_total=0`). */
  total: number | null
}
/** What the caller receives. */
export type Output<E extends Endpoint> = E extends { list: true }
  ? Page<z.output<E['output']>>
  : z.output<E['output']>

/** What a list handler returns. */
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

/** A file to send. `body` may be a stream of bytes or strings. */
export interface Download {
  content_type: string
  /** `attachment` unless the bytes are known to be safe to show (a re-encoded image, a PDF in its sandbox). */
  disposition: 'attachment' | 'inline'
  filename: string
  body: AsyncIterable<Uint8Array | string>
  bytes?: number
  /**
   * The sha256 of the content: the browser may cache it, and revalidates each time. Without one, nothing is
   * cached.
   */
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

/** List query parameters an export does not take: it exports everything the filters match, in order of creation. */
export const notExported = { page: true, page_size: true, sort: true, with_total: true } as const
/** A list's query without paging and sorting, for all rows that match its filters. */
export function withoutPaging<Q extends object>(query: Q): Omit<Q, keyof typeof notExported> {
  const isPaging = (key: string) => key in notExported
  return Object.fromEntries(Object.entries(query).filter(([key]) => !isPaging(key))) as Omit<
    Q,
    keyof typeof notExported
  >
}

/** What an export adds to the query of its list. */
export const exportFormats = ['csv', 'xlsx'] as const
export type ExportFormat = (typeof exportFormats)[number]
export const exportQuery = { format: z.enum(exportFormats).default('csv') }

/** The filters a list query actually sets: no paging, sorting or format, and no defaults. */
export function filtersOf(query: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { format: _format, archived, ...filters }: Record<string, unknown> = withoutPaging(query)
  const asked: Record<string, unknown> = archived === 1 ? { ...filters, archived } : filters
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined && value !== ''))
}

/** `GET …/:id`: an id that is not a number is not found. */
export const idParams = z.object({ id: idParam })
/** `GET …/:key`: a file by the key in its URL. */
export const keyParams = z.object({ key: z.uuid() })
/** An edit carries the version it is based on. */
export const version = z.number().int().positive()
/** For records that exist only once someone saves them: 0 until then. */
export const firstVersion = z.number().int().min(0)
/** An answer with nothing to report beyond success. */
export const done = z.object({}).meta({ id: 'Done' })
