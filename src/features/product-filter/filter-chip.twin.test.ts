import { describeDrawn } from '../../../tests/twin';
import { createChip } from './chips';

describeDrawn( 'filter-chip', createChip );
