import { MiniBasket } from '@marketday/features/mini-basket';
import { mountIslands } from '@marketday/host';

mountIslands( 'mini-basket', MiniBasket );
