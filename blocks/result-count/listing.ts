import { refreshCounts } from '@marketday/features/result-count';

refreshCounts();
