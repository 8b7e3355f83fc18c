import { rolePrefixes } from '#shared/roles.ts'

/** The part of JSON schema our document uses. */
export interface Schema {
  $ref?: string
  type?: string | readonly string[]
  enum?: readonly unknown[]
  const?: unknown
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
  minItems?: number
  anyOf?: readonly Schema[]
  oneOf?: readonly Schema[]
  items?: Schema
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
}

export interface Parameter {
  name: string
  schema: Schema
}

/** One call as the OpenAPI document describes it. */
export interface Operation {
  name: string
  method: string
  /** `/api/clients/{id}` */
  path: string
  permission: string
  params: readonly Parameter[]
  query: readonly Parameter[]
  body: Schema | null
  /** `upload`: a multipart form with the JSON field `data` and files. */
  takes: 'nothing' | 'json' | 'json or form' | 'upload'
  /** What it may answer. */
  statuses: ReadonlySet<number>
}

interface Described {
  operationId?: string
  parameters?: readonly { name: string; in: string; schema: Schema }[]
  requestBody?: { content: Readonly<Record<string, { schema: Schema }>> }
  responses: Readonly<Record<string, unknown>>
  'x-permission': string
}
export interface Document {
  paths: Readonly<Record<string, Readonly<Record<string, Described>>>>
  components: { schemas: Readonly<Record<string, Schema>> }
}

/** Every call of a document, with references in its schemas resolved. */
export function operationsOf(document: Document): Operation[] {
  const whole = (schema: Schema): Schema => {
    const { $ref, ...own } = schema
    if ($ref) return whole(document.components.schemas[$ref.split('/').at(-1) ?? ''] ?? {})
    const { anyOf, oneOf, items, properties } = own
    return {
      ...own,
      ...(anyOf && { anyOf: anyOf.map(whole) }),
      ...(oneOf && { oneOf: oneOf.map(whole) }),
      ...(items && { items: whole(items) }),
      ...(properties && {
        properties: Object.fromEntries(Object.entries(properties).map(([key, one]) => [key, whole(one)])),
      }),
    }
  }
  const operation = (method: string, path: string, one: Described): Operation => {
    const within = (place: string) =>
      (one.parameters ?? [])
        .filter((parameter) => parameter.in === place)
        .map(({ name, schema }) => ({ name, schema: whole(schema) }))
    const content = one.requestBody?.content ?? {}
    const upload = content['multipart/form-data']
    const json = content['application/json']
    return {
      name: one.operationId ?? path,
      method: method.toUpperCase(),
      path,
      permission: one['x-permission'],
      params: within('path'),
      query: within('query'),
      body: json ? whole(json.schema) : upload ? (whole(upload.schema).properties?.['data'] ?? null) : null,
      takes: json ? (upload ? 'json or form' : 'json') : upload ? 'upload' : 'nothing',
      statuses: new Set(Object.keys(one.responses).map(Number)),
    }
  }
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, one]) => operation(method, path, one)),
  )
}

/** The prefixes for `{role}`. */
export const prefixes = rolePrefixes
