import { quantityText } from '#shared/units.ts'

/** `1.6 t/m³`. */
export const densityText = (density: unknown): string => `${quantityText(Number(density))} t/m³`
