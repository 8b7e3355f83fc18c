import type { AcceptedMaterial } from '../contract/tip-site.ts'

/** `Clean Fill (no clay); Topsoil` */
export const materialInWords = ({ material, conditions }: AcceptedMaterial): string =>
  conditions ? `${material} (${conditions})` : material
