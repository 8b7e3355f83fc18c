import { expect, test } from 'vitest'
import * as z from 'zod'
import { endpoint } from '#platform/contract/endpoint.ts'
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

test('path parameters are written in one style, and the role is one of the prefixes', () => {
  const parameters = paths['/api/{role}/notifications/{type}']?.get.parameters
  expect(parameters?.map(({ name }) => name)).toEqual(['role', 'type'])
  expect(parameters?.[0]?.schema).toEqual({ type: 'string', enum: rolePrefixes })
})

test('calls beside the table are named too', () => {
  for (const path of ['/api/events', '/api/health', '/api/health/live', '/api/health/ready'])
    expect(paths[path]?.get, path).toBeDefined()
})
