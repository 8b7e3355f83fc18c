export { DescriptionCell } from './lines/DescriptionCell.tsx'
export { quotePaths } from './quote-paths.ts'
export { QuotesOfClientTab } from './list/QuotesOfClientTab.tsx'
