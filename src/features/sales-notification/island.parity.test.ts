import { describeMarkup } from '../../../tests/parity';
import { salesIsland } from './island';

describeMarkup( 'sales-notification', salesIsland( [] ) );
