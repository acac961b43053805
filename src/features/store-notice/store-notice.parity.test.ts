import { describeMarkup } from '../../../tests/parity';
import { noticeIsland } from './island';

describeMarkup( 'store-notice', noticeIsland );
