import * as z from 'zod'
import { stepData } from '#areas/driver-jobs/contract/step.ts'
import type { Schema } from './operations.ts'
import { type Ground, validObject } from './valid-value.ts'

/** What a step says beside its time depends on its kind, which the document leaves open. */
export function stepBody(ground: Ground): Record<string, unknown> {
  const kind = ground.random.pick(Object.keys(stepData)) as keyof typeof stepData
  const schema = z.toJSONSchema(stepData[kind], { io: 'input', unrepresentable: 'any' }) as Schema
  return {
    client_op_id: ground.random.uuid(),
    kind,
    at: '2026-12-01T06:00:00+11:00',
    data: validObject(schema, ground),
  }
}
