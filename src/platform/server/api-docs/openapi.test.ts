import { expect, test } from 'vitest'
import * as z from 'zod'
import { endpoint, keyParams } from '#platform/contract/endpoint.ts'
import { rolePrefixes } from '#shared/roles.ts'
import { openApi } from './openapi.ts'

const one = endpoint({
  method: 'GET',
  path: '/api/{role}/notifications/:type',
  permission: 'signed_in',
  summary: 'One.',
  params: z.object({ type: z.string() }),
  output: z.string(),
})
const { paths } = openApi({ one }) as {
  paths: Record<string, { get: { parameters?: { name: string; schema: object }[] } }>
}

test('path parameters have one style, and the role is one of the prefixes', () => {
  const parameters = paths['/api/{role}/notifications/{type}']?.get.parameters
  expect(parameters?.map(({ name }) => name)).toEqual(['role', 'type'])
  expect(parameters?.[0]?.schema).toEqual({ type: 'string', enum: rolePrefixes })
})

test('calls outside the table are listed too', () => {
  for (const path of ['/api/events', '/api/health', '/api/health/live', '/api/health/ready'])
    expect(paths[path]?.get, path).toBeDefined()
})

const calls = openApi({
  one,
  write: endpoint({
    method: 'POST',
    path: '/api/things',
    permission: 'public',
    summary: 'Write.',
    body: z.object({ name: z.string() }),
    output: z.string(),
  }),
  file: endpoint({
    method: 'GET',
    path: '/api/scans/:key',
    permission: 'signed_in',
    summary: 'A file.',
    params: keyParams,
    download: true,
    output: z.string(),
  }),
}) as {
  paths: Record<string, Record<string, { responses: object }>>
  components: { responses: Record<string, { headers?: object }> }
}

test('each call lists the refusals it may give', () => {
  const statusesOf = (path: string, method: string) =>
    Object.keys(calls.paths[path]?.[method]?.responses ?? {}).map(Number)
  expect(statusesOf('/api/{role}/notifications/{type}', 'get')).toEqual([200, 400, 401, 403, 404, 503])
  expect(statusesOf('/api/things', 'post')).toEqual([200, 400, 404, 409, 413, 415, 422, 429, 503, 507])
  expect(statusesOf('/api/scans/{key}', 'get')).toEqual([200, 304, 400, 401, 403, 404, 503])
  expect(statusesOf('/api/health', 'get')).toEqual([200, 400, 429, 503])
})

test('a refusal that asks to retry says when', () => {
  const { responses } = calls.components
  expect(Object.keys(responses).filter((status) => responses[status]?.headers)).toEqual(['429', '503'])
})
