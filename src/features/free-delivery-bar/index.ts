export { followBasket } from './free-delivery-bar';
