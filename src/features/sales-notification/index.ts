export { salesIsland } from './island';
export { startSalesNotification } from './sales-notification';
