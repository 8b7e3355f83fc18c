import { requiredWords } from '#shared/text.ts'
import * as z from 'zod'
import { accountLabels } from '../rules/account-labels.ts'

export const minPasswordLength = 10
const maxPasswordLength = 200

/** A new password. Stored as typed, so it is not trimmed. */
export const newPassword = z
  .string({ error: requiredWords(accountLabels.password) })
  .min(1, { error: requiredWords(accountLabels.password), abort: true })
  .min(minPasswordLength, `${accountLabels.password} must be at least ${minPasswordLength} characters.`)
  .max(maxPasswordLength, `${accountLabels.password} must be ${maxPasswordLength} characters or fewer.`)

/** A password to check: anything but empty. */
export const typedPassword = (label: string) =>
  z
    .string({ error: requiredWords(label) })
    .min(1, { error: requiredWords(label), abort: true })
    .max(maxPasswordLength, `${label} must be ${maxPasswordLength} characters or fewer.`)
