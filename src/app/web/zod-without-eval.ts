import { config } from 'zod'

// The page's Content-Security-Policy forbids `new Function`, which the schemas' library tries with the first schema.
// The bundler puts this file in the library's place (vite.config.ts), so that it comes first in whatever order the
// parts of the build are loaded.
config({ jitless: true })

export * from 'zod'
