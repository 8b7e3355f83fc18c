import { execFileSync } from 'node:child_process'
import { inject } from 'vitest'
import type { Clusters } from './global-setup.ts'

/** Places a PostgreSQL cluster there, copied from one made for the entire run: creating one takes seconds. */
export function copyCluster(data: string, kind: keyof Clusters): void {
  // Keeps the owner: root's PostgreSQL runs as a different user.
  execFileSync('cp', ['-a', inject('clusters')[kind], data])
}
