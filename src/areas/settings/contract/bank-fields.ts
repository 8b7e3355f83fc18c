import { type Kind, one, optionalOne } from '#platform/contract/text-kinds.ts'

/** Digits in any notation. */
const digits = (pattern: RegExp, message: string): Kind => ({
  max: 20,
  read: (typed) => {
    const kept = typed.replace(/[\s-]/g, '')
    return pattern.test(kept) ? kept : null
  },
  message: () => message,
})

const aBsb = digits(/^\d{6}$/, 'BSB must look like 123-456.')
/** Stored as six digits. */
export const bsb = () => one('BSB', aBsb)
export const optionalBsb = () => optionalOne('BSB', aBsb)

const anAccountNumber = digits(/^\d{5,9}$/, 'Account number must have 5 to 9 digits.')
/** Stored as five to nine digits. */
export const accountNumber = () => one('Account number', anAccountNumber)
export const optionalAccountNumber = () => optionalOne('Account number', anAccountNumber)
