import { describeTwins } from '../../../tests/twin';
import { BasketPage } from './basket-page';

describeTwins( 'basket', BasketPage );
