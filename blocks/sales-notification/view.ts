import { startSalesNotification } from '@marketday/features/sales-notification';
import { reportFailure } from '@marketday/host';

startSalesNotification( reportFailure );
