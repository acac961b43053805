import { enhanceSorting } from '@marketday/features/catalogue-sorting';
import { listings, startHost } from '@marketday/host';

startHost();
enhanceSorting( listings() );
