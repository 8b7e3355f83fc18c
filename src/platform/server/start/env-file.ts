import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

/** Applies `.env` from the working folder, if present; the real environment takes precedence. */
export function readEnvFile(): void {
  const path = resolve('.env')
  if (!existsSync(path)) return
  try {
    process.loadEnvFile(path)
  } catch (error) {
    throw new Error(
      `${path} cannot be read: ${error instanceof Error ? error.message : String(error)}. Fix or remove it.`,
      { cause: error },
    )
  }
}
