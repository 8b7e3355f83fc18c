import { badParts, badQueryValues } from './bad-value.ts'
import type { FuzzRequest, Kind, Making } from './fuzz-request.ts'
import { prefixes } from './operations.ts'
import { validObject, validValue } from './valid-value.ts'

/** A path to existing records; `bad` replaces one of its parameters. */
export function addressOf(
  { operation, random, records, prefix }: Making,
  bad: Readonly<Record<string, string>> = {},
): string {
  const { path } = operation
  const valid = (name: string): string => {
    if (name === 'role') return prefix
    if (name === 'record_type') return random.pick(['client', 'job', 'user', 'docket', 'invoice', 'asset'])
    const schema = operation.params.find((parameter) => parameter.name === name)?.schema ?? {}
    return encodeURIComponent(String(validValue(schema, name, { random, records, path })))
  }
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => bad[name] ?? valid(name))
}

/** A query most lists and searches accept. */
export function queryOf({ operation, random, records }: Making): string {
  const properties = Object.fromEntries(operation.query.map(({ name, schema }) => [name, schema]))
  const query = validObject({ properties }, { random, records, path: operation.path })
  return new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)])).toString()
}

/** The call with a valid address; add a body where needed. */
export function plainCall(kind: string, making: Making): FuzzRequest {
  const query = queryOf(making)
  return {
    kind,
    method: making.operation.method,
    url: addressOf(making) + (query && `?${query}`),
    headers: {},
  }
}

export const badParameter: Kind = (making) => {
  const { operation, random } = making
  const { name } = random.pick(operation.params)
  const part = name === 'role' ? random.pick([...prefixes, ...badParts]) : random.pick(badParts)
  return { ...plainCall(`parameter ${name}`, making), url: addressOf(making, { [name]: part }) }
}

export const badQuery: Kind = (making) => {
  const { operation, random } = making
  const { name } = random.pick(operation.query)
  const value = random.pick(badQueryValues)
  const once = `${name}=${value}`
  const spelled = random.pick([once, once, once, `${once}&${name}=1`, `${name}[]=${value}`, `${name}[a]=1`])
  return { ...plainCall(`query ${name}`, making), url: `${addressOf(making)}?${spelled}` }
}

const oddQueries = ['unknown=1', '__proto__[admin]=1', 'constructor=1', '&&==&', '%', 'a'.repeat(8000)]
export const unknownQuery: Kind = (making) => ({
  ...plainCall('query that is not known', making),
  url: `${addressOf(making)}?${making.random.pick(oddQueries)}`,
})

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND']
export const wrongMethod: Kind = (making) => ({
  ...plainCall('method', making),
  method: making.random.pick(methods.filter((method) => method !== making.operation.method)),
})

const oddHeaders: readonly Readonly<Record<string, string>>[] = [
  { 'idempotency-key': 'k'.repeat(65) },
  { 'idempotency-key': 'k'.repeat(7000) },
  { authorization: 'Bearer' },
  { authorization: 'Bearer a.b.c' },
  { authorization: `Bearer ${'x'.repeat(7000)}` },
  { authorization: 'Basic YWRtaW46YWRtaW4=' },
  { cookie: 'haulyard_session=a.b.c; haulyard_session=d' },
  { accept: 'text/html', authorization: 'Bearer a.b.c' },
  { 'x-forwarded-for': '::::, 999.1.1.1, \u00ff' },
  { 'user-agent': 'a'.repeat(5000), 'idempotency-key': '' },
  { 'content-length': '5' },
  { 'content-encoding': 'gzip' },
  { 'transfer-encoding': 'chunked', 'content-type': 'application/json' },
]
export const oddHeader: Kind = (making) => ({
  ...plainCall('header', making),
  headers: making.random.pick(oddHeaders),
})

/** A body where none is expected. */
export const needlessBody: Kind = (making) => ({
  ...plainCall('body where none is expected', making),
  ...making.random.pick([
    { payload: '{"a":1}', headers: { 'content-type': 'application/json' } },
    { payload: '{"a":', headers: { 'content-type': 'application/json' } },
    { payload: 'a=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    { payload: 'text', headers: { 'content-type': 'text/plain' } },
    { payload: '--x\r\n', headers: { 'content-type': 'multipart/form-data; boundary=x' } },
  ]),
})
