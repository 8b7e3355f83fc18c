import { defineConfig } from '@playwright/test'
import base from '../playwright.config.ts'

/** `npm run shots`: every screen to pictures in .shots/, desktop and phone, light and dark. */
export default defineConfig(base, {
  testDir: '.',
  testMatch: 'every-screen.shots.ts',
  globalSetup: './global-setup.ts',
  timeout: 600_000,
  workers: 2,
})
