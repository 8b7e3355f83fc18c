import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompressed } from './scripts/precompressed.ts'

/**
 * The public pages that links open. A separate build, because shared chunks would bring in the application's
 * libraries; it is written to the same folder afterwards.
 */
export default defineConfig({
  plugins: [react(), precompressed()],
  html: { cspNonce: '__NONCE__' },
  // The application's build has already copied the public folder.
  publicDir: false,
  build: {
    target: 'es2022',
    emptyOutDir: false,
    assetsDir: 'assets/public',
    // Its only late part has no further ones to load ahead.
    modulePreload: false,
    assetsInlineLimit: 0,
    rolldownOptions: { input: 'quote.html' },
  },
})
