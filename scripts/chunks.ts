import { fileURLToPath } from 'node:url'
import type { Rolldown } from 'vite'

type Context = Parameters<Extract<Rolldown.CodeSplittingGroup['name'], (...args: never[]) => unknown>>[1]

/** Kinds of screens, each with what loads for it. What a screen shares with an earlier kind is in that kind's file. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  start: ['src/app/web/main.tsx', 'src/areas/account/web/sign-in/SignInScreen.tsx'],
  shell: ['src/platform/web/shell/Shell.tsx', 'src/app/web/shell-parts.ts'],
  phone: [
    'src/areas/homes/web/HomeScreen.tsx',
    'src/areas/driver-jobs/web/index.ts',
    'src/areas/driver-jobs/web/DriverJobScreen.tsx',
    'src/areas/driver-jobs/web/phone/DriverJobPhone.tsx',
    'src/areas/driver-jobs/web/phone/CompleteChecklistScreen.tsx',
    'src/platform/web/files/files-to-send.ts',
  ],
  home: ['src/areas/homes/web/OfficeHome.tsx'],
  list: ['src/areas/clients/web/ClientListScreen.tsx', 'src/areas/clients/web/queries.ts'],
  form: ['src/areas/clients/web/ClientNewScreen.tsx', 'src/areas/clients/web/ClientEditScreen.tsx'],
}

/** A library's list of all it has, which is imported for a few of them. */
const isIndex = (id: string): boolean => /node_modules\/@(mantine|tanstack)\/.*\/index\.m?js$/.test(id)

/** All modules that load with these files: they and what they import, directly or not, but not what loads later. */
function loadedWith(files: readonly string[], context: Context): ReadonlySet<string> {
  const loaded = new Set<string>()
  const open = files.map((file) => fileURLToPath(new URL(`../${file}`, import.meta.url)))
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (loaded.has(id)) continue
    loaded.add(id)
    const module = context.getModuleInfo(id)
    if (!module) throw new Error(`scripts/chunks.ts: ${id} is not part of the application`)
    if (!isIndex(id)) open.push(...module.importedIds)
  }
  return loaded
}

/** The file of a kind: what loads with it, without what a kind before it took. */
function fileOf([kind, files]: readonly [string, readonly string[]]): Rolldown.CodeSplittingGroup {
  let loaded: ReadonlySet<string> | undefined
  return {
    debugName: kind,
    name: (id: string, context: Context) => {
      loaded ??= loadedWith(files, context)
      return loaded.has(id) ? kind : null
    },
  }
}

/**
 * Screens share hundreds of small modules. With a file for each, opening a record takes 250 requests; with a file for
 * each kind of screen it takes a few, and each loads little that is not its own.
 */
export const chunkGroups = (): Rolldown.CodeSplittingGroup[] => [
  ...Object.entries(kinds).map(fileOf),
  { name: 'records', minShareCount: 8 },
  { name: 'shared', minShareCount: 3 },
]
