import { startReservation } from '@marketday/features/basket-reservation';

startReservation();
