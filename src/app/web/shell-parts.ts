import type { ShellParts } from '#platform/web/web-area.ts'

/** What each area hands in for the shell; this file is loaded with the shell, after sign-in. */
export const shellParts: readonly ShellParts[] = []
