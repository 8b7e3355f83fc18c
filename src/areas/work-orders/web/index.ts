export { OrdersTab } from './OrdersTab.tsx'
export { OrderStatusBadge } from './OrderStatusBadge.tsx'
export { orderPaths } from './order-paths.ts'
export { RequirementsTab } from './RequirementsTab.tsx'
