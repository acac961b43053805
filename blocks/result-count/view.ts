import { refreshCounts } from '@marketday/features/result-count';
import { watchListings } from '@marketday/host';

watchListings();
refreshCounts();
