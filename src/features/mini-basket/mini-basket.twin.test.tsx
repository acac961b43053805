import { describeTwins } from '../../../tests/twin';
import { MiniBasket } from './mini-basket';

describeTwins( 'mini-basket', MiniBasket );
