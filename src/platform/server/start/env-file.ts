import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

/** Takes over what `.env` in the working folder says, where there is one; what the environment says itself is stronger. */
export function readEnvFile(): void {
  const path = resolve('.env')
  if (!existsSync(path)) return
  try {
    process.loadEnvFile(path)
  } catch (error) {
    throw new Error(
      `${path} cannot be read: ${error instanceof Error ? error.message : String(error)}. Mend or remove it.`,
      { cause: error },
    )
  }
}
