import { BasketPage } from '@marketday/features/basket';
import { mountIslands } from '@marketday/host';

mountIslands( 'basket', BasketPage );
