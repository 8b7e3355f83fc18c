export { SupplierTipSitesTab } from './SupplierTipSitesTab.tsx'
