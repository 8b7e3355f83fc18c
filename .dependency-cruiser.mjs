// Imports flow one way (ARCHITECTURE.md, "The import rules"). Every rule is a pattern with group matching, so
// that a new area is covered as soon as its folder exists.
import { areaOrder } from './src/app/area-order.ts'

const test = '\\.test\\.tsx?$|^test/|^bench/|^scripts/'
const common = '^src/(shared|platform/contract|areas/[^/]+/(contract|rules))/'
const beyond = '^(db|test|e2e|bench|scripts)/'
const browser = '^src/(areas/[^/]+/web|platform/web|app/web|ui)/'
const never = (name, from, to) => ({ name, severity: 'error', from, to })

/** An earlier area never imports a later one; a later one may use an earlier one's entry point (`index.ts`). */
const earlierNeverLater = areaOrder
  .slice(0, -1)
  .map((area, at) =>
    never(
      `area-order-${area}`,
      { path: `^src/areas/${area}/server/`, pathNot: test },
      { path: `^src/areas/(${areaOrder.slice(at + 1).join('|')})/server/` },
    ),
  )

export default {
  forbidden: [
    // Whatever a browser loads is of these two kinds: no path leads from it to the server.
    never(
      'browser-never-reaches-server',
      { path: `${browser}|${common}`, pathNot: test },
      { path: '/server/|^db/' },
    ),
    never(
      'server-never-imports-web',
      { path: '^src/(areas/[^/]+|platform)/server/|^(db|test|bench)/' },
      { path: browser },
    ),
    never(
      'common-is-pure',
      { path: common, pathNot: test },
      {
        path: 'node_modules/(react|fastify|@fastify|pg|pg-boss|kysely|@mantine|@tanstack)(/|$)|^src/.*/(server|web)/|^src/ui/',
      },
    ),
    never('common-no-node', { path: common, pathNot: test }, { dependencyTypes: ['core'] }),
    never(
      'area-entry-point',
      { path: '^src/areas/([^/]+)/', pathNot: test },
      {
        path: '^src/areas/',
        pathNot: '^src/areas/($1/|[^/]+/(contract|rules)/|[^/]+/(server|web)/index\\.tsx?$)',
      },
    ),
    never(
      'entry-point-from-beyond',
      { path: beyond },
      {
        path: '^src/areas/',
        pathNot: '^src/areas/[^/]+/((contract|rules)/|(server|web)/index\\.tsx?$)',
      },
    ),
    // Both are loaded by everybody: another area's entry point would pull in the parts of all its screens.
    never(
      'shell-is-light',
      { path: '^src/areas/[^/]+/web/(shell|routes)\\.tsx?$' },
      { path: '^src/areas/[^/]+/web/index\\.tsx?$', dependencyTypesNot: ['dynamic-import'] },
    ),
    never('ui-is-plain', { path: '^src/ui/' }, { path: '^src/(areas|platform)/' }),
    never(
      'platform-knows-no-area',
      { path: '^src/(platform|ui|shared)/', pathNot: test },
      { path: '^src/areas/' },
    ),
    never(
      'shared-stands-alone',
      { path: '^src/shared/', pathNot: test },
      { path: '^src/(platform|ui|areas|app)/' },
    ),
    never('nothing-imports-app', { path: '^src/', pathNot: `^src/app/|${test}` }, { path: '^src/app/' }),
    never(
      'http-library-in-platform',
      { path: '^src/areas/', pathNot: test },
      { path: 'node_modules/(@fastify|fastify)/' },
    ),
    never(
      'sql-in-stores',
      { path: '^src/areas/[^/]+/server/|^db/demo/', pathNot: `-store\\.ts$|${test}` },
      { path: 'node_modules/(kysely|pg)/' },
    ),
    never(
      'no-test-code-in-production',
      { path: '^src/', pathNot: `^src/app/server/|${test}` },
      { path: `${test}|^db/demo/|^e2e/` },
    ),
    // The demo company also fills users' databases, where test code is absent.
    never('db-knows-no-tests', { path: '^db/' }, { path: '^(test|e2e|bench|scripts)/|^src/app/' }),
    never('tests-stand-alone', { path: '^test/' }, { path: '^(e2e|bench|scripts)/' }),
    never('area-tests-stand-alone', { path: '^src/' }, { path: '^(e2e|bench|scripts)/' }),
    // It tests the built product, over HTTP.
    never(
      'e2e-from-outside',
      { path: '^e2e/' },
      { path: '^(db|bench|scripts)/|^src/(app|areas/[^/]+/server)/' },
    ),
    never('bench-knows-no-e2e', { path: '^bench/' }, { path: '^e2e/' }),
    never(
      'scripts-stand-alone',
      { path: '^scripts/', pathNot: '^scripts/e2e\\.ts$' },
      { path: '^(test|e2e|bench)/' },
    ),
    never('no-cycle', {}, { circular: true }),
    never('unresolved', {}, { couldNotResolve: true }),
    ...earlierNeverLater,
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
  },
}
