/** A BSB as it is read out: `063-000`. */
export const formatBsb = (bsb: string): string => `${bsb.slice(0, 3)}-${bsb.slice(3)}`

/** A bank number for people who recognise it by its last three digits. */
export const lastDigits = (digits: string): string => `•••${digits.slice(-3)}`
