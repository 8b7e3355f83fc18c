import * as z from 'zod'
import { type Endpoint, type Endpoints, effectOf } from '#platform/contract/endpoint.ts'
import { rolePrefixes } from '#shared/roles.ts'
import { documentedRefusals, refusalResponses } from './documented-refusals.ts'

type Json = Record<string, unknown>
interface ObjectSchema {
  properties?: Record<string, Json>
  required?: string[]
}

const content = (schema: Json): Json => ({ 'application/json': { schema } })
const envelope = (properties: Json, required: readonly string[]): Json => ({
  type: 'object',
  required: ['success', 'message', ...required],
  properties: { success: { type: 'boolean' }, message: { type: 'string' }, ...properties },
})

/** Every parameter of a path in one style: `/api/{role}/clients/{id}`. */
export const documentedPath = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}')

type PlainCall = Pick<Endpoint, 'path' | 'summary'> & {
  permission: 'public' | 'signed_in'
  content_type: string
}

const health = { permission: 'public', content_type: 'application/json' } as const
/** Calls outside the table of endpoints: their answers have no envelope, or need none of its checks. */
export const plainCalls: readonly PlainCall[] = [
  { ...health, path: '/api/health', summary: 'The same as /api/health/ready.' },
  { ...health, path: '/api/health/live', summary: 'The process responds.' },
  {
    ...health,
    path: '/api/health/ready',
    summary: 'Database, migrations and queue are as they should be; else 503.',
  },
  {
    path: '/api/events',
    summary: 'Notices of what changed, as a stream of server-sent events, for as long as the session lives.',
    permission: 'signed_in',
    content_type: 'text/event-stream',
  },
]

/** A file the caller already has access to: the rights of the call that named it apply here too. */
const unchanged = (e: Endpoint): Json =>
  e.download && e.method === 'GET'
    ? { 304: { description: 'The file is the one that If-None-Match names.' } }
    : {}

/** The OpenAPI 3.1 document of a table of endpoints: one source for what is served and documented. */
export function openApi(endpoints: Endpoints): Json {
  const schemas: Record<string, unknown> = {}

  const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json & ObjectSchema => {
    const { $schema: _, $defs = {}, ...own } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
    const named = (value: unknown): Json =>
      JSON.parse(JSON.stringify(value).replaceAll('#/$defs/', `#/components/schemas/`)) as Json
    for (const [name, definition] of Object.entries($defs)) schemas[name] = withoutId(named(definition))
    return withoutId(named(own))
  }

  const parameters = (e: Endpoint): Json[] => {
    const of = (schema: z.ZodType | undefined, place: 'path' | 'query') => {
      const { properties = {}, required = [] } = schema ? schemaOf(schema, 'input') : {}
      return Object.entries(properties).map(([name, one]) => ({
        name,
        in: place,
        required: place === 'path' || required.includes(name),
        schema: one,
      }))
    }
    const role = e.path.includes('{role}')
      ? [{ name: 'role', in: 'path', required: true, schema: { type: 'string', enum: rolePrefixes } }]
      : []
    const key =
      effectOf(e) === 'write'
        ? [
            {
              name: 'Idempotency-Key',
              in: 'header',
              required: false,
              schema: { type: 'string', maxLength: 64 },
            },
          ]
        : []
    return [...role, ...of(e.params, 'path'), ...of(e.query, 'query'), ...key]
  }

  const requestBody = (e: Endpoint): Json => {
    if (!e.body) return {}
    const data = schemaOf(e.body, 'input')
    const form = e.form && {
      'application/x-www-form-urlencoded': { schema: data },
      'multipart/form-data': { schema: data },
    }
    if (!e.upload) return { requestBody: { required: true, content: { ...content(data), ...form } } }
    const files = {
      type: 'array',
      maxItems: e.upload.max_files,
      items: { type: 'string', contentMediaType: 'application/octet-stream' },
    }
    const upload = { type: 'object', required: ['data'], properties: { data, files } }
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema: upload } } } }
  }

  const goodAnswer = (e: Endpoint): Json => {
    if (e.download)
      return {
        description: 'The file.',
        headers: {
          ETag: { description: 'Of a file that the browser may keep.', schema: { type: 'string' } },
        },
        content: { '*/*': { schema: { type: 'string', contentMediaType: 'application/octet-stream' } } },
      }
    const data = schemaOf(e.output, 'output')
    const paging = {
      page: { type: 'integer' },
      page_size: { type: 'integer' },
      total: { type: ['integer', 'null'] },
    }
    const schema = e.list
      ? envelope({ data: { type: 'array', items: data }, ...paging }, ['data', 'page', 'page_size', 'total'])
      : envelope({ data }, ['data'])
    return { description: typeof e.message === 'string' ? e.message : 'OK', content: content(schema) }
  }

  const paths: Record<string, Record<string, unknown>> = {}
  for (const [operationId, e] of Object.entries(endpoints)) {
    const path = documentedPath(e.path)
    const one = (paths[path] ??= {})
    one[e.method.toLowerCase()] = {
      operationId,
      summary: e.summary,
      parameters: parameters(e),
      ...requestBody(e),
      security: e.permission === 'public' ? [] : [{ bearer: [] }],
      'x-permission': e.permission,
      responses: { 200: goodAnswer(e), ...unchanged(e), ...documentedRefusals(e) },
    }
  }
  for (const { path, summary, permission, content_type } of plainCalls) {
    const answer = { description: 'OK', content: { [content_type]: { schema: {} } } }
    const security = permission === 'public' ? [] : [{ bearer: [] }]
    const refused = documentedRefusals({ method: 'GET', path, summary, permission, output: z.unknown() })
    paths[path] = {
      get: { summary, security, 'x-permission': permission, responses: { 200: answer, ...refused } },
    }
  }
  const errors = { type: 'object', additionalProperties: { type: 'string' } }
  return {
    openapi: '3.1.1',
    info: {
      title: 'Haulyard',
      version: '1',
      description: 'The API of the Haulyard portal.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas,
      responses: refusalResponses({
        ...content(envelope({ errors, data: {} }, [])),
        // For someone who opens the address in a browser.
        'text/html': { schema: { type: 'string' } },
      }),
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  }
}

const withoutId = ({ id: _id, ...rest }: Json): Json => rest
