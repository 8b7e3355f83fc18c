import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { figure } from './proof.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The formats of our keys and tokens, and of well-known services'. */
const shapes =
  /-----BEGIN [A-Z ]*PRIVATE KEY-----|\bAKIA[0-9A-Z]{16}\b|\bgh[pousr]_\w{36}\b|\bxox[abprs]-[\w-]{20,}|\bsk_live_\w{20,}|\bAIza[\w-]{35}\b|\bSG\.[\w-]{22}\.[\w-]{43}|\beyJ[\w-]{20,}\.eyJ[\w-]{20,}\.[\w-]{20,}/
const quoted = /["'`=:]\s*["'`]?([A-Za-z0-9+/_=-]{32,100})["'`\s]/g

/** In bits per character: random text has five or more, words and sequences have four. */
function entropy(text: string): number {
  const counts = new Map<string, number>()
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1)
  return [...counts.values()].reduce((sum, n) => sum - (n / text.length) * Math.log2(n / text.length), 0)
}

const looksRandom = (text: string): boolean =>
  /[a-z]/.test(text) && /[A-Z]/.test(text) && /\d/.test(text) && entropy(text) > 4.5

/** Candidates for a secret in a text. */
function suspects(text: string): string[] {
  const shaped = shapes.exec(text)
  const random = [...text.matchAll(quoted)].map(([, one = '']) => one).filter(looksRandom)
  return [...(shaped ? [shaped[0]] : []), ...random]
}

/** The repository's files; without a repository, all except those git would ignore. */
function allFiles(): string[] {
  if (existsSync(join(root, '.git')))
    return execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0')
  const leftOut = readFileSync(join(root, '.gitignore'), 'utf8').split(/\/?\n/)
  const filesIn = (folder: string): string[] =>
    readdirSync(join(root, folder), { withFileTypes: true })
      .filter(({ name }) => !leftOut.includes(name))
      .flatMap((one) => {
        const path = join(folder, one.name)
        return one.isDirectory() ? filesIn(path) : [path]
      })
  return filesIn('')
}

test('a secret would be found', () => {
  const secret = createHash('sha256').update('a secret').digest('base64url')
  expect(suspects(`const key = '${secret}'`)).toEqual([secret])
  expect(suspects(`-----BEGIN ${'RSA'} PRIVATE KEY-----`)).toHaveLength(1)
  expect(suspects("const name = 'the-quick-brown-fox-jumps-over-the-dog'")).toEqual([])
})

// S24.
test('no file in the repository contains a secret', () => {
  const files = allFiles()
    .filter((file) => /\.(tsx?|m?js|json|sql|md|html|css|ya?ml|txt|tsv|example)$|^\.[^/]+$/.test(file))
    // Package checksums are random by nature.
    .filter((file) => file !== 'package-lock.json' && existsSync(join(root, file)))
  expect(files.length).toBeGreaterThan(1000)
  const found = files.flatMap((file) =>
    suspects(readFileSync(join(root, file), 'utf8')).map((one) => `${file}: ${one}`),
  )
  expect(found).toEqual([])
  figure('S24', `${files.length} files of the repository: no secret by shape or by entropy`)
})
