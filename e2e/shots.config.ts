import { defineConfig } from '@playwright/test'
import tests from '../playwright.config.ts'

// Its reporter's path is relative to another folder.
const { projects: _, reporter: __, ...base } = tests

/** `npm run shots`: every screen to pictures in .shots/, desktop and phone, light and dark. */
export default defineConfig(base, {
  testDir: '.',
  testMatch: 'every-screen.shots.ts',
  globalSetup: './global-setup.ts',
  timeout: 600_000,
  workers: 2,
  reporter: 'list',
})
