import type { FieldErrors } from '#platform/contract/app-error.ts'
import { notAChoice } from '#shared/text.ts'
import type { AcceptedMaterial } from '../../contract/materials/accepted.ts'
import { acceptedLabels } from '../tip-site-labels.ts'

interface Listed {
  readonly value: string
  readonly is_visible: number
}

/** What may be chosen now of the list of materials. */
export const chosenFrom = (listed: readonly Listed[]): string[] =>
  listed.filter(({ is_visible }) => is_visible === 1).map(({ value }) => value)

/**
 * What a site accepts is on the list of materials, as it is written there; one that the site had `before` stays, even if
 * the list has archived it since.
 */
export function checkMaterials(
  materials: readonly AcceptedMaterial[],
  before: readonly AcceptedMaterial[],
  listed: readonly Listed[],
): FieldErrors {
  const known = new Set([...chosenFrom(listed), ...before.map(({ material }) => material)])
  const unknown = [...materials.entries()].filter(([, { material }]) => !known.has(material))
  return Object.fromEntries(
    unknown.map(([at]) => [`materials.${at}.material`, notAChoice(acceptedLabels.material)]),
  )
}
