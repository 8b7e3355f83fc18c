export { TipOrdersTab } from './TipOrdersTab.tsx'
