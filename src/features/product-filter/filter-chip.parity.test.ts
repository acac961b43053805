import { describeDrawn } from '../../../tests/parity';
import { createChip } from './chips';

describeDrawn( 'filter-chip', createChip );
