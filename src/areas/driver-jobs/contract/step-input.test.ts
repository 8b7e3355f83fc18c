import { expect, test } from 'vitest'
import { inWords } from '#platform/server/http/words.ts'
import { openApi } from '#platform/server/api-docs/openapi.ts'
import { stepKinds } from './choices.ts'
import { driverJobEndpoints } from './endpoints.ts'
import { StepInput } from './step-input.ts'
import { stepData } from './step.ts'

const made = '0190c0de-0000-4000-8000-000000000001'
const tapped = { client_op_id: made, at: '2026-11-23T05:00:00.000Z', after: null }
const refusal = (step: object) => {
  const { error } = StepInput.safeParse({ ...tapped, ...step }, { error: inWords })
  return error?.issues.map(({ path, message }) => [path.join('.'), message])
}

test('the API document describes every step with its data', () => {
  const document = JSON.parse(JSON.stringify(openApi(driverJobEndpoints))) as {
    components: { schemas: Record<string, { oneOf?: { $ref: string }[]; properties?: object }> }
  }
  const { schemas } = document.components
  const described = schemas.StepInput?.oneOf?.map(({ $ref }) => schemas[$ref.split('/').at(-1) ?? ''])
  expect(described).toHaveLength(stepKinds.length)
  for (const kind of stepKinds)
    expect(described).toContainEqual(
      expect.objectContaining({
        properties: expect.objectContaining({
          kind: { type: 'string', const: kind },
          data: expect.objectContaining({
            type: 'object',
            properties: Object.fromEntries(
              Object.keys(stepData[kind].shape).map((name) => [name, expect.anything() as unknown]),
            ),
          }),
        }),
      }),
    )
})

/** What phones send, with only what each step needs: older versions omit what was added since. */
const needed: Readonly<Record<string, object>> = {
  accept: { order_version: 3 },
  decline: { reason: 'Sick' },
  fit_for_duty: { is_fit: 1 },
  prestart: {
    checklist_id: 7,
    started_at: tapped.at,
    answers: [{ checklist_item_id: 1, value: 'ok', comment: null }],
  },
  standby_start: { reason: 'Rain' },
  load: { client_load_id: made, material: 'Clay' },
  tip: { client_load_id: made, tip: 'Northern Tip' },
  void_load: { client_load_id: made, reason: 'Wrong pit' },
  breakdown: { reason: 'Hose' },
  no_work: { why: 'wet_weather' },
  sign: { unsigned_reason: 'Nobody on site' },
}

test.each(stepKinds)('"%s" with only what it needs is accepted', (kind) => {
  const data = needed[kind] ?? {}
  expect(StepInput.parse({ ...tapped, kind, data })).toEqual({
    ...tapped,
    kind,
    data: stepData[kind].parse(data),
  })
})

test('data may be omitted where a step needs none', () => {
  const withoutData = stepKinds.filter((kind) => StepInput.safeParse({ ...tapped, kind }).success)
  expect(withoutData).toEqual(stepKinds.filter((kind) => needed[kind] === undefined))
  expect(refusal({ kind: 'decline' })).toEqual([['data', 'Data is required.']])
  expect(refusal({ kind: 'decline', data: {} })).toEqual([['data.reason', 'Reason is required.']])
})

test('a missing or unknown kind, and data that its step does not have', () => {
  expect(refusal({})).toEqual([['kind', 'Kind is required.']])
  expect(refusal({ kind: 'fly' })).toEqual([['kind', 'Kind is not one of the choices.']])
  expect(refusal({ kind: 'seen', data: { reason: 'Why' } })).toEqual([['data', 'This field is not known.']])
})
