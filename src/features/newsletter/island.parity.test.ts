import { describeMarkup } from '../../../tests/parity';
import { newsletterIsland } from './island';

describeMarkup( 'newsletter', newsletterIsland );
