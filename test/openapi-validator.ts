import { Validator } from '@seriousme/openapi-schema-validator'

/** What is wrong with an OpenAPI document; empty when nothing is. */
export async function validate(document: Record<string, unknown>): Promise<unknown[]> {
  const result = await new Validator().validate(structuredClone(document))
  return result.valid ? [] : [result.errors]
}
