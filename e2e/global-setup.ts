import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { origin, statePath } from './environment.ts'
import { everyone } from './people.ts'
import { signIn } from './sign-in.ts'

/** Signs everyone in once; each test starts with the stored state. */
export default async function setup(): Promise<void> {
  for (const person of everyone) {
    mkdirSync(dirname(statePath(person)), { recursive: true })
    writeFileSync(statePath(person), JSON.stringify(await signIn(origin, person)))
  }
}
