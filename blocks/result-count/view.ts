import { refreshCounts } from '@marketday/features/result-count';
import { startHost } from '@marketday/host';

startHost();
refreshCounts();
