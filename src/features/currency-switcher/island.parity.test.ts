import { describeMarkup } from '../../../tests/parity';
import { currencyIsland } from './island';

describeMarkup( 'currency-switcher', currencyIsland );
