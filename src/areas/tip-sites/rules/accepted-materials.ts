import type { AcceptedMaterial } from '../contract/materials/accepted.ts'
import type { TipSite } from '../contract/tip-site.ts'

/** `Clean Fill (no clay); Topsoil` */
export const materialInWords = ({ material, conditions }: AcceptedMaterial): string =>
  conditions ? `${material} (${conditions})` : material

/** On which terms a site takes a material: `Soil report for more than 50 t`; null without any. */
export const conditionsOf = (materials: TipSite['materials'], material: string): string | null =>
  materials.find((one) => one.material === material)?.conditions ?? null

export const accepts = (materials: TipSite['materials'], material: string): boolean =>
  materials.some((one) => one.material === material)

/** The exact message of the trade for a load that a tip site turns away. */
export const refusedMaterial = (tip: string, material: string): string =>
  `${tip} does not accept ${material}.`
