import { globSync } from 'node:fs'
import { parseFileSync } from '@swc/core'

export interface Found {
  file: string
  pattern: string
  flags: string
}

/** Code that runs on other people's input; screens only process their own user's. */
const places = [
  'src/shared/**/*.ts',
  'src/platform/{contract,server}/**/*.ts',
  'src/areas/*/{contract,rules,server}/**/*.ts',
]

/** Every regular expression literal in the server's and shared code. */
export function findRegularExpressions(): Found[] {
  const files = globSync(places).filter((file) => !file.endsWith('.test.ts'))
  return files.toSorted().flatMap((file) => {
    const found: Found[] = []
    walk(parseFileSync(file, { syntax: 'typescript', target: 'es2024' }), ({ pattern, flags }) =>
      found.push({ file, pattern, flags }),
    )
    return found
  })
}

type Node = Record<string, unknown>

function walk(node: unknown, see: (literal: { pattern: string; flags: string }) => void): void {
  if (Array.isArray(node)) for (const one of node) walk(one, see)
  else if (typeof node === 'object' && node !== null) {
    const { type, pattern, flags } = node as Node
    if (type === 'RegExpLiteral') see({ pattern: String(pattern), flags: String(flags) })
    else walk(Object.values(node), see)
  }
}
