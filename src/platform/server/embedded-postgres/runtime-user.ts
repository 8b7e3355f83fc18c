import { spawnSync } from 'node:child_process'
import { chownSync, readdirSync, lchownSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The user PostgreSQL runs as; empty: the one who runs this process. */
export interface RuntimeUser {
  uid?: number
  gid?: number
}

const nobody: RuntimeUser = { uid: 65534, gid: 65534 }

/**
 * PostgreSQL refuses to run as root. Root therefore starts it as the owner of an existing database, else as
 * nobody.
 */
export function runtimeUser(data?: string): RuntimeUser {
  if (process.getuid?.() !== 0) return {}
  const owner = data && statSync(data, { throwIfNoEntry: false })
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : nobody
}

/** Whether `user` can reach `folder`, and so every folder above it. */
export function canEnter(folder: string, user: RuntimeUser): boolean {
  return spawnSync('test', ['-x', folder], { ...user, cwd: '/' }).status === 0
}

export function changeOwner(user: RuntimeUser, path: string): void {
  if (user.uid !== undefined && user.gid !== undefined) chownSync(path, user.uid, user.gid)
}

export function changeTreeOwner(user: RuntimeUser, folder: string): void {
  if (user.uid === undefined || user.gid === undefined) return
  changeOwner(user, folder)
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    lchownSync(join(folder, name), user.uid, user.gid)
  }
}
