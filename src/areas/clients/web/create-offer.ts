import type { ComboOffer } from '#ui/fields/ComboField.tsx'

/** In a picker's list: make a new record of the typed name. */
export const createOffer = (run: ComboOffer['run']): ComboOffer => ({
  label: (typed) => `Create “${typed}”`,
  run,
})
