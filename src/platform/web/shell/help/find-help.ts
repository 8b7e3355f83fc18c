import type { HelpSource, ScreenHelp, ShellParts } from '../../web-area.ts'

const isWithin = (path: string, start: string): boolean => path === start || path.startsWith(`${start}/`)
const longest = (paths: readonly string[]): number => Math.max(0, ...paths.map(({ length }) => length))

/** The source with a screen's help: the one with the longest matching beginning of its address. */
export function helpSourceOf(parts: readonly ShellParts[], path: string): HelpSource | undefined {
  return parts
    .flatMap(({ help }) => help ?? [])
    .map((source) => ({ source, length: longest(source.paths.filter((start) => isWithin(path, start))) }))
    .filter(({ length }) => length > 0)
    .toSorted((a, b) => b.length - a.length)[0]?.source
}

/** A screen's help; undefined if it has none. */
export async function findHelp(parts: readonly ShellParts[], path: string): Promise<ScreenHelp | undefined> {
  return (await helpSourceOf(parts, path)?.load())?.help[path]
}
