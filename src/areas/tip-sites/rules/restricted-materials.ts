import type { RestrictedMaterial } from '../contract/restricted-material.ts'
import type { TipSite } from '../contract/tip-site.ts'
import { accepts } from './accepted-materials.ts'

/** What the list of materials says is in one. */
export interface Contents {
  readonly has_pfas: number
  readonly has_asbestos: number
}
type Licence = Pick<TipSite, 'pfas_ok' | 'asbestos_ok'>
const noLicence: Licence = { pfas_ok: 0, asbestos_ok: 0 }

/** What a material contains that a site does not take: `PFAS`, `PFAS and asbestos`; null when it takes all of it. */
export function refusedContents({ has_pfas, has_asbestos }: Contents, site: Licence): string | null {
  const refused = [
    ...(has_pfas && !site.pfas_ok ? ['PFAS'] : []),
    ...(has_asbestos && !site.asbestos_ok ? ['asbestos'] : []),
  ]
  return refused.length > 0 ? refused.join(' and ') : null
}

/** The materials that few sites may take, each with those that do. */
export const restrictedMaterials = (
  materials: readonly (Contents & { value: string })[],
  sites: readonly (Licence & Pick<TipSite, 'name' | 'materials'>)[],
): RestrictedMaterial[] =>
  materials.flatMap((material) => {
    const contains = refusedContents(material, noLicence)
    if (contains === null) return []
    const tips = sites.filter(
      (site) => accepts(site.materials, material.value) && refusedContents(material, site) === null,
    )
    return { material: material.value, contains, tips: tips.map(({ name }) => name) }
  })

/** Whether a load may go to a place, however that is written: true, or why not. */
export function mayTip(
  { material, tip }: { material: string; tip: string },
  restricted: readonly RestrictedMaterial[],
): true | string {
  const found = restricted.find((one) => one.material === material)
  if (!found || found.tips.some((name) => name.toLowerCase() === tip.toLowerCase())) return true
  const { contains, tips } = found
  const where = tips.length > 0 ? `It may go to ${tips.join(' or ')}.` : 'No tip site is listed as taking it.'
  return `${tip} does not take ${contains}, which ${material} contains. ${where}`
}
