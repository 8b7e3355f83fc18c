import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

test.each(['1234567890', 'Password123', 'QWERTYUIOP', 'aaaaaaaaaa', 'abcabcabcabc', 'demo-haulyard'])(
  '%s is too common',
  (password) => {
    expect(isCommonPassword(password)).toBe(true)
  },
)

test.each(['grey kelpie 40', 'Tin-Roof-Rain', 'aaaaaaaaaab', 'password123 and more'])(
  '%s is not',
  (password) => {
    expect(isCommonPassword(password)).toBe(false)
  },
)
