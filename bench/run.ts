// `npm run bench [-- name …]`: every figure with its limit or baseline, one bench after the other.
import { type Figure, isMet, line } from './report.ts'

const benches: Readonly<Record<string, () => Promise<{ run: () => Promise<Figure[]> }>>> = {
  output: () => import('./output.ts'),
  list: () => import('./list.ts'),
  jobs: () => import('./jobs.ts'),
  homes: () => import('./homes.ts'),
  export: () => import('./export.ts'),
  start: () => import('./start.ts'),
  pages: () => import('./pages.ts'),
  lines: () => import('./lines.ts'),
  pdf: () => import('./pdf.ts'),
  tips: () => import('./tips.ts'),
  grids: () => import('./grids.ts'),
  board: () => import('./board.ts'),
  allocate: () => import('./allocate.ts'),
  invoices: () => import('./invoices.ts'),
  steps: () => import('./steps.ts'),
  phone: () => import('./phone.ts'),
  import: () => import('./import.ts'),
  rates: () => import('./rates.ts'),
}

const asked = process.argv.slice(2)
const names = asked.length > 0 ? asked : Object.keys(benches)
const figures: Figure[] = []
for (const name of names) {
  const load = benches[name]
  if (!load) throw new Error(`There is no bench "${name}". There are: ${Object.keys(benches).join(', ')}.`)
  console.log(`\n${name}`)
  for (const figure of await (await load()).run()) {
    figures.push(figure)
    console.log(line(figure))
  }
}
const missed = figures.filter((figure) => !isMet(figure))
console.log(`\n${figures.length - missed.length} of ${figures.length} figures are as they should be.`)
