import { expect, test } from 'vitest'
import { openCipher } from './encryption.ts'

const cipher = openCipher('one secret of the servers', 'bank details')

test('a text decrypts only under its own secret, purpose and place, unchanged', () => {
  const encrypted = cipher.encrypt('063-000 12345678', 'supplier 7')
  expect(encrypted.ciphertext.toString('latin1')).not.toContain('12345678')
  expect(cipher.decrypt(encrypted, 'supplier 7')).toBe('063-000 12345678')
  expect(openCipher('one secret of the servers', 'bank details').decrypt(encrypted, 'supplier 7')).toBe(
    '063-000 12345678',
  )

  expect(cipher.decrypt(encrypted, 'supplier 8')).toBeNull()
  expect(openCipher('another secret', 'bank details').decrypt(encrypted, 'supplier 7')).toBeNull()
  expect(openCipher('one secret of the servers', 'mail').decrypt(encrypted, 'supplier 7')).toBeNull()
  for (const at of [0, 12, 28]) {
    const changed = Buffer.from(encrypted.ciphertext)
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
    expect(cipher.decrypt({ ...encrypted, ciphertext: changed }, 'supplier 7'), `byte ${at}`).toBeNull()
  }
  expect(cipher.decrypt({ ...encrypted, ciphertext: Buffer.alloc(3) }, 'supplier 7')).toBeNull()
})

test('the same text looks different each time, and its key says which one it was', () => {
  const [one, other] = [cipher.encrypt('same', 'a'), cipher.encrypt('same', 'a')]
  expect(one.ciphertext.equals(other.ciphertext)).toBe(false)
  expect(one.key_id).toBe(other.key_id)
  expect(openCipher('another secret', 'bank details').encrypt('same', 'a').key_id).not.toBe(one.key_id)
})
