import { describeMarkup } from '../../../tests/parity';
import { tabsIsland } from './tabs-island';

describeMarkup( 'product-tabs', tabsIsland );
