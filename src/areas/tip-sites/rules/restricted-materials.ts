import type { RestrictedMaterial } from '../contract/restricted-material.ts'
import type { TipSite } from '../contract/tip-site.ts'
import { accepts } from './accepted-materials.ts'
import { isNamed, tipSiteName } from './tip-site-name.ts'

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

type Site = Licence & Pick<TipSite, 'id' | 'name' | 'suburb' | 'materials'>

/** The materials that few sites may take, each with those that do. `sites`: also others with the same names. */
export const restrictedMaterials = (
  materials: readonly (Contents & { value: string })[],
  sites: readonly Site[],
): RestrictedMaterial[] =>
  materials.flatMap((material) => {
    const contains = refusedContents(material, noLicence)
    if (contains === null) return []
    const takesIt = (site: Site) =>
      accepts(site.materials, material.value) && refusedContents(material, site) === null
    const refusing = sites.filter((site) => !takesIt(site))
    const tips = sites.filter(takesIt).map(({ id, name, suburb }) => ({
      id,
      name,
      suburb,
      by_name: refusing.some((site) => isNamed(site, name)) ? 0 : 1,
    }))
    return { material: material.value, contains, tips }
  })

interface Tipped {
  readonly material: string
  /** The place in words. */
  readonly tip: string
  /** The site, where it is known. */
  readonly tip_site_id: number | null
}

/** Whether a load may go to a site, or to a place in words if every site of that name takes it. True, or why not. */
export function mayTip(
  { material, tip, tip_site_id }: Tipped,
  restricted: readonly RestrictedMaterial[],
): true | string {
  const found = restricted.find((one) => one.material === material)
  if (!found) return true
  const { contains, tips } = found
  const isMeant = (site: (typeof tips)[number]) =>
    isNamed(site, tip) && (site.by_name === 1 || site.name.toLowerCase() !== tip.toLowerCase())
  if (tips.some((site) => (tip_site_id ? site.id === tip_site_id : isMeant(site)))) return true
  const names = new Set(tips.map((site) => (site.by_name ? site.name : tipSiteName(site))))
  const where =
    names.size > 0 ? `It may go to ${[...names].join(' or ')}.` : 'No tip site is listed as accepting it.'
  return `${tip} does not accept ${contains}, which ${material} contains. ${where}`
}
