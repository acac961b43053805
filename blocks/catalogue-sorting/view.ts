import { enhanceSorting } from '@marketday/features/catalogue-sorting';
import { listings, watchListings } from '@marketday/host';

watchListings();
enhanceSorting( listings() );
