export { SupplierTipSitesTab } from './SupplierTipSitesTab.tsx'
export { TipSitePicker } from './TipSitePicker.tsx'
