import { enhanceSorting } from '@marketday/features/catalogue-sorting';
import { listings } from '@marketday/host';

enhanceSorting( listings() );
