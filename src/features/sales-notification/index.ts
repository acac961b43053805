export { startSalesNotification } from './sales-notification';
